/** The categories of a contest: each has its format, its entrants and its draw. A course's group is one of them. */
import { z } from 'zod';
import { drawSchema, formatSchema, type ContestantId, type Draw } from '../../shared/tournament/tournament.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import type { Audit } from './audit.ts';
import type { Database } from './database.ts';
import { checked, contestantNumber, json, missing, parseRow, refused } from './records.ts';

export type CategoryId = number;

const categorySettingsSchema = z.strictObject({
  /** Settings of the game that differ from the contest's. */
  game: z.record(z.string(), z.unknown()).default({}),
  /** The maps that are played in turn; none means all of the contest's. */
  maps: z.array(z.int().min(1)).max(10_000).default([]),
});
export type CategorySettings = z.infer<typeof categorySettingsSchema>;

const detailsSchema = z.strictObject({
  name: z.string().trim().min(1).max(200),
  format: formatSchema,
  settings: categorySettingsSchema.prefault({}),
});
export type NewCategory = z.input<typeof detailsSchema>;

const rowSchema = z.object({
  id: z.int(),
  name: z.string(),
  format: json(formatSchema),
  settings: json(categorySettingsSchema),
  draw: json(drawSchema).nullable(),
  drawnAt: z.number().nullable(),
});
export type Category = z.infer<typeof rowSchema>;

const COLUMNS = 'id, name, format, settings, draw, drawn_at AS drawnAt';

export class Categories {
  readonly #database: Database;
  readonly #audit: Audit;

  constructor(database: Database, audit: Audit) {
    this.#database = database;
    this.#audit = audit;
  }

  add(category: NewCategory): CategoryId {
    const { name, format, settings } = checked(detailsSchema, category, 'category');
    const sql = 'INSERT INTO categories (name, position, format, settings, added_at) VALUES (?, ?, ?, ?, ?)';
    return this.#database.transaction(() => {
      this.#refuseName(name, 0);
      const last = Number(this.#database.get('SELECT max(position) AS last FROM categories')?.['last'] ?? 0);
      const values = [name, last + 1, JSON.stringify(format), JSON.stringify(settings), Date.now()];
      const id = this.#database.insert(sql, ...values);
      this.#audit.add('category-added', { id, name, format });
      return id;
    });
  }

  list(): Category[] {
    const rows = this.#database.all(`SELECT ${COLUMNS} FROM categories ORDER BY position, id`);
    return rows.map((row) => parseRow(rowSchema, row, this.#database.path, `category ${row['id']}`));
  }

  /** Where somebody enters for whom no category was named: one draw, and never none without a word. Null: all are drawn. */
  firstOpen(): CategoryId | null {
    return this.list().find(({ draw }) => draw === null)?.id ?? null;
  }

  get(id: CategoryId): Category {
    const row = this.#database.get(`SELECT ${COLUMNS} FROM categories WHERE id = ?`, id);
    if (!row) throw missing('category');
    return parseRow(rowSchema, row, this.#database.path, `category ${id}`);
  }

  /** Format and settings only before the draw. */
  edit(id: CategoryId, changes: Partial<NewCategory>): void {
    this.#database.transaction(() => {
      const { name, format, settings, draw } = this.get(id);
      const details = checked(detailsSchema, { name, format, settings, ...changes }, 'category');
      if (draw && (changes.format !== undefined || changes.settings !== undefined)) throw drawn(name);
      this.#refuseName(details.name, id);
      const sql = 'UPDATE categories SET name = ?, format = ?, settings = ? WHERE id = ?';
      this.#database.run(sql, details.name, JSON.stringify(details.format), JSON.stringify(details.settings), id);
      this.#audit.add('category-edited', { id, ...changes });
    });
  }

  remove(id: CategoryId): void {
    this.#database.transaction(() => {
      const { name } = this.get(id);
      this.#dropPlanned(id, name);
      this.#database.run('DELETE FROM categories WHERE id = ?', id);
      this.#audit.add('category-removed', { id, name });
    });
  }

  /** In the organiser's order. */
  entrants(id: CategoryId): ContestantId[] {
    const sql = 'SELECT contestant_id FROM entrants WHERE category_id = ? ORDER BY position, contestant_id';
    return this.#database.lists(sql, id).map(([contestant]) => String(contestant));
  }

  /** These and no others, in this order; only before the draw. */
  setEntrants(id: CategoryId, contestants: readonly ContestantId[]): void {
    this.#database.transaction(() => {
      const { name, draw } = this.get(id);
      if (draw) throw drawn(name);
      const known = this.#database.lists('SELECT id FROM contestants');
      const ids = new Set(known.map(([contestant]) => String(contestant)));
      if (!contestants.every((contestant) => ids.has(contestant))) throw missing('contestant');
      if (`${[...new Set(contestants)]}` === `${this.entrants(id)}`) return;
      this.#database.run('DELETE FROM entrants WHERE category_id = ?', id);
      new Set(contestants).forEach((contestant) => this.#enter(id, contestant));
      this.#audit.add('entrants-changed', { id, name, contestants });
    });
  }

  /** Adds to those who have entered already. */
  enter(id: CategoryId, contestants: readonly ContestantId[]): void {
    this.setEntrants(id, [...this.entrants(id), ...contestants]);
  }

  /** Keeps a draw, also one with places swapped, until the first game has begun. Games planned by an older one go. */
  setDraw(id: CategoryId, draw: Draw): void {
    const right = checked(drawSchema, draw, 'draw');
    this.#database.transaction(() => {
      const { name } = this.get(id);
      const entrants = new Set(this.entrants(id));
      const places = right.places.filter((place) => place !== null);
      if (places.length !== entrants.size || !places.every((place) => entrants.delete(place))) {
        throw refused(refusal('draw-uneven', { name }));
      }
      this.#dropPlanned(id, name);
      const sql = 'UPDATE categories SET draw = ?, drawn_at = ? WHERE id = ?';
      this.#database.run(sql, JSON.stringify(right), Date.now(), id);
      this.#audit.add('drawn', { id, name, draw: right });
    });
  }

  takeBackDraw(id: CategoryId): void {
    this.#database.transaction(() => {
      const { name, draw } = this.get(id);
      if (!draw) return;
      this.#dropPlanned(id, name);
      this.#database.run('UPDATE categories SET draw = NULL, drawn_at = NULL WHERE id = ?', id);
      this.#audit.add('draw-taken-back', { id, name, draw });
    });
  }

  /** Once a game has begun the draw is fixed. */
  hasBegun(id: CategoryId): boolean {
    return !!this.#database.get("SELECT 1 FROM games WHERE category_id = ? AND state <> 'planned' LIMIT 1", id);
  }

  #enter(id: CategoryId, contestant: ContestantId): void {
    const sql = `INSERT INTO entrants (category_id, contestant_id, position)
      VALUES (?1, ?2, (SELECT coalesce(max(position), 0) + 1 FROM entrants WHERE category_id = ?1))`;
    this.#database.run(sql, id, contestantNumber(contestant));
  }

  /** What was played is never thrown away. */
  #dropPlanned(id: CategoryId, name: string): void {
    if (this.hasBegun(id)) {
      throw refused(refusal('category-begun', { name }));
    }
    this.#database.run('DELETE FROM games WHERE category_id = ?', id);
    this.#database.run('DELETE FROM walkovers WHERE category_id = ?', id);
  }

  #refuseName(name: string, except: CategoryId): void {
    if (this.#database.get('SELECT 1 FROM categories WHERE name = ? AND id <> ?', name, except)) {
      throw refused(refusal('category-exists', { name }));
    }
  }
}

function drawn(name: string) {
  return refused(refusal('drawn', { name }));
}
