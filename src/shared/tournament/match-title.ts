/** What a match is called by: enough to name it in any language where nobody has the plan of its category. */
import { bracketSizes, type BracketSize } from './bracket-size.ts';
import type { FormatKind, MatchPlace } from './tournament.ts';

export interface MatchTitle {
  readonly kind: FormatKind;
  readonly place: MatchPlace;
  /** Of the bracket that it is in. */
  readonly size: BracketSize;
  /** Its round has others, so its number tells which one it is. */
  readonly isNumbered: boolean;
}

/** Counts the matches of a plan once, to name any of them afterwards. */
export function matchTitles(
  kind: FormatKind,
  matches: Iterable<{ readonly place: MatchPlace }>,
): (place: MatchPlace) => MatchTitle {
  const all = [...matches];
  const sizes = bracketSizes(all);
  const inRound = new Map<string, number>();
  for (const { place } of all) inRound.set(roundOf(place), (inRound.get(roundOf(place)) ?? 0) + 1);
  return (place) => ({
    kind,
    place,
    size: sizes.get(place.bracket) ?? { rounds: 1 },
    isNumbered: (inRound.get(roundOf(place)) ?? 0) > 1,
  });
}

function roundOf({ bracket, group, round }: MatchPlace): string {
  return `${bracket} ${group} ${round}`;
}
