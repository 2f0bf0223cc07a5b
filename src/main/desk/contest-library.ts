/** The contests that a person can choose from: those in the contests' folder, and those that were opened elsewhere. */
import { createHash } from 'node:crypto';
import { constants, createReadStream, statSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { BridgeError } from '../../shared/bridge.ts';
import type { KnownContest } from '../../shared/bridge/contests.ts';
import { refusalOf } from '../../shared/refusals/refused-error.ts';
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { cleanName, shown } from '../contestants/safe-path.ts';
import { ContestError, contestError } from '../store/contest-error.ts';
import { ContestFile } from '../store/contest-file.ts';
import { contestId, realPath } from './contest-id.ts';
import type { OpenContest } from './open-contest.ts';
import { RecentContests, type ContestSummary, type RecentContest } from './recent-contests.ts';

const EXTENSION = '.meydan';

export class ContestLibrary {
  readonly #folder: string;
  readonly #recent: RecentContests;

  /** `folder`: where new contests are made. */
  constructor(folder: string, recentFile: string) {
    this.#folder = folder;
    this.#recent = new RecentContests(recentFile);
  }

  /** The last opened first. */
  async list(current: OpenContest | null): Promise<readonly KnownContest[]> {
    const known: KnownContest[] = [];
    for (const recent of await this.#all()) {
      // One after the other, with a breath between: opening a file takes a while.
      await new Promise((resolve) => setImmediate(resolve));
      known.push(await this.#describe(recent, current));
    }
    return known.toSorted((a, b) => b.openedAt - a.openedAt);
  }

  async pathOf(id: string): Promise<string> {
    return pathIn(await this.#all(), id);
  }

  noteOpened({ file }: OpenContest): Promise<void> {
    return this.#recent.note(file.path, {
      openedAt: Date.now(),
      isForgotten: false,
      summary: summaryOf(file),
      stamp: null,
    });
  }

  /** Call it when the file has been closed, with what was in it. */
  noteClosed(path: string, summary: ContestSummary): Promise<void> {
    return this.#recent.note(path, { summary, stamp: stampOf(path) });
  }

  forget(path: string): Promise<void> {
    return this.#recent.note(path, { isForgotten: true });
  }

  /** Brings back one that was forgotten, at its old place in the list. */
  async remember(id: string): Promise<void> {
    await this.#recent.note(pathIn(await this.#recent.list(), id), { isForgotten: false });
  }

  /** A path for a new contest, where nothing is. */
  async freePath(name: string): Promise<string> {
    await this.#makeFolder();
    const stem = cleanName(name.slice(0, 80)).replace(/\.meydan$/i, '') || 'contest';
    for (let number = 1; ; number += 1) {
      const path = join(this.#folder, `${number === 1 ? stem : `${stem} ${number}`}${EXTENSION}`);
      if (!statSync(path, { throwIfNoEntry: false })) return path;
    }
  }

  /** The contest here that this is, byte for byte; not the open one, whose bytes nobody may read meanwhile. */
  async same(file: string, open: OpenContest | null): Promise<string | null> {
    const { size } = statSync(file);
    for (const { path } of await this.#all()) {
      if (path === open?.file.path || statSync(path, { throwIfNoEntry: false })?.size !== size) continue;
      if ((await hashOf(path)) === (await hashOf(file))) return path;
    }
    return null;
  }

  /** Brings a contest file into the folder, under its name or one like it, and returns where it is then. */
  async bringIn(file: string, name: string): Promise<string> {
    const path = await this.freePath(basename(name, extname(name)));
    const unfinished = `${path}.unfinished`;
    try {
      await copyFile(file, unfinished, constants.COPYFILE_EXCL);
      await rename(unfinished, path);
      return path;
    } catch (error) {
      await rm(unfinished, { force: true });
      throw contestError(error, path);
    }
  }

  close(): Promise<void> {
    return this.#recent.close();
  }

  async #all(): Promise<readonly RecentContest[]> {
    const recent = await this.#recent.list();
    const paths = new Set(recent.map(({ path }) => path));
    const names = await readdir(this.#folder).catch(() => []);
    const others = names
      .filter((name) => name.endsWith(EXTENSION))
      .map((name) => realPath(join(this.#folder, name)))
      .filter((path) => !paths.has(path));
    const unopened = others.map((path) => ({ path, openedAt: 0, isForgotten: false, summary: null, stamp: null }));
    return [...recent, ...unopened].filter(({ isForgotten }) => !isForgotten);
  }

  async #describe(recent: RecentContest, current: OpenContest | null): Promise<KnownContest> {
    const { path, openedAt, summary, stamp } = recent;
    const known = (found: ContestSummary | null, problem: Refusal | null): KnownContest => ({
      contest: contestId(path),
      place: path,
      openedAt: openedAt || (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0),
      ...(found ?? { name: basename(path, EXTENSION), game: '', contestants: 0, finishedGames: 0 }),
      problem,
    });
    // An open file is never opened by other means.
    if (current?.file.path === path) return known(summaryOf(current.file), null);
    const now = stampOf(path);
    if (summary && stamp !== null && stamp === now) return known(summary, null);
    try {
      const { file } = ContestFile.open(path, { mode: 'read' });
      try {
        const read = summaryOf(file);
        await this.#recent.note(path, { openedAt, summary: read, stamp: now });
        return known(read, null);
      } finally {
        file.close();
      }
    } catch (error) {
      const code = error instanceof ContestError ? error.code : null;
      // One of an older Meydan has to be written before it can be read; opening it does so.
      if (code === 'older-version') return known(summary, null);
      // Whoever has had the contest here did not choose a wrong file.
      const isNoMore = summary !== null && code === 'not-a-contest';
      return known(summary, isNoMore ? refusal('file-no-more', { name: shown(basename(path)) }) : refusalOf(error));
    }
  }

  async #makeFolder(): Promise<void> {
    try {
      await mkdir(this.#folder, { recursive: true });
    } catch (error) {
      throw contestError(error, this.#folder);
    }
  }
}

function pathIn(contests: readonly RecentContest[], id: string): string {
  const found = contests.find(({ path }) => contestId(path) === id);
  if (found) return found.path;
  throw new BridgeError('not-found', refusal('contest-not-listed'));
}

export function summaryOf(file: ContestFile): ContestSummary {
  const { name, game } = file.info();
  const categories = file.categories.list().map(({ id }) => id);
  const finishedGames = file.games.countFinished(categories);
  return { name, game, contestants: file.contestants.list().length, finishedGames };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** What changes whenever a file is written; null when it is not there. */
function stampOf(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found ? `${found.size} ${found.mtimeNs}` : null;
}
