/**
 * How many slips of the pen lie between two words: letters that were changed, added, left out or swapped with the next.
 * Infinity when there are more than `most`; that is what makes it quick for a class of two hundred.
 */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  const width = other.length + 1;
  // Three rows of the usual table: the one before the last, the last, and the one being made.
  let [before, last, next] = [
    new Uint16Array(width),
    Uint16Array.from({ length: width }, (_, i) => i),
    new Uint16Array(width),
  ];
  for (let row = 1; row <= one.length; row += 1) {
    next[0] = row;
    let least = row;
    for (let column = 1; column < width; column += 1) {
      const changed = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const slips = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + changed,
        swapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
      next[column] = slips;
      if (slips < least) least = slips;
    }
    // A swap reaches back two rows, and cannot make up for more than one slip.
    if (least > most + 1) return Infinity;
    [before, last, next] = [last, next, before];
  }
  const slips = last[other.length] ?? Infinity;
  return slips <= most ? slips : Infinity;
}
