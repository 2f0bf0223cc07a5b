/** How contestants are spread over groups. */

/**
 * The sizes of the groups, which differ by one at most. There are never so many groups that somebody would be alone in
 * one, with nobody to play against.
 */
export function groupSizes(wanted: number, contestants: number): number[] {
  if (contestants === 0) return [];
  const groups = Math.min(wanted, Math.max(1, Math.floor(contestants / 2)));
  return Array.from(
    { length: groups },
    (_, group) => Math.floor(contestants / groups) + (group < contestants % groups ? 1 : 0),
  );
}

/** How many matches there are where everybody meets everybody of their group once. */
export function groupMatches(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
}

/**
 * The ranks, from 0, of each group's members: the best of each group in the groups' order, the next ones in reverse, and
 * so on, so that the groups are about equally strong.
 */
export function snake(sizes: readonly number[]): number[][] {
  const groups: number[][] = sizes.map(() => []);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let rank = 0;
  for (let row = 0; rank < total; row++) {
    const order = row % 2 === 0 ? groups : groups.toReversed();
    for (const group of order) {
      if (group.length < (sizes[groups.indexOf(group)] ?? 0)) group.push(rank++);
    }
  }
  return groups;
}
