/**
 * One application writes a contest at a time. Who writes holds an exclusive lock on an empty database beside it,
 * `name.meydan.lock`. The lock is the operating system's: it is gone when its process is, however that ended, and what
 * is left of the file then means nothing.
 */
import { rmSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { shown } from '../contestants/safe-path.ts';
import { ContestError, contestError, readOnly, sqliteCode } from './contest-error.ts';

const BUSY = 5;
const CANNOT_OPEN = 14;
const NOT_A_DATABASE = 26;
/** Each attempt that fails means that somebody else closed the contest in that very moment. */
const ATTEMPTS = 20;

export class WriterLock {
  readonly #path: string;
  readonly #connection: DatabaseSync;

  private constructor(path: string, connection: DatabaseSync) {
    this.#path = path;
    this.#connection = connection;
  }

  /** `contest` is the file's real path, so that two names of it share a lock. Throws a ContestError when it is taken. */
  static take(contest: string): WriterLock {
    const path = `${contest}.lock`;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      // A lock file may be removed between our opening and our locking it; then we have locked nothing that others see.
      const before = identity(path);
      const connection = lock(path, contest);
      if (before !== null && before === identity(path)) return new WriterLock(path, connection);
      connection.close();
    }
    throw taken(contest);
  }

  release(): void {
    // While it is held, so that nobody else's is removed. Windows removes nothing that anybody has open: there, after.
    if (process.platform !== 'win32') remove(this.#path);
    this.#connection.close();
    if (process.platform === 'win32') remove(this.#path);
  }
}

function lock(path: string, contest: string): DatabaseSync {
  let connection: DatabaseSync | null = null;
  try {
    connection = new DatabaseSync(path);
    connection.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return connection;
  } catch (error) {
    connection?.close();
    const code = (sqliteCode(error) ?? 0) & 0xff;
    if (code === BUSY) throw taken(contest);
    if (code === NOT_A_DATABASE) throw inTheWay(path);
    // A folder in which no lock can be made is one in which nothing can be written.
    throw code === CANNOT_OPEN ? readOnly(shown(basename(contest))) : contestError(error, contest);
  }
}

function remove(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // It means nothing without a lock on it.
  }
}

/** Which file has this name now: numbers of files are used again, but not at the same instant. */
function identity(path: string): string | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino} ${found.birthtimeNs}` : null;
}

function taken(contest: string): ContestError {
  const todo = 'close it there to change anything here';
  return new ContestError(
    'locked',
    `${shown(basename(contest))} is open in another Meydan and can only be read: ${todo}.`,
  );
}

function inTheWay(path: string): ContestError {
  const name = shown(basename(path));
  return new ContestError(
    'locked',
    `${name} beside the contest is not Meydan's: move it away to change anything here.`,
  );
}
