/**
 * Saves what there is of a contest whose file others have removed, replaced or cut off while it was open here. A file
 * without a name is still whole for us; of one that was cut off, SQLite still has what it has read or written lately.
 */
import { existsSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { shown } from '../contestants/safe-path.ts';
import { ContestError } from './contest-error.ts';
import { Database, type Value } from './database.ts';
import { diagnoseOpen } from './diagnosis.ts';
import type { Harm } from './file-watch.ts';
import { copyContest, STEPS, takeSteps } from './migrations.ts';

const SMALL_TABLES = ['contest', 'settings', 'maps', 'programs', 'contestants', 'categories', 'entrants', 'walkovers'];

/** What there was of the contest is in another file now. */
export class RescuedError extends ContestError {
  readonly copy: string;

  constructor(why: Refusal, copy: string) {
    super('changed', why);
    this.copy = copy;
  }
}

/** Rescues what can be, and says what happened and where it is now. */
export function rescued(database: Database, harm: Harm): ContestError {
  const what = refusal(`harm-${harm}`, { name: shown(basename(database.path)) });
  const found = rescue(database, harm);
  if (!found) return new ContestError('changed', refusal('file-not-rescued', { what }));
  const isBeside = dirname(found.path) === dirname(database.path);
  const where = shown(isBeside ? basename(found.path) : found.path);
  const code = found.isWhole ? 'file-rescued' : 'file-partly-rescued';
  return new RescuedError(refusal(code, { what, rescued: where }), found.path);
}

/** Reads once what is small, so that SQLite still has it when the file is cut off; games are read by whoever runs them. */
export function keepInMind(database: Database): void {
  for (const table of SMALL_TABLES) database.lists(`SELECT count(*) FROM ${table} NOT INDEXED`);
}

interface Rescued {
  readonly path: string;
  /** Whether the file is still there for us, only without its name. */
  readonly isWhole: boolean;
}

/** Beside it; where that is not possible, in a folder where everybody may write. */
function rescue(database: Database, harm: Harm): Rescued | null {
  const isWhole = harm === 'removed' || harm === 'replaced';
  for (const folder of [dirname(database.path), homedir()]) {
    const path = freePath(folder, database.path);
    if (copy(database, path, harm) || (!isWhole && salvage(database, path))) return { path, isWhole };
  }
  return null;
}

function copy(database: Database, path: string, harm: Harm): boolean {
  try {
    copyContest(database, path);
    if (harm !== 'overwritten' || isConsistent(path)) return true;
    rmSync(path);
  } catch {
    // Told by whoever has asked for it.
  }
  return false;
}

/** What was read of a file that was written over may be a mixture. */
function isConsistent(path: string): boolean {
  const copied = new Database(path, 'read');
  try {
    const [orphan] = copied.lists('PRAGMA foreign_key_check');
    return orphan === undefined && diagnoseOpen(copied).problems.length === 0;
  } finally {
    copied.close();
  }
}

function freePath(folder: string, contest: string): string {
  const [end, name] = [extname(contest), basename(contest, extname(contest))];
  // In the language of the name: nobody is asked, and both are read by whoever finds it.
  const word = /\p{Script=Arabic}/u.test(name) ? 'نجات‌یافته' : 'rescued';
  for (let number = 1; ; number += 1) {
    const path = join(folder, `${name} (${word}${number === 1 ? '' : ` ${number}`})${end}`);
    if (!existsSync(path)) return path;
  }
}

/** Row by row, whatever can be read and has all that it refers to. False when there is not even the contest's name. */
function salvage(from: Database, path: string): boolean {
  let into: Database | null = null;
  let isContest = false;
  try {
    into = new Database(path, 'write');
    into.exec('PRAGMA page_size = 8192');
    takeSteps(into, STEPS);
    // Tables come after those that they refer to.
    const tables = into.lists(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'`);
    for (const [table] of tables) copyRows(from, into, String(table));
    isContest = into.get('SELECT 1 FROM contest') !== undefined;
    return isContest;
  } catch {
    isContest = false;
    return false;
  } finally {
    into?.close();
    if (!isContest) rmSync(path, { force: true });
  }
}

/** From the first row on, and where that comes to a hole, from the last row back. */
function copyRows(from: Database, into: Database, table: string): void {
  const columns = into.lists(`SELECT name, pk FROM pragma_table_info('${table}')`);
  const insert = `INSERT OR IGNORE INTO ${table} VALUES (${columns.map(() => '?').join(', ')})`;
  const keys = columns.filter(([, pk]) => Number(pk) > 0).toSorted(([, a], [, b]) => Number(a) - Number(b));
  const backwards = keys.map(([key]) => `${key} DESC`).join(', ');
  into.transaction(() => {
    for (const sql of [`SELECT * FROM ${table}`, `SELECT * FROM ${table} ORDER BY ${backwards}`]) {
      try {
        for (const row of from.rows(sql)) addRow(into, insert, row as Value[]);
        return;
      } catch {
        // A hole.
      }
    }
  });
}

function addRow(into: Database, insert: string, row: readonly Value[]): void {
  try {
    into.run(insert, ...row);
  } catch {
    // It refers to what is lost.
  }
}
