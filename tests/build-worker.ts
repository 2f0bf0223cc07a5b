/** Before the tests: builds the worker that hundreds of games are played in, once for all files of tests. */
import { gameWorkerCode } from '../src/main/referee/worker-code.ts';

export async function setup(): Promise<void> {
  await gameWorkerCode();
}
