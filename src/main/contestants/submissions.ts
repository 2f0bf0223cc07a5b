/** Whether a folder holds many programs rather than one: an assistant hands in what a whole class has sent. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DECLARATION, findEntry } from './entry.ts';
import { isDropping } from './handed-in-files.ts';
import { sortOf } from './hand-in.ts';
import { recognise } from './kind.ts';
import { ChooseEntryError } from './program.ts';

export interface Submissions {
  /**
   * What lies at the top and may be a program of its own: a file that can be started, a folder with one, an archive. From
   * the folder, with slashes where all lie in one folder of it.
   */
  readonly programs: readonly string[];
  /** What else lies there. */
  readonly others: readonly string[];
}

/** A larger class is handed in in parts. */
const MOST_SUBMISSIONS = 500;

/** Null where fewer than two programs lie in it, or more than a class has. */
export async function submissionsIn(folder: string): Promise<Submissions | null> {
  const programs: string[] = [];
  const others: string[] = [];
  const names = (await readdir(folder)).filter((name) => !isDropping(name));
  // What says of itself how it is started is one program.
  if (names.includes(DECLARATION)) return null;
  const [only, ...more] = names;
  if (only !== undefined && more.length === 0 && (await sortOf(join(folder, only))) === 'folder') {
    const within = await submissionsIn(join(folder, only));
    const below = (list: readonly string[]) => list.map((name) => `${only}/${name}`);
    return within && { programs: below(within.programs), others: below(within.others) };
  }
  for (const name of names.toSorted((a, b) => a.localeCompare(b, undefined, { numeric: true }))) {
    ((await isSubmission(join(folder, name))) ? programs : others).push(name);
  }
  return programs.length >= 2 && programs.length <= MOST_SUBMISSIONS ? { programs, others } : null;
}

async function isSubmission(path: string): Promise<boolean> {
  const sort = await sortOf(path);
  if (sort === 'zip') return true;
  if (sort === 'file') return 'kind' in (await recognise(path));
  return findEntry(path).then(
    () => true,
    // Which file starts it is asked when its turn comes.
    (error: unknown) => error instanceof ChooseEntryError,
  );
}
