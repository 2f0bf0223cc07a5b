import { ref } from 'vue';
import { expect, test } from 'vitest';
import { animationTime } from '../boards/animation-time.ts';
import { useLivePace } from './use-live-pace.ts';

/** How long the board may take for each of the turns that come after these pauses. */
function timesAfter(pauses: readonly number[]): number[] {
  let now = 0;
  const length = ref(0);
  const pace = useLivePace(length, () => now);
  return pauses.map((pause) => {
    now += pause;
    length.value++;
    return animationTime(pace());
  });
}

test('a move that is followed is at rest before the next one comes, and where many come none moves', () => {
  for (const pause of [2000, 1000, 600, 400, 300, 250]) {
    const times = timesAfter(Array(6).fill(pause) as number[]);
    for (const time of times) {
      expect(time).toBeGreaterThan(0);
      expect(time).toBeLessThan(pause);
    }
  }
  expect(timesAfter([100, 100, 100, 100])).toEqual([0, 0, 0, 0]);
});

test('between one who thinks and one who answers at once, the moves before the thinking are seen', () => {
  const times = timesAfter([3000, 20, 3000, 20, 3000, 20]);
  expect(times.slice(1)).toEqual([480, 0, 480, 0, 480]);
});

test('a game that has become fast is soon followed fast, and the other way round', () => {
  expect(timesAfter([1000, 1000, 50, 50, 50]).at(-1)).toBe(0);
  expect(timesAfter([50, 50, 1000, 1000, 1000]).at(-1)).toBe(480);
});

test('what is not known yet is taken as a step by hand', () => {
  expect(useLivePace(ref(0))()).toBeNull();
});
