/**
 * The ratings of the open contest. A hundred thousand games take a moment, so they are gone through once, a part at a
 * time, and every game that is played afterwards is added to them.
 */
import { RatingTable, type RatedGame, type Rating } from '../../shared/tournament/ratings.ts';
import type { OpenContest } from '../desk/open-contest.ts';
import type { FinishedGame } from '../store/game-results.ts';

/** Nobody notices the time that these take. */
const AT_ONCE = 500;

export class ContestRatings {
  readonly #contest: OpenContest;
  #table: RatingTable | null = null;
  #making: Promise<RatingTable> | null = null;
  /** Played while the table was being made. */
  #meanwhile: FinishedGame[] = [];

  constructor(contest: OpenContest) {
    this.#contest = contest;
  }

  async list(): Promise<readonly Rating[]> {
    return (this.#table ?? (await this.#made())).list();
  }

  add(game: FinishedGame): void {
    if (this.#table) this.#table.add(ratedGame(game));
    else if (this.#making) this.#meanwhile.push(game);
  }

  /** Games were taken back: all is gone through again when somebody asks. */
  forget(): void {
    this.#table = null;
    this.#making = null;
    this.#meanwhile = [];
  }

  #made(): Promise<RatingTable> {
    this.#making ??= this.#make();
    return this.#making;
  }

  async #make(): Promise<RatingTable> {
    const table = new RatingTable();
    const meanwhile: FinishedGame[] = [];
    this.#meanwhile = meanwhile;
    const games = this.#contest.finishedGames();
    for (let at = 0; at < games.length; at += AT_ONCE) {
      for (const game of games.slice(at, at + AT_ONCE)) table.add(ratedGame(game));
      await new Promise((resolve) => setImmediate(resolve));
    }
    for (const game of meanwhile) table.add(ratedGame(game));
    // Unless everything was forgotten in between.
    if (this.#meanwhile === meanwhile) this.#table = table;
    return table;
  }
}

function ratedGame({ seats }: FinishedGame): RatedGame {
  return { contestants: seats.map(({ contestantId }) => contestantId), places: seats.map(({ place }) => place) };
}
