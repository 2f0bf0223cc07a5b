/**
 * The games of the open contest being played: started, paused, stopped and gone on with, whatever changes in between.
 * What is told here is in the file already. Each game is a live game as well, to be watched while it runs.
 */
import { BridgeError } from '../../shared/bridge.ts';
import type { ContestArea } from '../../shared/bridge/contests.ts';
import type { RunState } from '../../shared/bridge/running.ts';
import type { Problem } from '../../shared/tournament/problem.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import type { ContestRun, OpenContest } from '../desk/open-contest.ts';
import type { Announce, LiveGames } from '../live-games.ts';
import type { GameResult } from '../referee/game-order.ts';
import type { GameWorkers } from '../referee/game-workers.ts';
import type { FinishedGame } from '../store/game-results.ts';
import { problemOf } from '../tournaments/problems.ts';
import { Runner } from '../tournaments/runner.ts';
import { gameRows } from './game-rows.ts';
import { GamesOnAir } from './games-on-air.ts';
import { RunProblems } from './run-problems.ts';
import { SteadyNews } from './steady-news.ts';

export interface RunParts {
  readonly workers: GameWorkers;
  readonly liveGames: LiveGames;
  readonly announce: Announce;
  changed(areas: readonly ContestArea[], category?: number): void;
  /** A result that is in the file. */
  finished(game: FinishedGame): void;
}

/** Four times a second. */
const NEWS_MS = 250;

export class GamesRun implements ContestRun {
  readonly #contest: OpenContest;
  readonly #parts: RunParts;
  readonly #onAir: GamesOnAir;
  readonly #problems = new RunProblems();
  readonly #news: SteadyNews;
  #runner: Runner | null = null;
  #categories: readonly number[] = [];
  #status: 'idle' | 'running' | 'pausing' | 'stopping' = 'idle';
  #finishedBefore = 0;
  /** What is to be run when the running games have come to their end. */
  #next: readonly number[] | null = null;
  #ending: Promise<void> = Promise.resolve();

  constructor(contest: OpenContest, parts: RunParts) {
    this.#contest = contest;
    this.#parts = parts;
    this.#onAir = new GamesOnAir(contest.file, parts.liveGames);
    this.#news = new SteadyNews(NEWS_MS, () => parts.announce('run.changed', this.state()));
  }

  get isRunning(): boolean {
    return this.#status !== 'idle';
  }

  state(): RunState {
    const drawn = this.isRunning ? this.#categories : this.#drawn();
    const progress = this.#runner?.progress();
    const remaining = progress?.remaining ?? this.#expectedGames(drawn);
    const isOver = !this.isRunning && remaining === 0 && drawn.length > 0;
    return {
      status: isOver ? 'over' : this.#status,
      categories: this.isRunning ? this.#categories : [],
      finished: progress ? this.#finishedBefore + progress.finished : this.#contest.file.games.countFinished(drawn),
      remaining,
      remainingMs: progress?.remainingMs ?? null,
      running: this.#onAir.list,
      problems: this.#problems.list,
    };
  }

  /** All drawn categories where none is named; others than those that run come to them. What failed is tried again. */
  start(wanted?: readonly number[]): RunState {
    this.#contest.refuseReadOnly();
    const categories = this.#playable(wanted);
    this.#problems.clear();
    if (!this.#runner) {
      this.#begin(categories);
    } else if (categories.every((category) => this.#categories.includes(category))) {
      this.#status = 'running';
      void this.#runner.run();
      this.#runner.retry();
    } else {
      this.#next = [...new Set([...this.#categories, ...categories])];
      this.#runner.pause();
    }
    this.#news.changed();
    return this.state();
  }

  /** The running games are played to their end. */
  pause(): RunState {
    if (this.#status === 'running') this.#leaveOff('pausing', (runner) => runner.pause());
    return this.state();
  }

  /** The running games end at once and are played again another time. */
  stop(): RunState {
    this.#leaveOff('stopping', (runner) => runner.stop());
    return this.state();
  }

  /** The matches whose results are taken back by it. The game is planned; it is played when its category runs. */
  again(game: number, reason: string): readonly string[] {
    this.#contest.refuseReadOnly();
    const { categoryId } = this.#contest.file.games.get(game);
    const runs = this.#runner && this.#categories.includes(categoryId) ? this.#runner : this.#newRunner([categoryId]);
    const { takenBack } = runs.replayGame(game, reason);
    this.#contest.forgetProgress(categoryId);
    this.#parts.changed(['games', 'categories'], categoryId);
    this.#news.changed();
    return takenBack;
  }

  liveOf(category: number, match: string): readonly string[] {
    return this.#onAir.ofMatch(category, match);
  }

  liveOfGame(game: number): string | null {
    return this.#onAir.ofGame(game);
  }

  /** Who is disqualified now loses at once, who is back plays, and what was drawn is played. */
  refresh(): void {
    this.#runner?.refresh();
    this.#news.changed();
  }

  async close(): Promise<void> {
    this.stop();
    await this.#ending;
    this.#news.close();
  }

  /** Where the file cannot be written nothing runs, and it is told why. */
  #begin(categories: readonly number[]): void {
    try {
      const finished = this.#contest.file.games.countFinished(categories);
      const runner = this.#newRunner(categories);
      this.#finishedBefore = finished;
      this.#runner = runner;
    } catch (error) {
      this.#failed(problemOf(error));
      return;
    }
    this.#categories = categories;
    this.#status = 'running';
    this.#ending = this.#runner.run().then(() => this.#ended());
  }

  #leaveOff(status: 'pausing' | 'stopping', how: (runner: Runner) => void): void {
    if (!this.#runner) return;
    this.#status = status;
    this.#next = null;
    how(this.#runner);
    this.#news.changed();
  }

  #ended(): void {
    const next = this.#next;
    this.#next = null;
    this.#runner = null;
    this.#status = 'idle';
    if (next) this.#begin(next);
    this.#parts.changed(['games', 'categories']);
    this.#news.changed();
  }

  #newRunner(categories: readonly number[]): Runner {
    const { file, programsFolder, scratchRoot } = this.#contest;
    return new Runner(file, {
      workers: this.#parts.workers,
      programsFolder,
      scratchRoot,
      categories,
      listener: {
        onStarted: (game, { setup }, transcript) => {
          const { category } = this.#onAir.begin(game, setup, transcript);
          this.#parts.changed(['games'], category);
          this.#news.changed();
        },
        onTurn: (game, record, times) => this.#onAir.turn(game, record, times),
        onAnswer: (game, answered) => this.#onAir.answer(game, answered),
        onFinished: (game, result) => this.#finished(game, result),
        onStopped: (game) => this.#onAir.fail(game, refusal('live-stopped')),
        onFailed: (problem) => this.#failed(problem),
        onProgress: () => this.#news.changed(),
      },
    });
  }

  #finished(game: FinishedGame, result: GameResult): void {
    this.#contest.addFinished(game);
    this.#parts.finished(game);
    this.#onAir.end(game.id, result);
    const rows = gameRows(this.#contest, [this.#contest.file.games.get(game.id)], () => null);
    for (const row of rows) this.#parts.announce('games.finished', row);
    this.#parts.changed(['games', 'categories'], game.categoryId);
  }

  #failed(problem: Problem): void {
    if (problem.game !== undefined) this.#onAir.fail(problem.game, problem.refusal);
    this.#problems.add(problem);
    this.#news.changed();
  }

  #drawn(): number[] {
    return this.#contest.file.categories.list().flatMap(({ id, draw }) => (draw ? [id] : []));
  }

  #playable(wanted: readonly number[] | undefined): readonly number[] {
    const drawn = this.#drawn();
    for (const id of wanted ?? []) {
      if (drawn.includes(id)) continue;
      const { name } = this.#contest.file.categories.get(id);
      throw new BridgeError('refused', refusal('not-drawn', { name }));
    }
    if (drawn.length === 0) throw new BridgeError('refused', refusal('nothing-drawn'));
    return wanted ?? drawn;
  }

  #expectedGames(categories: readonly number[]): number {
    return categories.reduce((sum, id) => sum + (this.#contest.progress(id)?.expectedGames() ?? 0), 0);
  }
}
