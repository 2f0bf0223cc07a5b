/** Work that is too long for one frame, done in pieces while the window has nothing better to do. */

/** Calls `work` until it says that it is done or the returned function is called; it works while `hasTime` says so. */
export type Slices = (work: (hasTime: () => boolean) => boolean) => () => void;

/** A piece that waited too long for a quiet moment is done all the same, but stays short. */
const LONGEST_WAIT_MS = 100;
const SHORT_MS = 6;

export const idleSlices: Slices = (work) => {
  let isStopped = false;
  function slice(hasTime: () => boolean): void {
    if (!isStopped && !work(hasTime)) next();
  }
  function next(): void {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) setTimeout(() => slice(forMs(SHORT_MS)));
    else
      requestIdleCallback(
        (deadline) => slice(deadline.didTimeout ? forMs(SHORT_MS) : () => deadline.timeRemaining() > 1),
        { timeout: LONGEST_WAIT_MS },
      );
  }
  next();
  return () => {
    isStopped = true;
  };
};

export function forMs(ms: number): () => boolean {
  const until = performance.now() + ms;
  return () => performance.now() < until;
}
