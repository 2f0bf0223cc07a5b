/** What the organiser changed, and when. It is written together with the change and only ever grows. */
import { z } from 'zod';
import type { Database } from './database.ts';
import { json, parseRow } from './records.ts';

export const CHANGES = [
  'contest-renamed',
  'settings-changed',
  'map-added',
  'map-changed',
  'map-removed',
  'maps-ordered',
  'contestant-added',
  'contestant-edited',
  'contestant-removed',
  'contestant-disqualified',
  'contestant-reinstated',
  'category-added',
  'category-edited',
  'category-removed',
  'entrants-changed',
  'drawn',
  'draw-taken-back',
  'game-replaced',
  'undone',
] as const;
export type Change = (typeof CHANGES)[number];

const entrySchema = z.object({
  id: z.int(),
  at: z.number(),
  /** One of CHANGES; others may come from a newer Meydan. */
  what: z.string(),
  details: json(z.record(z.string(), z.unknown())),
});
export type AuditEntry = z.infer<typeof entrySchema>;

export class Audit {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Call it in the transaction of the change. */
  add(what: Change, details: Readonly<Record<string, unknown>>): void {
    const sql = 'INSERT INTO audit (at, what, details) VALUES (?, ?, ?)';
    this.#database.run(sql, Date.now(), what, JSON.stringify(details));
  }

  /** The newest first; `before` is the id of the last one that is known already. */
  list({ limit = 200, before = Number.MAX_SAFE_INTEGER }: { limit?: number; before?: number } = {}): AuditEntry[] {
    const rows = this.#database.all('SELECT * FROM audit WHERE id < ? ORDER BY id DESC LIMIT ?', before, limit);
    return rows.map((row) => parseRow(entrySchema, row, this.#database.path, `entry ${row['id']} of the audit log`));
  }
}
