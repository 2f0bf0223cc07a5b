/** Files that are named on the command line; whatever keeps one from being read is the user's to mend. */
import { readFile } from 'node:fs/promises';
import { writeFileAtomically } from '../main/files.ts';
import { UsageError } from './usage-error.ts';

export async function readText(path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new UsageError(missing ? `there is no file ${path}` : `${path} cannot be read: ${(error as Error).message}`);
  }
}

export function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${path} is not JSON: ${(error as Error).message}`);
  }
}

export async function readJson(path: string): Promise<unknown> {
  return parseJson(path, await readText(path));
}

export async function writeText(what: string, path: string, text: string): Promise<void> {
  try {
    await writeFileAtomically(path, text);
  } catch (error) {
    throw new UsageError(`${what} cannot be written to ${path}: ${(error as Error).message}`);
  }
}
