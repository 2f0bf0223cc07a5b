/** From a path to a database that is a contest of today, whole and safe to read, or a sentence that says what it is. */
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { refusal } from '../../shared/refusals/refusal.ts';
import { shown } from '../contestants/safe-path.ts';
import { ContestError, contestError, damaged } from './contest-error.ts';
import { Database } from './database.ts';
import { diagnose, tableProblem } from './diagnosis.ts';
import { backUp, expectedSchema, schemaOf, takeSteps, versionOf, type Step } from './migrations.ts';
import { APPLICATION_ID, LARGE_TABLES } from './schema.ts';
import { WriterLock } from './writer-lock.ts';

export interface OpenToWrite {
  readonly database: Database;
  readonly lock: WriterLock;
}

/** Throws a ContestError with `locked`, `read-only` or `disk-full` when it may still be possible to read it. */
export function openToWrite(path: string, steps: readonly Step[]): OpenToWrite {
  refuseNonsense(path);
  const lock = WriterLock.take(path);
  try {
    const database = prepared(path, () => {
      const opened = new Database(path, 'write');
      return closingOnError(opened, () => {
        const version = identify(opened, steps);
        // SQLite opens what may only be read without a word; this asks.
        opened.transaction(() => {});
        if (version < steps.length) {
          backUp(opened);
          takeSteps(opened, steps);
        }
        verify(opened, steps);
        opened.exec('PRAGMA journal_mode = WAL');
        return opened;
      });
    });
    return { database, lock };
  } catch (error) {
    lock.release();
    throw error;
  }
}

export function openToRead(path: string, steps: readonly Step[]): Database {
  refuseNonsense(path);
  return prepared(path, () => {
    const opened = readable(path);
    return closingOnError(opened, () => {
      if (identify(opened, steps) < steps.length) throw older(path);
      verify(opened, steps);
      return opened;
    });
  });
}

/** A file in WAL mode needs files beside it even to be read; where none can be made it is taken as it stands. */
function readable(path: string): Database {
  try {
    const opened = new Database(path, 'read');
    return closingOnError(opened, () => {
      opened.pragma('schema_version');
      return opened;
    });
  } catch (error) {
    if (!(error instanceof ContestError) || (error.code !== 'unreachable' && error.code !== 'read-only')) throw error;
    if (unsavedBytes(path) > 0) throw leftOpen(path);
    const asItStands = pathToFileURL(path);
    asItStands.searchParams.set('immutable', '1');
    return new Database(path, 'read', asItStands);
  }
}

function refuseNonsense(path: string): void {
  const found = stat(path);
  const name = shown(basename(path));
  if (!found.isFile()) throw new ContestError('not-a-contest', refusal('file-no-file', { name }));
  if (found.size > 0) return;
  throw new ContestError('not-a-contest', refusal('file-empty', { name }));
}

/** The file's version, if it is a contest of ours and not from the future. */
function identify(database: Database, steps: readonly Step[]): number {
  const name = shown(basename(database.path));
  const version = versionOf(database);
  if (database.pragma('application_id') !== APPLICATION_ID || version < 1) {
    throw new ContestError('not-a-contest', refusal('file-no-contest', { name }));
  }
  if (version > steps.length) {
    throw new ContestError('newer-version', refusal('file-newer', { name }));
  }
  return version;
}

/** A foreign table or trigger in a file from elsewhere would run when we write: only what we made is accepted. */
function verify(database: Database, steps: readonly Step[]): void {
  const name = shown(basename(database.path));
  // SQLite takes the missing end of a last page for zeros. What was not yet brought over from the -wal file may be uneven.
  const uneven = stat(database.path).size % Number(database.pragma('page_size')) !== 0;
  if (uneven && unsavedBytes(database.path) === 0) throw damaged(name, refusal('damage-end-missing'));
  if (schemaOf(database) !== expectedSchema(steps)) throw damaged(name, refusal('damage-tables'));
  const tables = database.lists(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'`);
  for (const [table] of tables) {
    if (LARGE_TABLES.includes(String(table))) continue;
    const problem = tableProblem(database, String(table));
    if (problem !== null) throw damaged(name, problem);
  }
}

/** A damaged file is looked at closely before it is said to be so. */
function prepared(path: string, open: () => Database): Database {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof ContestError) || error.code !== 'damaged') throw error;
    const diagnosis = diagnose(path);
    throw damaged(
      shown(basename(path)),
      diagnosis.problems[0] ?? error.damage?.what ?? refusal('damage-unreadable'),
      diagnosis,
    );
  }
}

function unsavedBytes(path: string): number {
  return statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
}

function closingOnError<T>(database: Database, work: () => T): T {
  try {
    return work();
  } catch (error) {
    database.close();
    throw error;
  }
}

function stat(path: string) {
  try {
    return statSync(path);
  } catch (error) {
    throw contestError(error, path);
  }
}

function older(path: string): ContestError {
  return new ContestError('older-version', refusal('file-older', { name: shown(basename(path)) }));
}

/** After a kill the last results are in a second file, and nothing may be written here to bring them together. */
function leftOpen(path: string): ContestError {
  const [name, second] = [shown(basename(path)), shown(`${basename(path)}-wal`)];
  return new ContestError('read-only', refusal('file-left-open', { name, second }));
}
