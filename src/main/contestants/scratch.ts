/** A private copy of a program for one game: it may write there what it likes, and nothing of it outlives the game. */
import { constants } from 'node:fs';
import { chmod, copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeOwnedFolder } from './owned-folder.ts';
import { removeTree } from './remove-tree.ts';
import { walkFolder } from './walk-folder.ts';

export { removeStale } from './owned-folder.ts';

export interface Scratch {
  readonly folder: string;
  /** Never fails: what the system does not let go now is removed by `removeStale` later. Calling it twice is fine. */
  remove(): Promise<void>;
}

/** Copies a program's files (`ProgramStore.filesOf`) into a new folder below `root`, which is made when missing. */
export async function makeScratch(files: string, root: string): Promise<Scratch> {
  const folder = await makeOwnedFolder(root, 'scratch');
  const remove = (): Promise<void> => removeTree(folder).catch(() => {});
  try {
    await copyProgram(files, folder);
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, remove };
}

async function copyProgram(files: string, folder: string): Promise<void> {
  for await (const { path, isFolder, mode } of walkFolder(files)) {
    const target = join(folder, path);
    if (isFolder) await mkdir(target, { mode: 0o700 });
    else {
      // Where the file system can, the copy shares its blocks with the original until somebody writes.
      await copyFile(join(files, path), target, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
      await chmod(target, mode & 0o111 ? 0o700 : 0o600);
    }
  }
}
