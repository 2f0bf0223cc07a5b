/**
 * Plays a contest to its end on the command line. Ctrl-C once lets the running games end, twice ends them now; either way
 * everything that was finished is in the file, and whoever runs it again goes on from there.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeTree } from '../main/contestants/remove-tree.ts';
import { GameWorkers } from '../main/referee/game-workers.ts';
import { gameWorkerCode } from '../main/referee/worker-code.ts';
import type { ContestFile } from '../main/store/contest-file.ts';
import { Runner } from '../main/tournaments/runner.ts';
import type { RunEnd, RunnerListener } from '../main/tournaments/runner-events.ts';
import type { Problem } from '../shared/tournament/problem.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import type { RunShow } from './run-show.ts';

export interface RunOptions {
  /** The categories to play; all that are drawn, where none was named. */
  readonly categories?: readonly number[];
  readonly concurrency?: number;
}

export interface PlayedRun {
  readonly end: RunEnd['kind'] | 'stopped';
  readonly problems: readonly Problem[];
  /** Games finished by this run, and about how many are left. */
  readonly finished: number;
  readonly left: number;
  /** Those that it was about. */
  readonly categories: readonly number[];
}

export const EXIT_OF: Readonly<Record<PlayedRun['end'], ExitCode>> = {
  over: EXIT.done,
  paused: EXIT.notOver,
  stopped: EXIT.notOver,
  stuck: EXIT.stuck,
  broken: EXIT.file,
};

export async function runContest(file: ContestFile, options: RunOptions, show: RunShow): Promise<PlayedRun> {
  const interrupted = file.games.list({ state: 'running' }).length;
  const listener: RunnerListener = {
    onStarted: (id) => show.started(file.games.get(id)),
    onFinished: (game) => show.finished(game),
    onFailed: (problem) => show.failed(problem),
    onProgress: (progress) => show.progress(progress),
  };
  return withRunner(file, { ...options, listener }, async (runner) => {
    const patience = listenToPatience(runner, show);
    try {
      show.found({ categories: runner.plans, finished: file.games.results().length, interrupted });
      const { kind } = await runner.run();
      const { finished, remaining } = runner.progress();
      return {
        end: kind === 'paused' && patience.lost() === 'stopped' ? 'stopped' : kind,
        problems: runner.problems,
        finished,
        left: remaining,
        categories: runner.plans.map(({ category }) => category.id),
      };
    } finally {
      patience.end();
      show.close();
    }
  });
}

/** A runner with a place for its programs that is gone afterwards; also for what an organiser decides between games. */
export async function withRunner<T>(
  file: ContestFile,
  options: RunOptions & { readonly listener?: RunnerListener },
  work: (runner: Runner) => Promise<T> | T,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'meydan-run-'));
  const workers = new GameWorkers(await gameWorkerCode());
  try {
    const folders = { programsFolder: join(folder, 'programs'), scratchRoot: join(folder, 'scratch') };
    return await work(new Runner(file, { workers, ...folders, ...options }));
  } finally {
    await workers.close();
    await removeTree(folder);
  }
}

/** npm hands on a Ctrl-C that the terminal has sent us, too: what comes so soon after is the same one. */
const SAME_PRESS_MS = 250;

function listenToPatience(runner: Runner, show: RunShow) {
  let lost: 'paused' | 'stopped' | null = null;
  let pressedAt = -Infinity;
  let isOver = false;
  const stop = () => {
    if (isOver || lost === 'stopped') return;
    lost = 'stopped';
    show.stopping();
    runner.stop();
  };
  const interrupt = () => {
    const isSame = performance.now() - pressedAt < SAME_PRESS_MS;
    pressedAt = performance.now();
    if (isOver || isSame) return;
    if (lost !== null) return stop();
    lost = 'paused';
    show.pausing();
    runner.pause();
  };
  process.on('SIGINT', interrupt).on('SIGTERM', stop).on('SIGHUP', stop);
  return {
    lost: () => lost,
    /** Still heard, so that a Ctrl-C which comes too late does not cut off what is said at the end. */
    end: () => {
      isOver = true;
    },
  };
}
