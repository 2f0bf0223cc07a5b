import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankMaps, type Attempt } from './map-ranking.ts';

function attempt(contestant: string, mapIndex: number, measure: number[], faults = 0): Attempt {
  return { contestant, mapIndex, measure, timeouts: faults, crashes: 0 };
}

test('the best attempt on each map counts, and the smallest sum of ranks wins', () => {
  const rows = rankMaps(['a', 'b', 'c'], 2, [
    attempt('a', 0, [1]),
    attempt('a', 0, [9]),
    attempt('b', 0, [5]),
    attempt('c', 0, [3]),
    attempt('a', 1, [1, 7]),
    attempt('b', 1, [2, 0]),
    attempt('c', 1, [0]),
  ]);
  expect(rows.map(({ contestant, rankSum, from }) => [contestant, rankSum, from])).toEqual([
    ['a', 3, 1],
    ['b', 3, 1],
    ['c', 6, 3],
  ]);
  expect(rows.map(({ to, separatedBy }) => [to, separatedBy])).toEqual([
    [2, null],
    [2, 'rank-sum'],
    [3, null],
  ]);
  expect(rows[0]?.maps[0]).toEqual({ rank: 1, measure: [9], attempts: 2 });
});

/** Attempts that give `contestants` these ranks, map by map. */
function ranked(contestants: readonly string[], ranks: readonly (readonly number[])[]): Attempt[] {
  return ranks.flatMap((row, map) => contestants.map((id, i) => attempt(id, map, [-(row[i] ?? 0)])));
}

test('level sums are decided by the better single ranks', () => {
  const attempts = ranked(['a', 'b', 'c'], [[2, 1, 3], [2, 3, 1]]); // prettier-ignore
  const rows = rankMaps(['a', 'b', 'c'], 2, attempts);
  expect(rows.map(({ contestant, from, to, separatedBy }) => [contestant, from, to, separatedBy])).toEqual([
    ['b', 1, 2, null],
    ['c', 1, 2, 'best-ranks'],
    ['a', 3, 3, null],
  ]);
});

test('level ranks are decided by fewer crashes and timeouts', () => {
  const attempts = ranked(['a', 'b'], [[1, 2], [2, 1]]); // prettier-ignore
  const rows = rankMaps(['a', 'b'], 2, [...attempts, attempt('a', 1, [-9], 1)]);
  expect(rows.map(({ contestant, separatedBy }) => [contestant, separatedBy])).toEqual([
    ['b', 'faults'],
    ['a', null],
  ]);
});

test('whoever has no attempt on a map is behind all who have one', () => {
  const [first, second] = rankMaps(['a', 'b'], 1, [attempt('b', 0, [-1000])]);
  expect(first).toMatchObject({ contestant: 'b', rankSum: 1 });
  expect(second).toMatchObject({ contestant: 'a', rankSum: 2, maps: [{ measure: null, attempts: 0 }] });
});

test('the ranks of a map always add up to the same, and a better attempt never hurts', () => {
  const contestants = ['a', 'b', 'c', 'd', 'e'];
  const attempts = fc.array(
    fc.record({
      contestant: fc.constantFrom(...contestants),
      mapIndex: fc.nat(2),
      measure: fc.array(fc.nat(3), { maxLength: 2 }),
      timeouts: fc.constant(0),
      crashes: fc.constant(0),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(attempts, fc.nat(2), (played, mapIndex) => {
      const rows = rankMaps(contestants, 3, played);
      for (const map of [0, 1, 2]) expect(rows.reduce((sum, { maps }) => sum + (maps[map]?.rank ?? 0), 0)).toBe(15);
      const better = rankMaps(contestants, 3, [...played, attempt('a', mapIndex, [99])]);
      const placeOf = (list: typeof rows): number => list.find(({ contestant }) => contestant === 'a')?.from ?? 0;
      expect(placeOf(better)).toBeLessThanOrEqual(placeOf(rows));
    }),
  );
});
