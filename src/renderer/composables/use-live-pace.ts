/**
 * How fast a game goes that is watched as it is played. What is followed is not played at a speed of the window's: a move
 * that is still on its way when the next one comes is never seen to its end.
 */
import { watch, type Ref } from 'vue';

/** The turns a second that are to be expected now; null before any came. */
export function useLivePace(
  length: Readonly<Ref<number>>,
  clock: () => number = () => performance.now(),
): () => number | null {
  let last = clock();
  let gaps: readonly number[] = [];
  // Whoever draws a turn asks as soon as it is there.
  watch(
    length,
    () => {
      const now = clock();
      gaps = [...gaps.slice(-1), now - last];
      last = now;
    },
    { flush: 'sync' },
  );
  return () => {
    // Where two take turns, the one who thinks next took the time before the last one.
    const [gap] = gaps;
    return gap === undefined ? null : 1000 / gap;
  };
}
