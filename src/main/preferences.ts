/** What the user chose, in a small JSON file of the user's own folder. */
import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { BridgeError } from '../shared/bridge.ts';
import { preferencesSchema, type Preferences } from '../shared/bridge/preferences.ts';
import { inTurn } from '../shared/in-turn.ts';
import { refusal, type Refusal } from '../shared/refusals/refusal.ts';
import { writeFileAtomically } from './files.ts';

export class PreferencesFile {
  readonly #folder: string;
  readonly #path: string;
  readonly #afterOthers = inTurn();

  constructor(folder: string) {
    this.#folder = folder;
    this.#path = join(folder, 'preferences.json');
  }

  /** A file that cannot be read is put aside, not overwritten, and the defaults apply. */
  async read(): Promise<Preferences> {
    let text: string;
    try {
      text = await readFile(this.#path, 'utf8');
    } catch {
      return preferencesSchema.parse({});
    }
    try {
      return preferencesSchema.parse(JSON.parse(text));
    } catch {
      await rename(this.#path, `${this.#path}.damaged`).catch(() => {});
      return preferencesSchema.parse({});
    }
  }

  /** Changes are made one after the other, so that two at once do not undo each other. Throws what to do about it. */
  change(change: Partial<Preferences>): Promise<Preferences> {
    return this.#afterOthers(() => this.#write(change));
  }

  async #write(change: Partial<Preferences>): Promise<Preferences> {
    const preferences = { ...(await this.read()), ...change };
    try {
      await mkdir(this.#folder, { recursive: true });
      await writeFileAtomically(this.#path, `${JSON.stringify(preferences, null, 2)}\n`);
    } catch (error) {
      throw new BridgeError('refused', whyUnsaved(error, this.#folder));
    }
    return preferences;
  }
}

function whyUnsaved(error: unknown, folder: string): Refusal {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOSPC' || code === 'EDQUOT') return refusal('preferences-disk-full');
  const message = error instanceof Error ? error.message : String(error);
  // What follows names the unfinished file, which nobody has ever heard of.
  const [said = message] = message.split(',');
  return refusal('preferences-not-written', { folder, said });
}
