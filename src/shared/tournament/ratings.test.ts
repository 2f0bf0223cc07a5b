import { expect, test } from 'vitest';
import { placedRatings } from './rating-places.ts';
import { ratings, type RatedGame } from './ratings.ts';

function won(winner: string, loser: string): RatedGame {
  return { contestants: [winner, loser], places: [1, 2] };
}

test('who wins is rated above who loses, whichever seat they had', () => {
  const one = ratings([won('a', 'b')]);
  expect(one.map(({ contestant }) => contestant)).toEqual(['a', 'b']);
  expect(one[0]?.rating).toBeGreaterThan(25);
  expect(one[1]?.rating).toBeLessThan(25);
  expect(ratings([{ contestants: ['b', 'a'], places: [2, 1] }])).toEqual(one);
});

test('a draw between equals changes no rating, and every game makes the error smaller', () => {
  const [a, b] = ratings([{ contestants: ['a', 'b'], places: [1, 1] }]);
  expect(a?.rating).toBeCloseTo(25);
  expect(b?.rating).toBeCloseTo(25);
  expect(a?.error).toBeLessThan(25 / 3);
  const errors = [1, 5, 20].map((games) => ratings(Array<RatedGame>(games).fill(won('a', 'b')))[0]?.error ?? 0);
  expect(errors).toEqual(errors.toSorted((x, y) => y - x));
});

test('the list is sorted by the rating less three errors', () => {
  const list = ratings([won('a', 'b'), won('b', 'c'), won('a', 'c'), won('c', 'd'), won('a', 'd')]);
  expect(list.map(({ contestant }) => contestant)[0]).toBe('a');
  for (const { rating, error, conservative } of list) expect(conservative).toBeCloseTo(rating - 3 * error);
  const values = list.map(({ conservative }) => conservative);
  expect(values).toEqual(values.toSorted((x, y) => y - x));
  expect(list.find(({ contestant }) => contestant === 'a')?.games).toBe(3);
});

test('those whose ratings read the same share a place', () => {
  const drawn = { contestants: ['b', 'c', 'd'], places: [1, 1, 1] };
  const list = placedRatings(ratings([won('a', 'e'), won('a', 'e'), drawn]));
  expect(list.map(({ contestant, from, to }) => [contestant, from, to])).toEqual([
    ['a', 1, 1],
    ['b', 2, 4],
    ['c', 2, 4],
    ['d', 2, 4],
    ['e', 5, 5],
  ]);
  expect(placedRatings([])).toEqual([]);
});

test('games played alone, and by a contestant against itself, are left out', () => {
  expect(ratings([{ contestants: ['a'], places: [1] }, won('a', 'a')])).toEqual([]);
});

test('the better of two is found among many games', () => {
  const games = Array.from({ length: 60 }, (_, i) => (i % 4 === 3 ? won('weak', 'strong') : won('strong', 'weak')));
  const [first, second] = ratings(games);
  expect(first?.contestant).toBe('strong');
  expect((first?.rating ?? 0) - (first?.error ?? 0)).toBeGreaterThan((second?.rating ?? 0) + (second?.error ?? 0));
});
