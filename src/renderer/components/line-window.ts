/** The arithmetic of a long list of lines of equal height, of which only some are in sight. */
const MARGIN = 4;

/** The lines from `first` to before `last` are in sight or nearly so. */
export function linesInSight(
  scrolled: number,
  height: number,
  line: number,
  count: number,
): { readonly first: number; readonly last: number } {
  const first = Math.max(0, Math.floor(scrolled / line) - MARGIN);
  const last = Math.min(count, Math.ceil((scrolled + height) / line) + MARGIN);
  return { first, last: Math.max(first, last) };
}

/** How many lines are in sight at most, wherever the list stands. */
export function mostInSight(height: number, line: number): number {
  return Math.ceil(height / line) + 1 + 2 * MARGIN;
}

/**
 * The lines from `first` on, each in its place: one that goes out of sight at one end leaves its place to the one that
 * comes in at the other. So while somebody scrolls nothing is made, and nothing is moved within the page, which costs
 * as much. At the end, some more of those before fill the places. Every line says itself which one it is; their order
 * in the page is not that in which they are seen.
 */
export function inPlaces(first: number, places: number, count: number): number[] {
  const from = Math.max(0, Math.min(first, count - places));
  const start = from % places;
  return Array.from({ length: Math.min(places, count) }, (_, place) => from + ((place - start + places) % places));
}

/** Where to scroll so that a line is in sight: not at all when it is, else with its neighbours. */
export function scrollTo(index: number, scrolled: number, height: number, line: number): number {
  const top = index * line;
  const room = Math.min(line, Math.max(0, (height - line) / 2));
  if (top - room < scrolled) return Math.max(0, top - room);
  if (top + line + room > scrolled + height) return top + line + room - height;
  return scrolled;
}

/**
 * Where to scroll so that whoever goes from line to line can read on: not at all while the line and its neighbours are in
 * sight, then by a whole page, but for the line and the one that it came from.
 */
export function turnPage(index: number, scrolled: number, height: number, line: number): number {
  const nearest = scrollTo(index, scrolled, height, line);
  if (nearest === scrolled) return scrolled;
  const more = Math.max(0, Math.trunc(height / line) - 3) * line;
  return Math.max(0, nearest > scrolled ? nearest + more : nearest - more);
}
