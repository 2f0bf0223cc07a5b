/** Builds the desktop application and the interface, when their sources have changed since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildReportIfStale } from './build-report.ts';
import { interfaceFolder, packageBin, root } from './project.ts';
import { runQuietly } from './run.ts';

const SOURCES = [
  'electron/**',
  'src/**',
  'resources/**',
  'seeds/*.md',
  'electron.vite.config.ts',
  'package-lock.json',
  'tsconfig.base.json',
];
const STAMP = join(root, 'out', '.built-from');

/** A hash of everything that the build reads; contents, not times, because a checkout makes every file new. */
function sourcesHash(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).toSorted()) {
    if (path.endsWith('.test.ts')) continue;
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

export async function buildIfStale(): Promise<void> {
  await buildReportIfStale();
  const hash = sourcesHash();
  const built = existsSync(join(interfaceFolder, 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8');
  if (built === hash) return;
  console.log('Building Meydan …');
  const { code, output } = await runQuietly(packageBin('electron-vite'), ['build'], {
    cwd: root,
    shell: process.platform === 'win32',
  });
  if (code !== 0) throw new Error(`the build failed:\n${output}`);
  writeFileSync(STAMP, hash);
}

if (import.meta.main) await buildIfStale();
