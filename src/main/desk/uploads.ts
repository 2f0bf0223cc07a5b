/**
 * What people gave to the window and nobody has used yet. It lies in a folder of ours that is emptied at the end, and by
 * the next host after a crash; what nobody asks for any more goes by itself.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { BridgeError } from '../../shared/bridge.ts';
import { MOST_UPLOAD_BYTES, MOST_UPLOAD_FILES, PIECE_BYTES } from '../../shared/bridge/uploads.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { makeOwnedFolder, removeStale } from '../contestants/owned-folder.ts';
import { removeTree } from '../contestants/remove-tree.ts';
import { Upload, type AnnouncedFile } from './upload.ts';

export interface UploadLimits {
  readonly uploads: number;
  /** Of all that lie here at once. */
  readonly bytes: number;
  readonly files: number;
  /** After so long without a word about it an upload is given up. */
  readonly idleMs: number;
}

/** A whole course at once, and time to decide what a file is. */
const LIMITS: UploadLimits = {
  uploads: 1000,
  bytes: 8 * MOST_UPLOAD_BYTES,
  files: 10 * MOST_UPLOAD_FILES,
  idleMs: 60 * 60 * 1000,
};

type Size = Pick<UploadLimits, 'uploads' | 'bytes' | 'files'>;

interface Kept {
  readonly upload: Upload;
  readonly size: Size;
  usedAt: number;
  users: number;
  isGivenUp: boolean;
}

export class Uploads {
  readonly #root: string;
  readonly #limits: UploadLimits;
  readonly #kept = new Map<string, Kept>();
  /** All that are here or about to be, so that many at once do not slip in together. */
  readonly #taken = { uploads: 0, bytes: 0, files: 0 };
  #folder: Promise<string> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(root: string, limits: UploadLimits = LIMITS) {
    this.#root = root;
    this.#limits = limits;
  }

  async begin(files: readonly AnnouncedFile[]): Promise<string> {
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes > MOST_UPLOAD_BYTES) {
      throw new BridgeError('refused', refusal('upload-too-large', { most: MOST_UPLOAD_BYTES / 1024 / 1024 }));
    }
    const size = { uploads: 1, bytes, files: files.length };
    this.#makeRoom(size);
    const id = randomUUID();
    try {
      const upload = await Upload.begin(join(await this.#ownFolder(), id), files);
      this.#kept.set(id, { upload, size, usedAt: Date.now(), users: 0, isGivenUp: false });
    } catch (error) {
      this.#clearRoom(size);
      throw error;
    }
    this.#timer ??= setInterval(() => void this.giveUpIdle(), this.#limits.idleMs / 4).unref();
    return id;
  }

  async add(id: string, file: number, data: string): Promise<void> {
    const kept = this.#find(id);
    const piece = Buffer.from(data, 'base64');
    if (piece.byteLength > PIECE_BYTES) throw new BridgeError('refused', refusal('upload-piece-too-large'));
    await this.#holding(id, kept, () => kept.upload.add(file, piece));
  }

  /** Has the whole upload while `work` goes on, whatever else happens; it stays afterwards. */
  async use<T>(id: string, work: (upload: Upload) => Promise<T>): Promise<T> {
    const kept = this.#find(id);
    return await this.#holding(id, kept, async () => {
      await kept.upload.refuseUnlessWhole();
      return await work(kept.upload);
    });
  }

  /** The programs that lie in one upload, as `find` tells them, become uploads of their own; the rest of it goes. */
  async divide(
    id: string,
    find: (folder: string) => Promise<{ programs: readonly string[] } | null>,
  ): Promise<string[]> {
    const divided = await this.use(id, async (whole) => {
      const folder = await whole.opened();
      const found = folder === null ? null : await find(folder);
      if (folder === null || !found) {
        throw new BridgeError('refused', refusal('upload-one-program'));
      }
      const ids: string[] = [];
      for (const name of found.programs) {
        const part = randomUUID();
        const path = join(folder, ...name.split('/'));
        const upload = await Upload.takenOut(join(await this.#ownFolder(), part), path);
        const size = { uploads: 1, bytes: upload.bytes, files: upload.fileCount };
        this.#makeRoom(size);
        this.#kept.set(part, { upload, size, usedAt: Date.now(), users: 0, isGivenUp: false });
        ids.push(part);
      }
      return ids;
    });
    await this.abandon(id);
    return divided;
  }

  /** Whether one is on its way or being looked at; one that waits for a person's decision is not. */
  get isComing(): boolean {
    return [...this.#kept.values()].some(({ upload, users }) => users > 0 || !upload.isWhole);
  }

  /** What it is called, also before all of it is there; null when it is not here (any more). */
  nameOf(id: string): string | null {
    return this.#kept.get(id)?.upload.name ?? null;
  }

  /** One that is not there is fine. */
  async abandon(id: string): Promise<void> {
    const kept = this.#kept.get(id);
    if (!kept) return;
    kept.isGivenUp = true;
    await this.#removeUnused(id, kept);
  }

  async giveUpIdle(now = Date.now()): Promise<void> {
    const idle = [...this.#kept].filter(([, { usedAt, users }]) => users === 0 && now - usedAt > this.#limits.idleMs);
    await Promise.all(idle.map(([id]) => this.abandon(id)));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer) clearInterval(this.#timer);
    this.#kept.clear();
    if (this.#folder) await removeTree(await this.#folder);
  }

  #makeRoom({ uploads, bytes, files }: Size): void {
    const taken = this.#taken;
    const most = this.#limits;
    if (
      taken.uploads + uploads > most.uploads ||
      taken.bytes + bytes > most.bytes ||
      taken.files + files > most.files
    ) {
      throw new BridgeError('refused', refusal('upload-too-much-at-once'));
    }
    taken.uploads += uploads;
    taken.bytes += bytes;
    taken.files += files;
  }

  #clearRoom({ uploads, bytes, files }: Size): void {
    this.#taken.uploads -= uploads;
    this.#taken.bytes -= bytes;
    this.#taken.files -= files;
  }

  #ownFolder(): Promise<string> {
    if (this.#isClosed) throw new BridgeError('refused', refusal('closing'));
    this.#folder ??= removeStale(this.#root).then(() => makeOwnedFolder(this.#root, 'uploads'));
    return this.#folder;
  }

  #find(id: string): Kept {
    const kept = this.#kept.get(id);
    if (!kept || kept.isGivenUp) {
      throw new BridgeError('not-found', refusal('upload-gone'));
    }
    return kept;
  }

  async #holding<T>(id: string, kept: Kept, work: () => Promise<T>): Promise<T> {
    kept.users += 1;
    try {
      return await work();
    } finally {
      kept.users -= 1;
      kept.usedAt = Date.now();
      if (kept.isGivenUp) await this.#removeUnused(id, kept);
    }
  }

  async #removeUnused(id: string, { upload, size, users }: Kept): Promise<void> {
    if (users > 0 || !this.#kept.delete(id)) return;
    this.#clearRoom(size);
    // What the system still holds goes with the whole folder.
    await upload.remove().catch(() => {});
  }
}
