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
import { EXIT, type ExitCode } from './exit-codes.ts';
import type { RunShow } from './run-show.ts';

export interface RunOptions {
  /** The categories to play; all that are drawn, where none was named. */
  readonly categories?: readonly number[];
  readonly concurrency?: number;
}

export interface RunEnd {
  readonly how: 'over' | 'paused' | 'stopped' | 'failed';
  /** Games finished by this run, and about how many are left. */
  readonly finished: number;
  readonly left: number;
  readonly failed: number;
  /** Those that it was about. */
  readonly categories: readonly number[];
}

export const EXIT_OF: Readonly<Record<RunEnd['how'], ExitCode>> = {
  over: EXIT.done,
  paused: EXIT.notOver,
  stopped: EXIT.notOver,
  failed: EXIT.gamesFailed,
};

export async function runContest(file: ContestFile, options: RunOptions, show: RunShow): Promise<RunEnd> {
  const work = await mkdtemp(join(tmpdir(), 'meydan-run-'));
  const workers = new GameWorkers(await gameWorkerCode());
  let [finished, failed] = [0, 0];
  const interrupted = file.games.list({ state: 'running' }).length;
  const runner = new Runner(file, {
    workers,
    programsFolder: join(work, 'programs'),
    scratchRoot: join(work, 'scratch'),
    ...options,
    listener: {
      onStarted: (id) => show.started(file.games.get(id), runner.progress()),
      onFinished: (game) => {
        finished += 1;
        show.finished(game, runner.progress());
      },
      onFailed: (id, message) => {
        failed += 1;
        show.failed(file.games.get(id), message);
      },
    },
  });
  const patience = listenToPatience(runner, show);
  try {
    show.found({ categories: runner.plans, finished: file.games.results().length, interrupted });
    await runner.run();
  } finally {
    patience.forget();
    show.close();
    await workers.close();
    await removeTree(work);
  }
  const isOver = runner.plans.every(({ plan }) => plan.isOver);
  const how = isOver ? 'over' : (patience.lost() ?? 'failed');
  return {
    how,
    finished,
    left: runner.progress().remaining,
    failed,
    categories: runner.plans.map(({ category }) => category.id),
  };
}

/** npm hands on a Ctrl-C that the terminal has sent us, too: what comes so soon after is the same one. */
const SAME_PRESS_MS = 250;

function listenToPatience(runner: Runner, show: RunShow) {
  let lost: 'paused' | 'stopped' | null = null;
  let pressedAt = -Infinity;
  const stop = () => {
    if (lost === 'stopped') return;
    lost = 'stopped';
    show.stopping();
    runner.stop();
  };
  const interrupt = () => {
    const isSame = performance.now() - pressedAt < SAME_PRESS_MS;
    pressedAt = performance.now();
    if (isSame) return;
    if (lost !== null) return stop();
    lost = 'paused';
    show.pausing();
    runner.pause();
  };
  process.on('SIGINT', interrupt).on('SIGTERM', stop).on('SIGHUP', stop);
  return {
    lost: () => lost,
    forget: () => process.off('SIGINT', interrupt).off('SIGTERM', stop).off('SIGHUP', stop),
  };
}
