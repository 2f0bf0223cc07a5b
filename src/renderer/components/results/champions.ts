/** What those in the first place are called: one, several who share it, or one in each group. */
import type { Placing } from '../../../shared/tournament/tournament.ts';

export function titleOf(champions: readonly Placing[]): 'champion' | 'champions' | 'groupWinners' {
  if (champions.length === 1) return 'champion';
  return champions.some(({ to }) => to > 1) ? 'champions' : 'groupWinners';
}
