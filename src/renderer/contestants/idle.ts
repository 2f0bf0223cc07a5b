/** Who would not play, though nobody has taken them out of the contest: whoever is in no category. */
import type { ContestantRow } from '../../shared/bridge/contestants.ts';

export function isIdle({ categories, disqualified }: Pick<ContestantRow, 'categories' | 'disqualified'>): boolean {
  return categories.length === 0 && disqualified === null;
}
