/** The maps of a contest, in the order in which they are played. A map that was played on stays as it was. */
import { z } from 'zod';
import { findGame } from '../../shared/games/index.ts';
import { MAP_FORMAT } from '../../shared/games/map-file.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import type { Audit } from './audit.ts';
import type { Database } from './database.ts';
import { checked, json, missing, parseRow, refused } from './records.ts';

export type MapId = number;

const nameSchema = z.object({ id: z.int(), name: z.string(), addedAt: z.number() });
export type MapName = z.infer<typeof nameSchema>;

/** What every map has; the rest is for its game to read. */
const mapSchema = z.looseObject({
  format: z.literal(MAP_FORMAT),
  game: z.string(),
  name: z.string().min(1).max(80),
});
const contentSchema = z.object({ content: json(mapSchema) });
export type StoredMap = z.infer<typeof mapSchema>;

/** Larger than any map that a game accepts. */
const MOST_LETTERS = 8_000_000;

export class Maps {
  readonly #database: Database;
  readonly #audit: Audit;

  constructor(database: Database, audit: Audit) {
    this.#database = database;
    this.#audit = audit;
  }

  add(map: unknown): MapId {
    const { name, content } = this.#written(map);
    return this.#database.transaction(() => {
      const last = this.#database.get('SELECT max(position) AS last FROM maps')?.['last'];
      const sql = 'INSERT INTO maps (name, position, content, added_at) VALUES (?, ?, ?, ?)';
      const id = this.#database.insert(sql, name, Number(last ?? 0) + 1, content, Date.now());
      this.#audit.add('map-added', { id, name });
      return id;
    });
  }

  /** In its place among the others; only while nobody has played on it. */
  replace(id: MapId, map: unknown): MapId {
    const { name, content } = this.#written(map);
    return this.#database.transaction(() => {
      this.#refusePlayed(id);
      this.#database.run('UPDATE maps SET name = ?, content = ? WHERE id = ?', name, content, id);
      this.#audit.add('map-changed', { id, name });
      return id;
    });
  }

  isPlayed(id: MapId): boolean {
    return this.#database.get('SELECT 1 FROM games WHERE map_id = ? LIMIT 1', id) !== undefined;
  }

  list(): MapName[] {
    const rows = this.#database.all('SELECT id, name, added_at AS addedAt FROM maps ORDER BY position, id');
    return rows.map((row) => parseRow(nameSchema, row, this.#database.path, `map ${row['id']}`));
  }

  get(id: MapId): StoredMap {
    const row = this.#database.get('SELECT content FROM maps WHERE id = ?', id);
    if (!row) throw missing('map');
    return parseRow(contentSchema, row, this.#database.path, `map ${id}`).content;
  }

  /** All maps, each once. */
  order(ids: readonly MapId[]): void {
    const known = new Set(this.list().map(({ id }) => id));
    if (ids.length !== known.size || !ids.every((id) => known.delete(id))) throw missing('map');
    this.#database.transaction(() => {
      ids.forEach((id, index) => this.#database.run('UPDATE maps SET position = ? WHERE id = ?', index + 1, id));
      this.#audit.add('maps-ordered', { ids });
    });
  }

  remove(id: MapId): void {
    this.#database.transaction(() => {
      const name = this.#refusePlayed(id);
      this.#database.run('DELETE FROM maps WHERE id = ?', id);
      this.#audit.add('map-removed', { id, name });
    });
  }

  /** Its name, where nobody has played on it. */
  #refusePlayed(id: MapId): string {
    const row = this.#database.get('SELECT name FROM maps WHERE id = ?', id);
    if (!row) throw missing('map');
    const name = String(row['name']);
    if (this.isPlayed(id)) throw refused(refusal('map-played', { name }));
    return name;
  }

  #written(map: unknown): { readonly name: string; readonly content: string } {
    const game = String(this.#database.get('SELECT game FROM contest')?.['game']);
    const { name, ...rest } = checked(mapSchema, map, 'map');
    if (rest.game !== game) throw refused(refusal('map-of-another-game', { game: rest.game }));
    const schema = findGame(game)?.maps?.schema;
    if (schema) checked(schema, map, 'map');
    const content = JSON.stringify({ ...rest, name });
    if (content.length > MOST_LETTERS) throw refused(refusal('map-too-large'));
    return { name, content };
  }
}
