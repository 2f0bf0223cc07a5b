/** The places of a knockout: 1, 2, 3, 4, then those who went out in the same round share theirs, such as 5–8. */
import type { Bracket, ContestantId, Placing, PlannedMatch } from './tournament.ts';

export type Places = Omit<Placing, 'contestant'>;

/** The places that one side of some matches gets for good. */
interface Award extends Places {
  readonly side: 'winner' | 'loser';
  readonly matches: readonly PlannedMatch[];
}

/** Everybody whose places are certain already. The matches of other stages are ignored. */
export function knockoutPlaces(matches: readonly PlannedMatch[]): readonly Placing[] {
  return awards(matches).flatMap(({ side, matches: giving, from, to }) =>
    giving
      .map(side === 'winner' ? winnerOf : loserOf)
      .filter((contestant) => contestant !== null)
      .map((contestant) => ({ contestant, from, to })),
  );
}

/** The places that are open to each who is still in it: the worst is that of losing every match from now on. */
export function knockoutProspects(matches: readonly PlannedMatch[]): ReadonlyMap<ContestantId, Places> {
  const given = awards(matches);
  const byId = new Map(matches.map((match) => [match.id, match]));
  const worstOf = (match: PlannedMatch): number | null => {
    const next = match.next.loser === null ? undefined : byId.get(match.next.loser);
    if (next && next.state !== 'bye') return worstOf(next);
    return given.find(({ side, matches: giving }) => side === 'loser' && giving.includes(match))?.to ?? null;
  };
  const prospects = new Map<ContestantId, Places>();
  // The last match that somebody has come to is the one to be played.
  for (const match of matches) {
    if (match.state !== 'ready' && match.state !== 'waiting') continue;
    const to = worstOf(match);
    if (to === null) continue;
    for (const side of match.sides)
      if (side !== null) prospects.set(side, { from: match.place.bracket === 'third' ? 3 : 1, to });
  }
  return prospects;
}

/** Who gets which places, from the first to the last. */
function awards(matches: readonly PlannedMatch[]): readonly Award[] {
  const found: Award[] = [];
  let next = 1;
  const award = (side: Award['side'], giving: readonly PlannedMatch[]): void => {
    found.push({ side, matches: giving, from: next, to: next + giving.length - 1 });
    next += giving.length;
  };
  const of = (bracket: Bracket): PlannedMatch[] => matches.filter((match) => match.place.bracket === bracket);
  const [final, ...earlier] = of('lower').length > 0 ? [of('final'), ...rounds(of('lower'))] : rounds(of('main'));
  const first = final?.[0];
  if (!first) return [];
  // A second final that is not needed is a bye for the champion, and the first one has the runner-up.
  const second = final[1] ?? first;
  award('winner', [second]);
  award('loser', [second.state === 'bye' ? first : second]);
  const third = of('third')[0];
  if (third) {
    award('winner', [third]);
    if (third.state !== 'bye') award('loser', [third]);
    earlier.shift();
  }
  for (const round of earlier) {
    award(
      'loser',
      round.filter(({ state }) => state !== 'bye'),
    );
  }
  return found;
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
