/** How many of these numbers, which are in order, are below a bound: where something of a long game is, without reading it. */
export function countBelow(ordered: readonly number[], bound: number): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordered[middle] ?? Infinity) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}
