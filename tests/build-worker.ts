/** Before the tests: builds the workers that hundreds of games are played in, once for all files of tests. */
import { doctorWorkerCode, gameWorkerCode } from '../src/main/referee/worker-code.ts';

export async function setup(): Promise<void> {
  await Promise.all([gameWorkerCode(), doctorWorkerCode()]);
}
