/** The places of a list of ratings, which is printed to tenths: neighbours whose rating and error read the same share one. */
import type { Rating } from './ratings.ts';

export interface PlacedRating extends Rating {
  readonly from: number;
  readonly to: number;
}

export function placedRatings(list: readonly Rating[]): readonly PlacedRating[] {
  let from = 1;
  const placed: PlacedRating[] = [];
  for (const [index, row] of list.entries()) {
    const next = list[index + 1];
    if (next && readAs(next) === readAs(row)) continue;
    const to = index + 1;
    for (const one of list.slice(from - 1, to)) placed.push({ ...one, from, to });
    from = to + 1;
  }
  return placed;
}

function readAs({ rating, error }: Rating): string {
  return `${rating.toFixed(1)} ± ${error.toFixed(1)}`;
}
