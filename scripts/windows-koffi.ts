/** koffi's native part for Windows: an install on another system leaves it out, and a package for Windows needs it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.ts';
import { fetchPinned } from './registry-package.ts';

const NAME = '@koromix/koffi-win32-x64';

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version: string; readonly integrity: string } | undefined>>;
}

/** The folder with it, of the version and content that the lock file names; null where it cannot be fetched. */
export function windowsKoffi(): Promise<string | null> {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
  const locked = lock.packages[`node_modules/${NAME}`];
  if (!locked)
    throw new Error(`package-lock.json does not name ${NAME}; koffi has changed how it brings its native part`);
  return fetchPinned({ name: NAME, version: locked.version, sha512: locked.integrity.replace('sha512-', '') });
}
