/** Packages that tests take from the registry, pinned to their content. They are run by tests only and never shipped. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './project.ts';
import { runQuietly } from './run.ts';

export interface PinnedPackage {
  readonly name: string;
  readonly version: string;
  /** Of the package's archive, in base64, as the registry and the lock file write it. */
  readonly sha512: string;
}

/** The folder with the package's files, fetched at the first use; null where it cannot be had. */
export async function fetchPinned({ name, version, sha512 }: PinnedPackage): Promise<string | null> {
  // npm names the archive of a scoped package so.
  const label = `${name.replace('@', '').replace('/', '-')}-${version}`;
  const folder = join(cacheFolder, label);
  if (existsSync(folder)) return folder;

  mkdirSync(cacheFolder, { recursive: true });
  const { code } = await runQuietly('npm', ['pack', `${name}@${version}`, '--pack-destination', cacheFolder]);
  const archive = join(cacheFolder, `${label}.tgz`);
  if (code !== 0 || !existsSync(archive)) return null;
  if (createHash('sha512').update(readFileSync(archive)).digest('base64') !== sha512) {
    rmSync(archive);
    throw new Error(`${name}@${version} is not the package that was pinned; its content has changed`);
  }
  const unpacked = join(cacheFolder, `${label}.unpacking`);
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(unpacked);
  const tar = await runQuietly('tar', ['-xzf', archive, '-C', unpacked, '--strip-components=1']);
  if (tar.code !== 0) throw new Error(`${archive} cannot be unpacked: ${tar.output}`);
  renameSync(unpacked, folder);
  rmSync(archive);
  return folder;
}
