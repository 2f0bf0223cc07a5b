/**
 * The contests that were opened here, in a small JSON file, each with what was last known of it: a list of fifty contests
 * is shown without opening fifty files.
 */
import { mkdir, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { writeFileAtomically } from '../files.ts';

const summarySchema = z.object({
  name: z.string().max(1000),
  game: z.string().max(100),
  contestants: z.int().min(0),
  finishedGames: z.int().min(0),
});
export type ContestSummary = z.infer<typeof summarySchema>;

const recentSchema = z.object({
  path: z.string().min(1),
  openedAt: z.number(),
  /** Taken from the list by a person; comes back when it is opened again. */
  isForgotten: z.boolean().default(false),
  summary: summarySchema.nullable(),
  /** The file's size and time when the summary was made; with others it is made again. */
  stamp: z.string().max(100).nullable(),
});
export type RecentContest = z.infer<typeof recentSchema>;

const fileSchema = z.object({ version: z.literal(1), contests: z.array(recentSchema) });

const MOST_CONTESTS = 500;

export class RecentContests {
  readonly #path: string;
  #contests: Promise<Map<string, RecentContest>> | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(path: string) {
    this.#path = path;
  }

  async list(): Promise<readonly RecentContest[]> {
    return [...(await this.#known()).values()];
  }

  /** Changes what is known of the contest at a path, or adds it. */
  async note(path: string, change: Partial<Omit<RecentContest, 'path'>>): Promise<void> {
    const known = await this.#known();
    const before = known.get(path) ?? { openedAt: 0, isForgotten: false, summary: null, stamp: null };
    known.set(path, { ...before, ...change, path });
    await this.#write(known);
  }

  /** Resolves when everything is on the disk. */
  close(): Promise<void> {
    return this.#writing;
  }

  #known(): Promise<Map<string, RecentContest>> {
    this.#contests ??= this.#read();
    return this.#contests;
  }

  /** A file that cannot be read is put aside, not overwritten. */
  async #read(): Promise<Map<string, RecentContest>> {
    const text = await readFile(this.#path, 'utf8').catch(() => null);
    if (text === null) return new Map();
    try {
      const { contests } = fileSchema.parse(JSON.parse(text));
      return new Map(contests.map((contest) => [contest.path, contest]));
    } catch {
      await rename(this.#path, `${this.#path}.damaged`).catch(() => {});
      return new Map();
    }
  }

  #write(known: ReadonlyMap<string, RecentContest>): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      const contests = [...known.values()].toSorted((a, b) => b.openedAt - a.openedAt).slice(0, MOST_CONTESTS);
      try {
        await mkdir(dirname(this.#path), { recursive: true });
        await writeFileAtomically(this.#path, `${JSON.stringify({ version: 1, contests }, null, 1)}\n`);
      } catch {
        // A list of what was opened is a comfort: a full disk must not keep anybody from their contest.
      }
    });
    return this.#writing;
  }
}
