import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diamonds } from './index.ts';
import { LONGEST_LINE, protocol, notation } from './protocol.ts';
import { play, stage } from './staged.ts';
import { ACTIONS, type DiamondsDecision, type DiamondsState } from './state.ts';

const confirming = (seats: number, settings = {}) =>
  diamonds.start({ settings: diamonds.settings.parse(settings), seed: 1, seats });
const asked = stage({ rows: ['EEE', 'EEE'], agents: [{ at: [0, 0] }, { at: [1, 2] }] });
const act = (action: string) => ({ kind: 'act', action });
const unknown = (line: string) => ({ kind: 'unknown', line });

describe('what a program reads', () => {
  test('D14 the first line: height width char id score rounds agents traps', () => {
    const wide = diamonds.start({
      settings: diamonds.settings.parse({ rounds: 60, startScore: -5, traps: 2 }),
      map: { format: 'meydan-map', version: 1, game: 'diamonds', name: 'x', rows: ['EEEEE', 'EEEEE', 'EEEEE'] },
      seed: 1,
      seats: 2,
    });
    expect(protocol.greet(wide, 1)).toBe('3 5 A 1 -5 60 2 2\n');
    expect(protocol.greet(wide, 2)).toBe('3 5 B 2 -5 60 2 2\n');
    expect(protocol.greet(confirming(1), 1)).toBe('12 12 A 1 45 100 1 3\n');
  });

  test('D14 nothing more is said before CONFIRM, and nothing between the turns', () => {
    expect(protocol.ask(confirming(2), 1, [])).toBe('');
    const { state, events } = diamonds.decide(asked, [{ decision: { kind: 'act', action: 'right' } }]);
    expect([1, 2].map((seat) => protocol.tell(state, seat, events))).toEqual(['', '']);
  });

  const busy = stage({
    rows: ['EE1E', 'W2TE', 'E3T4', 'EEEE'],
    agents: [
      {
        at: [1, 1],
        score: -7,
        taken: [1, 2, 3, 4],
        traps: [
          [1, 1],
          [0, 1],
        ],
      },
      { at: [2, 2], score: 120, taken: [5, 6, 0, 1], traps: [[2, 3]] },
    ],
    round: 17,
  });

  test('D14 G3 the line of a turn: round, own traps left, scores, diamonds taken, cells with agents and own traps', () => {
    expect(protocol.ask(busy, 1, [])).toBe('17 1 -7 120 1 2 3 4 5 6 0 1 E Ea 1 E W 2Aa T E E 3 TB 4 E E E E\n');
    expect(protocol.ask(busy, 2, [])).toBe('17 2 -7 120 1 2 3 4 5 6 0 1 E E 1 E W 2A T E E 3 TB 4b E E E E\n');
  });

  test('D14 alone there is one score and one set of four numbers', () => {
    const alone = stage({ rows: ['EE', 'EE'], agents: [{ at: [0, 1], score: 60, traps: [[0, 1]] }] });
    expect(protocol.ask(alone, 1, [])).toBe('1 2 60 0 0 0 0 E EAa E E\n');
  });

  test('D14 the number of the round is the same for both agents', () => {
    expect(protocol.ask(asked, 1, []).split(' ')[0]).toBe('1');
    expect(protocol.ask(play(asked, 'noop'), 2, []).split(' ')[0]).toBe('1');
    expect(protocol.ask(play(asked, 'noop', 'noop'), 1, []).split(' ')[0]).toBe('2');
  });
});

const readAt = (state: DiamondsState, text: string, ended = false) => protocol.read(state, 1, text, ended);

function decisionsIn(pieces: readonly string[]): DiamondsDecision[] {
  const decisions: DiamondsDecision[] = [];
  let buffer = '';
  for (const piece of pieces) {
    buffer += piece;
    for (;;) {
      const reading = readAt(asked, buffer);
      buffer = buffer.slice(reading.consumed);
      if (reading.kind !== 'answer') break;
      decisions.push(reading.decision);
    }
    expect(buffer.length).toBeLessThanOrEqual(LONGEST_LINE + 1);
  }
  return decisions;
}

describe('what a program prints', () => {
  test.each(ACTIONS)('D4 D14 %s is understood in any case and with spaces round it', (action) => {
    for (const text of [action, action.toUpperCase(), ` \t${action} `, `${action}\r`]) {
      expect(readAt(asked, `${text}\nnoop\n`)).toEqual({
        kind: 'answer',
        decision: act(action),
        consumed: text.length + 1,
      });
    }
  });

  test('D14 CONFIRM opens the game and nothing else does', () => {
    const first = confirming(2);
    for (const text of ['CONFIRM\n', ' confirm \r\n']) {
      expect(readAt(first, text)).toMatchObject({ kind: 'answer', decision: { kind: 'confirm' } });
    }
    expect(readAt(first, 'up\n')).toMatchObject({ decision: unknown('up') });
    expect(readAt(first, 'CONFIRM 1\n')).toMatchObject({ decision: unknown('CONFIRM 1') });
    expect(readAt(asked, 'CONFIRM\n')).toMatchObject({ decision: unknown('CONFIRM') });
  });

  test.each([
    ['\n', ''],
    [' \t\r\n', ''],
    ['up down\n', 'up down'],
    ['jump\n', 'jump'],
    ['u p\n', 'u p'],
    ['up\u0000\n', 'up?'],
    ['\u00ff\u00fe\n', '??'],
    ['moveup\n', 'moveup'],
  ])('D12 the line %j is an unknown action', (text, line) => {
    expect(readAt(asked, text)).toEqual({ kind: 'answer', decision: unknown(line), consumed: text.length });
  });

  test('D12 an answer is complete with its line: a word that may go on has to be waited for', () => {
    expect(readAt(asked, 'up')).toEqual({ kind: 'more', consumed: 0 });
    expect(readAt(asked, '')).toEqual({ kind: 'more', consumed: 0 });
    expect(readAt(asked, 'up', true)).toEqual({ kind: 'answer', decision: act('up'), consumed: 2 });
    expect(readAt(asked, ' ', true)).toMatchObject({ kind: 'more' });
  });

  test('D12 the k-th line answers the k-th question, however the output is cut into pieces', () => {
    const word = fc.oneof(
      fc.constantFrom(...ACTIONS),
      fc.string({ unit: fc.constantFrom('u', 'p', ' ', '\t', '\r', '\u00e9', '\0'), maxLength: 8 }),
      fc.nat({ max: 3 * LONGEST_LINE }).map((length) => 'x'.repeat(length)),
      fc.nat({ max: 3 * LONGEST_LINE }).map((length) => `up${' '.repeat(length)}`),
    );
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 12 }),
        fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1 }),
        (lines, cuts) => {
          const output = lines.map((line) => `${line}\n`).join('');
          const whole = decisionsIn([output]);
          const pieces: string[] = [];
          for (let at = 0, i = 0; at < output.length; i++) {
            const cut = cuts[i % cuts.length] ?? 1;
            pieces.push(output.slice(at, at + cut));
            at += cut;
          }
          expect(whole).toHaveLength(lines.length);
          expect(decisionsIn(pieces)).toEqual(whole);
          lines.forEach((line, i) => {
            const known = ACTIONS.find((action) => action === line.trim());
            const expected = known && line.length <= LONGEST_LINE ? act(known) : { kind: 'unknown' };
            expect(whole[i]).toMatchObject(expected);
          });
        },
      ),
      { numRuns: 500 },
    );
  });

  test('D12 of a megabyte without a line end hardly anything is kept, and it is one unknown action in the end', () => {
    const reading = readAt(asked, 'up '.repeat(400_000));
    expect(reading).toEqual({ kind: 'more', consumed: 1_200_000 - LONGEST_LINE - 1 });
    expect(decisionsIn([...Array.from({ length: 50 }, () => 'noop '.repeat(4000)), '\nup\n'])).toEqual([
      unknown('(too long)'),
      act('up'),
    ]);
  });

  test('G2 any bytes are read without throwing, and only forwards', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.boolean(), (bytes, ended) => {
        const text = String.fromCharCode(...bytes);
        const reading = readAt(asked, text, ended);
        expect(reading.consumed).toBeLessThanOrEqual(text.length);
        if (reading.kind === 'answer') {
          expect(reading.consumed).toBeGreaterThan(0);
          expect(notation.read(notation.write(reading.decision))).toEqual(reading.decision);
        }
      }),
    );
  });
});

describe('the notation', () => {
  test('every decision has one short line and comes back from it', () => {
    const decisions = [
      { kind: 'confirm' },
      ...ACTIONS.map((action) => ({ kind: 'act', action })),
      ...['', 'fly', '?', '!crash', 'CONFIRM', '(too long)'].map((line) => ({ kind: 'unknown', line })),
    ] as DiamondsDecision[];
    for (const decision of decisions) {
      const text = notation.write(decision);
      expect(text).toMatch(/^[?A-Za-z][ -~]{0,40}$|^\?$/);
      expect(notation.read(text)).toEqual(decision);
    }
  });

  test.each(['', 'UP', 'up ', 'fly', '!crash', 'confirm', '?a\nb', `?${'x'.repeat(41)}`, '? x'])(
    '%j is no decision',
    (text) => expect(notation.read(text)).toBeNull(),
  );
});
