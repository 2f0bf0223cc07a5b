/** What keeps games from being played: single ones, all of a contestant, or everything. Each is told once. */
import { stopsEverything, type Problem } from '../../shared/tournament/problem.ts';
import type { ContestantId } from '../../shared/tournament/tournament.ts';
import type { GameId, NewGame } from '../store/games.ts';
import { keyOf } from './games-at-once.ts';

export class Obstacles {
  readonly #failed = new Map<string, Problem>();
  readonly #barred = new Map<ContestantId, Problem>();
  readonly #tell: (problem: Problem) => void;
  /** Nothing can be saved, so nothing is played. */
  broken: Problem | null = null;

  constructor(tell: (problem: Problem) => void) {
    this.#tell = tell;
  }

  get list(): readonly Problem[] {
    return [...(this.broken ? [this.broken] : []), ...this.#barred.values(), ...this.#failed.values()];
  }

  standBefore(game: NewGame): boolean {
    return this.#failed.has(keyOf(game)) || game.seats.some((contestant) => this.#barred.has(contestant));
  }

  /** A problem of this game alone. */
  failed(game: NewGame, problem: Problem): void {
    this.#failed.set(keyOf(game), problem);
    this.#tell(problem);
  }

  /** One problem of theirs, however many games it is found in. */
  bar(contestant: ContestantId, problem: Problem): void {
    if (this.#barred.has(contestant)) return;
    this.#barred.set(contestant, problem);
    this.#tell(problem);
  }

  /** Whether it is the first. */
  break(problem: Problem): boolean {
    if (this.broken) return false;
    this.broken = problem;
    this.#tell(problem);
    return true;
  }

  /** What has failed is tried again, or the one game that did. */
  forgetFailed(game?: GameId): void {
    for (const [key, problem] of this.#failed) {
      if (game === undefined || problem.game === game) this.#failed.delete(key);
    }
  }

  forgetBarred(): void {
    this.#barred.clear();
  }
}

/** Neither a contestant's nor everybody's. */
export function isOfOneGame(problem: Problem): boolean {
  return problem.contestant === undefined && !stopsEverything(problem);
}
