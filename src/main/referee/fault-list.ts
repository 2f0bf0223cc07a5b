/** The faults of one program in one game, for its report: as many as explain the verdict, however many there were. */
import type { Fault } from '../../shared/games/game.ts';
import type { FaultReport } from './player.ts';

/** The first and the last ones tell most; a program can be refused thousands of times in one game. */
const KEPT_AT_EACH_END = 50;

export class FaultList {
  readonly #first: FaultReport[] = [];
  readonly #last: FaultReport[] = [];
  #forGood: Fault | null = null;

  add(report: FaultReport): void {
    if (this.#first.length < KEPT_AT_EACH_END) this.#first.push(report);
    else this.#last.push(report);
    if (this.#last.length > KEPT_AT_EACH_END) this.#last.shift();
  }

  /** A fault that stays: it is reported when it is met first, not again at each answer that it prevents. */
  addForGood(report: FaultReport & { readonly fault: Fault }): void {
    if (this.#forGood === null) this.add(report);
    this.#forGood ??= report.fault;
  }

  /** What keeps the program from answering for the rest of the game, once it was reported. */
  get forGood(): Fault | null {
    return this.#forGood;
  }

  all(): FaultReport[] {
    return [...this.#first, ...this.#last];
  }
}
