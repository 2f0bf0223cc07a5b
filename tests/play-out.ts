/** Plays a plan to its end without any game: somebody just says who wins. */
import type { Plan } from '../src/shared/tournament/plan.ts';
import {
  isKnockout,
  type ContestantId,
  type Entrant,
  type MatchResult,
  type PlannedMatch,
} from '../src/shared/tournament/tournament.ts';

/** Somebody for each number: `c1` has seed 1 and so on; beyond `seeded` they have none. */
export function field(count: number, seeded = count): Entrant[] {
  return Array.from({ length: count }, (_, i) => ({ id: `c${i + 1}`, seed: i < seeded ? i + 1 : null }));
}

/** A plain result of a match of one game. */
export function resultFor(winner: 0 | 1 | null): MatchResult {
  return {
    winner,
    won: [Number(winner === 0), Number(winner === 1)],
    drawn: Number(winner === null),
    scores: [Number(winner === 0), Number(winner === 1)],
    thinkingMs: [0, 0],
    timeouts: [0, 0],
    crashes: [0, 0],
    decidedBy: winner === null ? 'drawn' : 'games',
  };
}

/** `decide` says who wins; a draw is no choice in a knockout. Returns the matches in the order they were played in. */
export function playOut(
  plan: Plan,
  decide: (match: PlannedMatch, sides: readonly [ContestantId, ContestantId]) => 0 | 1 | null,
): PlannedMatch[] {
  const played: PlannedMatch[] = [];
  for (let ready = plan.ready(); ready.length > 0; ready = plan.ready()) {
    for (const match of ready) {
      const [first, second] = match.sides;
      if (first === null || plan.match(match.id)?.state !== 'ready') continue;
      const winner = second === null ? null : decide(match, [first, second]);
      const result =
        second === null
          ? { ...resultFor(null), drawn: 0, decidedBy: 'finished' as const }
          : resultFor(winner ?? (isKnockout(match.place) ? 0 : null));
      plan.record(match.id, result);
      played.push({ ...match, state: 'decided', result });
    }
  }
  return played;
}

/** The one with the smaller number in its name wins. */
export function favouriteWins(_match: PlannedMatch, [first, second]: readonly [ContestantId, ContestantId]): 0 | 1 {
  return Number(first.slice(1)) < Number(second.slice(1)) ? 0 : 1;
}
