import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { notation, protocol } from './protocol.ts';
import { othello } from './index.ts';
import { PASS, start, type OthelloState } from './rules.ts';

const state: OthelloState = start(othello.settings.parse({ size: 6 }));
const read = (text: string, ended = false) => protocol.read(state, 1, text, ended);

describe('what a program is told', () => {
  test('O7 the greeting is the size and the own number', () => {
    expect([protocol.greet(state, 1), protocol.greet(state, 2)]).toEqual(['6 1\n', '6 2\n']);
  });

  test('O7 the opponent’s moves and passes arrive as lines, the own ones do not, and nothing else ever', () => {
    const move = othello.decide(state, [{ decision: { row: 1, col: 3 } }]);
    expect([protocol.tell(move.state, 1, move.events), protocol.tell(move.state, 2, move.events)]).toEqual([
      '',
      '1 3\n',
    ]);
    const pass = [{ type: 'passed', seat: 2 }] as const;
    expect([protocol.tell(state, 1, pass), protocol.tell(state, 2, pass)]).toEqual(['-1 -1\n', '']);
    expect(protocol.ask(state, 1, [2000, 2000])).toBe('');
    for (const answer of [{ decision: { row: 0, col: 0 } }, { fault: 'timeout' as const }]) {
      const broken = othello.decide(state, [answer]);
      expect(protocol.tell(broken.state, 2, broken.events)).toBe('');
    }
  });

  test('O7 the last move is told too', () => {
    const rows = ['....', '12..', '....', '....'];
    const before = othello.load({ settings: { size: 4 }, rows, toMove: 1, turns: 0, last: null, ended: null });
    const last = othello.decide(before, [{ decision: { row: 1, col: 2 } }]);
    expect(othello.outcome(last.state)).not.toBeNull();
    expect(protocol.tell(last.state, 2, last.events)).toBe('1 2\n');
  });
});

describe('what a program prints', () => {
  test.each([
    ['2 3\n', 2, 3, 3],
    ['2 3 ', 2, 3, 3],
    ['2\r\n3\r\n', 2, 3, 4],
    ['\t 2\t\v3\f', 2, 3, 6],
    ['-1 -1\n', -1, -1, 5],
    ['07 -0\n', 7, 0, 5],
    ['2 3\n4 5\n', 2, 3, 3],
    ['99999999999999999999 3\n', 999_999_999, 3, 22],
  ])('O9 O11 %j is read', (text, row, col, consumed) => {
    expect(read(text)).toEqual({ kind: 'answer', decision: { row, col }, consumed });
  });

  test('O11 what comes beyond the two numbers stays for the next move', () => {
    const text = '2 3\n4 5 6';
    const first = read(text);
    const rest = text.slice(first.consumed);
    expect(read(rest)).toEqual({ kind: 'answer', decision: { row: 4, col: 5 }, consumed: 4 });
    expect(read(rest.slice(4))).toMatchObject({ kind: 'more' });
  });

  test('O11 a number is complete only when white space or the end of the output follows it', () => {
    expect(read('2 3')).toEqual({ kind: 'more', consumed: 0 });
    expect(read('2 3', true)).toEqual({ kind: 'answer', decision: { row: 2, col: 3 }, consumed: 3 });
    expect(read('2 ', true)).toEqual({ kind: 'more', consumed: 0 });
    expect(read('', true)).toEqual({ kind: 'more', consumed: 0 });
  });

  test('leading white space is done with at once', () =>
    expect(read('\n \r\n2')).toEqual({ kind: 'more', consumed: 4 }));

  test.each([
    'Enter n=',
    'x',
    '1e99 3\n',
    '+2 3\n',
    '2.0 3\n',
    '- 3\n',
    '2,3\n',
    '2 3a\n',
    '\0',
    'ÿþ2\0',
    '0x2 3\n',
    '--1 2\n',
  ])('O9 %j is unreadable', (text) => expect(read(text)).toMatchObject({ kind: 'unreadable' }));

  test('O9 out of the board is a violation, not unreadable, however large the number', () => {
    for (const text of ['6 0\n', '-7 99\n', `${'9'.repeat(1_000_000)} 3\n`]) {
      const reading = read(text);
      if (reading.kind !== 'answer') throw new Error(`${reading.kind}: ${text.slice(0, 10)}`);
      const { state: after } = othello.decide(state, [{ decision: reading.decision }]);
      expect(othello.outcome(after)?.reasons).toMatchObject([{ code: 'violation', why: 'off-board' }]);
    }
  });

  test('the same answer is read however the output is cut into pieces', () => {
    const answer = fc.tuple(fc.integer({ min: -1, max: 20 }), fc.integer({ min: -1, max: 20 }));
    const blank = fc.constantFrom(' ', '\n', '\r\n', '\t', '  \n');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(answer, blank, blank), { minLength: 1, maxLength: 5 }),
        fc.array(fc.nat(7)),
        (answers, cuts) => {
          const output = answers.map(([[row, col], between, after]) => `${row}${between}${col}${after}`).join('');
          const got: number[][] = [];
          let buffer = '';
          let sent = 0;
          for (let i = 0; sent < output.length; i++) {
            const size = 1 + (cuts[i % (cuts.length || 1)] ?? 0);
            buffer += output.slice(sent, sent + size);
            sent += size;
            for (;;) {
              const reading = read(buffer);
              buffer = buffer.slice(reading.consumed);
              if (reading.kind !== 'answer') break;
              got.push([reading.decision.row, reading.decision.col]);
            }
          }
          expect(got).toEqual(answers.map(([[row, col]]) => [row + 0, col + 0]));
        },
      ),
    );
  });

  test('G2 random bytes never break the reader', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, ended) => {
        const reading = read(text, ended);
        expect(reading.consumed).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe('the notation', () => {
  test('is loss-free', () => {
    for (const decision of [PASS, { row: 0, col: 17 }, { row: 999_999_999, col: -999_999_999 }])
      expect(notation.read(notation.write(decision))).toEqual(decision);
  });

  test.each(['', '1', 'a b', '1 2 3', '1 2x'])('refuses %j', (text) => expect(notation.read(text)).toBeNull());
});
