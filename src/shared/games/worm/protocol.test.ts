import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newAttempt, play } from './attempt.fixture.ts';
import { DIRECTIONS } from './direction.ts';
import { worm } from './index.ts';
import type { WormState } from './state.ts';

const { greet, ask, tell, read } = worm.protocol;
const state = newAttempt(['012', '345']);
const say = (at: WormState) => ask(at, 1, [1000]);
const answer = (text: string, ended = false) => read(state, 1, text, ended);

describe('what a program reads', () => {
  test('W1 W3 W7 W8 W9 the greeting has the whole field and every number that counts', () => {
    const settings = { model: 'B', c: 10, penalty: true, target: 50, moveLimit: 70 } as const;
    expect(greet(newAttempt(['012', '345'], settings, 2, 1), 1)).toBe('3 2 B 10 50 1 70 2 1\n0 1 2\n3 4 5\n');
    expect(greet(state, 1)).toBe('3 2 A 5 500 0 5000 0 0\n0 1 2\n3 4 5\n');
  });

  test('G3 each move it is told all that it needs to decide', () => {
    const start = newAttempt(['0300', '0000'], { penalty: true });
    expect(say(start)).toBe('1 0 0 0 none -1 -1 0 1 0 0\n');
    expect(say(play(start, 'r'))).toBe('2 16 3 3 right 1 0 3 1 1 0\n');
    expect(say(play(start, 'rd'))).toBe('3 15.75 2 3 down 1 0 3 2 1 1 1 0\n');
    expect(say(play(start, 'rdrr'))).toBe('5 15.5 0 3 right 1 0 3 4 3 1 2 1 1 1 1 0\n');
    expect(say(play(start, 'rdrru'))).toBe('6 15.25 0 2 up 1 0 3 3 3 0 3 1 2 1\n');
  });

  test('nothing is told beside the questions, and everything is plain ASCII', () => {
    expect(tell(play(state, 'r'), 1, [])).toBe('');
    const long = play(newAttempt(['0900', '0000'], { penalty: true }), 'rdr');
    // oxlint-disable-next-line no-control-regex
    expect(greet(long, 1) + ask(long, 1, [1])).toMatch(/^[\n -~]*$/);
  });
});

describe('what a program prints', () => {
  test.each(['left', 'LEFT', 'Left\n', ' \t\r\n left \r\n', '\v\fleft\n'])('%j is left', (text) => {
    expect(answer(text, true)).toMatchObject({ kind: 'answer', decision: 'left' });
  });

  test('a word is complete only when white space or the end follows it', () => {
    expect(answer('dow')).toEqual({ kind: 'more', consumed: 0 });
    expect(answer('down')).toEqual({ kind: 'more', consumed: 0 });
    expect(answer('down\r\n')).toEqual({ kind: 'answer', decision: 'down', consumed: 4 });
    expect(answer('down', true)).toEqual({ kind: 'answer', decision: 'down', consumed: 4 });
    expect(answer('  \n')).toEqual({ kind: 'more', consumed: 3 });
    expect(answer('', true)).toEqual({ kind: 'more', consumed: 0 });
  });

  test('several answers in one piece are read one after the other', () => {
    let text = 'up\nRight  down';
    const words = [];
    for (let reading = answer(text, true); reading.kind === 'answer'; reading = answer(text, true)) {
      words.push(reading.decision);
      text = text.slice(reading.consumed);
    }
    expect(words).toEqual(['up', 'right', 'down']);
  });

  test.each(['lefty\n', 'l\n', '1\n', 'le ft', 'stay\n', 'left,right\n', '\u00ef\u00bb\u00bfleft\n', '\0up\n'])(
    'W9 %j is unreadable',
    (text) => expect(answer(text)).toMatchObject({ kind: 'unreadable' }),
  );

  test('W9 a word that can no longer become a direction is refused at once, unfinished or cut off', () => {
    expect(answer('lx')).toEqual({ kind: 'unreadable', why: 'lx', consumed: 2 });
    expect(answer('lef', true)).toEqual({ kind: 'unreadable', why: 'lef', consumed: 3 });
  });

  test('a megabyte without a line break is refused early, a megabyte of blanks is done with', () => {
    const refused = answer('x'.repeat(1_000_000));
    expect(refused.kind === 'unreadable' && refused.why.length <= 64).toBe(true);
    expect(answer('left'.repeat(250_000)).kind).toBe('unreadable');
    expect(answer(' '.repeat(1_000_000))).toEqual({ kind: 'more', consumed: 1_000_000 });
  });

  test('G2 random bytes in random pieces never break a game', () => {
    const noise = fc.array(fc.integer({ min: 0, max: 255 })).map((bytes) => String.fromCharCode(...bytes));
    const chunk = fc.oneof(noise, fc.constantFrom('le', 'ft', ' ', '\r\n', 'up ', 'DOWN\n', 'right\t', 'r'));
    fc.assert(
      fc.property(fc.array(chunk, { maxLength: 30 }), (chunks) => {
        let now = newAttempt(['0123', '4567']);
        let buffer = '';
        chunks.forEach((piece, i) => {
          buffer += piece;
          for (let turns = 0; turns <= 200 && !worm.outcome(now); turns++) {
            const reading = read(now, 1, buffer, i === chunks.length - 1);
            expect(reading.consumed).toBeLessThanOrEqual(buffer.length);
            buffer = buffer.slice(reading.consumed);
            if (reading.kind === 'more') return;
            expect(reading.consumed).toBeGreaterThan(0);
            const given = reading.kind === 'answer' ? { decision: reading.decision } : { fault: 'unreadable' as const };
            now = worm.decide(now, [given]).state;
          }
        });
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the notation', () => {
  test('is one letter a move, and back', () => {
    expect(DIRECTIONS.map((direction) => worm.notation.write(direction))).toEqual(['l', 'r', 'u', 'd']);
    expect(['l', 'r', 'u', 'd'].map((letter) => worm.notation.read(letter))).toEqual(DIRECTIONS);
    for (const text of ['', 'L', 'left', 'lr', ' l', '?', 'x']) expect(worm.notation.read(text)).toBeNull();
  });
});
