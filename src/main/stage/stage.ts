/** The stage: where the contest on the desk is played, shown to the class and taken away from as results. */
import { join } from 'node:path';
import type { RunState } from '../../shared/bridge/running.ts';
import type { ContestDesk } from '../desk/contest-desk.ts';
import type { OpenContest } from '../desk/open-contest.ts';
import type { Announce, LiveGames } from '../live-games.ts';
import type { GameWorkers } from '../referee/game-workers.ts';
import type { ShellServices } from '../shell-services.ts';
import { Downloads } from '../web/downloads.ts';
import { CategoryResultsShelf } from './category-results.ts';
import { ContestRatings } from './contest-ratings.ts';
import { ExportJobs } from './export-jobs.ts';
import { GamesRun } from './games-run.ts';
import { Projector } from './projector.ts';

export interface StageParts {
  readonly desk: ContestDesk;
  readonly workers: GameWorkers;
  readonly liveGames: LiveGames;
  readonly announce: Announce;
  readonly services: ShellServices | null;
  readonly userFolder: string;
}

/** What is on the stage as long as a contest is open. */
export interface Performance {
  readonly contest: OpenContest;
  readonly run: GamesRun;
  readonly ratings: ContestRatings;
  readonly results: CategoryResultsShelf;
}

const NOTHING_RUNS: RunState = {
  status: 'idle',
  categories: [],
  finished: 0,
  remaining: 0,
  remainingMs: null,
  running: [],
  problems: [],
};

export class Stage {
  readonly downloads = new Downloads();
  readonly projector: Projector;
  readonly exports: ExportJobs;
  readonly #parts: StageParts;
  #performance: Performance | null = null;

  constructor(parts: StageParts) {
    const { desk, announce, services, userFolder } = parts;
    this.#parts = parts;
    this.projector = new Projector(announce, services);
    const folder = join(userFolder, 'downloads');
    this.exports = new ExportJobs({ announce, services, downloads: this.downloads, folder });
    desk.onSwitched((contest) => this.#switched(contest));
  }

  /** Throws a sentence when no contest is open. */
  get performance(): Performance {
    // The desk says what to do where nothing is open.
    void this.#parts.desk.open;
    if (!this.#performance) throw new Error('the contest that is open is not on the stage');
    return this.#performance;
  }

  runState(): RunState {
    return this.#performance?.run.state() ?? NOTHING_RUNS;
  }

  async close(): Promise<void> {
    await this.exports.close();
  }

  #switched(contest: OpenContest | null): void {
    this.#parts.liveGames.leaveContest();
    this.#performance = contest ? this.#perform(contest) : null;
    this.projector.reset(contest);
    this.#parts.announce('run.changed', this.runState());
  }

  #perform(contest: OpenContest): Performance {
    const { workers, liveGames, announce, desk } = this.#parts;
    const ratings = new ContestRatings(contest);
    const results = new CategoryResultsShelf(contest);
    const run = new GamesRun(contest, {
      workers,
      liveGames,
      announce,
      changed: (areas, category) => desk.changed(areas, category),
      finished: (game) => {
        ratings.add(game);
        results.forget(game.categoryId);
      },
    });
    contest.run = run;
    return { contest, run, ratings, results };
  }
}
