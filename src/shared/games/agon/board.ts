/**
 * The fourteen pieces and what a move does to them (A4 to A9), in place and with a way back, for everything that looks
 * at many positions: counting, searching, listing moves. The rules proper keep unchanging states and make one of these
 * when they need it.
 *
 * Pieces are numbered 0 to 13: black's queen, black's guards, white's queen, white's guards.
 */
import { FIRST_OUTER, CELLS, GUARD_STEPS, NEIGHBOURS, OUTER_LENGTH, QUEEN_STEPS, THRONE } from './hexes.ts';

export type Player = 1 | 2;

export const PIECES = 14;
export const PIECES_EACH = 7;
export const NOBODY = 0;
const NO_PIECE = 255;

export function opponentOf(player: Player): Player {
  return player === 1 ? 2 : 1;
}

/** A player's pieces are this one, the queen, and the six behind it. */
export function queenOf(player: Player): number {
  return player === 1 ? 0 : PIECES_EACH;
}

export function ownerOf(piece: number): Player {
  return piece < PIECES_EACH ? 1 : 2;
}

export function isQueen(piece: number): boolean {
  return piece === 0 || piece === PIECES_EACH;
}

/** The prisoners are a set of piece numbers, one bit each. */
export function prisonersOf(prisoners: number, player: Player): number {
  return player === 1 ? prisoners & 0x7f : prisoners & 0x3f80;
}

/** A2: the outermost ring, clockwise from the top: black's queen and guards, white's queen and guards. */
export const START: readonly number[] = [0, 4, 9, 13, 17, 21, 26, 15, 19, 24, 28, 2, 6, 11].map(
  (place) => FIRST_OUTER + place,
);

/** A move is a piece's number and its target in one number, or a pass. */
export const PASS = -1;

export function moveOf(piece: number, to: number): number {
  return (piece << 7) | to;
}

export function pieceOf(move: number): number {
  return move >> 7;
}

export function targetOf(move: number): number {
  return move & 0x7f;
}

/** The longest list of moves: six captive guards, each to any cell of the outermost ring. */
export const MOST_MOVES = 6 * OUTER_LENGTH;

export class Board {
  /** The cell of each piece. */
  readonly cells: Uint8Array;
  /** Whose piece stands on each cell; one more entry, always empty, for what is off the board. */
  readonly who = new Uint8Array(CELLS + 1);
  readonly #pieceAt = new Uint8Array(CELLS + 1).fill(NO_PIECE);
  prisoners: number;

  constructor(cells: readonly number[], prisoners: number) {
    this.cells = Uint8Array.from(cells);
    this.prisoners = prisoners;
    for (let piece = 0; piece < PIECES; piece++) this.#put(piece, this.cells[piece] as number);
  }

  /** The number of the piece on a cell, or null. */
  pieceAt(cell: number): number | null {
    const piece = this.#pieceAt[cell] as number;
    return piece === NO_PIECE ? null : piece;
  }

  #put(piece: number, cell: number): void {
    this.cells[piece] = cell;
    this.who[cell] = ownerOf(piece);
    this.#pieceAt[cell] = piece;
  }

  #lift(cell: number): void {
    this.who[cell] = NOBODY;
    this.#pieceAt[cell] = NO_PIECE;
  }

  /** A5, A6: whether a cell lies between two pieces of this player on directly opposite sides. */
  isBetween(cell: number, player: Player): boolean {
    const { who } = this;
    const at = cell * 6;
    return (
      (who[NEIGHBOURS[at] as number] === player && who[NEIGHBOURS[at + 3] as number] === player) ||
      (who[NEIGHBOURS[at + 1] as number] === player && who[NEIGHBOURS[at + 4] as number] === player) ||
      (who[NEIGHBOURS[at + 2] as number] === player && who[NEIGHBOURS[at + 5] as number] === player)
    );
  }

  /** Whether a cell is empty and not forbidden by A6 for a player whose enemy is `enemy`. */
  #isOpen(cell: number, enemy: Player): boolean {
    return this.who[cell] === NOBODY && !this.isBetween(cell, enemy);
  }

  /** Writes the player's legal moves into `list` from `offset` on and returns the index behind the last. */
  listMoves(player: Player, list: Int16Array, offset: number): number {
    const captive = prisonersOf(this.prisoners, player);
    return captive === 0 ? this.#listSteps(player, list, offset) : this.#listRelocations(player, captive, list, offset);
  }

  #listSteps(player: Player, list: Int16Array, offset: number): number {
    const enemy = opponentOf(player);
    const queen = queenOf(player);
    let end = offset;
    for (let piece = queen; piece < queen + PIECES_EACH; piece++) {
      const from = this.cells[piece] as number;
      const steps = (piece === queen ? QUEEN_STEPS[from] : GUARD_STEPS[from]) as Uint8Array;
      for (let i = 0; i < steps.length; i++) {
        const to = steps[i] as number;
        if (this.#isOpen(to, enemy)) list[end++] = moveOf(piece, to);
      }
    }
    list[end++] = PASS;
    return end;
  }

  /** A7: the queen first, to any cell; a guard to the outermost ring; no pass. */
  #listRelocations(player: Player, captive: number, list: Int16Array, offset: number): number {
    const enemy = opponentOf(player);
    const queen = queenOf(player);
    let end = offset;
    if (captive & (1 << queen)) {
      for (let to = THRONE; to < CELLS; to++) if (this.#isOpen(to, enemy)) list[end++] = moveOf(queen, to);
      return end;
    }
    for (let piece = queen + 1; piece < queen + PIECES_EACH; piece++) {
      if ((captive & (1 << piece)) === 0) continue;
      for (let to = FIRST_OUTER; to < CELLS; to++) if (this.#isOpen(to, enemy)) list[end++] = moveOf(piece, to);
    }
    return end;
  }

  /**
   * Moves a piece without asking whether it may; a prisoner is one no longer (A7), and enemies that now stand between
   * the moved piece and another of its side become prisoners (A5). A prisoner that is not relocated yet captures too.
   */
  move(piece: number, to: number): void {
    const player = ownerOf(piece);
    const enemy = opponentOf(player);
    this.#lift(this.cells[piece] as number);
    this.#put(piece, to);
    this.prisoners &= ~(1 << piece);
    for (let direction = 0; direction < 6; direction++) {
      const beside = NEIGHBOURS[to * 6 + direction] as number;
      if (this.who[beside] !== enemy) continue;
      if (this.who[NEIGHBOURS[beside * 6 + direction] as number] !== player) continue;
      this.prisoners |= 1 << (this.#pieceAt[beside] as number);
    }
  }

  /** How many enemies a piece of this player would stand against another of its side if it were on this cell (A5). */
  countTrapped(cell: number, player: Player): number {
    const enemy = opponentOf(player);
    let count = 0;
    for (let direction = 0; direction < 6; direction++) {
      const beside = NEIGHBOURS[cell * 6 + direction] as number;
      if (this.who[beside] === enemy && this.who[NEIGHBOURS[beside * 6 + direction] as number] === player) count++;
    }
    return count;
  }

  takeBack(piece: number, from: number, prisoners: number): void {
    this.#lift(this.cells[piece] as number);
    this.#put(piece, from);
    this.prisoners = prisoners;
  }

  /** The player all of whose guards stand round the throne, or null. */
  #surrounds(): Player | null {
    const { who } = this;
    const player = who[1] as number;
    if (player === NOBODY) return null;
    for (let cell = 2; cell <= 6; cell++) if (who[cell] !== player) return null;
    const queen = this.cells[queenOf(player as Player)] as number;
    // Six of a player's seven pieces stand there; they are the guards unless the queen is among them.
    return queen >= 1 && queen <= 6 ? null : (player as Player);
  }

  /** A8: who has won; A9: who has lost; null while neither holds. Only one player can have six guards round the throne. */
  judgement(): { readonly code: 'enthroned' | 'empty-throne'; readonly seat: Player } | null {
    const player = this.#surrounds();
    if (player === null) return null;
    if (this.cells[queenOf(player)] === THRONE) return { code: 'enthroned', seat: player };
    return this.who[THRONE] === NOBODY ? { code: 'empty-throne', seat: player } : null;
  }
}
