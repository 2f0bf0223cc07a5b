/**
 * How many moves a worm may still need. Only the last meal is free: nobody waits for the worm to shrink after it. So
 * the best menus end with a large meal, and on the way to it the worm gains about c/2 points with every move, whatever
 * it eats. An outlook knows some rich cells and tells the quickest of these endings.
 */
import type { Ground } from './route.ts';
import type { WormView } from './state.ts';

/** One rich cell is looked at in each square of this side. */
const SQUARE = 8;
const RICH_CELLS = 16;

interface RichCell {
  readonly column: number;
  readonly row: number;
  readonly points: number;
}

export class Outlook {
  readonly #ground: Ground;
  readonly #target: number;
  readonly #pointsPerMove: number;
  #rich: readonly RichCell[];

  constructor(ground: Ground, view: WormView, from: number) {
    this.#ground = ground;
    this.#target = view.target;
    // A little more than c/2, because each meal has a point of its own.
    this.#pointsPerMove = view.c / 2 + 0.3;
    this.#rich = richCells(ground, view);
    const moves = new Map(this.#rich.map((cell) => [cell, this.#movesTo(cell, from, view.score)]));
    const ranked = this.#rich.toSorted((a, b) => (moves.get(a) ?? 0) - (moves.get(b) ?? 0));
    this.#rich = ranked.slice(0, RICH_CELLS);
  }

  /** The moves that are still needed from a cell at which the worm has length 1. */
  moves(from: number, score: number): number {
    let fewest = Infinity;
    for (const cell of this.#rich) {
      const moves = this.#movesTo(cell, from, score);
      if (moves < fewest) fewest = moves;
    }
    return fewest;
  }

  #movesTo(cell: RichCell, from: number, score: number): number {
    const distance = Math.abs(this.#ground.column(from) - cell.column) + Math.abs(this.#ground.row(from) - cell.row);
    const missing = (this.#target - cell.points - score) / this.#pointsPerMove;
    return distance > missing ? distance : missing;
  }
}

function richCells(ground: Ground, { columns, rows, food, c }: WormView): RichCell[] {
  const cells: RichCell[] = [];
  for (let top = 0; top < rows; top += SQUARE) {
    for (let left = 0; left < columns; left += SQUARE) {
      let richest = { x: left, y: top, amount: 0 };
      for (let y = top; y < Math.min(rows, top + SQUARE); y++) {
        for (let x = left; x < Math.min(columns, left + SQUARE); x++) {
          const amount = food[y]?.[x] ?? 0;
          if (amount > richest.amount) richest = { x, y, amount };
        }
      }
      if (richest.amount === 0) continue;
      const cell = ground.at(richest.x, richest.y);
      cells.push({ column: ground.column(cell), row: ground.row(cell), points: richest.amount * c + 1 });
    }
  }
  return cells;
}
