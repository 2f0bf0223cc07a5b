/** Plays one game in this thread and notes when each turn was done. */
import { parentPort, workerData } from 'node:worker_threads';
import type { GameOrder } from '../../src/main/referee/game-order.ts';
import { GameTable } from '../../src/main/referee/game-table.ts';

const table = new GameTable(workerData as GameOrder);
const done: number[] = [];
await table.play(() => done.push(performance.now()));
parentPort?.postMessage(done);
