/** The worker thread in which one program is examined: a window that stands still must not move the doctor's clocks. */
import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '../../shared/games/index.ts';
import { refusalOf } from '../../shared/refusals/refused-error.ts';
import { launchCommand } from '../contestants/launch-table.ts';
import { ProgramError } from '../contestants/program.ts';
import { examine } from './examine.ts';
import type { DoctorOrder, FromDoctorWorker } from './examine-apart.ts';

const stop = new AbortController();
parentPort?.on('message', () => stop.abort(new Error('stopped')));

async function run({ game: id, patient, options }: DoctorOrder): Promise<FromDoctorWorker> {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  try {
    // What is missing on this computer is no fault of the program.
    await launchCommand(patient.program, patient.files);
  } catch (error) {
    if (!(error instanceof ProgramError) || !OURS.includes(error.code)) throw error;
    return { kind: 'unable', code: error.code, refusal: error.refusal };
  }
  for await (const event of examine(game, patient, { ...options, signal: stop.signal })) {
    if (event.kind === 'report') return event;
  }
  throw new Error('the examination ended without a report');
}
const OURS: readonly string[] = ['no-interpreter', 'wrong-system'];

async function lastWord(): Promise<FromDoctorWorker> {
  try {
    return await run(workerData as DoctorOrder);
  } catch (error) {
    if (stop.signal.aborted) return { kind: 'stopped' };
    return { kind: 'failed', refusal: refusalOf(error) };
  }
}

parentPort?.postMessage(await lastWord());
// Ends this thread, whatever still waits in it for a clock; what was posted arrives.
process.exit();
