/**
 * Removing a folder whatever is in it: read-only files, names that are no text, folders nested deeper than a path can
 * say. A program may leave all of that behind, and links to anywhere, which are removed and never followed.
 */
import { chmod, lstat, readdir, rename, rmdir, unlink } from 'node:fs/promises';
import { sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const isWindows = process.platform === 'win32';
/** Linux takes 4,096 bytes for a path, macOS 1,024; below this, a folder is moved up before it is emptied. */
const LONGEST_PATH = 700;
/** On Windows an antivirus or a program that is just ending may hold a file for a moment. */
const ATTEMPTS = isWindows ? 20 : 5;

/** Throws what the system said in the end when something stays; a folder that is not there is fine. */
export async function removeTree(path: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await removeOnce(fromText(path));
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await wait(attempt * 20);
    }
  }
}

async function removeOnce(root: string): Promise<void> {
  if (!(await isFolder(root))) return remove(root);
  let movedUp = 0;
  const empty = async (folder: string): Promise<void> => {
    await chmod(onDisk(folder), 0o700);
    for (const name of await readdir(onDisk(folder), isWindows ? 'utf8' : 'latin1')) {
      const path = folder + sep + name;
      if (!(await isFolder(path))) await remove(path);
      else if (folder.length > root.length + LONGEST_PATH) {
        // Moving a folder needs the right to change it.
        await chmod(onDisk(path), 0o700);
        movedUp += 1;
        await rename(onDisk(path), onDisk(`${root}${sep}.deep-${Date.now()}-${movedUp}`));
      } else {
        await empty(path);
        await rmdir(onDisk(path));
      }
    }
  };
  do {
    movedUp = 0;
    await empty(root);
  } while (movedUp > 0);
  await rmdir(onDisk(root));
}

async function remove(path: string): Promise<void> {
  try {
    // Windows keeps a read-only file; on other systems the folder's mode decides.
    if (isWindows) await chmod(onDisk(path), 0o600).catch(() => {});
    await unlink(onDisk(path));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Links to folders are not folders. */
async function isFolder(path: string): Promise<boolean> {
  try {
    return (await lstat(onDisk(path))).isDirectory();
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/**
 * Names are bytes except on Windows, so a path here is a string with one character a byte (latin1). Text that is
 * decoded and encoded again would not find a file whose name is no UTF-8.
 */
function fromText(path: string): string {
  return isWindows ? path : Buffer.from(path).toString('latin1');
}

function onDisk(path: string): string | Buffer {
  return isWindows ? path : Buffer.from(path, 'latin1');
}
