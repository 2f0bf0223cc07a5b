/** Those who take part. */
import { z } from 'zod';
import type { ContestantId } from '../../shared/tournament/tournament.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import type { Audit } from './audit.ts';
import type { Database } from './database.ts';
import { checked, contestantNumber, missing, parseRow, refused } from './records.ts';

const name = z.string().trim().min(1).max(200);

/** What a person says of a contestant. */
const detailsSchema = z.strictObject({
  name,
  /** The student's number, as it is written. */
  number: z.string().trim().min(1).max(64).nullable().default(null),
  /** From 1, the strongest. */
  seed: z.int().min(1).max(1_000_000).nullable().default(null),
  notes: z.string().max(10_000).default(''),
  /** What plays: a program of this contest, or one of the house, or nothing yet. */
  programId: z.string().nullable().default(null),
  houseBot: z.string().min(1).max(64).nullable().default(null),
});
export type ContestantDetails = z.infer<typeof detailsSchema>;
export type NewContestant = z.input<typeof detailsSchema>;

const rowSchema = z.object({
  id: z.int().transform(String),
  name: z.string(),
  number: z.string().nullable(),
  seed: z.int().nullable(),
  notes: z.string(),
  programId: z.string().nullable(),
  houseBot: z.string().nullable(),
  disqualifiedFor: z.string().nullable(),
  disqualifiedAt: z.number().nullable(),
  addedAt: z.number(),
});

export interface Contestant extends ContestantDetails {
  readonly id: ContestantId;
  /** The categories that it has entered. */
  readonly categories: readonly number[];
  readonly disqualified: { readonly reason: string; readonly at: number } | null;
  readonly addedAt: number;
}

const COLUMNS = `id, name, number, seed, notes, program_id AS programId, house_bot AS houseBot,
  disqualified_for AS disqualifiedFor, disqualified_at AS disqualifiedAt, added_at AS addedAt`;

export class Contestants {
  readonly #database: Database;
  readonly #audit: Audit;

  constructor(database: Database, audit: Audit) {
    this.#database = database;
    this.#audit = audit;
  }

  add(contestant: NewContestant): ContestantId {
    const details = this.#checked(contestant);
    const sql = `INSERT INTO contestants (name, number, seed, notes, program_id, house_bot, added_at)
      VALUES (?, ?, ?, ?, ?, ?, ?)`;
    return this.#database.transaction(() => {
      const id = String(this.#database.insert(sql, ...valuesOf(details), Date.now()));
      this.#audit.add('contestant-added', { id, ...details });
      return id;
    });
  }

  count(): number {
    return Number(this.#database.get('SELECT count(*) AS contestants FROM contestants')?.['contestants']);
  }

  /** In the order in which they came. */
  list(): Contestant[] {
    const entered = new Map<number, number[]>();
    const sql = 'SELECT contestant_id, category_id FROM entrants ORDER BY category_id';
    for (const [contestant, category] of this.#database.lists(sql)) {
      const categories = entered.get(Number(contestant));
      if (categories) categories.push(Number(category));
      else entered.set(Number(contestant), [Number(category)]);
    }
    const rows = this.#database.all(`SELECT ${COLUMNS} FROM contestants ORDER BY id`);
    return rows.map((row) => this.#read(row, entered.get(Number(row['id'])) ?? []));
  }

  get(id: ContestantId): Contestant {
    const number = contestantNumber(id);
    const row = this.#database.get(`SELECT ${COLUMNS} FROM contestants WHERE id = ?`, number);
    if (!row) throw missing('contestant');
    const sql = 'SELECT category_id FROM entrants WHERE contestant_id = ? ORDER BY category_id';
    return this.#read(
      row,
      this.#database.lists(sql, number).map(([category]) => Number(category)),
    );
  }

  /** Changes what is given and leaves the rest. A new program plays from the next game on. */
  edit(id: ContestantId, changes: Partial<ContestantDetails>): void {
    this.#database.transaction(() => {
      const { name, number, seed, notes, programId, houseBot } = this.get(id);
      const details = this.#checked({ name, number, seed, notes, programId, houseBot, ...changes });
      const sql = `UPDATE contestants SET name = ?, number = ?, seed = ?, notes = ?, program_id = ?, house_bot = ?
        WHERE id = ?`;
      this.#database.run(sql, ...valuesOf(details), contestantNumber(id));
      this.#audit.add('contestant-edited', { id, ...changes });
    });
  }

  /** Only before it is drawn: afterwards it is disqualified, so that what was played stays understandable. */
  remove(id: ContestantId): void {
    this.#database.transaction(() => {
      const { name } = this.get(id);
      const number = contestantNumber(id);
      const drawn = `SELECT 1 FROM entrants JOIN categories ON categories.id = category_id
        WHERE contestant_id = ? AND draw IS NOT NULL LIMIT 1`;
      const seated = 'SELECT 1 FROM game_seats WHERE contestant_id = ? LIMIT 1';
      if (this.#database.get(drawn, number) || this.#database.get(seated, number)) {
        throw refused(refusal('contestant-drawn', { name }));
      }
      this.#database.run('DELETE FROM contestants WHERE id = ?', number);
      this.#audit.add('contestant-removed', { id, name });
    });
  }

  disqualify(id: ContestantId, reason: string): void {
    const why = checked(z.string().trim().min(1).max(2000), reason, 'disqualification');
    this.#disqualified(id, why, Date.now());
  }

  /** Takes a disqualification back. */
  reinstate(id: ContestantId): void {
    this.#disqualified(id, null, null);
  }

  #disqualified(id: ContestantId, reason: string | null, at: number | null): void {
    const sql = 'UPDATE contestants SET disqualified_for = ?, disqualified_at = ? WHERE id = ?';
    this.#database.transaction(() => {
      const { name } = this.get(id);
      this.#database.run(sql, reason, at, contestantNumber(id));
      if (reason === null) this.#audit.add('contestant-reinstated', { id, name });
      else this.#audit.add('contestant-disqualified', { id, name, reason });
    });
  }

  #checked(contestant: unknown): ContestantDetails {
    const details = checked(detailsSchema, contestant, 'contestant');
    if (details.programId !== null && details.houseBot !== null) {
      throw refused(refusal('program-and-bot', { name: details.name }));
    }
    const program = 'SELECT 1 FROM programs WHERE id = ? AND complete = 1';
    if (details.programId !== null && !this.#database.get(program, details.programId)) throw missing('program');
    return details;
  }

  #read(row: Record<string, unknown>, categories: readonly number[]): Contestant {
    const parsed = parseRow(rowSchema, row, this.#database.path, `contestant ${row['id']}`);
    const { disqualifiedFor: reason, disqualifiedAt: at, ...contestant } = parsed;
    return { ...contestant, categories, disqualified: reason === null || at === null ? null : { reason, at } };
  }
}

function valuesOf({ name, number, seed, notes, programId, houseBot }: ContestantDetails) {
  return [name, number, seed, notes, programId, houseBot] as const;
}
