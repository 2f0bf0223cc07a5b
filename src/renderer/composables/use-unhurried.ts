/**
 * What is written for those who cannot see the board. They read slower than a game may be played, so it is written a
 * moment after the last change, once for all the changes till then.
 */
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue';

const WRITING_MS = 1000;

export function useUnhurried<T>(
  write: () => T,
  changes: () => unknown,
  afterMs: number = WRITING_MS,
): Readonly<ShallowRef<T>> {
  const written = shallowRef(write());
  let waiting: ReturnType<typeof setTimeout> | undefined;
  watch(changes, () => {
    waiting ??= setTimeout(() => {
      waiting = undefined;
      written.value = write();
    }, afterMs);
  });
  onScopeDispose(() => clearTimeout(waiting));
  return written;
}
