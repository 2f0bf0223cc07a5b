/**
 * Taking a change back. What a piece of work did to the rows of the contest is noted, and undone row by row: whatever
 * the work was, afterwards the tables are as they were before. What has been played since, or changed, is never undone:
 * then it is refused and nothing happens.
 */
import { refusal } from '../../shared/refusals/refusal.ts';
import { missing, refused } from './records.ts';
import type { Database, Row, Value } from './database.ts';

/** The tables that a person changes, each after those that it refers to. */
const KEYS = {
  contest: ['id'],
  settings: ['name'],
  maps: ['id'],
  contestants: ['id'],
  categories: ['id'],
  entrants: ['category_id', 'contestant_id'],
  walkovers: ['category_id', 'match_id'],
} as const;
export type ChangedTable = keyof typeof KEYS;
const TABLES = Object.keys(KEYS) as readonly ChangedTable[];

/** A row as it was and as it became; null where there was none. */
export interface RowChange {
  readonly table: ChangedTable;
  readonly before: Row | null;
  readonly after: Row | null;
}

/** Does the work, in the transaction of the caller, and tells what it changed in these tables. */
export function noteChanges<T>(
  database: Database,
  tables: readonly ChangedTable[],
  work: () => T,
): { result: T; changes: readonly RowChange[] } {
  const before = tables.map((table) => rowsOf(database, table));
  const result = work();
  const changes = tables.flatMap((table, index) =>
    differences(table, before[index] ?? new Map(), rowsOf(database, table)),
  );
  return { result, changes };
}

/** Call it in a transaction. */
export function takeBack(database: Database, changes: readonly RowChange[]): void {
  for (const { table, after, before } of changes) {
    const now = find(database, table, after ?? before ?? {});
    if (textOf(now) !== textOf(after)) throw refused(refusal('changed-since'));
  }
  const categories = drawsIn(changes);
  for (const id of categories) dropPlanned(database, id);
  const inOrder = changes.toSorted((a, b) => TABLES.indexOf(a.table) - TABLES.indexOf(b.table));
  for (const { table, before, after } of inOrder.toReversed()) if (!before && after) remove(database, table, after);
  for (const { table, before, after } of inOrder) {
    if (before && after) update(database, table, before);
    else if (before) insert(database, table, before);
  }
  for (const id of categories) refuseHalfDrawn(database, id);
}

/** The categories that would have to be drawn anew. */
export function drawsIn(changes: readonly RowChange[]): ReadonlySet<number> {
  return new Set(changes.filter(concernsDraw).map((change) => categoryOf(change)));
}

function rowsOf(database: Database, table: ChangedTable): Map<string, Row> {
  return new Map(database.all(`SELECT * FROM ${table}`).map((row) => [keyOf(table, row), row]));
}

function differences(table: ChangedTable, before: Map<string, Row>, after: Map<string, Row>): RowChange[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].flatMap((key) => {
    const change = { table, before: before.get(key) ?? null, after: after.get(key) ?? null };
    return textOf(change.before) === textOf(change.after) ? [] : [change];
  });
}

function keyOf(table: ChangedTable, row: Row): string {
  return KEYS[table].map((column) => String(row[column])).join(' ');
}

function textOf(row: Row | null): string {
  return JSON.stringify(row);
}

/** Entrants come and go with the draw; of a category itself the name alone does not touch it. */
function concernsDraw({ table, before, after }: RowChange): boolean {
  if (table === 'entrants') return true;
  if (table !== 'categories') return false;
  return ['format', 'settings', 'draw'].some((column) => before?.[column] !== after?.[column]);
}

function categoryOf({ table, before, after }: RowChange): number {
  const row = before ?? after ?? {};
  return Number(table === 'entrants' ? row['category_id'] : row['id']);
}

function dropPlanned(database: Database, category: number): void {
  const begun = "SELECT 1 FROM games WHERE category_id = ? AND state <> 'planned' LIMIT 1";
  if (database.get(begun, category)) {
    const name = database.get('SELECT name FROM categories WHERE id = ?', category)?.['name'];
    throw refused(refusal('begun-since', { name: String(name) }));
  }
  database.run('DELETE FROM games WHERE category_id = ?', category);
}

function refuseHalfDrawn(database: Database, category: number): void {
  const row = database.get('SELECT name, draw FROM categories WHERE id = ?', category);
  if (typeof row?.['draw'] !== 'string') return;
  const { places } = JSON.parse(row['draw']) as { places: readonly (string | null)[] };
  const sql = 'SELECT contestant_id FROM entrants WHERE category_id = ?';
  const entrants = new Set(database.lists(sql, category).map(([id]) => String(id)));
  const drawn = places.filter((place) => place !== null);
  if (drawn.length === entrants.size && drawn.every((place) => entrants.has(place))) return;
  throw refused(refusal('drawn-since', { name: String(row['name']) }));
}

function find(database: Database, table: ChangedTable, row: Row): Row | null {
  return database.get(`SELECT * FROM ${table} WHERE ${whereKey(table)}`, ...keyValues(table, row)) ?? null;
}

function insert(database: Database, table: ChangedTable, row: Row): void {
  const columns = Object.keys(row);
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
  database.run(sql, ...Object.values(row));
}

function update(database: Database, table: ChangedTable, row: Row): void {
  const sql = `UPDATE ${table} SET ${Object.keys(row)
    .map((column) => `${column} = ?`)
    .join(', ')} WHERE ${whereKey(table)}`;
  if (database.run(sql, ...Object.values(row), ...keyValues(table, row)) === 0) throw missing('row');
}

function remove(database: Database, table: ChangedTable, row: Row): void {
  if (table === 'contestants' && database.get('SELECT 1 FROM game_seats WHERE contestant_id = ? LIMIT 1', idOf(row))) {
    throw refused(refusal('contestant-playing', { name: String(row['name']) }));
  }
  if (table === 'maps' && database.get('SELECT 1 FROM games WHERE map_id = ? LIMIT 1', idOf(row))) {
    throw refused(refusal('map-played', { name: String(row['name']) }));
  }
  database.run(`DELETE FROM ${table} WHERE ${whereKey(table)}`, ...keyValues(table, row));
}

function idOf(row: Row): Value {
  return row['id'] ?? null;
}

function whereKey(table: ChangedTable): string {
  return KEYS[table].map((column) => `${column} = ?`).join(' AND ');
}

function keyValues(table: ChangedTable, row: Row): Value[] {
  return KEYS[table].map((column) => row[column] ?? null);
}
