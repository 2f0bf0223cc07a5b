/** Time as the rules count it: never negative, and the start of a program has an allowance of its own. */
import type { TimeLimit } from '../games/game.ts';

export class SeatClock {
  #budgetLeft: number | null = null;
  #usedInAll = 0;
  #allowance: number;

  /** `allowanceMs`: what the program may take to start. */
  constructor(allowanceMs: number) {
    this.#allowance = allowanceMs;
  }

  get usedInAll(): number {
    return this.#usedInAll;
  }

  /** The thinking time that is left for an answer under this limit. */
  left(limit: TimeLimit): number {
    if (limit.kind === 'start') return 0;
    return limit.kind === 'move' ? limit.ms : (this.#budgetLeft ?? limit.ms);
  }

  /** When an answer is late: the time that is left, and whatever remains of the allowance. */
  deadline(limit: TimeLimit): number {
    return this.left(limit) + this.#allowance;
  }

  /** The program ran without being asked, which uses up its allowance but no thinking time. */
  ranUnasked(ms: number): void {
    this.#allowance = Math.max(0, this.#allowance - ms);
  }

  /** An answer came after `ms`: what was its thinking time? The first answer ends the start. */
  answered(limit: TimeLimit, ms: number): number {
    const thinking = limit.kind === 'start' ? 0 : Math.max(0, ms - this.#allowance);
    if (limit.kind === 'budget') this.#budgetLeft = Math.max(0, this.left(limit) - thinking);
    this.#usedInAll += thinking;
    this.#allowance = 0;
    return thinking;
  }
}
