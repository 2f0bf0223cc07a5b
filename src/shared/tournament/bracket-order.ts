/** The order of a bracket's places that keeps the strong apart for as long as possible. */

/** The smallest power of two with room for everybody; 0 for nobody. */
export function bracketSize(count: number): number {
  if (count === 0) return 0;
  let size = 1;
  while (size < count) size *= 2;
  return size;
}

/**
 * For each place of the bracket, from the top, the rank that belongs there, from 0. Each doubling puts beside every
 * rank the one that complements it: 0 | 0 1 | 0 3 1 2 | 0 7 3 4 1 6 2 5. So the best two can meet only in the final, the best
 * four only in the semi-finals, and the missing ranks at the end are byes for the best.
 */
export function bracketOrder(size: number): number[] {
  if (size === 0) return [];
  let order = [0];
  while (order.length < size) {
    const last = order.length * 2 - 1;
    order = order.flatMap((rank) => [rank, last - rank]);
  }
  return order;
}
