/**
 * The files of one program while they come in, from a folder, an archive or the renderer: each name is checked, each
 * byte is counted as it is written, and what is too much stops at once instead of filling the disk.
 */
import { open, mkdir, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { refusal } from '../../shared/refusals/refusal.ts';
import { ProgramError } from './program.ts';
import { safeParts, sameFileKey, shown } from './safe-path.ts';

export interface Limits {
  readonly bytes: number;
  readonly entries: number;
}

/** A program with everything that it brings along. */
export const LIMITS: Limits = { bytes: 500 * 1024 * 1024, entries: 10_000 };

/** What file managers leave in folders and archives; it is no part of a program. */
const DROPPINGS = new Set(['__MACOSX', '.DS_Store', 'Thumbs.db', 'desktop.ini']);

export function isDropping(path: string): boolean {
  return path.split('/').some((part) => DROPPINGS.has(part));
}

export class HandedInFiles {
  readonly #folder: string;
  readonly #limits: Limits;
  /** Every file and folder so far, by the key that all its spellings share. */
  readonly #known = new Map<string, { readonly path: string; readonly isFolder: boolean }>();
  #entries = 0;
  #bytes = 0;

  /** `folder` exists and is empty. */
  constructor(folder: string, limits: Limits = LIMITS) {
    this.#folder = folder;
    this.#limits = limits;
  }

  /** Called for each thing that was handed in, also for those that are not kept: looking at them takes time, too. */
  countEntry(): void {
    this.#entries += 1;
    if (this.#entries > this.#limits.entries) throw tooMany(this.#limits);
  }

  async addFolder(path: string): Promise<void> {
    const parts = safeParts(path);
    this.#remember(parts, true);
    await mkdir(join(this.#folder, ...parts), { recursive: true });
  }

  /** Writes a file; only the run bit of its mode is kept. Returns how many bytes came. */
  async addFile(path: string, content: AsyncIterable<Uint8Array>, mode: 'runs' | 'plain'): Promise<number> {
    const parts = safeParts(path);
    this.#remember(parts, false);
    await mkdir(join(this.#folder, ...parts.slice(0, -1)), { recursive: true });
    const file = await open(join(this.#folder, ...parts), 'wx', mode === 'runs' ? 0o755 : 0o644);
    try {
      return await this.#write(file, content);
    } finally {
      await file.close();
    }
  }

  async #write(file: FileHandle, content: AsyncIterable<Uint8Array>): Promise<number> {
    let written = 0;
    for await (const chunk of content) {
      this.#bytes += chunk.byteLength;
      if (this.#bytes > this.#limits.bytes) throw tooLarge(this.#limits);
      await file.writeFile(chunk);
      written += chunk.byteLength;
    }
    return written;
  }

  /** Refuses what some file system would take for a file or folder that is already there. */
  #remember(parts: readonly string[], isFolder: boolean): void {
    parts.forEach((_, index) => {
      const path = parts.slice(0, index + 1).join('/');
      const key = sameFileKey(path);
      const here = index < parts.length - 1 || isFolder;
      const known = this.#known.get(key);
      if (!known) this.#known.set(key, { path, isFolder: here });
      else if (known.path !== path || !known.isFolder || !here) throw twice(known.path, path);
    });
  }
}

export function tooLarge(limits: Limits): ProgramError {
  const most = Math.floor(limits.bytes / 1024 / 1024);
  return new ProgramError('too-large', refusal('program-too-large', { most }));
}

export function tooMany(limits: Limits): ProgramError {
  return new ProgramError('too-large', refusal('program-too-many-files', { most: limits.entries }));
}

function twice(first: string, second: string): ProgramError {
  const why =
    first === second
      ? refusal('path-twice', { name: shown(first) })
      : refusal('path-same-on-windows', { first: shown(first), second: shown(second) });
  return new ProgramError('unsafe-path', why);
}
