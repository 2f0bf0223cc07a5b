/** Looks up programs of this computer ourselves, so that we know what is started and can say what is missing. */
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';

const found = new Map<string, string>();

/** The absolute path of the first of `names` that is on `path` (a PATH variable), or null. */
export async function findOnPath(names: readonly string[], path: string | undefined): Promise<string | null> {
  const key = JSON.stringify([names, path]);
  const known = found.get(key);
  if (known !== undefined && (await canRun(known))) return known;
  for (const name of names) {
    for (const folder of foldersOf(path)) {
      const file = join(folder, withExtension(name));
      if (!(await canRun(file))) continue;
      found.set(key, file);
      return file;
    }
  }
  // Not remembered: a person may install it and try again.
  found.delete(key);
  return null;
}

/** Only absolute ones: `.` on the PATH would be the folder of a program that strangers wrote. */
function foldersOf(path: string | undefined): string[] {
  return (path ?? '').split(delimiter).filter((folder) => isAbsolute(folder));
}

/** On Windows only `.exe` is started without a shell, whatever PATHEXT says. */
function withExtension(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name;
}

export async function canRun(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}
