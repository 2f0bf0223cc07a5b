/** Compiles the test contestants to real Windows programs. */
import { globSync, mkdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runQuietly } from '../../scripts/run.ts';

const sources = [
  ...globSync('*.c', { cwd: new URL('contestants', import.meta.url) }).map((file) => `contestants/${file}`),
  // An Agon player that passes; the benchmark of the referee uses the same.
  '../../bench/referee/passer.c',
].map((path) => fileURLToPath(new URL(path, import.meta.url)));

const FLAGS = ['-O2', '-static', '-Wall', '-Werror'];

export async function buildContestants(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const source of sources) {
    const exe = join(folder, `${basename(source, '.c')}.exe`);
    if (changedAt(exe) >= changedAt(source)) continue;
    const { code, output } = await runQuietly('x86_64-w64-mingw32-gcc', [...FLAGS, '-o', exe, source]);
    if (code !== 0) throw new Error(`${source} does not compile:\n${output}`);
  }
}

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? -1;
}
