import { expect, test } from 'vitest';
import { linePath, scaleOf, ticksOf } from './chart-lines.ts';

test('the scale is never empty', () => {
  expect(scaleOf({ low: -8, high: 3 })).toEqual({ low: -8, high: 3 });
  expect(scaleOf({ low: 0, high: 0 })).toEqual({ low: 0, high: 1 });
});

test('a line goes through every score, the highest at the top', () => {
  expect(
    linePath(
      [
        [0, 4],
        [4, 1],
      ],
      1,
      { low: 0, high: 4 },
      1,
    ),
  ).toBe('M0 100L1000 0');
  expect(
    linePath(
      [
        [0, 4],
        [4, 1],
      ],
      2,
      { low: 0, high: 4 },
      3,
    ),
  ).toBe('M0 0L333.33 75');
});

test('a long game has few corners, and always its last score', () => {
  const scores = Array.from({ length: 10_001 }, (_, turn) => [turn]);
  const path = linePath(scores, 1, { low: 0, high: 10_000 }, 10_000);
  expect(path.split('L').length).toBeLessThan(500);
  expect(path.endsWith('L1000 0')).toBe(true);
});

test('of many marks side by side as many are drawn as can be told apart', () => {
  expect(ticksOf([1, 2, 5], 50)).toBe('M20 0V1M40 0V1M100 0V1');
  const all = Array.from({ length: 100_000 }, (_, turn) => turn);
  const drawn = Array.from(ticksOf(all, 100_000).matchAll(/M([\d.]+)/g), ([, at]) => 100 * Number(at));
  expect(drawn.length).toBeLessThan(1000);
  for (const [i, turn] of drawn.slice(1).entries()) expect(turn - (drawn[i] ?? 0)).toBeLessThan(210);
});
