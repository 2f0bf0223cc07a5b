/** What the class sees of a bracket that is too large to be shown as a whole. */
import type { BracketMatch } from '../../../shared/bridge/categories.ts';
import { isKnockout } from '../../../shared/tournament/tournament.ts';
import { playable } from '../../bracket/layout.ts';

export interface CurrentMatches {
  /** Of the first round that is not over, at the end the final; of the one that was revealed last while results are. */
  readonly round: readonly BracketMatch[];
  /** What can be played of other rounds of a knockout; none where all of it would not fit beside the round. */
  readonly beside: readonly BracketMatch[];
}

/** `room`: how many can be read at once. */
export function currentMatches(
  all: readonly BracketMatch[],
  room: number,
  newest: BracketMatch | null = null,
): CurrentMatches {
  const somebodys = new Set(playable(all).map(({ id }) => id));
  const matches = all.filter(({ id, state }) => somebodys.has(id) && state !== 'bye');
  const open = matches.filter(({ result }) => !result);
  // Groups play side by side: the round that is not over in one of them is the one that is played.
  const inGroups = open.filter(({ place }) => place.bracket === 'group');
  const current =
    newest ??
    inGroups.toSorted((a, b) => a.place.round - b.place.round)[0] ??
    open[0] ??
    matches.findLast(({ place }) => place.bracket !== 'third');
  if (!current) return { round: [], beside: [] };
  const isOfTheRound = ({ place }: BracketMatch): boolean =>
    place.bracket === current.place.bracket && place.round === current.place.round;
  const round = matches.filter(isOfTheRound);
  if (newest) return { round, beside: [] };
  const beside = open.filter((match) => match.state === 'ready' && isKnockout(match.place) && !isOfTheRound(match));
  return { round, beside: round.length + beside.length <= room ? beside : [] };
}
