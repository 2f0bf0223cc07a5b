/** Puts contestants into seats: their program, materialised from the contest file once, or a bot of the house. */
import type { ContestantId } from '../../shared/tournament/tournament.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { launchCommand } from '../contestants/launch-table.ts';
import type { Program } from '../contestants/program.ts';
import { ProgramStore } from '../contestants/store.ts';
import type { SeatOrder } from '../referee/game-order.ts';
import type { ContestFile } from '../store/contest-file.ts';
import { ContestantError } from './problems.ts';

type ProgramSeat = Extract<SeatOrder, { readonly kind: 'program' }>;

export class ContestantSeats {
  readonly #file: ContestFile;
  readonly #store: ProgramStore;
  readonly #ready = new Map<string, Promise<ProgramSeat>>();

  /** `folder`: where the programs of the contest are unpacked. */
  constructor(file: ContestFile, folder: string) {
    this.#file = file;
    this.#store = new ProgramStore(folder);
  }

  /**
   * Throws a ContestantError when one of them cannot play here at all, and an AggregateError when several cannot: a
   * person who is to find what is missing wants to know of all of them.
   */
  async all(ids: readonly ContestantId[]): Promise<SeatOrder[]> {
    const asked = ids.map((id) => this.#seat(id));
    const failures = (await Promise.allSettled(asked)).flatMap((one) => (one.status === 'rejected' ? [one] : []));
    const reasons = failures.map(({ reason }): unknown => reason);
    if (reasons.length > 1 && reasons.every((reason) => reason instanceof ContestantError)) {
      throw new AggregateError(reasons);
    }
    return Promise.all(asked);
  }

  async #seat(id: ContestantId): Promise<SeatOrder> {
    const { name, programId, houseBot } = this.#file.contestants.get(id);
    if (houseBot !== null) return { kind: 'house', bot: houseBot };
    if (programId === null) throw new ContestantError(id, 'no-program', refusal('handed-in-nothing', { name }));
    try {
      return await this.#seatOf(programId);
    } catch (error) {
      throw ContestantError.from(error, id, name);
    }
  }

  #seatOf(programId: string): Promise<ProgramSeat> {
    const known = this.#ready.get(programId);
    if (known) return known;
    const seat = this.#prepare(this.#file.programs.get(programId));
    this.#ready.set(programId, seat);
    // What did not work now may work when somebody has mended it.
    seat.catch(() => this.#ready.delete(programId));
    return seat;
  }

  async #prepare(program: Program): Promise<ProgramSeat> {
    await this.#file.programs.materialise(program.id, this.#store);
    const files = this.#store.filesOf(program.id);
    // Whether it can be started here is better known before the game than in it.
    await launchCommand(program, files);
    return { kind: 'program', program, files };
  }
}
