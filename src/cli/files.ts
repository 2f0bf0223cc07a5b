/** Files that are named on the command line; whatever keeps one from being read is the user's to mend. */
import { readFile } from 'node:fs/promises';
import { writeFileAtomically } from '../main/files.ts';
import { refusal } from '../shared/refusals/refusal.ts';
import { UsageError } from './usage-error.ts';

export async function readText(path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new UsageError(
      missing
        ? refusal('cli-no-file', { file: path })
        : refusal('cli-file-unreadable', { file: path, said: (error as Error).message }),
    );
  }
}

export function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(refusal('cli-not-json', { file: path, said: (error as Error).message }));
  }
}

export async function readJson(path: string): Promise<unknown> {
  return parseJson(path, await readText(path));
}

export async function writeText(what: 'replay' | 'transcript' | 'map', path: string, text: string): Promise<void> {
  try {
    await writeFileAtomically(path, text);
  } catch (error) {
    throw new UsageError(
      refusal('cli-not-written', { what: refusal(`cli-the-${what}`), file: path, said: (error as Error).message }),
    );
  }
}
