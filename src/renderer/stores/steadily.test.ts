import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { steadily } from './steadily.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first news is read at once, a hundred that follow are read together, and none is forgotten', async () => {
  let read = 0;
  const tell = steadily(() => Promise.resolve(void read++));
  tell();
  expect(read).toBe(1);
  for (let news = 0; news < 100; news++) tell();
  await vi.advanceTimersByTimeAsync(200);
  expect(read).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(read).toBe(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(read).toBe(2);
});

test('what takes long is read more rarely, and what fails is read again', async () => {
  let read = 0;
  const tell = steadily(async () => {
    read++;
    await new Promise((resolve) => setTimeout(resolve, 400));
    throw new Error('no');
  });
  tell();
  await vi.advanceTimersByTimeAsync(100);
  tell();
  await vi.advanceTimersByTimeAsync(1400);
  expect(read).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(read).toBe(2);
});
