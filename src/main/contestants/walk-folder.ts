/** Everything in a folder, one after the other, without ever following a link. */
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { refusal } from '../../shared/refusals/refusal.ts';
import { ProgramError } from './program.ts';
import { shown } from './safe-path.ts';

export interface FolderItem {
  /** Relative to the folder, with slashes. */
  readonly path: string;
  readonly isFolder: boolean;
  readonly bytes: number;
  readonly mode: number;
}

/** Folders come before what is in them; the order is the same on every computer. Links and devices are refused. */
export async function* walkFolder(folder: string, below = ''): AsyncGenerator<FolderItem> {
  const names = (await readdir(join(folder, below))).toSorted(byCodeUnits);
  for (const name of names) {
    const path = below === '' ? name : `${below}/${name}`;
    const found = await lstat(join(folder, path));
    if (found.isFile()) yield { path, isFolder: false, bytes: found.size, mode: found.mode };
    else if (found.isDirectory()) {
      yield { path, isFolder: true, bytes: 0, mode: found.mode };
      yield* walkFolder(folder, path);
    } else {
      const what = found.isSymbolicLink() ? 'folder-link' : 'folder-no-ordinary-file';
      throw new ProgramError('unsafe-path', refusal(what, { name: shown(path) }));
    }
  }
}

function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
