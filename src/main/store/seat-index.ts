/**
 * Who sat in which game, kept in memory: whoever types a name into the search asks for a hundred thousand games at every
 * key. A seat never changes hands, so what is known stays right as long as no game is gone; new ones are added.
 */
import type { Database } from './database.ts';

export class SeatIndex {
  readonly #database: Database;
  /** The game and the contestant of each seat, in the order of the games. */
  #games: number[] = [];
  #contestants: number[] = [];
  #count = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The games in which one of these sat, the last planned first. */
  gamesOf(contestants: readonly number[]): number[] {
    this.#catchUp();
    const wanted = new Set(contestants);
    const found: number[] = [];
    for (let seat = this.#games.length - 1; seat >= 0; seat -= 1) {
      const game = this.#games[seat] ?? 0;
      if (wanted.has(this.#contestants[seat] ?? 0) && found.at(-1) !== game) found.push(game);
    }
    return found;
  }

  #catchUp(): void {
    this.#readNew();
    const [[count] = []] = this.#database.lists('SELECT count(*) FROM games');
    if (count === this.#count) return;
    // Some are gone.
    this.#games = [];
    this.#contestants = [];
    this.#count = 0;
    this.#readNew();
  }

  #readNew(): void {
    const sql = 'SELECT game_id, contestant_id FROM game_seats WHERE game_id > ? ORDER BY game_id, seat';
    for (const [game, contestant] of this.#database.lists(sql, this.#games.at(-1) ?? Number.MIN_SAFE_INTEGER)) {
      if (game !== this.#games.at(-1)) this.#count += 1;
      this.#games.push(Number(game));
      this.#contestants.push(Number(contestant));
    }
  }
}
