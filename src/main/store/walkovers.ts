/** The matches that were decided because somebody had withdrawn. */
import type { ContestantId } from '../../shared/tournament/tournament.ts';
import type { CategoryId } from './categories.ts';
import type { Database } from './database.ts';
import { contestantNumber } from './records.ts';

export class Walkovers {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** For each match who went on; null where nobody did. */
  of(category: CategoryId): Map<string, ContestantId | null> {
    const rows = this.#database.lists('SELECT match_id, winner FROM walkovers WHERE category_id = ?', category);
    return new Map(rows.map(([match, winner]) => [String(match), winner === null ? null : String(winner)]));
  }

  put(category: CategoryId, matchId: string, winner: ContestantId | null): void {
    const sql = `INSERT INTO walkovers VALUES (?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET winner = excluded.winner, decided_at = excluded.decided_at`;
    this.#database.run(sql, category, matchId, winner === null ? null : contestantNumber(winner), Date.now());
  }

  remove(category: CategoryId, matchId: string): void {
    this.#database.run('DELETE FROM walkovers WHERE category_id = ? AND match_id = ?', category, matchId);
  }
}
