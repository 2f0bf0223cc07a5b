/**
 * The programs that were handed in, each in a folder named after its content (program-hash.ts):
 *
 *     <folder>/<sha256>/program.json    what it is and how it is started
 *     <folder>/<sha256>/files/…         what was handed in, read-only
 *
 * A program appears by one rename and disappears by one, so a crash never leaves half of one under its name.
 */
import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { refusal } from '../../shared/refusals/refusal.ts';
import { writeFileAtomically } from '../files.ts';
import { findEntry } from './entry.ts';
import { receive, sortOf, takeIn, type HandInSort, type SentFile } from './hand-in.ts';
import { LIMITS, type Limits } from './handed-in-files.ts';
import { kindOf } from './kind.ts';
import { makeOwnedFolder, ownedPath, removeStale } from './owned-folder.ts';
import { hashProgram } from './program-hash.ts';
import { PROGRAM_KINDS, ProgramError, type Program } from './program.ts';
import { makeReadOnly } from './read-only.ts';
import { removeTree } from './remove-tree.ts';
import { cleanName, safeParts, shown } from './safe-path.ts';

export interface ImportOptions {
  /** The file to start, relative to the folder or archive, when a person chose it. */
  readonly entry?: string;
}

const ID = /^[0-9a-f]{64}$/;
const PLACING_ATTEMPTS = 10;

const programSchema = z.object({
  id: z.string().regex(ID),
  kind: z.enum(PROGRAM_KINDS),
  entry: z.string().refine((entry) => safeParts(entry).length > 0),
  bytes: z.int().nonnegative(),
  name: z.string(),
});

export class ProgramStore {
  readonly #folder: string;
  readonly #limits: Limits;
  #swept: Promise<unknown> | null = null;

  constructor(folder: string, limits: Limits = LIMITS) {
    this.#folder = resolve(folder);
    this.#limits = limits;
  }

  /** A file, a folder or an archive on this computer: what it is decides. */
  importPath(path: string, options: ImportOptions = {}): Promise<Program> {
    return this.#import(path, null, options);
  }

  /** The same for a file whose bytes were sent: a program or an archive. */
  importSent(file: SentFile, options: ImportOptions = {}): Promise<Program> {
    return this.#import(file, null, options);
  }

  /** One file that is the whole program. */
  importFile(file: string | SentFile): Promise<Program> {
    return this.#import(file, 'file', {});
  }

  importFolder(path: string, options: ImportOptions = {}): Promise<Program> {
    return this.#import(path, 'folder', options);
  }

  importZip(archive: string | SentFile, options: ImportOptions = {}): Promise<Program> {
    return this.#import(archive, 'zip', options);
  }

  async get(id: string): Promise<Program> {
    let text: string;
    try {
      text = await readFile(join(this.#home(id), 'program.json'), 'utf8');
    } catch (error) {
      if (error instanceof ProgramError) throw error;
      throw missing();
    }
    try {
      const program = programSchema.parse(JSON.parse(text));
      if (program.id === id) return program;
    } catch {
      // Told below, like a description of another program.
    }
    throw damaged(id);
  }

  /** All that can be described, by name. A damaged one is told by `get` and `verify`. */
  async list(): Promise<Program[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const found = await Promise.all(names.filter((name) => ID.test(name)).map((id) => this.get(id).catch(() => null)));
    return found
      .filter((program) => program !== null)
      .toSorted((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
  }

  /** The folder with a program's files. Games run in a copy of it (scratch.ts). */
  filesOf(id: string): string {
    return join(this.#home(id), 'files');
  }

  /** A program that is not there is fine. */
  async remove(id: string): Promise<void> {
    const aside = ownedPath(this.#folder, 'removed');
    try {
      await rename(this.#home(id), aside);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
      throw error;
    }
    // Gone for everyone already; what the system still holds is removed another time.
    await removeTree(aside).catch(() => {});
  }

  /** Reads every byte again: the program as described, or a ProgramError when it is not what was handed in. */
  async verify(id: string): Promise<Program> {
    const program = await this.get(id);
    const files = this.filesOf(id);
    try {
      const { id: found, bytes } = await hashProgram(files, program.entry);
      const kind = await kindOf(join(files, program.entry));
      if (found === id && bytes === program.bytes && kind === program.kind) return program;
    } catch {
      // Files that are missing, or are links now.
    }
    throw damaged(id, program.name);
  }

  async #import(source: string | SentFile, sort: HandInSort | null, options: ImportOptions): Promise<Program> {
    // What a killed import left behind, once for each store.
    this.#swept ??= removeStale(this.#folder);
    await this.#swept;
    const work = await makeOwnedFolder(this.#folder, 'import');
    const [sent, files] = [join(work, 'sent'), join(work, 'files')];
    try {
      const path = typeof source === 'string' ? resolve(source) : await receive(source, sent, this.#limits);
      await mkdir(files);
      const hints = await takeIn(path, sort ?? (await sortOf(path)), files, this.#limits);
      await removeTree(sent);
      const { entry, kind } = await findEntry(files, { ...hints, chosen: hints.chosen ?? options.entry });
      const program: Program = { ...(await hashProgram(files, entry)), kind, entry, name: cleanName(basename(path)) };
      await writeFileAtomically(join(work, 'program.json'), `${JSON.stringify(program, null, 2)}\n`);
      await makeReadOnly(work);
      return await this.#place(work, program);
    } finally {
      await removeTree(work).catch(() => {});
    }
  }

  /** Gives a finished folder its name, unless the same program is there already. A damaged one is replaced. */
  async #place(work: string, program: Program): Promise<Program> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await rename(work, this.#home(program.id));
        return program;
      } catch (error) {
        const known = await this.verify(program.id).catch(() => null);
        if (known) return known;
        if (attempt === PLACING_ATTEMPTS) throw error;
        // On Windows an antivirus may hold the new files for a moment.
        await this.remove(program.id);
        await wait(attempt * 20);
      }
    }
  }

  /** An id comes from outside: it is one, or it is nothing, and never a path. */
  #home(id: string): string {
    if (!ID.test(id)) throw missing();
    return join(this.#folder, id);
  }
}

function missing(): ProgramError {
  return new ProgramError('not-found', refusal('program-not-stored'));
}

function damaged(id: string, name = `${id.slice(0, 8)}…`): ProgramError {
  return new ProgramError('damaged', refusal('program-changed', { name: shown(name) }));
}
