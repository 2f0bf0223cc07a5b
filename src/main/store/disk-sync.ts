/**
 * Brings what was committed in passing to the disk, in another thread: waiting for the disk takes longer than all the
 * rest of saving, and nobody else should wait for it. Whoever asks while one wait goes on shares the next.
 */
import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import { contestError } from './contest-error.ts';

const bringToDisk = promisify(fdatasync);

export class DiskSync {
  readonly #path: string;
  /** SQLite's file of what was committed lately; it stays the same while the contest is open for writing. */
  #file: number | null = null;
  #now: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  #isClosed = false;

  constructor(path: string) {
    this.#path = path;
  }

  /** Resolves when everything that is committed now is on the disk. */
  async settled(): Promise<void> {
    this.#next ??= this.#afterThis();
    await this.#next;
  }

  /** What is on its way is waited for first; closing the contest itself brings everything to the disk. */
  close(): void {
    this.#isClosed = true;
    const file = this.#file;
    this.#file = null;
    if (file === null) return;
    if (this.#now) void this.#now.finally(() => closeSync(file)).catch(() => {});
    else closeSync(file);
  }

  async #afterThis(): Promise<void> {
    await this.#now?.catch(() => {});
    this.#now = this.#next;
    this.#next = null;
    try {
      if (this.#isClosed) return;
      this.#file ??= openSync(`${this.#path}-wal`, 'r+');
      await bringToDisk(this.#file);
    } catch (error) {
      throw contestError(error, this.#path);
    } finally {
      this.#now = null;
    }
  }
}
