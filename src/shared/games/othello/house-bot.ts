/**
 * The house's own Othello players. `expert` searches with alpha-beta and a budget of positions instead of time, so it
 * plays the same game on every machine; the budget keeps it under about 100 ms a move.
 */
import type { HouseBot } from '../game.ts';
import type { Random } from '../random.ts';
import {
  cellAt,
  colOf,
  countDiscs,
  emptyBoard,
  legalCells,
  opponentOf,
  place,
  rowOf,
  takeBack,
  type Board,
  type Player,
} from './board.ts';
import { PASS, type OthelloDecision, type OthelloView } from './rules.ts';

type OthelloBot = HouseBot<OthelloView, OthelloDecision>;

export const random: OthelloBot = {
  sitDown: (_seat, random) => ({ decide: (view) => (view.legal.length > 0 ? random.pick(view.legal) : PASS) }),
};

/** Takes the most discs it can now; a fair beginner. */
export const greedy: OthelloBot = {
  sitDown: (_seat, random) => ({ decide: (view) => mostDiscs(view, random) }),
};

function mostDiscs(view: OthelloView, random: Random): OthelloDecision {
  let best: OthelloDecision[] = [PASS];
  let most = -1;
  for (const move of view.legal) {
    const board = boardOf(view);
    const turned: number[] = [];
    place(board, view.size, cellAt(view.size, move.row, move.col), view.toMove, turned);
    if (turned.length > most) {
      most = turned.length;
      best = [];
    }
    if (turned.length === most) best.push(move);
  }
  return random.pick(best);
}

export const expert: OthelloBot = {
  sitDown: () => ({
    decide(view) {
      if (view.legal.length === 0) return PASS;
      const cell = new Search(boardOf(view), view.size).best(view.toMove);
      return { row: rowOf(view.size, cell), col: colOf(view.size, cell) };
    },
  }),
};

function boardOf(view: OthelloView): Board {
  const board = emptyBoard(view.size);
  view.cells.forEach((disc, i) => {
    board[cellAt(view.size, Math.floor(i / view.size), i % view.size)] = disc;
  });
  return board;
}

/** Looking at a position costs time in proportion to its cells, so the budget is counted in cells. */
const CELLS = 600_000;
const WON = 1_000_000;

/** Iterative deepening: each depth orders the moves for the next, until the budget of positions is used up. */
class Search {
  readonly #board: Board;
  readonly #size: number;
  readonly #weights: Int16Array;
  readonly #turned: number[] = [];
  #left = 0;

  constructor(board: Board, size: number) {
    this.#board = board;
    this.#size = size;
    this.#weights = cellWeights(size);
  }

  best(player: Player): number {
    this.#left = CELLS / this.#size ** 2;
    const empty = this.#board.reduce((count, cell) => count + (cell === 0 ? 1 : 0), 0);
    let moves = this.#ordered(player);
    for (let depth = 1; depth <= empty; depth++) {
      const scored = this.#scoreAll(moves, player, depth);
      if (!scored) break;
      moves = scored;
    }
    return moves[0] ?? -1;
  }

  /** The moves from best to worst, or null when the budget ran out on the way. */
  #scoreAll(moves: readonly number[], player: Player, depth: number): number[] | null {
    const values = new Map<number, number>();
    let alpha = -Infinity;
    for (const cell of moves) {
      const value = this.#after(cell, player, depth, -Infinity, -alpha);
      if (this.#left <= 0) return null;
      values.set(cell, value);
      alpha = Math.max(alpha, value);
    }
    return moves.toSorted((a, b) => (values.get(b) ?? 0) - (values.get(a) ?? 0));
  }

  #after(cell: number, player: Player, depth: number, alpha: number, beta: number): number {
    const mark = this.#turned.length;
    place(this.#board, this.#size, cell, player, this.#turned);
    const value = -this.#value(opponentOf(player), depth - 1, alpha, beta);
    takeBack(this.#board, cell, player, this.#turned, mark);
    return value;
  }

  #value(player: Player, depth: number, alpha: number, beta: number): number {
    if (--this.#left <= 0) return 0;
    const other = opponentOf(player);
    const moves = this.#ordered(player);
    if (moves.length === 0) {
      const replies = legalCells(this.#board, this.#size, other).length;
      if (replies === 0) return this.#finalValue(player);
      return depth <= 0 ? this.#estimate(player, 0, replies) : -this.#value(other, depth, -beta, -alpha);
    }
    if (depth <= 0) return this.#estimate(player, moves.length, legalCells(this.#board, this.#size, other).length);
    let best = -Infinity;
    let low = alpha;
    for (const cell of moves) {
      const value = this.#after(cell, player, depth, -beta, -low);
      best = Math.max(best, value);
      low = Math.max(low, value);
      if (low >= beta) break;
    }
    return best;
  }

  #ordered(player: Player): number[] {
    const weight = this.#weights;
    return legalCells(this.#board, this.#size, player).toSorted((a, b) => (weight[b] ?? 0) - (weight[a] ?? 0));
  }

  #finalValue(player: Player): number {
    const [first, second] = countDiscs(this.#board);
    const lead = player === 1 ? first - second : second - first;
    return lead * WON;
  }

  #estimate(player: Player, ownMoves: number, theirMoves: number): number {
    let value = 12 * (ownMoves - theirMoves);
    for (let cell = 0; cell < this.#board.length; cell++) {
      const disc = this.#board[cell];
      if (disc === player) value += this.#weights[cell] ?? 0;
      else if (disc === 1 || disc === 2) value -= this.#weights[cell] ?? 0;
    }
    return value;
  }
}

/** Corners are kept for good, the cells beside them give corners away, edges are worth a little. */
function cellWeights(size: number): Int16Array {
  const weights = new Int16Array((size + 2) ** 2);
  const last = size - 1;
  for (let row = 0; row < size; row++) {
    for (let col = 0; col < size; col++) {
      const fromEdgeRow = Math.min(row, last - row);
      const fromEdgeCol = Math.min(col, last - col);
      const near = Math.min(fromEdgeRow, fromEdgeCol);
      const far = Math.max(fromEdgeRow, fromEdgeCol);
      const weight = near === 0 ? (far === 0 ? 120 : far === 1 ? -25 : 10) : near === 1 ? (far === 1 ? -50 : -4) : 1;
      weights[cellAt(size, row, col)] = weight;
    }
  }
  return weights;
}
