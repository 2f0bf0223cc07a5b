/** The arithmetic of a contestant that is dragged to another seed, in a list of which only some rows are in sight. */
export interface DragList {
  /** Where the list begins on the screen, and how high it is, with its headings. */
  readonly top: number;
  readonly height: number;
  readonly head: number;
  readonly line: number;
  readonly count: number;
}

/** Within so many pixels of an edge the list moves along. */
const EDGE = 48;
const FASTEST = 18;

/** The row below the pointer; the first or the last where it is beyond them. */
export function rowUnder(y: number, scrolled: number, { top, head, line, count }: DragList): number {
  const row = Math.floor((y - top - head + scrolled) / line);
  return Math.min(count - 1, Math.max(0, row));
}

/** How many pixels the list moves in a frame: the nearer to the edge the faster. */
export function scrollStep(y: number, { top, height, head }: DragList): number {
  const above = top + head + EDGE - y;
  const below = y - (top + height - EDGE);
  if (above > 0) return -Math.ceil(Math.min(1, above / EDGE) * FASTEST);
  return below > 0 ? Math.ceil(Math.min(1, below / EDGE) * FASTEST) : 0;
}
