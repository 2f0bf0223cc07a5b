import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Reading } from '../game.ts';
import { notation, type BeetlesDecision } from './decision.ts';
import { beetles } from './index.ts';
import { protocol } from './protocol.ts';
import { order, play, RUN, sketch, sketchGoingOn, SPIN } from './sketch.ts';
import { FRONT_SIGHTS, SIGHTS, ACTIONS } from './tables.ts';

const running = sketchGoingOn({ beetles: [{ x: 4, y: 4 }] });
const starting = beetles.start({ settings: beetles.settings.parse({}), seed: 1, seats: 2 });

const read = (text: string, ended = false): Reading<BeetlesDecision> => protocol.read(running, 1, text, ended);
const readTables = (text: string): Reading<BeetlesDecision> => protocol.read(starting, 1, text, false);

describe('what a program reads', () => {
  test('B17 everything on the board, each list after its length', () => {
    const state = sketch({
      width: 7,
      height: 9,
      turn: 5,
      wells: [
        [
          [1, 1],
          [2, 3],
        ],
      ],
      tables: [
        [RUN, SPIN],
        ['R'.repeat(18), RUN],
      ],
      beetles: [
        { number: 3, x: 4, y: 4, heading: 'S', antennae: 2, winged: true, power: 7, dies: 9, carrying: true },
        { number: 8, x: 0, y: 8, team: 2, heading: 'W', accumulator: 0.375 },
      ],
      food: [
        [5, 5],
        [6, 1],
      ],
      poison: [[3, 0]],
      shadows: [{ x: 6, y: 8, falls: 7 }],
    });
    expect(protocol.ask(state, 1, []).split('\n')).toEqual([
      'turn 5',
      'scores 0 0',
      `tables ${RUN} ${SPIN}`,
      'beetles 2',
      '3 1 4 4 S 2 1 7 5 1',
      '8 2 0 8 W 1 0 0 0 0',
      'food 2',
      '6 1',
      '5 5',
      'poison 1',
      '3 0',
      'shadows 1',
      '6 8 2',
      '',
    ]);
    expect(protocol.greet(state, 2).split('\n')).toEqual([
      'beetles 2',
      'board 7 9 mirror',
      'settings 17',
      ...Object.entries(state.settings).map(([name, value]) => `${name} ${value}`),
      'wells 1',
      '1 1 2 3',
      '',
    ]);
  });

  test('B17 G3 neither the enemy’s tables nor any accumulator is told or shown', () => {
    const secret = 'RLRLRLRLRLRLRLRLRL';
    const state = sketch({
      tables: [
        [RUN, SPIN],
        [secret, secret],
      ],
      beetles: [{ x: 1, y: 1, accumulator: 0.123456 }],
    });
    for (const told of [
      JSON.stringify(beetles.view(state, 1)),
      protocol.greet(state, 1),
      protocol.ask(state, 1, []),
      protocol.tell(state, 1, play(state).events),
    ]) {
      expect(told).not.toContain(secret);
      expect(told).not.toContain('123456');
    }
    expect(beetles.view(state, 1).tables).toEqual([[RUN, SPIN], null]);
    expect(beetles.view(state, 2).tables).toEqual([null, [secret, secret]]);
    expect(beetles.view(state, 'spectator').tables).toEqual([
      [RUN, SPIN],
      [secret, secret],
    ]);
    const changed = order(
      state,
      {},
      { entries: [{ table: 1, left: 'empty', right: 'empty', front: 'ally', action: 'left' }] },
    );
    expect(protocol.tell(changed.state, 1, changed.events)).toBe('over 10 0\n');
  });

  test('B17 the program is told when it is over', () => {
    expect(protocol.tell(running, 1, [])).toBe('');
    const over = play(sketch({ beetles: [] })).state;
    expect(protocol.tell(over, 2, [])).toBe('over 0 0\n');
  });
});

describe('what a program prints', () => {
  test('B3 the tables are two words of 18 letters and the closing word', () => {
    expect(readTables(`${RUN}\n${SPIN}\nend\n`)).toEqual({
      kind: 'answer',
      decision: { kind: 'tables', one: RUN, two: SPIN },
      consumed: 41,
    });
    expect(readTables(`  ${RUN.toLowerCase()}\t${SPIN}\r\nEND\r\n`)).toMatchObject({
      kind: 'answer',
      decision: { one: RUN },
    });
    for (const wrong of [`${RUN} end `, 'end ', `${RUN} ${SPIN} ${SPIN} end `, `${RUN}A ${SPIN} end `, 'hello end ']) {
      expect(readTables(wrong)).toMatchObject({ kind: 'unreadable', consumed: wrong.length - 1 });
    }
  });

  test('B8 B9 orders, in any order and any case', () => {
    expect(read('end\n')).toEqual({
      kind: 'answer',
      decision: { kind: 'orders', antennae: null, entries: [] },
      consumed: 3,
    });
    expect(read('table 2 Empty ALLY enemy left\nAntennae 12 2\ntable 1 enemy enemy ally R end\n')).toMatchObject({
      decision: {
        antennae: { beetle: 12, count: 2 },
        entries: [
          { table: 2, left: 'empty', right: 'ally', front: 'enemy', action: 'left' },
          { table: 1, left: 'enemy', right: 'enemy', front: 'ally', action: 'right' },
        ],
      },
    });
  });

  test.each([
    'antennae 1 2 antennae 2 2 end ',
    'antennae 1 3 end ',
    'antennae x 2 end ',
    'antennae 1.5 2 end ',
    'antennae 1 end ',
    'antennae end ',
    'table 3 empty empty ally left end ',
    'table 1 empty empty empty left end ',
    'table 1 empty empty ally back end ',
    'table 1 empty empty ally end ',
    'nonsense end ',
    '1 2 end ',
    'پایان end ',
  ])('B8 B14 %j is unreadable as a whole, and the next answer is found again', (text) => {
    expect(read(text)).toMatchObject({ kind: 'unreadable', consumed: text.length - 1 });
    const rest = `${text}\r\nantennae 1 2\r\nend\r\n`.slice(text.length - 1);
    expect(read(rest)).toMatchObject({ kind: 'answer', decision: { antennae: { beetle: 1, count: 2 } } });
  });

  test('an answer may come in any pieces', () => {
    const whole = 'antennae 12 2\r\ntable 1 empty ally enemy left\r\nend\n';
    for (let cut = 0; cut < whole.indexOf('end') + 4; cut++) {
      expect(read(whole.slice(0, cut))).toEqual({ kind: 'more', consumed: 0 });
    }
    expect(read(`${whole}end\n`)).toMatchObject({ kind: 'answer', consumed: whole.length - 1 });
    expect(read('\n\r\n\t ')).toEqual({ kind: 'more', consumed: 5 });
  });

  test('without a last line break the end of the output completes the answer', () => {
    expect(read('antennae 12 2 end', true)).toMatchObject({ kind: 'answer' });
    expect(read('', true)).toEqual({ kind: 'more', consumed: 0 });
  });

  test('G4 half an answer of a program that has ended is none: the crash is recorded, not a wrong answer', () => {
    expect(read('antennae 12 2', true)).toEqual({ kind: 'more', consumed: 0 });
    expect(read(' antennae 12 2 en', true)).toEqual({ kind: 'more', consumed: 1 });
    expect(read('x'.repeat(10_000), true)).toEqual({ kind: 'more', consumed: 0 });
  });

  /** Entries that fill exactly this many characters together with the closing word. */
  const answerOf = (length: number) => {
    const entries = 'table 1 empty ally enemy left\n'.repeat(Math.floor((length - 3) / 30));
    return `${entries}${' '.repeat(length - 3 - entries.length)}end`;
  };

  test('B14 an answer may have 8192 characters with its closing word, and not one more', () => {
    expect(read(`${answerOf(8192)}\n`)).toMatchObject({ kind: 'answer', consumed: 8192 });
    expect(read(`${answerOf(8193)}\n`)).toMatchObject({ kind: 'unreadable', consumed: 8193 });
    expect(read(answerOf(8193), true)).toMatchObject({ kind: 'unreadable', consumed: 8193 });
  });

  test.each([
    ['a full answer', answerOf(8192)],
    ['an answer that is just too long', answerOf(8193)],
    ['a much longer one', answerOf(20_000)],
    ['a word without end', `${'x'.repeat(10_000)} end`],
    ['a long word that ends like the closing word', `${'x'.repeat(64)}end end`],
  ])('B14 %s is one answer, in whatever pieces it comes', (_, text) => {
    const whole = read(`${text}\nend\n`);
    expect(whole.consumed).toBe(text.length);
    for (const cut of [1, 63, 64, 67, 8189, 8191, 8192, 8193, 9999, text.length - 1, text.length]) {
      if (cut <= text.length) expect(read(text.slice(0, cut))).toEqual({ kind: 'more', consumed: 0 });
    }
    expect(read(`${text} `)).toEqual(whole);
  });

  test('B14 an endless answer costs no time', () => {
    expect(read('x'.repeat(1_000_000))).toEqual({ kind: 'more', consumed: 0 });
    expect(read('table 1 empty ally enemy left\n'.repeat(30_000))).toEqual({ kind: 'more', consumed: 0 });
    expect(read(' '.repeat(1_000_000))).toEqual({ kind: 'more', consumed: 1_000_000 });
  });

  test('G2 B14 random bytes never break a game', () => {
    const word = fc.constantFrom(
      'antennae',
      'table',
      '1',
      '2',
      'empty',
      'ally',
      'enemy',
      'left',
      'end',
      '\r\n',
      RUN,
      '-7',
      '٣',
    );
    const output = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(word, { maxLength: 30 }).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(output, fc.boolean(), (text, ended) => {
        let state = starting;
        let left = text;
        for (let turn = 0; turn < 4; turn++) {
          const reading = protocol.read(state, 1, left, ended);
          expect(reading.consumed).toBeLessThanOrEqual(left.length);
          if (reading.kind !== 'more') expect(reading.consumed).toBeGreaterThan(0);
          left = left.slice(reading.consumed);
          const answer = reading.kind === 'answer' ? { decision: reading.decision } : { fault: 'unreadable' as const };
          if (reading.kind === 'answer')
            expect(notation.read(notation.write(reading.decision))).toEqual(reading.decision);
          state = beetles.decide(state, [answer, { fault: 'crash' }]).state;
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('notation', () => {
  const entry = fc.record({
    table: fc.constantFrom(1 as const, 2 as const),
    left: fc.constantFrom(...SIGHTS),
    right: fc.constantFrom(...SIGHTS),
    front: fc.constantFrom(...FRONT_SIGHTS),
    action: fc.constantFrom(...ACTIONS),
  });
  const orders = fc.record({
    kind: fc.constant('orders' as const),
    antennae: fc.option(fc.record({ beetle: fc.integer(), count: fc.constantFrom(1 as const, 2 as const) })),
    entries: fc.array(entry, { maxLength: 40 }),
  });

  test('writes every decision in one line and reads it back', () => {
    fc.assert(
      fc.property(orders, (decision) => {
        const text = notation.write(decision);
        expect(text).toMatch(/^[ -~]+$/);
        expect(notation.read(text)).toEqual(decision);
      }),
    );
    const tables: BeetlesDecision = { kind: 'tables', one: RUN, two: 'ALR'.repeat(6) };
    expect(notation.read(notation.write(tables))).toEqual(tables);
  });

  test('is short', () => {
    expect(notation.write({ kind: 'orders', antennae: null, entries: [] })).toBe('-');
    expect(
      notation.write({
        kind: 'orders',
        antennae: { beetle: 12, count: 2 },
        entries: [{ table: 1, left: 'empty', right: 'ally', front: 'enemy', action: 'left' }],
      }),
    ).toBe('12:2 1.aeL');
  });

  test.each(['', ' ', 'x', '1:3', '1:2 3:1', '1.aeX', '3.aeL', '1..L', '1...L', '- -', RUN, `${RUN} ${RUN} ${RUN}`])(
    '%j is no decision',
    (text) => expect(notation.read(text)).toBeNull(),
  );
});
