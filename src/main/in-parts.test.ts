import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atOnce, unhurried } from './in-parts.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

function* work(parts: number, msEach: number): Generator<number, string> {
  for (let part = 0; part < parts; part++) {
    vi.advanceTimersByTime(msEach);
    yield 10;
  }
  return 'done';
}

test('at once it comes to the same end', () => {
  expect(atOnce(work(3, 1))).toBe('done');
});

test('others have their turn between the parts, and it is told how much is done', async () => {
  const told: number[] = [];
  let turns = 0;
  const others = setInterval(() => turns++, 0);
  await unhurried(work(40, 20), (done) => told.push(done));
  clearInterval(others);
  expect(turns).toBeGreaterThan(1);
  expect(told).toEqual([130, 180, 230, 280, 330, 380]);
});

test('what is over in a moment is not told of', async () => {
  const tell = vi.fn();
  await unhurried(work(12, 20), tell);
  expect(tell).not.toHaveBeenCalled();
});
