/**
 * Ratings across a contest: how strong everybody seems to be from all games, whatever category they belong to, and how
 * sure that is. By openskill (Weng–Lin, Plackett–Luce); games are taken one after the other, so their order counts.
 */
import { ordinal, rate, rating, type Rating as Skill } from 'openskill';
import type { ContestantId } from './tournament.ts';

/** One game; `places` are those of the outcome, from 1, in the order of the contestants. */
export interface RatedGame {
  readonly contestants: readonly ContestantId[];
  readonly places: readonly number[];
}

export interface Rating {
  readonly contestant: ContestantId;
  /** The most likely strength; everybody begins with 25. */
  readonly rating: number;
  /** One standard deviation of it: the error bar. Everybody begins with 25/3. */
  readonly error: number;
  /** Almost certainly at least this strong: the rating less three errors. What the list is sorted by. */
  readonly conservative: number;
  readonly games: number;
}

/** Everybody who has played against somebody, the strongest first. */
export function ratings(games: Iterable<RatedGame>): readonly Rating[] {
  const table = new RatingTable();
  for (const game of games) table.add(game);
  return table.list();
}

/** Goes on with every game that is played, without looking at the old ones again. */
export class RatingTable {
  readonly #skills = new Map<ContestantId, { readonly skill: Skill; readonly games: number }>();

  add({ contestants, places }: RatedGame): void {
    // A game played alone compares nobody; neither does one of a contestant against itself.
    if (contestants.length < 2 || new Set(contestants).size < contestants.length) return;
    const before = contestants.map((contestant) => this.#skills.get(contestant) ?? { skill: rating(), games: 0 });
    const after = rate(
      before.map(({ skill }) => [skill]),
      { rank: [...places] },
    );
    for (const [index, contestant] of contestants.entries()) {
      const skill = after[index]?.[0];
      if (skill) this.#skills.set(contestant, { skill, games: (before[index]?.games ?? 0) + 1 });
    }
  }

  /** The strongest first. */
  list(): readonly Rating[] {
    return [...this.#skills]
      .map(([contestant, { skill, games }]) => ({
        contestant,
        rating: skill.mu,
        error: skill.sigma,
        conservative: ordinal(skill),
        games,
      }))
      .toSorted((a, b) => b.conservative - a.conservative || (a.contestant < b.contestant ? -1 : 1));
  }
}
