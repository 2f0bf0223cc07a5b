/** The worker thread in which games are played, one after the other; once stopped, or failed, it is not used again. */
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { FromGameWorker, GameOrder, GameWorkerData, ToGameWorker } from './game-order.ts';
import { GameTable } from './game-table.ts';
import type { Following } from './play-game.ts';

/** Three games of the house count as much as one window; where a computer is busy they still go on. */
const LOWER = 5;

// Elsewhere it would be the whole application that gives way; and nobody may come before those who let it start.
const { givesWay } = workerData as GameWorkerData;
if (givesWay && process.platform === 'linux' && getPriority(0) < LOWER) setPriority(0, LOWER);

let table: GameTable | null = null;
let isStopped = false;

parentPort?.on('message', (message: ToGameWorker) => {
  if (message.kind === 'play') void play(message.order, message.isWatched ? reporting : {});
  // A game that has just ended is not there to be read or stopped any more.
  else if (!table) return;
  else if (message.kind === 'stop') void stop(table);
  else post({ kind: 'passed', question: message.question, entries: table.passed(message.turns) });
});

async function play(order: GameOrder, following: Following): Promise<void> {
  const last = await playToTheEnd(order, following);
  table = null;
  // A game that was stopped comes to an end too, without its players; that is nobody's result.
  if (!isStopped) post(last);
}

async function playToTheEnd(order: GameOrder, following: Following): Promise<FromGameWorker> {
  const begin = performance.now();
  try {
    table = new GameTable(order);
    const result = await table.play(following);
    return { kind: 'end', result: { ...result, ms: performance.now() - begin }, isClear: await nothingIsLeft() };
  } catch (error) {
    const { message, code } = error instanceof Error ? (error as NodeJS.ErrnoException) : { message: String(error) };
    return { kind: 'failed', message, ...(code === undefined ? {} : { code }) };
  }
}

async function stop(game: GameTable): Promise<void> {
  isStopped = true;
  await game.clear();
  post({ kind: 'stopped' });
}

/** Whether this thread is as it was before the game: no timer runs, no program, pipe or file is open. */
async function nothingIsLeft(): Promise<boolean> {
  // What was closed is gone after a round of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  return process.getActiveResourcesInfo().every((name) => name === 'MessagePort');
}

const reporting: Following = {
  onTurn: (record, times) => post({ kind: 'turn', record, times }),
  onAnswer: (answered) => post({ kind: 'answer', answered }),
};

function post(message: FromGameWorker): void {
  parentPort?.postMessage(message);
}
