/** The organiser's desk: one contest lies on it, or none. Whoever asks for it here gets it, or is told what to do. */
import { join } from 'node:path';
import { BridgeError } from '../../shared/bridge.ts';
import type { ContestArea } from '../../shared/bridge/contests.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { unhurried } from '../in-parts.ts';
import type { Announce } from '../live-games.ts';
import { ContestError } from '../store/contest-error.ts';
import { ContestFile, type NewContest } from '../store/contest-file.ts';
import { ContestChanges } from './contest-changes.ts';
import { contestId } from './contest-id.ts';
import { ContestLibrary, summaryOf } from './contest-library.ts';
import { OpenContest, type ContestPlaces } from './open-contest.ts';
import { overviewOf } from './overview.ts';
import { refusePlayedOn } from './played-on.ts';
import type { ContestChange } from './undo-stack.ts';

export type SwitchListener = (contest: OpenContest | null) => void;

export interface DeskOptions {
  readonly userFolder: string;
  readonly library: ContestLibrary;
  readonly announce: Announce;
}

export class ContestDesk {
  readonly #places: ContestPlaces;
  readonly #library: ContestLibrary;
  readonly #announce: Announce;
  readonly #changes: ContestChanges;
  readonly #listeners = new Set<SwitchListener>();
  #current: OpenContest | null = null;
  /** One after the other; never rejects. */
  #opening: Promise<unknown> = Promise.resolve();

  constructor({ userFolder, library, announce }: DeskOptions) {
    this.#library = library;
    this.#announce = announce;
    this.#places = { programsFolder: join(userFolder, 'programs'), scratchRoot: join(userFolder, 'scratch') };
    this.#changes = new ContestChanges(announce);
  }

  get current(): OpenContest | null {
    return this.#current;
  }

  get open(): OpenContest {
    if (this.#current) return this.#current;
    throw new BridgeError('refused', refusal('no-contest-open'));
  }

  /** Tells all windows what to read again, a moment later and together. */
  changed(areas: readonly ContestArea[], category?: number): void {
    this.#changes.add(areas, category);
  }

  /** Changes the open contest, all of it or nothing, so that it can be undone; tells the windows. */
  change<T>(change: ContestChange, work: (contest: OpenContest) => T): T {
    const contest = this.open;
    contest.refuseReadOnly();
    const { result, changes } = contest.file.noting(change.tables, () => work(contest));
    contest.undo.push({ ...change, changes });
    this.#hasChanged(contest, change);
    return result;
  }

  /** Undoes the last change. One that cannot be undone any more says why, and neither can those before it. */
  undo(): void {
    const contest = this.open;
    const steps = contest.undo.top();
    const [first] = steps;
    if (!first) throw new BridgeError('refused', refusal('nothing-to-undo'));
    if (contest.run?.isRunning && steps.some(({ redraws }) => redraws)) {
      throw new BridgeError('refused', refusal('games-running-undo'));
    }
    try {
      const { what, details } = first;
      contest.mutate(() => {
        contest.file.takeBack(
          steps.map(({ changes }) => changes),
          { what, ...details },
        );
        if (steps.some(({ tables }) => tables.includes('contestants') && tables.includes('walkovers'))) {
          refusePlayedOn(contest);
        }
      });
      contest.undo.pop(steps);
    } catch (error) {
      if (!(error instanceof ContestError) || error.code !== 'refused') throw error;
      contest.undo.clear();
      this.changed(['contest']);
      throw error;
    }
    for (const step of steps) this.#hasChanged(contest, step);
  }

  /** Hears of every contest that is laid on the desk, and of null when it is empty; until the returned function is called. */
  onSwitched(listener: SwitchListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Opens the file in place of what is open now, which stays open when that does not work out. A hundred thousand games
   * take a moment: the windows hear how far it is, and whatever else is asked is answered meanwhile.
   */
  openPath(path: string): Promise<OpenContest> {
    const opening = this.#opening.then(() => this.#open(path));
    this.#opening = opening.catch(() => {});
    return opening;
  }

  /** Refuses a file that was left open where it is that of the open contest, which has more in it than the file. */
  refuseOpenOne(path: string): void {
    if (!this.#current) return;
    const { file: open } = this.#current;
    const { file } = ContestFile.open(path, { mode: 'read' });
    try {
      const known = new Set(open.sessions());
      const isSame =
        file.info().createdAt === open.info().createdAt && file.sessions().every((each) => known.has(each));
      if (isSame) throw new BridgeError('refused', refusal('contest-is-this', { name: open.info().name }));
    } finally {
      file.close();
    }
  }

  /** Resolves when no file is about to be opened. */
  async settled(): Promise<void> {
    await this.#opening;
  }

  /** Makes a new one at a path where nothing is. `prepare` has it before anybody else. */
  create(path: string, contest: NewContest, prepare: (file: ContestFile) => void): OpenContest {
    this.#refuseWhileBusy();
    const file = ContestFile.create(path, contest);
    try {
      prepare(file);
    } catch (error) {
      file.close();
      throw error;
    }
    return this.#lay(new OpenContest(contestId(file.path), { file, readOnly: null }, this.#places));
  }

  /** Refused while games run. */
  close(): void {
    this.#refuseWhileBusy();
    if (this.#current) this.#switchTo(null);
  }

  /** At the end of the host: ends the games that run, and closes. */
  async shutDown(): Promise<void> {
    await this.settled();
    const contest = this.#current;
    await contest?.run?.close();
    await contest?.settled();
    this.#changes.forget();
    this.#current = null;
    for (const listener of this.#listeners) listener(null);
    if (contest) this.#putAway(contest);
  }

  #hasChanged(contest: OpenContest, { areas, category, redraws }: ContestChange): void {
    if (redraws) contest.forgetProgress(category);
    this.changed(['contest', ...areas]);
  }

  async #open(path: string): Promise<OpenContest> {
    const id = contestId(path);
    if (this.#current?.id === id) return this.#current;
    this.#refuseWhileBusy();
    const opened = ContestFile.open(path);
    const contest = new OpenContest(id, opened, this.#places);
    try {
      await this.#prepare(contest);
      // Games may have been started meanwhile in what is open.
      this.#refuseWhileBusy();
    } catch (error) {
      opened.file.close();
      throw error;
    }
    return this.#lay(contest);
  }

  async #prepare(contest: OpenContest): Promise<void> {
    // Each game is read, and then counted.
    const total = 2 * contest.file.games.countFinished();
    let isTold = false;
    try {
      await unhurried(contest.prepareInParts(), (done) => {
        isTold = true;
        this.#announce('contest.opening', { done, total });
      });
    } finally {
      if (isTold) this.#announce('contest.opening', null);
    }
  }

  #lay(contest: OpenContest): OpenContest {
    try {
      // What cannot be read is found before anything is changed on the desk.
      overviewOf(contest);
      contest.file.settings.check();
    } catch (error) {
      contest.file.close();
      throw error;
    }
    this.#switchTo(contest);
    void this.#library.noteOpened(contest);
    return contest;
  }

  #switchTo(contest: OpenContest | null): void {
    const before = this.#current;
    this.#changes.forget();
    this.#current = contest;
    for (const listener of this.#listeners) listener(contest);
    if (before) this.#putAway(before);
    this.#announce('contest.switched', contest && overviewOf(contest));
  }

  #putAway({ file, readOnly, run }: OpenContest): void {
    // Nothing runs; it only must not speak of the file any more.
    void run?.close();
    try {
      const summary = summaryOf(file);
      if (!readOnly) file.programs.removeUnused();
      file.close();
      void this.#library.noteClosed(file.path, summary);
    } finally {
      file.close();
    }
  }

  #refuseWhileBusy(): void {
    if (this.#current?.run?.isRunning) {
      throw new BridgeError('refused', refusal('games-running'));
    }
    if (this.#current?.isBusy) {
      throw new BridgeError('refused', refusal('programs-arriving'));
    }
  }
}
