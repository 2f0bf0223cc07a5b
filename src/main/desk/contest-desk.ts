/** The organiser's desk: one contest lies on it, or none. Whoever asks for it here gets it, or is told what to do. */
import { join } from 'node:path';
import { BridgeError } from '../../shared/bridge.ts';
import type { ContestArea } from '../../shared/bridge/contests.ts';
import type { Announce } from '../live-games.ts';
import { ContestFile, type NewContest, type OpenedContest } from '../store/contest-file.ts';
import { ContestChanges } from './contest-changes.ts';
import { contestId } from './contest-id.ts';
import { OpenContest, type ContestPlaces } from './open-contest.ts';

export type SwitchListener = (contest: OpenContest | null) => void;

export interface DeskOptions {
  readonly userFolder: string;
  readonly announce: Announce;
}

export class ContestDesk {
  readonly #places: ContestPlaces;
  readonly #changes: ContestChanges;
  readonly #listeners = new Set<SwitchListener>();
  #current: OpenContest | null = null;

  constructor({ userFolder, announce }: DeskOptions) {
    this.#places = { programsFolder: join(userFolder, 'programs'), scratchRoot: join(userFolder, 'scratch') };
    this.#changes = new ContestChanges(announce);
  }

  get current(): OpenContest | null {
    return this.#current;
  }

  get open(): OpenContest {
    if (this.#current) return this.#current;
    throw new BridgeError('refused', 'No contest is open: open one or make a new one first.');
  }

  /** Tells all windows what to read again, a moment later and together. */
  changed(areas: readonly ContestArea[], category?: number): void {
    this.#changes.add(areas, category);
  }

  /** Hears of every contest that is laid on the desk, and of null when it is empty; until the returned function is called. */
  onSwitched(listener: SwitchListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Opens the file in place of what is open now, which stays open when that does not work out. */
  openPath(path: string): OpenContest {
    const id = contestId(path);
    if (this.#current?.id === id) return this.#current;
    this.#refuseWhileRunning();
    return this.#lay(id, ContestFile.open(path));
  }

  /** Makes a new one at a path where nothing is. `prepare` has it before anybody else. */
  create(path: string, contest: NewContest, prepare: (file: ContestFile) => void): OpenContest {
    this.#refuseWhileRunning();
    const file = ContestFile.create(path, contest);
    try {
      prepare(file);
    } catch (error) {
      file.close();
      throw error;
    }
    return this.#lay(contestId(file.path), { file, readOnly: null });
  }

  /** Refused while games run. */
  close(): void {
    this.#refuseWhileRunning();
    if (this.#current) this.#switchTo(null);
  }

  /** At the end of the host: ends the games that run, and closes. */
  async shutDown(): Promise<void> {
    await this.#current?.run?.close();
    this.#changes.close();
    this.#listeners.clear();
    this.#switchTo(null);
  }

  #lay(id: string, opened: OpenedContest): OpenContest {
    const contest = new OpenContest(id, opened, this.#places);
    this.#switchTo(contest);
    return contest;
  }

  #switchTo(contest: OpenContest | null): void {
    const before = this.#current;
    this.#changes.forget();
    this.#current = contest;
    for (const listener of this.#listeners) listener(contest);
    before?.file.close();
  }

  #refuseWhileRunning(): void {
    if (!this.#current?.run?.isRunning) return;
    throw new BridgeError('refused', 'Games of the contest are running: pause or stop them first.');
  }
}
