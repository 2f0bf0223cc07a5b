/**
 * Where the class's window belongs when displays come and go: on the class's display, and never over the organiser's
 * screen. Nothing here asks Electron, because no display can be plugged in or pulled out in a test. What has not been
 * tried with real ones: how each system moves a full window whose display has gone, and how it leaves full screen then.
 */
export interface Standing {
  /** Of all displays there are now. */
  readonly displays: readonly number[];
  /** The display of the organiser's window. */
  readonly organiser: number;
  /** The display that the organiser has chosen for the class, if any. */
  readonly chosen: number | null;
  /** The display that was filled for the class; null where the window stands free, or where somebody has put it. */
  readonly filled: number | null;
  readonly isFullScreen: boolean;
  /** The display that the window is on, wherever the system has put it. */
  readonly on: number;
  readonly isByHand: boolean;
}

export type Step = 'stay' | 'leave-full-screen' | { readonly fill: number };

/** The one that was chosen, or any but the organiser's; null where the class has none of its own. */
export function displayOfClass({
  displays,
  organiser,
  chosen,
}: Pick<Standing, 'displays' | 'organiser' | 'chosen'>): number | null {
  if (chosen !== null && displays.includes(chosen)) return chosen;
  return displays.find((id) => id !== organiser) ?? null;
}

/** What to do now that a display has come or gone. */
export function stepFor(standing: Standing): Step {
  const { displays, organiser, filled, isFullScreen, on, isByHand } = standing;
  if (filled !== null && displays.includes(filled)) return 'stay';
  const isAstray = filled !== null || (isFullScreen && on === organiser);
  const free = displayOfClass(standing);
  if (free === null) return isAstray ? 'leave-full-screen' : 'stay';
  return isAstray || !(isByHand || isFullScreen) ? { fill: free } : 'stay';
}
