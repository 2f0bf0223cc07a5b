/** The worker thread in which one game is played, so that no clock waits for a window, the disk or another game. */
import { parentPort, workerData } from 'node:worker_threads';
import type { FromGameWorker, GameOrder } from './game-order.ts';
import { GameTable } from './game-table.ts';

function post(message: FromGameWorker): void {
  parentPort?.postMessage(message);
}

/** Ends this thread, whatever still waits in it for a clock; what was posted arrives. */
function leave(): void {
  process.exit();
}

const table = new GameTable(workerData as GameOrder);
let isStopped = false;

parentPort?.on('message', () => {
  isStopped = true;
  void table.clear().then(() => {
    post({ kind: 'stopped' });
    leave();
  });
});

async function play(): Promise<FromGameWorker> {
  try {
    return { kind: 'end', result: await table.play((record, times) => post({ kind: 'turn', record, times })) };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

const last = await play();
// A game that was stopped comes to an end too, without its players; that is nobody's result.
if (!isStopped) {
  post(last);
  leave();
}
