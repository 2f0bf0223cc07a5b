/** How much of the points the first of two has, from 0 to 1; half as long as there is nothing to share. */
export function shareOfFirst(first: number, second: number): number {
  // Whoever is below zero has nothing, and the other one everything.
  const least = Math.min(0, first, second);
  const all = first + second - 2 * least;
  return all === 0 ? 0.5 : (first - least) / all;
}
