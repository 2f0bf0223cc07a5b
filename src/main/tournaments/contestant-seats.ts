/** Puts contestants into seats: their program, materialised from the contest file once, or a bot of the house. */
import type { ContestantId } from '../../shared/tournament/tournament.ts';
import { ProgramStore } from '../contestants/store.ts';
import type { SeatOrder } from '../referee/game-order.ts';
import type { ContestFile } from '../store/contest-file.ts';

export class ContestantSeats {
  readonly #file: ContestFile;
  readonly #store: ProgramStore;
  readonly #ready = new Map<string, Promise<string>>();

  /** `folder`: where the programs of the contest are unpacked. */
  constructor(file: ContestFile, folder: string) {
    this.#file = file;
    this.#store = new ProgramStore(folder);
  }

  async seat(id: ContestantId): Promise<SeatOrder> {
    const { name, programId, houseBot } = this.#file.contestants.get(id);
    if (houseBot !== null) return { kind: 'house', bot: houseBot };
    if (programId === null) throw new Error(`${name} has handed in no program.`);
    const files = await this.#filesOf(programId);
    return { kind: 'program', program: this.#file.programs.get(programId), files };
  }

  #filesOf(programId: string): Promise<string> {
    const known = this.#ready.get(programId);
    if (known) return known;
    const files = this.#file.programs.materialise(programId, this.#store).then(() => this.#store.filesOf(programId));
    this.#ready.set(programId, files);
    return files;
  }
}
