/** Files that are named on the command line. */
import { readFile } from 'node:fs/promises';
import { UsageError } from './usage-error.ts';

/** The JSON in a file; anything that keeps it from being read is the user's to mend. */
export async function readJson(path: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new UsageError(missing ? `there is no file ${path}` : `${path} cannot be read: ${(error as Error).message}`);
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UsageError(`${path} is not JSON: ${(error as Error).message}`);
  }
}
