import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '../random.ts';
import { diamonds } from './index.ts';
import { explain, fromText, mapSchema, problems, standard } from './map.ts';
import { tableOf } from './settings.ts';

const folder = `${import.meta.dirname}/../../../../resources/maps/diamonds`;
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const read = (name: string) => mapSchema.parse(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
const codes = (rows: string[]) => problems({ rows }).map(({ code }) => code);

describe('what a map must be', () => {
  test.each([
    [['EE', 'EE']],
    [['E1E', 'WTW', '2T3', 'E4E']],
    [Array.from({ length: 20 }, () => 'E'.repeat(20))],
    [['EWE', 'W4W', 'EWE']],
  ])('D1 %j can be played', (rows) => expect(problems({ rows })).toEqual([]));

  test.each([
    [['EEE']],
    [['E', 'E', 'E']],
    [Array.from({ length: 21 }, () => 'EE')],
    [['E'.repeat(21), 'E'.repeat(21)]],
    [[]],
    [['', '']],
  ])('D1 a size beyond 2×2 to 20×20 is refused (%#)', (rows) => expect(codes(rows)).toContain('size'));

  test('D1 every corner must be empty, and each fault names its cell', () => {
    const width = 20;
    const rows = [`T${'E'.repeat(width - 2)}W`, 'E'.repeat(width), `3${'T'.repeat(width - 2)}4`];
    expect(problems({ rows })).toEqual([
      { code: 'corner-teleport', clause: 'D1', row: 0, col: 0 },
      { code: 'corner-wall', clause: 'D1', row: 0, col: 19 },
      { code: 'corner-diamond', clause: 'D1', row: 2, col: 0 },
      { code: 'corner-diamond', clause: 'D1', row: 2, col: 19 },
    ]);
    expect(problems({ rows }).map(explain)).toContain('the corner (0, 19) is a wall; it must be empty (D1)');
  });

  test('D1 one teleport alone is refused, none and two are not', () => {
    expect(problems({ rows: ['EEE', 'ETE', 'EEE'] })).toEqual([
      { code: 'lone-teleport', clause: 'D1', row: 1, col: 1 },
    ]);
    expect(codes(['ETE', 'ETE'])).toEqual([]);
  });

  test('D1 all problems are collected', () => {
    expect(problems({ rows: ['EXE', 'TE', 'W?E'] })).toEqual([
      { code: 'unknown-cell', clause: 'D1', row: 0, col: 1, cell: 'X' },
      { code: 'ragged', clause: 'D1', row: 1, length: 2, width: 3 },
      { code: 'unknown-cell', clause: 'D1', row: 2, col: 1, cell: '?' },
      { code: 'corner-wall', clause: 'D1', row: 2, col: 0 },
      { code: 'lone-teleport', clause: 'D1', row: 1, col: 0 },
    ]);
  });

  test('D1 a game does not start on a map that breaks the rules, and says why', () => {
    const map = { ...standard, rows: ['WE', 'EE'] };
    const start = () => diamonds.start({ settings: diamonds.settings.parse({}), map, seed: 1, seats: 2 });
    expect(start).toThrow('this map cannot be played: the corner (0, 0) is a wall; it must be empty (D1)');
  });

  test('D1 whatever the rows are, the problems are found without throwing', () => {
    const rows = fc.array(fc.string({ unit: fc.constantFrom('E', 'W', 'T', '1', '4', 'x', '😀'), maxLength: 25 }), {
      maxLength: 25,
    });
    fc.assert(
      fc.property(rows, (rows) => {
        const found = problems({ rows });
        expect(
          found.every(({ code }) => diamonds.texts.en.problems?.[code] && diamonds.texts.fa.problems?.[code]),
        ).toBe(true);
        const start = () =>
          diamonds.start({ settings: diamonds.settings.parse({}), map: { ...standard, rows }, seed: 1, seats: 2 });
        if (found.length === 0) start();
        else expect(start).toThrow(/this map cannot be played/);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the plain-text format', () => {
  test.each([
    ['without spaces', 'E1E\nWTT\nE4E\n'],
    ['with spaces', 'E 1 E\nW T T\nE 4 E'],
    ['with CRLF, tabs, odd spaces and blank lines round it', '\r\n  E\t1 E \r\nW T  T\r\nE 4E\r\n\r\n   \r\n'],
    ['in small letters', 'e1e\nwtt\ne4e'],
  ])('D1 is read %s', (_, text) => {
    const map = fromText(text);
    expect(map.rows).toEqual(['E1E', 'WTT', 'E4E']);
    expect(mapSchema.parse(map)).toEqual(map);
  });

  test.each([
    ['', /the map is empty/],
    ['\n \r\n', /the map is empty/],
    ['EE\n\nEE', /line 2 is empty/],
    ['EE\nE5', /line 2 has "5"/],
    ['E'.repeat(500), /line 1 has 500 cells/],
    ['EE\n'.repeat(500), /500 rows/],
  ])('D1 says what is wrong with %j', (text, message) => expect(() => fromText(text)).toThrow(message));

  test('D1 rows of different lengths are left for the problems to name', () => {
    expect(codes(fromText('EE\nEEE').rows)).toEqual(['ragged']);
  });
});

describe('the maps of the house', () => {
  test('there are small and large ones, and the standard map is one of them', () => {
    const sizes = files.map((name) => read(name).rows.length);
    expect(files.length).toBeGreaterThanOrEqual(6);
    expect([Math.min(...sizes) <= 5, Math.max(...sizes)]).toEqual([true, 20]);
    expect(read('four-courts.json')).toEqual(standard);
  });

  test.each(files)('D1 D2 %s can be played and is fair: all corners see the same board', (name) => {
    const { rows } = read(name);
    expect(problems({ rows })).toEqual([]);
    expect(rows.toReversed()).toEqual(rows);
    expect(rows.map((row) => [...row].toReversed().join(''))).toEqual(rows);
  });

  test.each(files.flatMap((name) => [1, 2].map((seats) => [name, seats] as const)))(
    'D11 %s is played to the end by %i house bots',
    (name, seats) => {
      const settings = diamonds.settings.parse({});
      let state = diamonds.start({ settings, map: read(name), seed: 3, seats });
      const players = ['expert', 'greedy'].map((id, i) => diamonds.bots[id]?.sitDown(i + 1, Random.fromSeed(i)));
      while (!diamonds.outcome(state)) {
        const answers = diamonds.turn(state).seats.map((seat) => {
          const decision = players[seat - 1]?.decide(diamonds.view(state, seat));
          if (!decision) throw new Error(`nobody sits at ${seat}`);
          return { decision };
        });
        state = diamonds.decide(state, answers).state;
      }
      const taken = state.agents[0]?.taken ?? [];
      expect(taken.some((count) => count > 0)).toBe(true);
      tableOf(settings).forEach(({ maximum }, kind) => expect(taken[kind]).toBeLessThanOrEqual(maximum));
    },
  );
});
