import { effectScope, nextTick, ref } from 'vue';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useUnhurried } from './use-unhurried.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('however often it changes, it is written once in a while, and what it is at last', async () => {
  const moves = ref(0);
  const told: string[] = [];
  const scope = effectScope();
  const written = scope.run(() =>
    useUnhurried(
      () => `move ${moves.value}`,
      () => moves.value,
      2000,
    ),
  );
  for (let tenth = 0; tenth < 100; tenth++) {
    moves.value++;
    await nextTick();
    vi.advanceTimersByTime(100);
    if (told.at(-1) !== written?.value) told.push(written?.value ?? '');
  }
  expect(told).toEqual(['move 0', 'move 20', 'move 40', 'move 60', 'move 80', 'move 100']);
  moves.value = 7;
  await nextTick();
  scope.stop();
  vi.advanceTimersByTime(10_000);
  expect(written?.value).toBe('move 100');
});
