/**
 * The contest on the organiser's desk: its file, and what is known of it as long as it is open. The brackets that were
 * worked out are kept here, so that the view, the results and the run read from one and the same.
 */
import { BridgeError } from '../../shared/bridge.ts';
import type { Refusal } from '../../shared/refusals/refusal.ts';
import { ProgramStore } from '../contestants/store.ts';
import { atOnce } from '../in-parts.ts';
import type { ContestFile, OpenedContest, ReadOnlyReason } from '../store/contest-file.ts';
import type { FinishedGame } from '../store/game-results.ts';
import { CategoryProgress } from '../tournaments/category-progress.ts';
import { NO_STANDING, standingOf, type CategoryStanding } from '../tournaments/standing.ts';
import { UndoStack } from './undo-stack.ts';

/** The games that are being played, as far as the desk has to know of them. */
export interface ContestRun {
  /** While it is, the contest is not closed and the doctor waits. */
  readonly isRunning: boolean;
  /** The live ids of the games that run in a match. */
  liveOf(category: number, match: string): readonly string[];
  /** A draw, a disqualification or a setting has changed: what comes next has to be asked of `progress` again. */
  refresh(): void;
  /** Ends whatever runs, to be played again another time; resolves when nothing runs any more. */
  close(): Promise<void>;
}

export interface ContestPlaces {
  /** Where the programs of all contests are unpacked, each under its SHA-256. */
  readonly programsFolder: string;
  /** Where running programs get their copies. */
  readonly scratchRoot: string;
}

export class OpenContest {
  /** Names it without its path. */
  readonly id: string;
  readonly file: ContestFile;
  readonly readOnly: ReadOnlyReason | null;
  readonly programs: ProgramStore;
  readonly programsFolder: string;
  readonly scratchRoot: string;
  readonly undo = new UndoStack();
  /** What whoever looks at it should know about the file. */
  caution: Refusal | null = null;
  /** Set by whoever runs its games; null until somebody does. */
  run: ContestRun | null = null;
  readonly #progress = new Map<number, CategoryProgress>();
  readonly #standings = new Map<number, CategoryStanding>();
  readonly #work = new Set<Promise<unknown>>();

  constructor(id: string, { file, readOnly }: OpenedContest, { programsFolder, scratchRoot }: ContestPlaces) {
    this.id = id;
    this.file = file;
    this.readOnly = readOnly;
    this.programs = new ProgramStore(programsFolder);
    this.programsFolder = programsFolder;
    this.scratchRoot = scratchRoot;
  }

  /** Where it is, for a person to read. */
  get place(): string {
    return this.file.path;
  }

  /** All of `work` or nothing of it; refused, with the reason, where the contest may only be read. */
  mutate<T>(work: () => T): T {
    this.refuseReadOnly();
    return this.file.together(work);
  }

  /** For work that has to wait for something before it changes the contest. */
  refuseReadOnly(): void {
    if (this.readOnly) throw new BridgeError('refused', this.readOnly.why);
  }

  /** While it is, the contest is not closed: something that takes a while is about to change it. */
  get isBusy(): boolean {
    return this.#work.size > 0;
  }

  /** Keeps the contest open until the work is done. */
  async busy<T>(work: () => Promise<T>): Promise<T> {
    const working = work();
    this.#work.add(working);
    try {
      return await working;
    } finally {
      this.#work.delete(working);
    }
  }

  /** Resolves when nothing is about to change it any more. */
  async settled(): Promise<void> {
    while (this.#work.size > 0) await Promise.allSettled(this.#work);
  }

  /** How far a category is; null when it has not been drawn. Kept until `forgetProgress`. */
  progress(category: number): CategoryProgress | null {
    const known = this.#progress.get(category);
    if (known) return known;
    const stored = this.file.categories.get(category);
    if (!stored.draw) return null;
    const progress = new CategoryProgress(this.file, stored, this.file.games.results(category));
    this.#progress.set(category, progress);
    return progress;
  }

  /** Works all categories out that are not yet; their games are read together, which takes no longer than one's alone. */
  prepare(): void {
    atOnce(this.prepareInParts());
  }

  /** The same, a part at a time; it tells how many games were read or counted in each. Nobody else may use it until then. */
  *prepareInParts(): Generator<number, void> {
    const missing = this.file.categories.list().filter(({ id, draw }) => draw && !this.#progress.has(id));
    if (missing.length === 0) return;
    const read = yield* this.file.games.resultsInParts();
    const games = Map.groupBy(read, ({ categoryId }) => categoryId);
    for (const category of missing) {
      const theirs = games.get(category.id) ?? [];
      this.#progress.set(category.id, yield* CategoryProgress.inParts(this.file, category, theirs));
    }
  }

  /** Its tables and places; they are long to make where very many have played each other. */
  standing(category: number): CategoryStanding {
    const known = this.#standings.get(category);
    if (known) return known;
    const progress = this.progress(category);
    const standing = progress ? standingOf(this.file, progress) : NO_STANDING;
    this.#standings.set(category, standing);
    return standing;
  }

  /** All finished games in the order of finishing, as the brackets have them already. */
  finishedGames(): readonly FinishedGame[] {
    this.prepare();
    const games = [...this.#progress.values()].flatMap((progress) => progress.games);
    return games.toSorted((a, b) => a.finishedAt - b.finishedAt || a.id - b.id);
  }

  /** A game that is in the file now; one that the bracket has already is fine. */
  addFinished(game: FinishedGame): void {
    const progress = this.#progress.get(game.categoryId);
    this.#standings.delete(game.categoryId);
    if (progress && !progress.gamesOf(game.matchId).some(({ id }) => id === game.id)) progress.add(game);
  }

  /** What was worked out is worked out anew from the file: of one category or, where none is named, of all. */
  forgetProgress(category?: number): void {
    for (const kept of [this.#progress, this.#standings]) {
      if (category === undefined) kept.clear();
      else kept.delete(category);
    }
    this.run?.refresh();
  }
}
