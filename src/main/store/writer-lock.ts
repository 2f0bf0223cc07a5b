/**
 * One application writes a contest at a time. Who writes holds an exclusive lock on an empty database beside it,
 * `name.meydan.lock`. The lock is the operating system's: it is gone when its process is, however that ended, and what
 * is left of the file then means nothing.
 */
import { rmSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { refusal } from '../../shared/refusals/refusal.ts';
import { shown } from '../contestants/safe-path.ts';
import { ContestError, readOnly, sqliteCode } from './contest-error.ts';

const BUSY = 5;
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
    // A lock file that may only be read would be shared without a word; the change, which is never kept, asks.
    connection.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE; PRAGMA user_version = 1');
    return connection;
  } catch (error) {
    connection?.close();
    const code = sqliteCode(error);
    if (code === null) throw error;
    if ((code & 0xff) === BUSY) throw taken(contest);
    if ((code & 0xff) === NOT_A_DATABASE) throw inTheWay(path);
    // Where no lock can be made, or somebody else's cannot be taken, nothing can be written.
    throw readOnly(shown(basename(contest)));
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
  return new ContestError('locked', refusal('file-open-elsewhere', { name: shown(basename(contest)) }));
}

function inTheWay(path: string): ContestError {
  return new ContestError('locked', refusal('file-in-the-way', { name: shown(basename(path)) }));
}
