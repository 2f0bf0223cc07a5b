/** Has a program examined in a worker thread of its own. */
import { Worker } from 'node:worker_threads';
import type { Report } from '../../shared/doctor/report.ts';
import { refusalOf } from '../../shared/refusals/refused-error.ts';
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import type { Patient } from './consulting-room.ts';
import type { ExamineOptions } from './examine.ts';

export interface DoctorOrder {
  readonly game: string;
  readonly patient: Patient;
  readonly options: Omit<ExamineOptions, 'signal'>;
}

export type FromDoctorWorker =
  | { readonly kind: 'report'; readonly report: Report }
  /** It cannot be started on this computer, whatever it is worth. */
  | { readonly kind: 'unable'; readonly code: string; readonly refusal: Refusal }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly refusal: Refusal };

/** A worker that was told to stop has this long to end its programs before it is ended itself. */
const STOP_MS = 8000;

/** Resolves when the thread is gone, and nothing of the program is left. `worker` is where the thread's code is. */
export function examineApart(order: DoctorOrder, worker: URL, signal: AbortSignal): Promise<FromDoctorWorker> {
  if (signal.aborted) return Promise.resolve({ kind: 'stopped' });
  return new Promise((resolve) => {
    const thread = new Worker(worker, { workerData: order });
    let answer: FromDoctorWorker | null = null;
    let force: NodeJS.Timeout | null = null;
    const stop = () => {
      thread.postMessage('stop');
      force = setTimeout(() => void thread.terminate(), STOP_MS);
    };
    signal.addEventListener('abort', stop, { once: true });
    thread.on('message', (message: FromDoctorWorker) => (answer = message));
    thread.on('error', (error) => (answer = { kind: 'failed', refusal: refusalOf(error) }));
    thread.on('exit', (code) => {
      signal.removeEventListener('abort', stop);
      if (force) clearTimeout(force);
      if (signal.aborted) resolve({ kind: 'stopped' });
      else resolve(answer ?? { kind: 'failed', refusal: refusal('doctor-ended-early', { exitCode: code }) });
    });
  });
}
