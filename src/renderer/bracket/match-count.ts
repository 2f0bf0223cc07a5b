/** How many matches there are to play, and how often somebody goes on without one. */
import type { PlannedMatch } from '../../shared/tournament/tournament.ts';
import { playable } from './layout.ts';

export function matchCount(matches: readonly PlannedMatch[]): { readonly played: number; readonly byes: number } {
  const shown = playable(matches);
  return {
    played: shown.filter(({ state }) => state !== 'bye').length,
    // A second grand final that is not needed is nobody's bye.
    byes: shown.filter(({ state, place }) => state === 'bye' && place.bracket !== 'final').length,
  };
}
