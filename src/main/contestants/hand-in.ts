/** Takes what a person hands in, a file, a folder or an archive, into an empty folder of ours. */
import { createReadStream, type Stats } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { refusal } from '../../shared/refusals/refusal.ts';
import type { EntryHints } from './entry.ts';
import { readableError, withFileBytes } from './file-bytes.ts';
import { HandedInFiles, isDropping, type Limits } from './handed-in-files.ts';
import { ProgramError } from './program.ts';
import { cleanName, shown } from './safe-path.ts';
import { unzip } from './unzip.ts';
import { walkFolder } from './walk-folder.ts';

/** A file whose bytes come from elsewhere, under a name that may be anything. */
export interface SentFile {
  readonly name: string;
  readonly content: Uint8Array | AsyncIterable<Uint8Array>;
}

export type HandInSort = 'file' | 'folder' | 'zip';

/** Puts what is at the absolute `path` into `files`, which is empty, and returns what is known of the file to start. */
export async function takeIn(path: string, sort: HandInSort, files: string, limits: Limits): Promise<EntryHints> {
  await checkSort(path, sort);
  try {
    const name = basename(path);
    if (sort === 'zip') {
      const top = await unzip(path, files, limits);
      return { names: [stem(name), ...(top === null ? [] : [top])] };
    }
    const taken = new HandedInFiles(files, limits);
    if (sort === 'folder') {
      await takeFolder(path, taken);
      return { names: [name] };
    }
    await taken.addFile(cleanName(name), createReadStream(path), 'plain');
    return { chosen: cleanName(name) };
  } catch (error) {
    throw readableError(error, path);
  }
}

/** A zip is one by its name or by its first bytes; a Java archive is a zip, too, but stays as it is. */
export async function sortOf(path: string): Promise<HandInSort> {
  if ((await statOf(path)).isDirectory()) return 'folder';
  const extension = extname(path).toLowerCase();
  if (extension === '.zip') return 'zip';
  const start = await withFileBytes(path, ({ head }) => Promise.resolve(head.toString('latin1', 0, 4)));
  return extension !== '.jar' && ['PK\x03\x04', 'PK\x05\x06'].includes(start) ? 'zip' : 'file';
}

/** Says it in a sentence when `path` is not what the caller takes it for. */
async function checkSort(path: string, sort: HandInSort): Promise<void> {
  const found = await statOf(path);
  if (found.isDirectory() === (sort === 'folder')) return;
  const name = shown(basename(path));
  const why = sort === 'folder' ? refusal('program-is-a-file', { name }) : refusal('program-is-a-folder', { name });
  throw new ProgramError('unreadable', why);
}

/** Writes a sent file below `folder` and returns its path there. */
export async function receive({ name, content }: SentFile, folder: string, limits: Limits): Promise<string> {
  const clean = cleanName(name);
  await mkdir(folder);
  await new HandedInFiles(folder, limits).addFile(
    clean,
    content instanceof Uint8Array ? once(content) : content,
    'plain',
  );
  return join(folder, clean);
}

async function takeFolder(folder: string, taken: HandedInFiles): Promise<void> {
  for await (const { path, isFolder, mode } of walkFolder(folder)) {
    taken.countEntry();
    if (isDropping(path)) continue;
    if (isFolder) await taken.addFolder(path);
    else await taken.addFile(path, createReadStream(join(folder, path)), mode & 0o111 ? 'runs' : 'plain');
  }
}

/** Devices and pipes are refused: reading one may never end. */
async function statOf(path: string): Promise<Stats> {
  const found = await stat(path).catch((error: unknown) => {
    throw readableError(error, path);
  });
  if (found.isFile() || found.isDirectory()) return found;
  throw new ProgramError('unreadable', refusal('program-no-ordinary-file', { name: shown(basename(path)) }));
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function stem(name: string): string {
  return name.slice(0, name.length - extname(name).length);
}
