import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Reading } from '../game.ts';
import { agon } from './index.ts';
import { LONGEST_LINE } from './protocol.ts';
import { PASSING, type AgonDecision } from './state.ts';
import { move, newGame, outer, play, scene, type Pair } from './tabletop.ts';

const { protocol, notation } = agon;

function read(text: string, ended = false): Reading<AgonDecision> {
  return protocol.read(newGame(), 1, text, ended);
}

function ask(state = newGame(), seat = 1, time = [120_000, 120_000]): string[] {
  return protocol.ask(state, seat, time).split('\n');
}

/** Every answer in `chunks`, as a referee reads them who gets the output piece by piece. */
function readAll(chunks: readonly string[]): string[] {
  const answers: string[] = [];
  let text = '';
  chunks.forEach((chunk, i) => {
    text += chunk;
    for (;;) {
      const reading = read(text, i === chunks.length - 1);
      text = text.slice(reading.consumed);
      if (reading.kind === 'more') break;
      answers.push(reading.kind === 'answer' ? notation.write(reading.decision) : '?');
    }
  });
  return answers;
}

describe('what a program reads', () => {
  test('A13 it is greeted with its colour, the moves, the time and the weights of the score', () => {
    expect(protocol.greet(newGame(), 1)).toBe('agon black 150 120000 10 20 5 10\n');
    const settings = { moves: 7, budgetMs: 2000, guardGradePoints: 1, queenGradePoints: 2, guardTrapPoints: 3 };
    expect(protocol.greet(newGame(settings), 2)).toBe('agon white 7 2000 1 2 3 10\n');
  });

  test('A13 each turn has every piece with its cell, the moves, the time and the score of both', () => {
    expect(ask()).toEqual([
      'turn black',
      'moves 150 150',
      'time 120000 120000',
      'score 80 80',
      'last none 0 0 0 0',
      'you 0 -5 0 4 -5 0 5 -1 0 2 3 0 -2 5 0 -5 4 0 -4 -1 0',
      'enemy 0 5 0 -4 5 0 -5 1 0 -2 -3 0 2 -5 0 5 -4 0 4 1 0',
      '',
    ]);
  });

  test('A13 the reader’s own side comes first', () => {
    const state = play(newGame(), move([0, -5], [0, -4]));
    expect(ask(state, 2, [1500.9, 700])).toEqual([
      'turn white',
      'moves 150 149',
      'time 700 1500',
      'score 80 100',
      'last move 0 -5 0 -4',
      'you 0 5 0 -4 5 0 -5 1 0 -2 -3 0 2 -5 0 5 -4 0 4 1 0',
      'enemy 0 -4 0 4 -5 0 5 -1 0 2 3 0 -2 5 0 -5 4 0 -4 -1 0',
      '',
    ]);
  });

  test('A13 prisoners are marked on both sides, and a pass and a relocation are told as the last move', () => {
    const own: Pair = [0, -2];
    const state = scene({ black: { guards: [own], prisoners: [own] }, white: { queen: [3, 0], prisoners: [[3, 0]] } });
    const [, , , , last, you, enemy] = ask(state);
    expect(last).toBe('last pass 0 0 0 0');
    expect(you?.split(' ').slice(4, 7)).toEqual(['0', '-2', '1']);
    expect(you?.match(/ 1\b/g)?.length).toBeGreaterThan(0);
    expect(enemy?.split(' ').slice(1, 4)).toEqual(['3', '0', '1']);
    expect(ask(play(state, move(own, outer(28))), 2)[4]).toBe(`last move 0 -2 ${outer(28).join(' ')}`);
  });

  test('A13 a clock that ran out or is unknown is 0', () => {
    expect(ask(newGame(), 1, [-3, 0.4])[2]).toBe('time 0 0');
    expect(ask(newGame(), 1, [])[2]).toBe('time 0 0');
  });

  test('A11 only the refused player is told, and why', () => {
    const step = agon.decide(newGame(), [{ decision: move([0, -5], [0, 0]) }]);
    expect(protocol.tell(step.state, 1, step.events)).toBe('refused too-far\n');
    expect(protocol.tell(step.state, 2, step.events)).toBe('');
    const unreadable = agon.decide(newGame(), [{ fault: 'unreadable' }]);
    expect(protocol.tell(unreadable.state, 1, unreadable.events)).toBe('refused unreadable\n');
  });

  test('A13 both are told the end, and nothing between the turns', () => {
    const moved = agon.decide(newGame(), [{ decision: PASSING }]);
    expect([1, 2].map((seat) => protocol.tell(moved.state, seat, moved.events))).toEqual(['', '']);
    const lost = agon.decide(newGame(), [{ fault: 'timeout' }]);
    expect([1, 2].map((seat) => protocol.tell(lost.state, seat, lost.events))).toEqual(['end lost\n', 'end won\n']);
    const drawn = agon.decide(play(newGame({ moves: 1 }), PASSING), [{ decision: PASSING }]);
    expect(protocol.tell(drawn.state, 1, drawn.events)).toBe('end drawn\n');
  });

  test('A13 G3 everything sent is plain ASCII in lines', () => {
    const state = newGame();
    const texts = [1, 2].flatMap((seat) => [protocol.greet(state, seat), protocol.ask(state, seat, [1, 1])]);
    for (const text of texts) expect(text).toMatch(/^([a-z]+( -?[a-z0-9]+)*\n)+$/);
  });
});

describe('what a program prints', () => {
  test.each([
    ['pass\n', PASSING],
    ['  PASS \r\n', PASSING],
    ['move 0 -5 0 -4\n', move([0, -5], [0, -4])],
    ['\n\n\tMove\t0  -5 0\t-4\t\r\n', move([0, -5], [0, -4])],
    ['move 7 7 -99 0\n', move([7, 7], [-99, 0])],
    ['move -0 0 00 -01\n', move([0, 0], [0, -1])],
  ])('A13 %j is an answer', (text, decision) => {
    expect(read(text)).toEqual({ kind: 'answer', decision, consumed: expect.any(Number) });
    expect(readAll([...text])).toEqual([notation.write(decision)]);
  });

  test.each([
    'hello\n',
    'move\n',
    'move 1 2 3\n',
    'move 1 2 3 4 5\n',
    'move 1.5 2 3 4\n',
    'move +1 2 3 4\n',
    'move a b c d\n',
    'move 0x1 2 3 4\n',
    'move 1234567890 0 0 0\n',
    'move -1234567890 0 0 0\n',
    'pass pass\n',
    '0 -5 0 -4\n',
    'move 0 -5\u00a00 -4\n',
    '\u00ff\u0000\u0080\n',
  ])('A11 %j is unreadable, as a whole line', (text) => {
    expect(read(`${text}pass\n`)).toEqual({ kind: 'unreadable', why: expect.any(String), consumed: text.length });
    expect(readAll([...`${text}pass\n`])).toEqual(['?', '-']);
  });

  test('A13 an answer is complete only with the end of its line, or of the output', () => {
    expect(read('')).toEqual({ kind: 'more', consumed: 0 });
    expect(read(' \r\n ')).toEqual({ kind: 'more', consumed: 4 });
    expect(read('move 0 -5 0 -')).toEqual({ kind: 'more', consumed: 0 });
    expect(read('move 0 -5 0 -4')).toEqual({ kind: 'more', consumed: 0 });
    expect(read('move 0 -5 0 -4', true)).toMatchObject({ kind: 'answer' });
    expect(read('', true)).toEqual({ kind: 'more', consumed: 0 });
    expect(read(' \n', true)).toMatchObject({ kind: 'more' });
  });

  test('A13 several answers in one piece are read one by one', () => {
    expect(readAll(['pass\nmove 1 2 3 4\n\npass'])).toEqual(['-', '1 2 3 4', '-']);
  });

  test('A11 G2 an endless line is cut into unreadable answers of bounded length', () => {
    const endless = 'x'.repeat(1_000_000);
    const reading = read(endless);
    expect(reading).toMatchObject({ kind: 'unreadable', consumed: LONGEST_LINE });
    expect(reading.kind === 'unreadable' && reading.why.length).toBe(LONGEST_LINE);
    expect(read(' '.repeat(1_000_000))).toEqual({ kind: 'more', consumed: 1_000_000 });
  });

  const output = fc.array(
    fc.oneof(
      fc.constantFrom('pass', 'move', ' ', '\n', '\r\n', '-', '0', '5', 'move 0 -5 0 -4\n', 'x'.repeat(70)),
      fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)), maxLength: 40 }),
    ),
    { maxLength: 12 },
  );

  test('G2 the answers do not depend on how the output was cut, and reading always goes on', () => {
    fc.assert(
      fc.property(output, fc.integer({ min: 1, max: 7 }), (pieces, size) => {
        const whole = pieces.join('');
        const chunks = whole.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [''];
        // The last chunk ends the output in both.
        expect(readAll(chunks)).toEqual(readAll([whole]));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('notation', () => {
  test('it is short and loses nothing', () => {
    expect(notation.write(PASSING)).toBe('-');
    expect(notation.write(move([0, -5], [0, -4]))).toBe('0 -5 0 -4');
    const number = fc.integer({ min: -999_999_999, max: 999_999_999 });
    fc.assert(
      fc.property(number, number, number, number, (a, b, c, d) => {
        const decision = move([a, b], [c, d]);
        expect(notation.read(notation.write(decision))).toEqual(decision);
      }),
    );
    expect(notation.read(notation.write(PASSING))).toEqual(PASSING);
  });

  test.each(['', ' ', '1 2 3', '1 2 3 4 5', 'pass', '!crash', '1 2 3 4\n', '1e3 0 0 0', '0 0 0 1234567890'])(
    '%j is not one',
    (text) => {
      expect(notation.read(text)).toBeNull();
    },
  );

  test('what was read from a program can be written and read again', () => {
    const reading = read('move 999999999 -999999999 0 000000001\n');
    if (reading.kind !== 'answer') throw new Error('it was refused');
    expect(notation.read(notation.write(reading.decision))).toEqual(reading.decision);
  });
});
