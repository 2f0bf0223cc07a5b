/**
 * Watches over the file of an open database. SQLite does not: it writes on into a file that has no name any more, and
 * mixes its pages with those of a file that was copied over it.
 */
import { closeSync, openSync, readSync, rmSync, statSync, truncateSync, type BigIntStats } from 'node:fs';

/**
 * What others have done to it while it was open. `removed` and `replaced`: it has lost its name, and is still whole for
 * whoever has it open. `overwritten` and `cut`: the bytes themselves are gone.
 */
export type Harm = 'removed' | 'replaced' | 'overwritten' | 'cut';

/** SQLite's head of the file: its size and a counter of changes are in it. */
const HEAD_BYTES = 100;

export class FileWatch {
  readonly #path: string;
  /** Never closed before SQLite has closed the file: that would take away its locks. */
  readonly #file: number;
  readonly #first: BigIntStats;
  #largest = 0n;
  #writtenAt: bigint | null = null;
  #head: Buffer = Buffer.alloc(0);

  constructor(path: string) {
    this.#path = path;
    this.#file = openSync(path, 'r');
    this.#first = statSync(path, { bigint: true });
    this.noteOurs();
  }

  /** What there is now was written by ourselves. */
  noteOurs(): void {
    const found = this.#stat();
    if (!found) return;
    if (found.size > this.#largest) this.#largest = found.size;
    if (found.mtimeNs === this.#writtenAt) return;
    this.#writtenAt = found.mtimeNs;
    this.#head = this.#readHead();
  }

  harm(): Harm | null {
    const found = this.#stat();
    if (!found) return 'removed';
    if (found.ino !== this.#first.ino || found.dev !== this.#first.dev) return 'replaced';
    const isTouched = found.mtimeNs !== this.#writtenAt;
    const head = isTouched ? this.#readHead() : this.#head;
    if (head.length === HEAD_BYTES && !head.equals(this.#head)) return 'overwritten';
    // It only ever grows in our hands.
    if (found.size < this.#largest) return 'cut';
    this.#writtenAt = found.mtimeNs;
    return null;
  }

  /**
   * Closes SQLite's connection and then its own. What SQLite has beside the file comes into it then, or stays there for
   * whoever opens it next; into a file of others it may come in neither way.
   */
  closing(close: () => void): void {
    const harm = this.harm();
    const isOthers = harm === 'replaced' || harm === 'overwritten';
    const beside = `${this.#path}-wal`;
    try {
      if (isOthers && statSync(beside, { throwIfNoEntry: false })) truncateSync(beside);
      close();
      if (isOthers || harm === 'removed')
        for (const end of ['-wal', '-shm']) rmSync(`${this.#path}${end}`, { force: true });
    } finally {
      closeSync(this.#file);
    }
  }

  #stat(): BigIntStats | undefined {
    return statSync(this.#path, { bigint: true, throwIfNoEntry: false });
  }

  #readHead(): Buffer {
    const head = Buffer.alloc(HEAD_BYTES);
    return head.subarray(0, readSync(this.#file, head, 0, HEAD_BYTES, 0));
  }
}
