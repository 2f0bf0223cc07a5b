import { expect, test } from 'vitest';
import { remainingTime } from './durations.ts';

test('the nearer the end, the more exactly it is told', () => {
  expect(remainingTime(1_200)).toEqual({ unit: 'moment' });
  expect(remainingTime(32_000)).toEqual({ unit: 'seconds', count: 40 });
  expect(remainingTime(55_000)).toEqual({ unit: 'minutes', count: 1 });
  expect(remainingTime(12.4 * 60_000)).toEqual({ unit: 'minutes', count: 12 });
  expect(remainingTime(128 * 60_000)).toEqual({ unit: 'hours', count: 2, minutes: 10 });
});
