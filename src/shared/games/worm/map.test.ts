import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../game.ts';
import { Random } from '../random.ts';
import { fieldMap, settingsOf, type Field } from './attempt.fixture.ts';
import { worm } from './index.ts';
import { garden, mapSchema } from './map.ts';
import type { WormSettings } from './settings.ts';

const folder = 'resources/maps/worm';
const shipped = readdirSync(folder).map((name) => {
  return [name, mapSchema.parse(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')))] as const;
});

const problemsOf = (field: Field, x = 0, y = 0, settings: Partial<WormSettings> = {}) =>
  worm.maps?.problems(fieldMap(field, x, y), settingsOf(settings)) ?? [];

const rowOf = (length: number, amount = 1) => Array.from({ length }, () => amount);
const square = (columns: number, rows: number) => Array.from({ length: rows }, () => rowOf(columns));

describe('a field', () => {
  test('W1 has at least two cells', () => {
    expect(problemsOf(['1'])).toEqual([{ code: 'too-small', clause: 'W1', columns: 1, rows: 1 }]);
    expect(problemsOf([]).map(({ code }) => code)).toEqual(['too-small', 'start-outside']);
    expect(problemsOf(['11'])).toEqual([]);
    expect(problemsOf(['1', '1'])).toEqual([]);
  });

  test('W1 has at most 200 columns and 200 rows', () => {
    expect(problemsOf(square(200, 200))).toEqual([]);
    expect(problemsOf(square(201, 2))).toEqual([{ code: 'too-large', clause: 'W1', columns: 201, rows: 2, most: 200 }]);
    expect(problemsOf(square(2, 201))[0]).toMatchObject({ code: 'too-large', rows: 201 });
  });

  test('W1 has rows of equal length', () => {
    expect(problemsOf(['111', '11', '1111'])).toEqual([
      { code: 'uneven-row', clause: 'W1', row: 1, cells: 2, columns: 3 },
      { code: 'uneven-row', clause: 'W1', row: 2, cells: 4, columns: 3 },
    ]);
  });

  test('W1 has whole amounts from 0 to 99, and each cell that has not is named', () => {
    expect(problemsOf([[0, 99]])).toEqual([]);
    const bad = { code: 'bad-amount', clause: 'W1', most: 99 };
    expect(
      problemsOf([
        [1, -1, 100],
        [1.5, 2, 3],
      ]),
    ).toEqual([
      { ...bad, x: 1, y: 0, amount: -1 },
      { ...bad, x: 2, y: 0, amount: 100 },
      { ...bad, x: 0, y: 1, amount: 1.5 },
    ]);
  });

  test.each([
    [2, 0],
    [0, 2],
    [-1, 0],
    [0.5, 0],
  ])('W3 a start at (%d, %d) is not on a 2×2 field', (x, y) => {
    expect(problemsOf(['11', '11'], x, y)).toEqual([{ code: 'start-outside', clause: 'W3', x, y }]);
  });

  test('all problems are collected', () => {
    const codes = problemsOf([[1, 200], [1]], 7, 7, { model: 'B' }).map(({ code }) => code);
    expect(codes).toEqual(['bad-amount', 'uneven-row', 'start-outside']);
    expect(problemsOf(['11', '1'], 7, 7, { model: 'B' }).map(({ code }) => code)).toEqual([
      'uneven-row',
      'start-outside',
      'too-little-food',
    ]);
  });

  test('W1 W7 with a problem cannot be started, and a sentence says why', () => {
    const started = (field: Field, settings: Partial<WormSettings>) => () =>
      worm.start({ settings: settingsOf(settings), map: fieldMap(field), seed: 1, seats: 1 });
    expect(started(['11', '1'], {})).toThrow(
      'the field "test" cannot be played: Row 1 has 1 cells, the first row has 2 (W1).',
    );
    expect(started(['11'], { model: 'B' })).toThrow('together bring 12 points, less than the target of 500');
  });

  test('W1 a field far beyond the largest is no map at all, whatever is in it', () => {
    const map = fieldMap(['11']);
    for (const food of [[Array.from({ length: 300_000 }, () => 'x')], Array.from({ length: 300_000 }, () => [-1])]) {
      expect(worm.maps?.schema.safeParse({ ...map, food }).error?.issues).toHaveLength(1);
    }
  });

  test('every problem has its words', () => {
    const codes = ['too-large', 'too-small', 'uneven-row', 'bad-amount', 'start-outside', 'too-little-food'];
    for (const language of LANGUAGES) expect(Object.keys(worm.texts[language].problems ?? {})).toEqual(codes);
  });
});

describe('the shipped fields', () => {
  test('there are at least six, from the smallest to the largest size', () => {
    const cells = shipped.map(([, { food }]) => food.length * (food[0]?.length ?? 0));
    expect(shipped.length).toBeGreaterThanOrEqual(6);
    expect([Math.min(...cells), Math.max(...cells)]).toEqual([2, 40_000]);
  });

  test('the standard field is one of them', () => {
    expect(worm.maps?.standard).toBe(garden);
    expect(shipped.find(([name]) => name === 'garden.json')?.[1]).toEqual(garden);
  });

  test.each(shipped)(
    '%s can be played, and the expert finishes on it faster than at random',
    (_, map) => {
      expect(worm.maps?.problems(map, settingsOf())).toEqual([]);
      for (const model of ['A', 'B'] as const) {
        const settings = settingsOf({ model });
        if ((worm.maps?.problems(map, settings) ?? []).length > 0) continue;
        const moves = ['random', 'greedy', 'expert'].map((id) => {
          const player = worm.bots[id]?.sitDown(1, Random.fromSeed(5));
          let state = worm.start({ settings, map, seed: 1, seats: 1 });
          while (!worm.outcome(state)) {
            const decision = player?.decide(worm.view(state, 1)) ?? 'left';
            if (!worm.moves?.(state).includes(decision)) throw new Error(`${id} answers ${decision}`);
            state = worm.decide(state, [{ decision }]).state;
          }
          return state.ended?.[0]?.code === 'finished' ? state.moves : Infinity;
        });
        const [random = 0, , expert = Infinity] = moves;
        expect(expert).toBeLessThan(Infinity);
        expect(expert).toBeLessThanOrEqual(random);
      }
    },
    60_000,
  );
});
