/**
 * Files that a person drops or chooses, on their way to the host. A dropped folder is one parcel with all its files, as
 * a single file is one; their bytes travel in pieces, so that progress can be shown and the sending be given up.
 */
import { MOST_UPLOAD_BYTES, MOST_UPLOAD_FILES, PIECE_BYTES, type UploadId } from '../../shared/bridge/uploads.ts';
import { BridgeError, type Bridge } from '../../shared/bridge.ts';
import { refusal } from '../../shared/refusals/refusal.ts';

export interface ParcelFile {
  /** With slashes where it is a file of a folder, whose name comes first. */
  readonly path: string;
  readonly file: File;
}

export interface Parcel {
  readonly name: string;
  readonly isFolder: boolean;
  readonly files: readonly ParcelFile[];
  readonly bytes: number;
  /** A folder that could not be looked into. */
  readonly isUnreadable?: true;
}

export function parcelOf(name: string, files: readonly ParcelFile[], isFolder: boolean): Parcel {
  return { name, isFolder, files, bytes: files.reduce((sum, { file }) => sum + file.size, 0) };
}

export function parcelOfFile(file: File): Parcel {
  return { name: file.name, isFolder: false, files: [{ path: file.name, file }], bytes: file.size };
}

/** What a file dialog gave: single files, or the files of one chosen folder. */
export function parcelsOfFiles(files: Iterable<File>): Parcel[] {
  const folders = new Map<string, ParcelFile[]>();
  const parcels: Parcel[] = [];
  for (const file of files) {
    const path = file.webkitRelativePath;
    const folder = path.includes('/') ? path.slice(0, path.indexOf('/')) : '';
    if (folder === '') parcels.push(parcelOfFile(file));
    else folders.set(folder, [...(folders.get(folder) ?? []), { path, file }]);
  }
  for (const [name, inside] of folders) parcels.push(parcelOf(name, inside, true));
  return parcels;
}

/** Must be called while the drop is being handled: afterwards the browser has forgotten what was dropped. */
export async function parcelsOfDrop(transfer: DataTransfer): Promise<Parcel[]> {
  const items = Array.from(transfer.items).filter(({ kind }) => kind === 'file');
  const dropped = items.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const parcels = await Promise.all(
    dropped.map(async ({ entry, file }) => {
      if (entry?.isDirectory) return await parcelOfFolder(entry);
      return file ? parcelOfFile(file) : null;
    }),
  );
  return parcels.filter((parcel) => parcel !== null);
}

/** One that cannot be read does not keep the others, and whoever wants to send it hears of it. */
async function parcelOfFolder(entry: FileSystemEntry): Promise<Parcel> {
  try {
    return parcelOf(entry.name, await filesBelow(entry, entry.name), true);
  } catch {
    return { ...parcelOf(entry.name, [], true), isUnreadable: true };
  }
}

async function filesBelow(entry: FileSystemEntry, path: string): Promise<ParcelFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ path, file }];
  }
  if (!isFolder(entry)) return [];
  const files: ParcelFile[] = [];
  for (const child of await childrenOf(entry)) files.push(...(await filesBelow(child, `${path}/${child.name}`)));
  return files;
}

/** A reader gives the entries in portions and an empty one at the end. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (portion.length === 0) return children;
    children.push(...portion);
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

export interface SendOptions {
  /** Told after each piece. */
  readonly onSent?: (bytes: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Rejects with the signal's reason when it is given up; the host then forgets what it has of it. What cannot be sent is
 * refused in the same way as by the host.
 */
export async function sendParcel(bridge: Bridge, parcel: Parcel, options: SendOptions = {}): Promise<UploadId> {
  const { onSent, signal } = options;
  const { name, files: inside, bytes } = parcel;
  if (parcel.isUnreadable) throw unreadable(name);
  if (inside.length === 0) throw new BridgeError('refused', refusal('upload-empty'));
  if (inside.length > MOST_UPLOAD_FILES) {
    throw new BridgeError('refused', refusal('upload-too-many', { most: MOST_UPLOAD_FILES }));
  }
  if (bytes > MOST_UPLOAD_BYTES) {
    throw new BridgeError('refused', refusal('upload-too-large', { most: MOST_UPLOAD_BYTES / 1024 / 1024 }));
  }
  signal?.throwIfAborted();
  const files = inside.map(({ path, file }) => ({ path, bytes: file.size }));
  const { upload } = await bridge.call('uploads.begin', { files });
  let sent = 0;
  try {
    for (const [index, { file }] of inside.entries()) {
      for (let at = 0; at < file.size; at += PIECE_BYTES) {
        signal?.throwIfAborted();
        const piece = await pieceOf(file, at);
        await bridge.call('uploads.piece', { upload, file: index, data: toBase64(piece) });
        sent += piece.length;
        onSent?.(sent);
      }
    }
    signal?.throwIfAborted();
    return upload;
  } catch (error) {
    void bridge.call('uploads.abandon', { upload }).catch(() => {});
    throw error;
  }
}

async function pieceOf(file: File, at: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer());
  } catch {
    throw unreadable(file.name);
  }
}

/** It was moved, changed or taken away since it was dropped, or nobody may read it. */
function unreadable(name: string): BridgeError {
  return new BridgeError('refused', refusal('upload-unreadable', { name }));
}

/** As many as fit into the arguments of one call. */
const LETTERS = 0x8000;

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += LETTERS) {
    text += String.fromCharCode(...bytes.subarray(at, at + LETTERS));
  }
  return btoa(text);
}
