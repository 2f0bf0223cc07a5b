import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SteadyNews } from './steady-news.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first change is told at once, the others together, and the last one never forgotten', () => {
  let state = 0;
  const told: number[] = [];
  const news = new SteadyNews(250, () => told.push(state));
  for (state = 1; state <= 1000; state += 1) {
    news.changed();
    vi.advanceTimersByTime(1);
  }
  expect(told).toEqual([1, 250, 500, 750, 1000]);
  news.changed();
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([1, 250, 500, 750, 1000, 1001]);
  news.changed();
  expect(told).toHaveLength(7);
  news.changed();
  news.close();
  vi.advanceTimersByTime(1000);
  expect(told).toHaveLength(7);
});
