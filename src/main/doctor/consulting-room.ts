/** What all trials of one examination share: the program, the referee's settings, the clock, and who cleans up. */
import type { RefereeSettings } from '../../shared/match/referee-settings.ts';
import { Keeper } from '../contestants/keeper.ts';
import { launchCommand } from '../contestants/launch-table.ts';
import type { LaunchCommand } from '../contestants/program.ts';
import { makeScratch, type Scratch } from '../contestants/scratch.ts';
import type { SeatOrder } from '../referee/game-order.ts';

/** The program to be examined: where its files are and how it is started. */
export type Patient = Extract<SeatOrder, { readonly kind: 'program' }>;

export interface RoomOptions {
  readonly patient: Patient;
  readonly referee: RefereeSettings;
  readonly scratchRoot: string;
  /** For the whole examination. */
  readonly budgetMs: number;
  readonly signal?: AbortSignal;
}

/** Everything said in a trial is looked at afterwards, so it must not lose its middle. */
const TRANSCRIPT_KB = 65_536;

export class ConsultingRoom {
  readonly patient: Patient;
  readonly referee: RefereeSettings;
  readonly keeper = new Keeper();
  readonly #scratchRoot: string;
  readonly #scratches = new Set<Scratch>();
  readonly #signal: AbortSignal | undefined;
  readonly #begin = performance.now();
  readonly #budgetMs: number;

  constructor({ patient, referee, scratchRoot, budgetMs, signal }: RoomOptions) {
    this.patient = patient;
    this.referee = { ...referee, transcriptKb: TRANSCRIPT_KB };
    this.#scratchRoot = scratchRoot;
    this.#budgetMs = budgetMs;
    this.#signal = signal;
  }

  get tookMs(): number {
    return Math.round(performance.now() - this.#begin);
  }

  get leftMs(): number {
    return Math.max(0, this.#budgetMs - (performance.now() - this.#begin));
  }

  get cancelled(): boolean {
    return this.#signal?.aborted ?? false;
  }

  throwIfCancelled(): void {
    this.#signal?.throwIfAborted();
  }

  /** Aborts after this long, or when the examination is cancelled. */
  within(ms: number): AbortSignal {
    const timeout = AbortSignal.timeout(Math.max(0, Math.ceil(ms)));
    return this.#signal ? AbortSignal.any([timeout, this.#signal]) : timeout;
  }

  /** A fresh copy of the program, and how it is started there. */
  async prepare(): Promise<LaunchCommand> {
    const { program, files, args = [] } = this.patient;
    const scratch = await makeScratch(files, this.#scratchRoot);
    this.#scratches.add(scratch);
    return launchCommand(program, scratch.folder, { args });
  }

  /** After a trial: its copies are not needed any more. */
  async tidy(): Promise<void> {
    const done = [...this.#scratches];
    this.#scratches.clear();
    await Promise.all(done.map((scratch) => scratch.remove()));
  }

  async close(): Promise<void> {
    await this.keeper.release();
    await this.tidy();
  }
}
