/** Names a contest file for the interface, which never hears of paths that it could ask for. */
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';

/** The same for every way to the same file. */
export function contestId(path: string): string {
  return createHash('sha256').update(realPath(path)).digest('hex').slice(0, 32);
}

export function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    // One that is not there (any more) has its name all the same.
    return resolve(path);
  }
}
