/** How large the parts of a plan are: what their rounds are called depends on it. */
import type { Bracket, PlannedMatch } from './tournament.ts';

export interface BracketSize {
  readonly rounds: number;
  /** How many groups play side by side; 1 where there are none. */
  readonly groups?: number;
}

export function bracketSizes(matches: readonly Pick<PlannedMatch, 'place'>[]): ReadonlyMap<Bracket, BracketSize> {
  const sizes = new Map<Bracket, Required<BracketSize>>();
  for (const { place } of matches) {
    const { rounds, groups } = sizes.get(place.bracket) ?? { rounds: 0, groups: 0 };
    if (place.round <= rounds && place.group <= groups) continue;
    sizes.set(place.bracket, { rounds: Math.max(rounds, place.round), groups: Math.max(groups, place.group) });
  }
  return sizes;
}
