/** Walking distances for the house's players. Walls never change, so what was searched once is kept. */
import { neighboursOf, WALL } from './ground.ts';

export const UNREACHABLE = 30_000;

export class Paths {
  readonly neighbours: Int16Array;
  readonly #from = new Map<number, Int16Array>();

  /** `avoided` are cells that no path may cross, as if they were walls. */
  constructor(cells: Readonly<Uint8Array>, height: number, width: number, avoided: Iterable<number> = []) {
    const open = cells.slice();
    for (const cell of avoided) open[cell] = WALL;
    this.neighbours = neighboursOf(open, height, width);
  }

  /** The number of steps from a cell to every other. */
  from(cell: number): Int16Array {
    let steps = this.#from.get(cell);
    if (!steps) {
      steps = this.#search(cell);
      this.#from.set(cell, steps);
    }
    return steps;
  }

  #search(start: number): Int16Array {
    const steps = new Int16Array(this.neighbours.length / 4).fill(UNREACHABLE);
    const queue = [start];
    steps[start] = 0;
    for (let i = 0; i < queue.length; i++) {
      const cell = queue[i] ?? start;
      for (let direction = 0; direction < 4; direction++) {
        const next = this.neighbours[4 * cell + direction] ?? -1;
        if (next < 0 || steps[next] !== UNREACHABLE) continue;
        steps[next] = (steps[cell] ?? 0) + 1;
        queue.push(next);
      }
    }
    return steps;
  }
}
