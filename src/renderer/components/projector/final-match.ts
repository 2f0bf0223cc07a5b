/** The match that decides everything, once its two sides are known and nothing else is left to play before it. */
import type { BracketMatch } from '../../../shared/bridge/categories.ts';
import { isKnockout } from '../../../shared/tournament/tournament.ts';

export function finalMatch(matches: readonly BracketMatch[]): BracketMatch | null {
  const left = matches.filter(({ place, result, state }) => {
    return isKnockout(place) && place.bracket !== 'third' && !result && state !== 'bye';
  });
  const [final] = left;
  // A grand final may have a second one after it.
  const isLast = left.every(({ place, next }) => place.bracket === 'final' || next.winner === null);
  return final && isLast && !final.sides.includes(null) ? final : null;
}
