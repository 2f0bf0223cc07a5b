/**
 * The code of the worker in which games are played, for whoever runs from a checkout: one built file, made anew when the
 * sources have changed. A thread that starts from the sources strips the types of a hundred files each time, which takes
 * longer than many a game. The desktop application brings its own, built with the rest of it.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sourcesHash } from '../sources-hash.ts';

const SOURCE = new URL('./game-worker.ts', import.meta.url);
const ROOT = join(import.meta.dirname, '..', '..', '..');
const FOLDER = join(ROOT, 'node_modules', '.cache', 'meydan', 'game-worker');
const SOURCES = ['src/main/**/*.ts', 'src/shared/**/*.ts', 'package-lock.json'];
/** Another checkout may use the same cache, so what is not ours goes only when nobody can want it any more. */
const FORGOTTEN_MS = 7 * 24 * 60 * 60 * 1000;

let code: Promise<URL> | null = null;

/** The built file, or the source where it cannot be built: without the bundler, or where nothing may be written. */
export function gameWorkerCode(): Promise<URL> {
  code ??= builtCode().catch(() => SOURCE);
  return code;
}

async function builtCode(): Promise<URL> {
  const built = join(FOLDER, `${sourcesHash(ROOT, SOURCES).slice(0, 32)}.mjs`);
  if (!existsSync(built)) {
    await build(built);
    await removeForgotten();
  }
  return pathToFileURL(built);
}

async function build(to: string): Promise<void> {
  const { build } = await import('rolldown');
  const { output } = await build({
    input: fileURLToPath(SOURCE),
    platform: 'node',
    external: ['koffi'],
    write: false,
    logLevel: 'silent',
    output: { format: 'es', codeSplitting: false },
  });
  // It has its name only when all of it is there: others may be building it too.
  const unfinished = `${to}.${process.pid}`;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(unfinished, output[0].code);
  await rename(unfinished, to);
}

async function removeForgotten(): Promise<void> {
  for (const name of await readdir(FOLDER)) {
    const path = join(FOLDER, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > FORGOTTEN_MS) await rm(path, { force: true });
  }
}
