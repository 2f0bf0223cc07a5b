/** Runs one game in a worker thread of its own and reports its turns as they are played. */
import { Worker } from 'node:worker_threads';
import type { FromGameWorker, GameOrder, GameResult, ToGameWorker } from './game-order.ts';
import type { OnTurn } from './play-game.ts';

export interface RunOptions {
  /** Where the worker's code is: the source when run from a checkout, the bundle in the built application. */
  readonly worker: URL;
  readonly signal?: AbortSignal;
  readonly onTurn?: OnTurn;
}

/** A worker that was told to stop has this long to end its programs before it is ended itself. */
const STOP_MS = 8000;

/** Resolves with the finished game; rejects when something of ours fails or the signal aborts. */
export function runGame(order: GameOrder, { worker: code, signal, onTurn }: RunOptions): Promise<GameResult> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = new Worker(code, { workerData: order });
    let force: NodeJS.Timeout | null = null;
    const stop = () => {
      worker.postMessage({ kind: 'stop' } satisfies ToGameWorker);
      force = setTimeout(() => void worker.terminate(), STOP_MS);
    };
    signal?.addEventListener('abort', stop, { once: true });
    worker.on('message', (message: FromGameWorker) => {
      if (message.kind === 'turn') onTurn?.(message.record, message.times);
      else if (message.kind === 'end') resolve(message.result);
      else if (message.kind === 'failed') reject(new Error(message.message));
      else reject(signal?.reason);
    });
    worker.on('error', reject);
    worker.on('exit', (exitCode) => {
      signal?.removeEventListener('abort', stop);
      if (force) clearTimeout(force);
      // Does nothing once the game is settled: it only catches a worker that ended without a word.
      reject(signal?.aborted ? signal.reason : new Error(`the game's worker ended early with code ${exitCode}`));
    });
  });
}
