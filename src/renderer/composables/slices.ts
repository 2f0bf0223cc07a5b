/** Work that is too long for one frame, done in pieces. */

/** Calls `work` until it says that it is done or the returned function is called; it works while `hasTime` says so. */
export type Slices = (work: (hasTime: () => boolean) => boolean) => () => void;

type Piece = (hasTime: () => boolean) => void;

/** A piece that waited too long for a quiet moment is done all the same, but stays short. */
const LONGEST_WAIT_MS = 100;
const SHORT_MS = 6;

/** While the window has nothing better to do. */
export const idleSlices: Slices = (work) => inPieces(whenQuiet, work);

/** As soon as whatever a person does, and what is to be drawn, has had its turn. */
const steadySlices: Slices = (work) => inPieces((piece) => setTimeout(() => piece(forMs(SHORT_MS))), work);

/** So long after somebody has asked for a game nobody minds that it is not there yet; it has to be drawn, too. */
const PATIENCE_MS = 170;
const LEAST_MS = 60;

/**
 * For a game that is opened: what can be read in a moment is read before it is shown, and the rest of it goes before
 * everything that can wait. What is told of the game later has time. `askedAt` is on the window's clock.
 */
export function openingSlices(askedAt = performance.now()): Slices {
  let isOpening = true;
  return (work) => {
    if (!isOpening) return idleSlices(work);
    isOpening = false;
    const moment = Math.max(LEAST_MS, askedAt + PATIENCE_MS - performance.now());
    return work(forMs(moment)) ? () => {} : steadySlices(work);
  };
}

function inPieces(soon: (piece: Piece) => void, work: (hasTime: () => boolean) => boolean): () => void {
  let isStopped = false;
  function piece(hasTime: () => boolean): void {
    if (!isStopped && !work(hasTime)) soon(piece);
  }
  soon(piece);
  return () => {
    isStopped = true;
  };
}

/** Soon, when the window has nothing better to do; `piece` is told how long that lasts. */
export function whenQuiet(piece: Piece): void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) setTimeout(() => piece(forMs(SHORT_MS)));
  else
    requestIdleCallback(
      (deadline) => piece(deadline.didTimeout ? forMs(SHORT_MS) : () => deadline.timeRemaining() > 1),
      { timeout: LONGEST_WAIT_MS },
    );
}

export function forMs(ms: number): () => boolean {
  const until = performance.now() + ms;
  return () => performance.now() < until;
}
