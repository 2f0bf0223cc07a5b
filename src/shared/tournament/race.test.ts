import { expect, test } from 'vitest';
import { legOf, raceScore, runNumber } from './race.ts';

const run = (measure: number[], score = 0) => ({ measure, score, thinkingMs: 5, timeouts: 1, crashes: 0 });

test('the games of a leg are numbered one after the other, first side first', () => {
  const legs = [1, 2, 3].flatMap((leg) => [runNumber(leg, 0), runNumber(leg, 1)]);
  expect(legs).toEqual([1, 2, 3, 4, 5, 6]);
  expect(legs.map(legOf)).toEqual([1, 1, 2, 2, 3, 3].map((leg, i) => ({ leg, side: i % 2 })));
});

test('the better measure wins, read from the left, whatever the scores are', () => {
  expect(raceScore(run([1, 9]), run([2, 0])).winner).toBe(1);
  expect(raceScore(run([2, 1], 3), run([2, 0], 7))).toMatchObject({ winner: 0, scores: [3, 7], timeouts: [1, 1] });
  expect(raceScore(run([2, 1]), run([2, 1])).winner).toBeNull();
  // Whoever has no measure is behind all who have one.
  expect(raceScore(run([]), run([0])).winner).toBe(1);
});
