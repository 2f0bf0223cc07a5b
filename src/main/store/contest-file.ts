/**
 * A contest is one file, `name.meydan`: a SQLite database with everything in it. While it is open for writing it has two
 * files of SQLite and a lock beside it; closed, it is one file again that can be copied to a stick.
 *
 * Never open the file by other means while it is open here (not even to copy it: use `copyTo`): closing it there would
 * take away SQLite's locks on it, which belong to the whole process.
 */
import { closeSync, openSync, realpathSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename } from 'node:path';
import { z } from 'zod';
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { shown } from '../contestants/safe-path.ts';
import { Audit } from './audit.ts';
import { Categories } from './categories.ts';
import { Checkups } from './checkups.ts';
import { ContestError, contestError } from './contest-error.ts';
import { Contestants } from './contestants.ts';
import { Database } from './database.ts';
import { DiskSync } from './disk-sync.ts';
import { Drain } from './drain.ts';
import { diagnoseOpen, type Diagnosis } from './diagnosis.ts';
import { FileWatch } from './file-watch.ts';
import { Games } from './games.ts';
import { Maps } from './maps.ts';
import { copyContest, STEPS, takeSteps, type Step } from './migrations.ts';
import { openToRead, openToWrite } from './opening.ts';
import { Programs } from './programs.ts';
import { parseRow } from './records.ts';
import { keepInMind, rescued, RescuedError } from './rescue.ts';
import { Settings } from './settings.ts';
import { noteChanges, takeBack, type ChangedTable, type RowChange } from './taking-back.ts';
import { Walkovers } from './walkovers.ts';
import { WriterLock } from './writer-lock.ts';

export interface NewContest {
  readonly name: string;
  /** The id of the game that is played. */
  readonly game: string;
}

export interface OpenOptions {
  /** `write` unless only looking; where writing is not possible the file is opened to read, with the reason. */
  readonly mode?: 'write' | 'read';
  /** Other steps than today's, for tests. */
  readonly steps?: readonly Step[];
}

export interface ReadOnlyReason {
  readonly code: 'asked' | 'locked' | 'read-only' | 'disk-full';
  readonly why: Refusal;
}

export interface OpenedContest {
  readonly file: ContestFile;
  readonly readOnly: ReadOnlyReason | null;
}

export interface ContestInfo extends NewContest {
  readonly createdAt: number;
}

const infoSchema = z.object({ name: z.string(), game: z.string(), createdAt: z.number() });
const newContestSchema = z.object({ name: z.string().trim().min(1).max(200), game: z.string().min(1).max(64) });

export class ContestFile {
  readonly path: string;
  readonly audit: Audit;
  readonly settings: Settings;
  readonly maps: Maps;
  readonly programs: Programs;
  readonly contestants: Contestants;
  readonly categories: Categories;
  readonly games: Games;
  readonly walkovers: Walkovers;
  readonly checkups: Checkups;
  readonly #database: Database;
  readonly #lock: WriterLock | null;
  readonly #session: number | null;
  readonly #disk: DiskSync;
  readonly #drain: Drain;
  #closed = false;

  private constructor(database: Database, lock: WriterLock | null) {
    this.path = database.path;
    this.#database = database;
    this.#lock = lock;
    this.#disk = new DiskSync(database.path);
    this.#drain = new Drain(() => quietly(() => database.exec('PRAGMA wal_checkpoint(PASSIVE)')));
    if (lock) {
      watchOver(database);
      database.onCommit(() => this.#drain.soon());
    }
    this.#session = lock ? beginSession(database) : null;
    this.audit = new Audit(database);
    this.settings = new Settings(database, this.audit);
    this.maps = new Maps(database, this.audit);
    this.programs = new Programs(database);
    this.contestants = new Contestants(database, this.audit);
    this.categories = new Categories(database, this.audit);
    this.games = new Games(database, this.audit, this.#session);
    this.walkovers = new Walkovers(database);
    this.checkups = new Checkups(database);
  }

  /** A new contest at a path where nothing is; an empty file counts as nothing. */
  static create(path: string, contest: NewContest): ContestFile {
    const { name, game } = newContestSchema.parse(contest);
    try {
      reserve(path);
    } catch (error) {
      throw contestError(error, path);
    }
    const real = realpathSync(path);
    const lock = WriterLock.take(real);
    let database: Database | null = null;
    try {
      database = new Database(real, 'write');
      database.exec('PRAGMA page_size = 8192');
      // All of it or nothing: until here the file is empty, afterwards it is a contest.
      takeSteps(database, STEPS, () => {
        database?.run('INSERT INTO contest VALUES (1, ?, ?, ?)', name, game, Date.now());
      });
      database.exec('PRAGMA journal_mode = WAL');
      return new ContestFile(database, lock);
    } catch (error) {
      database?.close();
      // An empty file would only be in the way.
      if (statSync(real, { throwIfNoEntry: false })?.size === 0) rmSync(real, { force: true });
      lock.release();
      throw error;
    }
  }

  static open(path: string, { mode = 'write', steps = STEPS }: OpenOptions = {}): OpenedContest {
    const real = realPath(path);
    if (mode === 'read')
      return ContestFile.#reading(real, steps, { code: 'asked', why: refusal('file-opened-to-read') });
    try {
      const { database, lock } = openToWrite(real, steps);
      try {
        return { file: new ContestFile(database, lock), readOnly: null };
      } catch (error) {
        database.close();
        lock.release();
        throw error;
      }
    } catch (error) {
      const reason = reasonToRead(error);
      if (reason === null) throw error;
      return ContestFile.#reading(real, steps, reason);
    }
  }

  static #reading(path: string, steps: readonly Step[], readOnly: ReadOnlyReason): OpenedContest {
    return { file: new ContestFile(openToRead(path, steps), null), readOnly };
  }

  info(): ContestInfo {
    const row = this.#database.get('SELECT name, game, created_at AS createdAt FROM contest');
    return parseRow(infoSchema, row, this.path, 'the name of the contest');
  }

  /** Each time that it was opened to be changed. A copy that was gone on with elsewhere has others than this one. */
  sessions(): readonly string[] {
    const rows = this.#database.lists('SELECT id, computer, process, opened_at FROM sessions ORDER BY id');
    return rows.map((row) => row.join(' '));
  }

  rename(name: string): void {
    const { name: clean } = newContestSchema.pick({ name: true }).parse({ name });
    this.#database.transaction(() => {
      this.#database.run('UPDATE contest SET name = ?', clean);
      this.audit.add('contest-renamed', { name: clean });
    });
  }

  /** All of `work`, over whatever parts of the contest, or nothing. It must not wait for anything. */
  together<T>(work: () => T): T {
    return this.#database.transaction(work);
  }

  /** The same for what nobody hears of yet: it is on the disk when a later change is, or when the file is `settled`. */
  inPassing<T>(work: () => T): T {
    return this.#database.passingTransaction(work);
  }

  /** Resolves when all that was changed until now, in passing too, is on the disk. */
  settled(): Promise<void> {
    return this.#disk.settled();
  }

  /** Like `together`; tells what became of the rows of these tables, for `takeBack`. */
  noting<T>(tables: readonly ChangedTable[], work: () => T): { result: T; changes: readonly RowChange[] } {
    return this.#database.transaction(() => noteChanges(this.#database, tables, work));
  }

  /** Undoes what was noted, the latest first: all of it, or nothing with the reason. `what` is for the audit log. */
  takeBack(changes: readonly (readonly RowChange[])[], what: Readonly<Record<string, unknown>>): void {
    this.#database.transaction(() => {
      for (const noted of changes.toReversed()) takeBack(this.#database, noted);
      this.audit.add('undone', what);
    });
  }

  /** A whole copy at a path where nothing is, while the contest is open. */
  copyTo(path: string): void {
    if (statSync(path, { throwIfNoEntry: false })) throw exists(path);
    copyContest(this.#database, path);
  }

  /** Reads every page: takes seconds where there are very many games. */
  check(): Diagnosis {
    return diagnoseOpen(this.#database);
  }

  /** Where that is which was saved after others have harmed the file; null where nobody has, or nothing could be. */
  get rescuedCopy(): string | null {
    const { harmed } = this.#database;
    return harmed instanceof RescuedError ? harmed.copy : null;
  }

  /** One file afterwards, unless somebody still reads it elsewhere. Closing twice is the same as once. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#drain.stop();
    this.#disk.close();
    try {
      if (this.#session !== null) endSession(this.#database, this.#session);
    } finally {
      try {
        this.#database.close();
      } finally {
        this.#lock?.release();
      }
    }
  }
}

function watchOver(database: Database): void {
  database.guard(new FileWatch(database.path), (harm) => rescued(database, harm));
  keepInMind(database);
}

function beginSession(database: Database): number {
  const sql = 'INSERT INTO sessions (computer, process, opened_at) VALUES (?, ?, ?)';
  return database.transaction(() => database.insert(sql, hostname(), process.pid, Date.now()));
}

/** What cannot be tidied up now (a full disk, a reader) is tidied up when the file is opened the next time. */
function endSession(database: Database, session: number): void {
  quietly(() => {
    database.run('UPDATE sessions SET closed_at = ? WHERE id = ?', Date.now(), session);
    database.exec('PRAGMA busy_timeout = 50');
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    // A file that is not in WAL mode can be read where nothing may be written beside it.
    database.exec('PRAGMA journal_mode = DELETE');
  });
}

/** For what only tidies up: whoever changes something next is told what is wrong with the file. */
function quietly(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof ContestError)) throw error;
  }
}

/** Makes sure that nothing is lost: an existing file with anything in it is left alone. */
function reserve(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && (!found.isFile() || found.size > 0)) throw exists(path);
  closeSync(openSync(path, found ? 'r+' : 'wx'));
}

function exists(path: string): ContestError {
  const name = shown(basename(path));
  return new ContestError('exists', refusal('file-exists', { name }));
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    throw contestError(error, path);
  }
}

function reasonToRead(error: unknown): ReadOnlyReason | null {
  if (!(error instanceof ContestError)) return null;
  const { code, refusal: why } = error;
  return code === 'locked' || code === 'read-only' || code === 'disk-full' ? { code, why } : null;
}
