/** Unpacks a zip that a stranger made into an empty folder, or refuses it and leaves the folder empty. */
import { randomBytes } from 'node:crypto';
import { lstat, readdir, rename, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { refusal } from '../../shared/refusals/refusal.ts';
import { HandedInFiles, isDropping, LIMITS, tooLarge, type Limits } from './handed-in-files.ts';
import { ProgramError } from './program.ts';
import { removeTree } from './remove-tree.ts';
import { shown } from './safe-path.ts';
import { encrypted, zipEntries, type ZipEntry } from './zip-archive.ts';

const FILE_TYPE = 0o170000;
const ORDINARY_FILE = 0o100000;
const FOLDER = 0o040000;
const LINK = 0o120000;

/** Returns the name of the only folder at the top, whose content then stands at the top itself; null without one. */
export async function unzip(archive: string, folder: string, limits: Limits = LIMITS): Promise<string | null> {
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty`);
  try {
    await extract(archive, new HandedInFiles(folder, limits), limits);
    return await stripOnlyFolder(folder);
  } catch (error) {
    for (const name of await readdir(folder)) await removeTree(join(folder, name));
    throw error;
  }
}

async function extract(archive: string, files: HandedInFiles, limits: Limits): Promise<void> {
  let claimed = 0;
  let packed = 0;
  for await (const entry of zipEntries(archive)) {
    files.countEntry();
    checkType(entry);
    if (entry.isEncrypted) throw encrypted(archive);
    if (isDropping(entry.path)) continue;
    // Reading takes time even where nothing comes out, and entries may share their packed bytes: both are counted.
    claimed += entry.bytes;
    packed += entry.packedBytes;
    if (claimed > limits.bytes || packed > limits.bytes) throw tooLarge(limits);
    if (entry.path.endsWith('/')) await files.addFolder(entry.path.slice(0, -1));
    else await files.addFile(entry.path, entry.content(), entry.mode & 0o111 ? 'runs' : 'plain');
  }
}

function checkType({ path, mode }: ZipEntry): void {
  const type = mode & FILE_TYPE;
  if (type === 0 || type === ORDINARY_FILE || type === FOLDER) return;
  const what = type === LINK ? 'zip-link' : 'zip-no-ordinary-file';
  throw new ProgramError('unsafe-path', refusal(what, { name: shown(path) }));
}

async function stripOnlyFolder(folder: string): Promise<string | null> {
  const [only, ...others] = await readdir(folder);
  if (only === undefined || others.length > 0 || !(await lstat(join(folder, only))).isDirectory()) return null;
  // It may hold something of its own name, so it steps aside first.
  const aside = join(folder, `.${randomBytes(6).toString('hex')}`);
  await rename(join(folder, only), aside);
  for (const name of await readdir(aside)) await rename(join(aside, name), join(folder, name));
  await rmdir(aside);
  return only;
}
