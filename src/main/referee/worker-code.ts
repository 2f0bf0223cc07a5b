/**
 * The code of the workers in which games are played and programs examined, for whoever runs from a checkout: one built
 * file each, made anew when the sources have changed. A thread that starts from the sources strips the types of a hundred files each time, which takes
 * longer than many a game. The desktop application brings its own, built with the rest of it.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sourcesHash } from '../sources-hash.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const FOLDER = join(ROOT, 'node_modules', '.cache', 'meydan', 'workers');
const SOURCES = ['src/main/**/*.ts', 'src/shared/**/*.ts', 'package-lock.json'];
/** Another checkout may use the same cache, so what is not ours goes only when nobody can want it any more. */
const FORGOTTEN_MS = 7 * 24 * 60 * 60 * 1000;

const codes = new Map<string, Promise<URL>>();

/** The built file, or the source where it cannot be built: without the bundler, or where nothing may be written. */
export function gameWorkerCode(): Promise<URL> {
  return codeOf(new URL('./game-worker.ts', import.meta.url));
}

/** Likewise. */
export function doctorWorkerCode(): Promise<URL> {
  return codeOf(new URL('../doctor/doctor-worker.ts', import.meta.url));
}

function codeOf(source: URL): Promise<URL> {
  const code = codes.get(source.href) ?? builtCode(source).catch(() => source);
  codes.set(source.href, code);
  return code;
}

async function builtCode(source: URL): Promise<URL> {
  const hash = sourcesHash(ROOT, SOURCES).slice(0, 32);
  const built = join(FOLDER, `${basename(source.pathname, '.ts')}-${hash}.mjs`);
  if (!existsSync(built)) {
    await build(source, built);
    await removeForgotten();
  }
  return pathToFileURL(built);
}

async function build(source: URL, to: string): Promise<void> {
  const { build } = await import('rolldown');
  const { output } = await build({
    input: fileURLToPath(source),
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
