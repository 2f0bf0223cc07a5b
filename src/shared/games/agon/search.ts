/**
 * The expert's look ahead: alpha-beta with iterative deepening and a budget of positions instead of time, so it plays
 * the same game on every machine. Values are points of A12 and a little more, seen from the player to move.
 */
import {
  Board,
  isQueen,
  MOST_MOVES,
  opponentOf,
  ownerOf,
  PASS,
  PIECES_EACH,
  pieceOf,
  queenOf,
  targetOf,
  type Player,
} from './board.ts';
import { RING_OF, RINGS, THRONE } from './hexes.ts';
import { gradeOf, gradePoints } from './score.ts';
import type { AgonSettings } from './settings.ts';

const POSITIONS = 40_000;
const DEEPEST = 12;
const WON = 1_000_000;
/** What a move in hand is worth, when a prisoner costs one. */
const TEMPO = 12;

export interface SearchStart {
  readonly settings: AgonSettings;
  readonly board: Board;
  readonly toMove: Player;
  /** Black's score less white's. */
  readonly lead: number;
  /** How many moves, of both players together, are left. */
  readonly movesLeft: number;
}

export class Search {
  readonly #settings: AgonSettings;
  readonly #board: Board;
  readonly #toMove: Player;
  readonly #movesLeft: number;
  readonly #moves = new Int16Array(MOST_MOVES * (DEEPEST + 2));
  readonly #keys = new Int32Array(MOST_MOVES * (DEEPEST + 2));
  /** A move that refuted another one at the same depth is tried early. */
  readonly #killers = new Int16Array(DEEPEST + 2).fill(PASS);
  #lead: number;
  #budget = POSITIONS;

  constructor({ settings, board, toMove, lead, movesLeft }: SearchStart) {
    this.#settings = settings;
    this.#board = board;
    this.#toMove = toMove;
    this.#lead = lead;
    this.#movesLeft = movesLeft;
  }

  /** The best move found, as board.ts writes moves. */
  best(): number {
    const end = this.#listOrdered(this.#toMove, 0, 0);
    let moves = Array.from(this.#moves.subarray(0, end));
    for (let depth = 1; depth <= Math.min(DEEPEST, this.#movesLeft); depth++) {
      const scored = this.#scoreAll(moves, end, depth);
      if (!scored) break;
      moves = scored;
    }
    return moves[0] ?? PASS;
  }

  /** The moves from best to worst, or null when the budget ran out on the way. */
  #scoreAll(moves: readonly number[], offset: number, depth: number): number[] | null {
    const values = new Map<number, number>();
    let alpha = -Infinity;
    for (const move of moves) {
      const value = this.#after(move, this.#toMove, depth, 0, offset, -Infinity, -alpha);
      if (this.#budget <= 0) return null;
      values.set(move, value);
      alpha = Math.max(alpha, value);
    }
    return moves.toSorted((a, b) => (values.get(b) ?? 0) - (values.get(a) ?? 0));
  }

  #after(
    move: number,
    player: Player,
    depth: number,
    ply: number,
    offset: number,
    alpha: number,
    beta: number,
  ): number {
    const other = opponentOf(player);
    if (move === PASS) return -this.#value(other, depth - 1, ply + 1, offset, alpha, beta);
    const board = this.#board;
    const { prisoners } = board;
    const lead = this.#lead;
    const piece = pieceOf(move);
    const from = board.cells[piece] as number;
    this.#lead += this.#gain(piece, from, targetOf(move));
    board.move(piece, targetOf(move));
    if (board.prisoners !== prisoners) this.#countTraps(board.prisoners & ~prisoners, player);
    const judgement = board.judgement();
    let value: number;
    if (judgement) value = (judgement.code === 'enthroned') === (judgement.seat === player) ? WON - ply : ply - WON;
    else value = -this.#value(other, depth - 1, ply + 1, offset, alpha, beta);
    board.takeBack(piece, from, prisoners);
    this.#lead = lead;
    return value;
  }

  #gain(piece: number, from: number, to: number): number {
    const gain = gradePoints(this.#settings, piece, to) - gradePoints(this.#settings, piece, from);
    return ownerOf(piece) === 1 ? gain : -gain;
  }

  #countTraps(fresh: number, player: Player): void {
    const { queenTrapPoints, guardTrapPoints } = this.#settings;
    const sign = player === 1 ? 1 : -1;
    for (let piece = queenOf(opponentOf(player)), left = PIECES_EACH; left > 0; left--, piece++) {
      if (fresh & (1 << piece)) this.#lead += sign * (isQueen(piece) ? queenTrapPoints : guardTrapPoints);
    }
  }

  #value(player: Player, depth: number, ply: number, offset: number, alpha: number, beta: number): number {
    if (--this.#budget <= 0) return 0;
    if (ply >= this.#movesLeft) return this.#finalValue(player);
    if (depth <= 0) return this.#estimate(player);
    const end = this.#listOrdered(player, offset, ply);
    let best = -Infinity;
    let low = alpha;
    for (let i = offset; i < end; i++) {
      this.#bringForward(i, end);
      const move = this.#moves[i] as number;
      const value = this.#after(move, player, depth, ply, end, -beta, -low);
      if (value > best) best = value;
      if (best > low) low = best;
      if (low >= beta) {
        this.#killers[ply] = move;
        break;
      }
    }
    return best;
  }

  /** A12: at the move limit only the score counts, and any lead wins. */
  #finalValue(player: Player): number {
    const lead = player === 1 ? this.#lead : -this.#lead;
    return Math.sign(lead) * (WON / 2) + lead;
  }

  #listOrdered(player: Player, offset: number, ply: number): number {
    const end = this.#board.listMoves(player, this.#moves, offset);
    for (let i = offset; i < end; i++) this.#keys[i] = this.#promise(this.#moves[i] as number, player, ply);
    return end;
  }

  /** How early a move deserves to be tried: those that trap, then those that lead inward. */
  #promise(move: number, player: Player, ply: number): number {
    if (move === PASS) return -5;
    const piece = pieceOf(move);
    const to = targetOf(move);
    const inward = (RING_OF[this.#board.cells[piece] as number] as number) - (RING_OF[to] as number);
    const trapped = this.#board.countTrapped(to, player);
    return (move === this.#killers[ply] ? 60 : 0) + 100 * trapped + 10 * inward + (isQueen(piece) ? 5 : 0);
  }

  /** One step of a selection sort: most lists are cut off long before they would be sorted. */
  #bringForward(i: number, end: number): void {
    let best = i;
    for (let k = i + 1; k < end; k++) if ((this.#keys[k] as number) > (this.#keys[best] as number)) best = k;
    if (best === i) return;
    const move = this.#moves[best] as number;
    const key = this.#keys[best] as number;
    this.#moves[best] = this.#moves[i] as number;
    this.#keys[best] = this.#keys[i] as number;
    this.#moves[i] = move;
    this.#keys[i] = key;
  }

  #estimate(player: Player): number {
    const structure = this.#structure(1) - this.#structure(2);
    return player === 1 ? this.#lead + structure : -this.#lead - structure;
  }

  /** What the score does not say: prisoners will lose their grade, and a full court is within reach or not. */
  #structure(player: Player): number {
    const { cells, prisoners } = this.#board;
    const queen = queenOf(player);
    const guardGrade = this.#settings.guardGradePoints;
    let value = 0;
    let near = 0;
    for (let piece = queen + 1; piece < queen + PIECES_EACH; piece++) {
      const cell = cells[piece] as number;
      const ring = RING_OF[cell] as number;
      if (prisoners & (1 << piece)) value -= (gradeOf(cell) - 1) * (guardGrade + 3) + TEMPO;
      value += 3 * (RINGS - ring);
      if (ring === 1) near++;
    }
    if (prisoners & (1 << queen)) value -= TEMPO;
    else if (cells[queen] === THRONE) value += 15 + near * 6;
    return value;
  }
}
