/** Runs one game in a worker thread of its own and reports its turns as they are played. */
import { Worker } from 'node:worker_threads';
import type { GameSetup, Replay, TurnRecord } from '../../shared/match/replay.ts';

export interface HouseSeat {
  readonly kind: 'house';
  readonly bot: string;
}

/** Everything a worker needs to play a game. */
export interface GameOrder {
  readonly setup: GameSetup;
  readonly players: readonly HouseSeat[];
}

export type FromGameWorker =
  | { readonly kind: 'turn'; readonly record: TurnRecord; readonly times: readonly number[] }
  | { readonly kind: 'end'; readonly replay: Replay };

export interface RunOptions {
  /** Where the worker's code is: the source when run from a checkout, the bundle in the built application. */
  readonly worker: URL;
  readonly signal?: AbortSignal;
  onTurn?(record: TurnRecord, times: readonly number[]): void;
}

/** Resolves with the replay of the finished game; rejects when the worker fails or the signal aborts. */
export function runGame(order: GameOrder, { worker: code, signal, onTurn }: RunOptions): Promise<Replay> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = new Worker(code, { workerData: order });
    const stop = () => {
      reject(signal?.reason);
      void worker.terminate();
    };
    signal?.addEventListener('abort', stop, { once: true });
    worker.on('message', (message: FromGameWorker) => {
      if (message.kind === 'turn') onTurn?.(message.record, message.times);
      else resolve(message.replay);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      signal?.removeEventListener('abort', stop);
      // Does nothing after `resolve`: it only catches a worker that ended without a word.
      reject(new Error(`the game's worker ended early with code ${code}`));
    });
  });
}
