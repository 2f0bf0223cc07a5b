/**
 * Folders that live as long as a piece of work. Their names say which process made them, so that what a killed one left
 * behind can be told from what another one is still using.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { removeTree } from './remove-tree.ts';

const PURPOSES = ['scratch', 'import', 'removed', 'uploads'] as const;
type Purpose = (typeof PURPOSES)[number];
const OWNED = new RegExp(`^(?:${PURPOSES.join('|')})-(\\d{1,10})-[0-9a-f]{16}$`);

/** A path in `root` that nothing has and nobody guesses. */
export function ownedPath(root: string, purpose: Purpose): string {
  return join(root, `${purpose}-${process.pid}-${randomBytes(8).toString('hex')}`);
}

/** An empty folder that only we may enter; `root` is made when missing. */
export async function makeOwnedFolder(root: string, purpose: Purpose): Promise<string> {
  const folder = ownedPath(root, purpose);
  await mkdir(root, { recursive: true });
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

/** Removes what processes that are gone left in `root`; everything else stays. Returns how many it removed. */
export async function removeStale(root: string): Promise<number> {
  let removed = 0;
  for (const name of await readdir(root).catch(() => [])) {
    const owner = OWNED.exec(name)?.[1];
    if (owner === undefined || isAlive(Number(owner))) continue;
    // What cannot be removed now is tried again the next time.
    removed += await removeTree(join(root, name)).then(
      () => 1,
      () => 0,
    );
  }
  return removed;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: there is one, of somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
