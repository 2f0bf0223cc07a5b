/** Builds the desktop application and the interface, when their sources have changed since the last build. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesHash } from '../src/main/sources-hash.ts';
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

export async function buildIfStale(): Promise<void> {
  await buildReportIfStale();
  const hash = sourcesHash(root, SOURCES);
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
