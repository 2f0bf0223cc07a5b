/**
 * Where an export goes. What is being written stands beside under a name of its own and takes its real name when it is
 * whole, so whoever looks into the folder, or has the stick pulled out, never finds a half of a file. What is there
 * already stays: the new one gets a number.
 */
import { randomBytes } from 'node:crypto';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { cleanName } from '../contestants/safe-path.ts';
import { plainName } from './plain-name.ts';

export type Pieces = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/** Written at once, so that many small pieces do not mean as many calls of the system. */
const BLOCK_BYTES = 256 * 1024;
/** Whoever else works in this thread gets a turn after so long. */
const MOST_MS = 15;

/** `extension` with its dot. Returns the name that the file got. */
export async function writeNewFile(
  folder: string,
  name: string,
  extension: string,
  pieces: Pieces,
  signal?: AbortSignal,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, unfinishedName(extension));
  try {
    await writePieces(unfinished, pieces, signal);
    for (let number = 1; ; number += 1) {
      const path = join(folder, numbered(name, number) + extension);
      if (!(await reserve(path))) continue;
      await rename(unfinished, path);
      return basename(path);
    }
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** A new folder that is filled by `fill` and there only when that is done. Returns the name that it got. */
export async function writeNewFolder(
  folder: string,
  name: string,
  fill: (path: string) => Promise<void>,
): Promise<string> {
  const unfinished = join(folder, unfinishedName(''));
  await mkdir(unfinished, { recursive: true });
  try {
    await fill(unfinished);
    for (let number = 1; ; number += 1) {
      const path = join(folder, numbered(name, number));
      if (await exists(path)) continue;
      await rename(unfinished, path);
      return basename(path);
    }
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** A name for every system, made of whatever contests and contestants are called; `spare` where nothing is left of it. */
export function fileName(parts: readonly string[], spare = 'Meydan'): string {
  const text = parts
    .map((part) => plainName(part).replace(/[/\\]/g, '-'))
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '');
  // A name of dots and spaces would be nothing.
  return /[^. ]/.test(text) ? cleanName(text) : spare;
}

export async function writePieces(path: string, pieces: Pieces, signal?: AbortSignal): Promise<void> {
  const file = await open(path, 'wx');
  try {
    let block: Buffer[] = [];
    let bytes = 0;
    let since = performance.now();
    const flush = async (): Promise<void> => {
      const whole = Buffer.concat(block);
      [block, bytes] = [[], 0];
      // `writeFile` on a handle goes on from where it stands, and writes all of it.
      await file.writeFile(whole);
    };
    for await (const piece of pieces) {
      signal?.throwIfAborted();
      const content = typeof piece === 'string' ? Buffer.from(piece, 'utf8') : Buffer.from(piece);
      block.push(content);
      bytes += content.length;
      if (bytes >= BLOCK_BYTES) await flush();
      if (performance.now() - since < MOST_MS) continue;
      await nextTurn();
      since = performance.now();
    }
    await flush();
    await file.sync();
  } finally {
    await file.close();
  }
}

function unfinishedName(extension: string): string {
  return `.meydan-${randomBytes(6).toString('hex')}${extension}.tmp`;
}

function numbered(name: string, number: number): string {
  return number === 1 ? name : `${name} (${number})`;
}

/** True when the name was free and is ours now. */
async function reserve(path: string): Promise<boolean> {
  try {
    await (await open(path, 'wx')).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
