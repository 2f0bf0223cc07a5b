/**
 * One file or folder that comes in, piece by piece. Everything about it was said at the beginning, so that whatever does
 * not fit what was said is refused before it is written.
 */
import { mkdir, open, rename, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { BridgeError } from '../../shared/bridge.ts';
import { MOST_UPLOAD_BYTES, MOST_UPLOAD_FILES } from '../../shared/bridge/uploads.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { HandedInFiles } from '../contestants/handed-in-files.ts';
import { sortOf } from '../contestants/hand-in.ts';
import { removeTree } from '../contestants/remove-tree.ts';
import { cleanName, safeParts, shown } from '../contestants/safe-path.ts';
import { unzip } from '../contestants/unzip.ts';
import { walkFolder } from '../contestants/walk-folder.ts';

export interface AnnouncedFile {
  readonly path: string;
  readonly bytes: number;
}

interface ComingFile {
  readonly path: string;
  readonly bytes: number;
  received: number;
}

const LIMITS = { bytes: MOST_UPLOAD_BYTES, entries: MOST_UPLOAD_FILES };

export class Upload {
  /** What it was called where it came from. */
  readonly name: string;
  readonly isFolder: boolean;
  readonly bytes: number;
  /** Where it is when all of it has come: the file, or the folder with its files. */
  readonly path: string;
  readonly #home: string;
  readonly #files: readonly ComingFile[];
  #opened: Promise<string | null> | null = null;
  /** Pieces are written one after the other, in the order in which they came. */
  #writing: Promise<void> = Promise.resolve();

  private constructor(home: string, name: string, isFolder: boolean, files: readonly ComingFile[]) {
    this.name = name;
    this.isFolder = isFolder;
    this.bytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
    this.#home = home;
    this.path = join(home, name);
    this.#files = files;
  }

  /** `home` is a path where nothing is yet. Names that some system would not take are refused here. */
  static async begin(home: string, announced: readonly AnnouncedFile[]): Promise<Upload> {
    const { name, isFolder, paths } = namesOf(announced);
    const folder = isFolder ? join(home, name) : home;
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const written = new HandedInFiles(folder, LIMITS);
      for (const path of paths) await written.addFile(path, nothing(), 'plain');
    } catch (error) {
      await removeTree(home);
      throw saidOfDisk(error);
    }
    const files = announced.map(({ bytes }, index) => {
      return { path: join(folder, ...(paths[index] ?? '').split('/')), bytes, received: 0 };
    });
    return new Upload(home, name, isFolder, files);
  }

  /** One that came within another: the file or folder at `path` goes to `home`, where nothing is yet. */
  static async takenOut(home: string, path: string): Promise<Upload> {
    const isFolder = (await stat(path)).isDirectory();
    const files: ComingFile[] = [];
    if (!isFolder) files.push(whole(path, (await stat(path)).size));
    else for await (const { bytes } of walkFolder(path)) files.push(whole(path, bytes));
    await mkdir(home, { recursive: true, mode: 0o700 });
    await rename(path, join(home, basename(path)));
    return new Upload(home, basename(path), isFolder, files);
  }

  get fileCount(): number {
    return this.#files.length;
  }

  /** The folder with what is in it: its own, or that of an archive, unpacked; null where it is a single file. */
  opened(): Promise<string | null> {
    this.#opened ??= this.#open();
    return this.#opened;
  }

  async #open(): Promise<string | null> {
    if (this.isFolder) return this.path;
    if ((await sortOf(this.path)) !== 'zip') return null;
    const folder = join(this.#home, '.unpacked');
    await mkdir(folder, { mode: 0o700 });
    await unzip(this.path, folder);
    return folder;
  }

  /** Resolves when the bytes are in the file. */
  add(index: number, piece: Uint8Array): Promise<void> {
    const file = this.#files[index];
    if (!file) {
      const [name, count] = [shown(this.name), this.#files.length];
      throw new BridgeError('bad-input', refusal('upload-no-such-file', { name, count }));
    }
    if (file.received + piece.byteLength > file.bytes) {
      throw new BridgeError('refused', refusal('upload-more-than-announced', { name: shown(this.name) }));
    }
    file.received += piece.byteLength;
    const next = this.#writing.then(() => append(file.path, piece));
    this.#writing = next.catch(() => {});
    return next;
  }

  /** Whether all that was announced has come. */
  get isWhole(): boolean {
    return this.#files.every(({ received, bytes }) => received === bytes);
  }

  /** Throws a sentence when something is missing. */
  async refuseUnlessWhole(): Promise<void> {
    await this.#writing;
    if (this.isWhole) return;
    throw new BridgeError('refused', refusal('upload-not-whole', { name: shown(this.name) }));
  }

  async remove(): Promise<void> {
    await this.#writing;
    await removeTree(this.#home);
  }
}

/** One file has a name; the files of a folder have its name in front. */
function namesOf(announced: readonly AnnouncedFile[]): { name: string; isFolder: boolean; paths: string[] } {
  const [first] = announced;
  const top = first?.path.split('/')[0] ?? '';
  if (announced.length === 1 && top === first?.path) {
    const name = cleanName(top);
    return { name, isFolder: false, paths: [name] };
  }
  if (top === '' || !announced.every(({ path }) => path.startsWith(`${top}/`))) {
    throw new BridgeError('bad-input', refusal('upload-several-folders'));
  }
  const paths = announced.map(({ path }) => safeParts(path.slice(top.length + 1)).join('/'));
  return { name: cleanName(top), isFolder: true, paths };
}

function whole(path: string, bytes: number): ComingFile {
  return { path, bytes, received: bytes };
}

async function append(path: string, piece: Uint8Array): Promise<void> {
  try {
    // Not one that somebody made in the meantime.
    const file = await open(path, 'r+');
    try {
      const { size } = await file.stat();
      await file.write(piece, 0, piece.byteLength, size);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw saidOfDisk(error);
  }
}

/** Of a full disk a sentence that says what to do; anything else as it is. */
export function saidOfDisk(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  return isFull ? new BridgeError('refused', refusal('upload-disk-full')) : error;
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
