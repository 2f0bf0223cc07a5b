import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openingSlices, type Slices } from './slices.ts';

// As in a browser without idle callbacks.
beforeEach(() => void vi.stubGlobal('window', {}));
afterEach(() => void vi.unstubAllGlobals());

/** Work of so many pieces of which none is done before its time is over. */
function workOf(pieces: number): {
  readonly work: Parameters<Slices>[0];
  readonly done: Promise<void>;
  left(): number;
} {
  let left = pieces;
  let finish = (): void => {};
  const done = new Promise<void>((resolve) => (finish = resolve));
  const work = (hasTime: () => boolean): boolean => {
    while (hasTime());
    if (--left === 0) finish();
    return left === 0;
  };
  return { work, done, left: () => left };
}

test('what a game has at its opening is begun at once and goes on in pieces; what comes later waits', async () => {
  const slices = openingSlices();
  const first = workOf(3);
  slices(first.work);
  expect(first.left()).toBe(2);
  const later = workOf(1);
  slices(later.work);
  expect(later.left()).toBe(1);
  await Promise.all([first.done, later.done]);
  expect([first.left(), later.left()]).toEqual([0, 0]);
});

test('work that is stopped is not gone on with', async () => {
  const { work, left } = workOf(3);
  openingSlices()(work)();
  const other = workOf(3);
  openingSlices()(other.work);
  await other.done;
  expect(left()).toBe(2);
});
