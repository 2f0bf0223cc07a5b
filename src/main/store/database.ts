/**
 * An open database. It keeps each statement prepared, puts SQLite's errors into sentences, and makes several changes one.
 * Everything is synchronous, so nothing else can come between the changes of a transaction.
 */
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { contestError, ContestError, type ContestErrorCode } from './contest-error.ts';
import type { FileWatch, Harm } from './file-watch.ts';

export type Value = SQLInputValue;
export type Row = Record<string, SQLOutputValue>;
export type List = SQLOutputValue[];

/** How long another process may hold the file before we give up, in milliseconds. */
const PATIENCE = 2000;

/** For every connection. Files come from strangers: their schema is not trusted, and their pages are looked at twice. */
const ALWAYS = `
PRAGMA busy_timeout = ${PATIENCE};
PRAGMA foreign_keys = ON;
PRAGMA trusted_schema = OFF;
PRAGMA cell_size_check = ON;
PRAGMA temp_store = MEMORY;
PRAGMA synchronous = FULL;
PRAGMA wal_autocheckpoint = 500;
PRAGMA cache_size = -32000;
`;

/** Only so does SQLite look into a file that is shorter than it says. */
const DAMAGED = 'PRAGMA writable_schema = ON;';

/** `diagnose` reads what it can of a damaged file. */
export type Access = 'write' | 'read' | 'diagnose';

/** What SQLite says when the file under it is not as it was. */
const BY_HARM = new Set<ContestErrorCode>(['damaged', 'not-a-contest', 'unreachable']);

/** Looks after the file while it is open for writing. */
interface Guard {
  readonly watch: FileWatch;
  /** Saves what there is. */
  rescue(harm: Harm): ContestError;
  error: ContestError | null;
}

export class Database {
  readonly path: string;
  readonly #connection: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #lists = new Map<string, StatementSync>();
  #inTransaction = false;
  #guard: Guard | null = null;
  #hearCommit: (() => void) | null = null;

  /** `location` where it is not simply the path. */
  constructor(path: string, access: Access, location: string | URL = path) {
    this.path = path;
    const options = { readOnly: access !== 'write', defensive: access !== 'diagnose' };
    this.#connection = this.#say(() => new DatabaseSync(location, options));
    try {
      this.exec(access === 'diagnose' ? ALWAYS + DAMAGED : ALWAYS);
    } catch (error) {
      this.#connection.close();
      throw error;
    }
  }

  /** From now on nothing is written any more after others have harmed the file; what there is is rescued, once. */
  guard(watch: FileWatch, rescue: (harm: Harm) => ContestError): void {
    this.#guard = { watch, rescue, error: null };
  }

  /** `hear` is told of every commit from now on. */
  onCommit(hear: () => void): void {
    this.#hearCommit = hear;
  }

  exec(sql: string): void {
    this.#write(() => this.#connection.exec(sql));
  }

  /** Returns how many rows it changed. */
  run(sql: string, ...values: Value[]): number {
    return this.#write(() => Number(this.#statement(sql).run(...values).changes));
  }

  /** Adds a row and returns its id. */
  insert(sql: string, ...values: Value[]): number {
    return this.#write(() => Number(this.#statement(sql).run(...values).lastInsertRowid));
  }

  get(sql: string, ...values: Value[]): Row | undefined {
    return this.#say(() => this.#statement(sql).get(...values));
  }

  all(sql: string, ...values: Value[]): Row[] {
    return this.#say(() => this.#statement(sql).all(...values));
  }

  /** Rows as lists of their values: much quicker where there are very many. */
  lists(sql: string, ...values: Value[]): List[] {
    return this.#say(() => {
      let statement = this.#lists.get(sql);
      if (!statement) {
        statement = this.#connection.prepare(sql);
        // Not in every Node that we run on.
        if (typeof statement.setReturnArrays === 'function') statement.setReturnArrays(true);
        this.#lists.set(sql, statement);
      }
      const rows: unknown[] = statement.all(...values);
      return Array.isArray(rows[0]) ? (rows as List[]) : (rows as Row[]).map((row) => Object.values(row));
    });
  }

  /** The same one by one, up to where it cannot be read any more. */
  *rows(sql: string): Generator<List, void> {
    for (const row of this.#connection.prepare(sql).iterate()) yield Object.values(row);
  }

  /** A whole copy of what is saved, at a path where nothing is. */
  copyInto(path: string): void {
    this.#connection.prepare('VACUUM INTO ?').run(path);
  }

  /** The first value of a PRAGMA that tells something. */
  pragma(name: string): SQLOutputValue | undefined {
    return this.#say(() => Object.values(this.#connection.prepare(`PRAGMA ${name}`).get() ?? {})[0]);
  }

  /** All of `work` or nothing; inside another transaction it is a part of that one. It is on the disk when this returns. */
  transaction<T>(work: () => T): T {
    if (this.#inTransaction) return work();
    this.exec('BEGIN IMMEDIATE');
    this.#inTransaction = true;
    try {
      const result = work();
      if (result instanceof Promise) throw new TypeError('a transaction cannot wait: others would become a part of it');
      this.exec('COMMIT');
      this.#inTransaction = false;
      this.#guard?.watch.noteOurs();
      this.#hearCommit?.();
      return result;
    } catch (error) {
      this.#rollBack();
      this.#inTransaction = false;
      throw this.#explained(error);
    }
  }

  /**
   * A transaction that is on the disk only when the next one is: a power failure may take it back, whole, and nothing of
   * what came before. For what nobody hears of before that, because waiting for the disk takes longer than the rest.
   */
  passingTransaction<T>(work: () => T): T {
    if (this.#inTransaction) return work();
    this.exec('PRAGMA synchronous = NORMAL');
    try {
      return this.transaction(work);
    } finally {
      this.exec('PRAGMA synchronous = FULL');
    }
  }

  /** What others have done to the file, once it was found. */
  get harmed(): ContestError | null {
    return this.#guard?.error ?? null;
  }

  close(): void {
    this.#statements.clear();
    this.#lists.clear();
    const watch = this.#guard?.watch;
    this.#guard = null;
    const close = () => this.#say(() => this.#connection.close());
    if (watch) watch.closing(close);
    else close();
  }

  /** Others may have done something to the file since the last time; inside a transaction nobody looks again. */
  #write<T>(work: () => T): T {
    const guard = this.#inTransaction ? null : this.#guard;
    const harm = this.#harm(guard);
    if (harm) throw harm;
    const result = this.#say(work);
    guard?.watch.noteOurs();
    return result;
  }

  #harm(guard: Guard | null): ContestError | null {
    if (!guard || guard.error) return guard?.error ?? null;
    const harm = guard.watch.harm();
    if (harm) guard.error = guard.rescue(harm);
    return guard.error;
  }

  /** What SQLite finds damaged may have been harmed by others a moment ago. */
  #explained(error: unknown): unknown {
    if (this.#inTransaction || !(error instanceof ContestError) || !BY_HARM.has(error.code)) return error;
    return this.#harm(this.#guard) ?? error;
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#connection.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  #rollBack(): void {
    try {
      this.#connection.exec('ROLLBACK');
    } catch {
      // A full disk has made SQLite do so by itself.
    }
  }

  #say<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw this.#explained(contestError(error, this.path));
    }
  }
}
