/**
 * How to get from one meal to the next. A worm that has just eaten a is one cell long again after exactly 2a moves (W4),
 * so the question is always the same: a walk of 2a moves that never meets the body and lands on a given cell.
 */
import type { Direction } from './direction.ts';
import { DIRECTIONS } from './direction.ts';
import type { WormView } from './state.ts';

/** The field in one array with a border of one cell, so that no step has to be checked against the edges. */
export class Ground {
  readonly width: number;
  readonly cells: number;
  /** Too narrow for a long worm to turn round everywhere. */
  readonly narrow: boolean;
  /** The food on each cell, −1 on the border. */
  readonly food: Int8Array;
  readonly steps: readonly [number, number, number, number];

  constructor({ columns, rows, food }: WormView) {
    this.width = columns + 2;
    this.cells = columns * rows;
    this.narrow = Math.min(columns, rows) < 4;
    this.steps = [-1, 1, -this.width, this.width];
    this.food = new Int8Array(this.width * (rows + 2)).fill(-1);
    food.forEach((row, y) => this.food.set(row, this.at(0, y)));
  }

  at(x: number, y: number): number {
    return (y + 1) * this.width + x + 1;
  }

  column(cell: number): number {
    return cell % this.width;
  }

  row(cell: number): number {
    return Math.trunc(cell / this.width);
  }

  distance(a: number, b: number): number {
    return Math.abs(this.column(a) - this.column(b)) + Math.abs(this.row(a) - this.row(b));
  }
}

type Manner = 'straight' | 'tight';

/** Searches walks depth first, with a budget of steps for each search. */
export class RouteFinder {
  readonly #ground: Ground;
  /** The last index of the walk at which a cell was entered; −1 for never. */
  readonly #entered: Int16Array;
  readonly #walk: number[] = [];
  #amount = 0;
  #goal = 0;
  #left = 0;
  /** How many steps were tried in all searches so far. */
  tried = 0;
  #manner: Manner = 'straight';

  constructor(ground: Ground) {
    this.#ground = ground;
    this.#entered = new Int16Array(ground.food.length).fill(-1);
  }

  /** The steps of a landing on `to`, 2·`amount` moves after a meal on `from`, or null when none was found. */
  landing(from: number, last: Direction | null, amount: number, to: number, budget: number): number[] | null {
    this.#amount = amount;
    this.#goal = to;
    for (const manner of ['straight', 'tight'] as const) {
      this.#manner = manner;
      this.#left = budget;
      this.#walk.length = 0;
      this.#entered[from] = 0;
      const found = this.#search(from, last === null ? -1 : DIRECTIONS.indexOf(last), 0);
      this.#entered[from] = -1;
      if (found) return this.#walk.slice();
      if (this.#left > 0) return null;
    }
    return null;
  }

  #search(cell: number, last: number, made: number): boolean {
    const amount = this.#amount;
    if (made === 2 * amount) return cell === this.#goal;
    if (--this.#left <= 0) return false;
    this.tried++;
    const next = made + 1;
    // W6: the first a moves keep every cell; from then on two are given up with each move.
    const kept = next <= amount ? 0 : 2 * (next - amount);
    for (const code of this.#ordered(cell, last, kept, 2 * amount - next)) {
      const target = cell + (this.#ground.steps[code] ?? 0);
      const before = this.#entered[target] ?? -1;
      this.#entered[target] = next;
      this.#walk.push(code);
      const found = this.#search(target, code, next);
      this.#entered[target] = before;
      if (found) return true;
      this.#walk.pop();
      if (this.#left <= 0) return false;
    }
    return false;
  }

  #free(cell: number, kept: number): boolean {
    return (this.#ground.food[cell] ?? -1) >= 0 && (this.#entered[cell] ?? -1) < kept;
  }

  /** The steps worth trying, the most promising first: those from which the goal can still be reached in time. */
  #ordered(cell: number, last: number, kept: number, left: number): number[] {
    const { steps } = this.#ground;
    const codes: number[] = [];
    const ranks: number[] = [];
    for (let code = 0; code < 4; code++) {
      const target = cell + (steps[code] ?? 0);
      if (!this.#free(target, kept)) continue;
      const distance = this.#ground.distance(target, this.#goal);
      if (distance > left) continue;
      const rank = this.#manner === 'straight' ? (code === last ? -1 : distance) : this.#exits(target, kept);
      let place = codes.length;
      while (place > 0 && (ranks[place - 1] ?? 0) > rank) place--;
      codes.splice(place, 0, code);
      ranks.splice(place, 0, rank);
    }
    return codes;
  }

  #exits(cell: number, kept: number): number {
    let exits = 0;
    for (const step of this.#ground.steps) if (this.#free(cell + step, kept)) exits++;
    return exits;
  }
}
