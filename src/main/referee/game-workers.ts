/**
 * The worker threads in which games are played: each game has one to itself, so that no clock waits for a window, the
 * disk or another game. Starting a thread takes longer than many a game, so one whose game came to its end is kept for
 * the next; one that failed, was stopped or did not clear its table is not.
 *
 * Games of the house alone have threads of their own, which give way to everybody else where the system can do that:
 * nobody's clock runs there, and bots that think in many games at once must not keep a window from following them.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { FromGameWorker, GameOrder, GameResult, GameWorkerData, ToGameWorker } from './game-order.ts';
import type { OpenTranscript } from './open-transcript.ts';
import type { Following } from './play-game.ts';

export interface RunOptions extends Following {
  readonly signal?: AbortSignal;
  /** Can be read from the beginning of the game until its end. */
  readonly transcript?: OpenTranscript;
}

/** A worker that was told to stop has this long to end its programs before it is ended itself. */
const STOP_MS = 8000;
/** Whatever a thread may gather over the years, it is not kept for ever. */
const MOST_GAMES = 1000;

/** Something of ours went wrong with the thread itself, not with the game. */
export class WorkerDied extends Error {
  override readonly name = 'WorkerDied';
}

/** Who plays in a thread; a thread that gives way cannot stop doing so. */
type Company = 'house' | 'programs';

export class GameWorkers {
  readonly #code: URL;
  readonly #idle: Readonly<Record<Company, Worker[]>> = { house: [], programs: [] };
  readonly #games = new WeakMap<Worker, number>();
  #closed = false;

  /** `code` is `gameWorkerCode()` when run from a checkout, the bundle in the built application. */
  constructor(code: URL) {
    this.#code = code;
  }

  /** Resolves with the finished game; rejects when something of ours fails or the signal aborts. */
  run(order: GameOrder, { signal, onTurn, onAnswer, transcript }: RunOptions = {}): Promise<GameResult> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (this.#closed) throw new Error('the workers are closed');
      const company = order.players.every(({ kind }) => kind === 'house') ? 'house' : 'programs';
      const worker = this.#take(company);
      let force: NodeJS.Timeout | null = null;
      const stop = () => {
        tell(worker, { kind: 'stop' });
        force = setTimeout(() => void worker.terminate(), STOP_MS);
      };
      const onMessage = (message: FromGameWorker) => {
        if (message.kind === 'turn') return onTurn?.(message.record, message.times);
        if (message.kind === 'answer') return onAnswer?.(message.answered);
        if (message.kind === 'passed') return transcript?.answered(message.question, message.entries);
        if (message.kind === 'end') {
          leave();
          if (message.isClear) this.#keep(worker, company);
          else void worker.terminate();
          return resolve(message.result);
        }
        void worker.terminate();
        reject(message.kind === 'failed' ? errorOf(message) : signal?.reason);
      };
      const onError = (error: Error) => reject(new WorkerDied(`The game's worker failed: ${error.message}`));
      const onExit = (exitCode: number) => {
        leave();
        // Does nothing once the game is settled: it only catches a worker that ended without a word.
        const silent = new WorkerDied(`The game's worker ended early with code ${exitCode}.`);
        reject(signal?.aborted ? signal.reason : silent);
      };
      const leave = () => {
        signal?.removeEventListener('abort', stop);
        if (force) clearTimeout(force);
        transcript?.close();
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      };
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      signal?.addEventListener('abort', stop, { once: true });
      tell(worker, { kind: 'play', order, isWatched: onTurn !== undefined });
      transcript?.open((question, turns) => tell(worker, { kind: 'read', question, ...(turns ? { turns } : {}) }));
    });
  }

  /** No game begins any more. Those that are being played go on until they end or are stopped by their signal. */
  async close(): Promise<void> {
    this.#closed = true;
    const idle = Object.values(this.#idle).flatMap((workers) => workers.splice(0));
    await Promise.all(idle.map((worker) => worker.terminate()));
  }

  #take(company: Company): Worker {
    const worker = this.#idle[company].pop() ?? this.#start(company);
    worker.ref();
    this.#games.set(worker, (this.#games.get(worker) ?? 0) + 1);
    return worker;
  }

  /** An idle worker keeps nobody from ending. */
  #keep(worker: Worker, company: Company): void {
    const enough = this.#closed || this.#idle[company].length >= availableParallelism();
    if (enough || (this.#games.get(worker) ?? 0) >= MOST_GAMES) return void worker.terminate();
    worker.unref();
    this.#idle[company].push(worker);
  }

  #start(company: Company): Worker {
    const workerData: GameWorkerData = { givesWay: company === 'house' };
    const worker = new Worker(this.#code, { workerData });
    // Heard also while no game is on: an idle worker that dies is only not used again.
    worker.on('error', () => this.#forget(worker, company));
    worker.on('exit', () => this.#forget(worker, company));
    return worker;
  }

  #forget(worker: Worker, company: Company): void {
    const at = this.#idle[company].indexOf(worker);
    if (at >= 0) this.#idle[company].splice(at, 1);
  }
}

function tell(worker: Worker, message: ToGameWorker): void {
  worker.postMessage(message);
}

function errorOf({ message, code }: Extract<FromGameWorker, { kind: 'failed' }>): Error {
  return Object.assign(new Error(message), code === undefined ? {} : { code });
}
