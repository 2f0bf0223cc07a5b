/** How long a board may take from one turn to the next, so that it is at rest before the following one. */
const A_STEP_BY_HAND_MS = 380;
const LONGEST_MS = 480;
/** Below this there is nothing to see but flicker. */
const SHORTEST_TURN_MS = 200;

/** `speed` in turns a second; null for a step by hand. */
export function animationTime(speed: number | null): number {
  if (speed === null) return A_STEP_BY_HAND_MS;
  const turnMs = 1000 / speed;
  return turnMs < SHORTEST_TURN_MS ? 0 : Math.min(LONGEST_MS, turnMs * 0.7);
}
