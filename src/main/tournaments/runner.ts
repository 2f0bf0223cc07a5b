/**
 * Runs the games of a contest side by side and records them. What is played next is asked of the plans each time a place
 * is free, so a result, a disqualification or a pause takes effect at once. A result is in the file before anyone hears
 * of it; a game that was running when we ended is played again.
 *
 * The file is written beside the games, never between them: a game is entered as running while its first turns are played,
 * and the place of a finished one is given to the next before its result is packed and saved.
 */
import { availableParallelism } from 'node:os';
import type { Problem } from '../../shared/tournament/problem.ts';
import type { ContestantId } from '../../shared/tournament/tournament.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { noteOf } from '../../shared/refusals/remark.ts';
import { removeStale } from '../contestants/owned-folder.ts';
import type { GameOrder, GameResult } from '../referee/game-order.ts';
import type { GameWorkers } from '../referee/game-workers.ts';
import { OpenTranscript } from '../referee/open-transcript.ts';
import type { Following } from '../referee/play-game.ts';
import type { ContestFile } from '../store/contest-file.ts';
import { packGame } from '../store/game-record.ts';
import type { GameId, NewGame } from '../store/games.ts';
import { CategoryProgress } from './category-progress.ts';
import { GameOrders, type Folders } from './game-orders.ts';
import { GamesAtOnce, type RunningGame } from './games-at-once.ts';
import { Ledger } from './ledger.ts';
import { isOfOneGame, Obstacles } from './obstacles.ts';
import { Pace } from './pace.ts';
import { problemOf, problemsOf } from './problems.ts';
import type { OpenAgain, PlayedAgain, Progress, RunEnd, RunnerListener } from './runner-events.ts';

export interface RunnerOptions extends Folders {
  readonly workers: GameWorkers;
  /** All that are drawn, where none is given. */
  readonly categories?: readonly number[];
  /** As many as the contest says, where none is given. */
  readonly concurrency?: number;
  readonly listener?: RunnerListener;
}

export class Runner {
  readonly #file: ContestFile;
  readonly #options: RunnerOptions;
  readonly #orders: GameOrders;
  readonly #ledger: Ledger;
  readonly #tidied: Promise<unknown>;
  readonly #pace = new Pace();
  readonly #running = new GamesAtOnce();
  readonly #obstacles: Obstacles;
  /** Games that run no more and could not be put back in the file. */
  readonly #unsettled = new Set<GameId>();
  #categories: readonly CategoryProgress[];
  #places: number;
  /** Whether the file may have changed since `#categories` were read from it. */
  #isStale = false;
  #finished = 0;
  #paused = false;
  #run: { readonly end: Promise<RunEnd>; resolve(end: RunEnd): void } | null = null;

  constructor(file: ContestFile, options: RunnerOptions) {
    this.#file = file;
    this.#options = options;
    this.#orders = new GameOrders(file, options);
    this.#ledger = new Ledger(file);
    this.#obstacles = new Obstacles((problem) => options.listener?.onFailed?.(problem));
    this.#places = placesFor(options.concurrency ?? file.settings.get('concurrency'));
    // Whatever was running when the file was last open is to be played again, and what it left behind is in the way.
    file.games.interrupted();
    this.#tidied = removeStale(options.scratchRoot);
    this.#categories = this.#load();
  }

  get plans(): readonly CategoryProgress[] {
    return this.#categories;
  }

  get problems(): readonly Problem[] {
    return this.#obstacles.list;
  }

  progress(): Progress {
    const expected = this.#categories.reduce((sum, category) => sum + category.expectedGames(), 0);
    const remaining = expected + this.#running.unheard;
    const rests = this.#categories.map((category) => ({
      waves: category.gamesLeft(),
      running: this.#running.agesOf(category),
    }));
    const remainingMs = this.#pace.remainingMs(rests, this.#places);
    return { finished: this.#finished, running: this.#running.playing(), remaining, remainingMs };
  }

  /** Resolves when nothing runs any more, and says why. What had problems is tried again. */
  run(): Promise<RunEnd> {
    this.#paused = false;
    if (this.#run) return this.#run.end;
    const { promise, resolve } = Promise.withResolvers<RunEnd>();
    const end = this.#tidied.then(() => promise);
    this.#run = { end, resolve };
    try {
      this.#refresh();
    } catch (error) {
      this.#break(problemOf(error));
    }
    this.retry();
    return end;
  }

  /** The games that run are played to their end; no other is begun. */
  pause(): void {
    this.#paused = true;
    this.#fill();
  }

  /** Ends the running games; they will be played again. */
  stop(): void {
    this.#paused = true;
    this.#running.stopAll('stopped');
    this.#fill();
  }

  /** Tries again what had problems, or the one game that failed. */
  retry(game?: GameId): void {
    this.#obstacles.forgetFailed(game);
    if (game === undefined) this.#obstacles.forgetBarred();
    this.#fill();
  }

  /** What is not yet played is lost; running games of theirs are stopped. */
  disqualify(contestant: ContestantId, reason: string): void {
    this.#file.together(() => {
      this.#file.contestants.disqualify(contestant, reason);
      for (const category of this.#categories) {
        category.withdraw(contestant);
        this.#ledger.keepWalkovers(category);
      }
    });
    this.#afterChange();
  }

  /** Takes a disqualification back: what was lost by it is played. Returns the matches whose results are gone. */
  reinstate(contestant: ContestantId): readonly OpenAgain[] {
    const again = this.#file.together(() => {
      const { name } = this.#file.contestants.get(contestant);
      const why = noteOf(refusal('game-contestant-back', { name }));
      this.#file.contestants.reinstate(contestant);
      return this.#categories.map((category) => ({
        category: category.category.id,
        matches: this.#ledger.setAside(category, category.reinstate(contestant), why),
      }));
    });
    this.#afterChange();
    return again;
  }

  /** Plays a finished game again: the old one is kept, marked, and what came of it is taken back. Goes on by `run`. */
  replayGame(id: GameId, reason: string): PlayedAgain {
    const { categoryId, matchId, seed } = this.#file.games.get(id);
    const category = this.#categories.find(({ category }) => category.id === categoryId);
    if (!category) throw new Error('The category of this game is not being run.');
    const again = this.#file.together(() => {
      const game = this.#file.games.replace(id, reason, seed);
      return { game, takenBack: this.#ledger.setAside(category, category.takeBack({ id, matchId }), reason) };
    });
    this.#afterChange();
    return again;
  }

  /** Others have changed the file while games run: all is worked out anew, and what is not wanted any more is stopped. */
  refresh(): void {
    try {
      this.#categories = this.#load();
      this.#places = placesFor(this.#options.concurrency ?? this.#file.settings.get('concurrency'));
    } catch (error) {
      return this.#break(problemOf(error));
    }
    this.#running.moveTo(this.#categories);
    this.#obstacles.forgetBarred();
    this.#afterChange();
  }

  #load(): readonly CategoryProgress[] {
    const wanted = this.#options.categories;
    const results = this.#file.games.results();
    const progress = this.#file.categories
      .list()
      .filter(({ id, draw }) => (wanted ? wanted.includes(id) : draw !== null))
      .map((category) => new CategoryProgress(this.#file, category, results));
    this.#file.together(() => progress.forEach((category) => this.#ledger.keepWalkovers(category)));
    return progress;
  }

  /** Others may have changed the file since the last run; and after a save that failed we know more than it. */
  #refresh(): void {
    this.#obstacles.broken = null;
    for (const id of this.#unsettled) {
      this.#file.games.stop(id);
      this.#unsettled.delete(id);
    }
    if (this.#isStale) this.#categories = this.#load();
    this.#isStale = true;
  }

  /** What runs and is not wanted any more is stopped. */
  #afterChange(): void {
    this.#running.stopUnwanted();
    this.#options.listener?.onProgress?.(this.progress());
    this.#fill();
  }

  #fill(): void {
    if (!this.#run) return;
    while (!this.#paused && !this.#obstacles.broken && this.#running.hasRoom(this.#places)) {
      const next = this.#next();
      if (!next) break;
      void this.#play(next.category, next.game);
    }
    if (this.#running.size > 0) return;
    const end = this.#end();
    this.#run.resolve(end);
    this.#run = null;
    this.#options.listener?.onEnded?.(end);
  }

  #end(): RunEnd {
    const { broken } = this.#obstacles;
    if (broken) return { kind: 'broken', problem: broken };
    if (this.#categories.every(({ plan }) => plan.isOver)) return { kind: 'over' };
    return this.#paused ? { kind: 'paused' } : { kind: 'stuck', problems: this.problems };
  }

  /** Categories take turns, so that none waits for the end of another. */
  #next(): { category: CategoryProgress; game: NewGame } | null {
    const inTurn = this.#categories.toSorted((a, b) => this.#running.playing(a) - this.#running.playing(b));
    for (const category of inTurn) {
      for (const game of category.wanted()) {
        if (!this.#running.has(game) && !this.#obstacles.standBefore(game)) return { category, game };
      }
    }
    return null;
  }

  async #play(category: CategoryProgress, game: NewGame): Promise<void> {
    const { listener } = this.#options;
    const running = this.#running.begin(category, game);
    const { stop } = running;
    let played: Promise<GameResult> | null = null;
    try {
      const order = await this.#orders.of(category.category, game);
      const transcript = new OpenTranscript();
      played = this.#start(running, order, transcript);
      const id = this.#ledger.enter(game);
      running.id = id;
      listener?.onStarted?.(id, order, transcript);
      const result = await played;
      running.stage = 'saving';
      this.#pace.add(performance.now() - running.begin);
      this.#fill();
      const packed = await packGame(result);
      stop.signal.throwIfAborted();
      const finished = this.#ledger.save(running.category, { ...game, id }, packed);
      running.stage = 'saved';
      if (!(await this.#isOnDisk())) return;
      this.#finished += 1;
      listener?.onFinished?.(finished, result);
    } catch (error) {
      const wasStopped = stop.signal.aborted;
      stop.abort(error);
      await played?.catch(() => {});
      this.#notPlayed(running, wasStopped ? [] : problemsOf(error));
    } finally {
      this.#running.end(running);
      listener?.onProgress?.(this.progress());
      this.#fill();
    }
  }

  /** Games go on while the disk takes its time; those that end meanwhile share the next wait. */
  async #isOnDisk(): Promise<boolean> {
    try {
      await this.#file.settled();
      return true;
    } catch (error) {
      this.#break(problemOf(error));
      return false;
    }
  }

  #start(running: RunningGame, order: GameOrder, transcript: OpenTranscript): Promise<GameResult> {
    const { listener, workers } = this.#options;
    const following: Following = {
      onTurn: (record, times) => {
        if (running.id !== null) listener?.onTurn?.(running.id, record, times);
      },
      onAnswer: (answered) => {
        if (running.id !== null) listener?.onAnswer?.(running.id, answered);
      },
    };
    const { signal } = running.stop;
    const played = workers.run(order, { signal, transcript, ...(listener?.onTurn ? following : {}) });
    // It is heard when it is waited for, which is later than it may fail.
    played.catch(() => {});
    return played;
  }

  /** It was stopped, or there is a problem; several only where each is a contestant's. */
  #notPlayed({ category, game, id }: RunningGame, problems: readonly Problem[]): void {
    try {
      const [problem] = problems;
      if (problem && isOfOneGame(problem)) {
        return this.#obstacles.failed(game, this.#ledger.fail(id ?? this.#ledger.enter(game), problem));
      }
      if (id !== null) this.#ledger.putBack(id, category.wants(game));
    } catch (error) {
      if (id !== null) this.#unsettled.add(id);
      this.#break(problemOf(error));
    }
    if (id !== null) this.#options.listener?.onStopped?.(id);
    for (const problem of problems) {
      if (problem.contestant !== undefined) this.#obstacles.bar(problem.contestant, problem);
      else this.#break(problem);
    }
  }

  #break(problem: Problem): void {
    if (this.#obstacles.break(problem)) this.#running.stopAll(problem.code);
  }
}

function placesFor(concurrency: number): number {
  return concurrency > 0 ? concurrency : Math.max(1, availableParallelism() - 1);
}
