import { expect, test } from 'vitest';
import { linePath, scaleOf } from './chart-lines.ts';

test('the scale has every score and 0 in it, and is never empty', () => {
  expect(
    scaleOf([
      [2, 2],
      [4, 1],
    ]),
  ).toEqual({ low: 0, high: 4 });
  expect(
    scaleOf([
      [0, 0],
      [-8, 3],
    ]),
  ).toEqual({ low: -8, high: 3 });
  expect(scaleOf([[0], [0]])).toEqual({ low: 0, high: 1 });
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
    ),
  ).toBe('M0 100L1 0');
  expect(
    linePath(
      [
        [0, 4],
        [4, 1],
      ],
      2,
      { low: 0, high: 4 },
    ),
  ).toBe('M0 0L1 75');
});

test('a long game has few corners, and always its last score', () => {
  const scores = Array.from({ length: 10_001 }, (_, turn) => [turn]);
  const path = linePath(scores, 1, { low: 0, high: 10_000 });
  expect(path.split('L').length).toBeLessThan(500);
  expect(path.endsWith('L10000 0')).toBe(true);
});
