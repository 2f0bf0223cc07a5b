/** The final places of a knockout: 1, 2, 3, 4, then those who went out in the same round share theirs, such as 5–8. */
import type { Bracket, ContestantId, Placing, PlannedMatch } from './tournament.ts';

/** Everybody whose places are certain already. The matches of other stages are ignored. */
export function knockoutPlaces(matches: readonly PlannedMatch[]): readonly Placing[] {
  const placings: Placing[] = [];
  let next = 1;
  /** The next `count` places are shared by these, as far as they are known. */
  const place = (contestants: readonly (ContestantId | null)[], count: number): void => {
    const known = contestants.filter((contestant) => contestant !== null);
    placings.push(...known.map((contestant) => ({ contestant, from: next, to: next + count - 1 })));
    next += count;
  };
  const of = (bracket: Bracket): PlannedMatch[] => matches.filter((match) => match.place.bracket === bracket);
  const [final, ...earlier] = of('lower').length > 0 ? [of('final'), ...rounds(of('lower'))] : rounds(of('main'));
  const first = final?.[0];
  if (!first) return [];
  // A second final that is not needed is a bye for the champion, and the first one has the runner-up.
  const second = final[1] ?? first;
  place([winnerOf(second)], 1);
  place([second.state === 'bye' ? loserOf(first) : loserOf(second)], 1);
  const third = of('third')[0];
  if (third) {
    place([winnerOf(third)], 1);
    if (third.state !== 'bye') place([loserOf(third)], 1);
    earlier.shift();
  }
  for (const round of earlier) {
    const played = round.filter(({ state }) => state !== 'bye');
    place(played.map(loserOf), played.length);
  }
  return placings;
}

/** The last round first. */
function rounds(matches: readonly PlannedMatch[]): PlannedMatch[][] {
  return [...Map.groupBy(matches, ({ place }) => place.round)].toSorted(([a], [b]) => b - a).map(([, round]) => round);
}

function winnerOf({ state, sides, result }: PlannedMatch): ContestantId | null {
  if (state === 'bye') return sides[0] ?? sides[1];
  return result && result.winner !== null ? sides[result.winner] : null;
}

function loserOf({ sides, result }: PlannedMatch): ContestantId | null {
  return result && result.winner !== null ? sides[result.winner === 0 ? 1 : 0] : null;
}
