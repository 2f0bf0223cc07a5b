/**
 * The discs and what they capture. The board is a flat array with a border of one cell on every side, so that a walk
 * in any direction ends by itself: two comparisons a step, whatever the size, and no arithmetic on rows and columns.
 */
export const EMPTY = 0;
const BORDER = 3;

export type Player = 1 | 2;
export type Board = Uint8Array;

export function opponentOf(player: Player): Player {
  return player === 1 ? 2 : 1;
}

export function cellAt(size: number, row: number, col: number): number {
  return (row + 1) * (size + 2) + col + 1;
}

export function rowOf(size: number, cell: number): number {
  return Math.floor(cell / (size + 2)) - 1;
}

export function colOf(size: number, cell: number): number {
  return (cell % (size + 2)) - 1;
}

/** The steps to the eight neighbours, kept for each size because they are needed at every cell of every search. */
const stepsBySize: Int32Array[] = [];

function steps(size: number): Int32Array {
  const known = stepsBySize[size];
  if (known) return known;
  const down = size + 2;
  return (stepsBySize[size] = Int32Array.of(-down - 1, -down, -down + 1, -1, 1, down - 1, down, down + 1));
}

export function emptyBoard(size: number): Board {
  const board = new Uint8Array((size + 2) ** 2).fill(BORDER);
  for (let row = 0; row < size; row++) board.fill(EMPTY, cellAt(size, row, 0), cellAt(size, row, size));
  return board;
}

/** O2, the mirror of the usual start. */
export function startBoard(size: number): Board {
  const board = emptyBoard(size);
  const half = size / 2;
  board[cellAt(size, half, half)] = 1;
  board[cellAt(size, half - 1, half - 1)] = 1;
  board[cellAt(size, half - 1, half)] = 2;
  board[cellAt(size, half, half - 1)] = 2;
  return board;
}

/** How many discs the run from `cell` in one direction captures (O4). */
function runLength(board: Board, cell: number, step: number, player: Player): number {
  const other = 3 - player;
  let at = cell + step;
  if (board[at] !== other) return 0;
  do at += step;
  while (board[at] === other);
  return board[at] === player ? (at - cell) / step - 1 : 0;
}

export function canPlace(board: Board, size: number, cell: number, player: Player): boolean {
  if (board[cell] !== EMPTY) return false;
  const directions = steps(size);
  for (let i = 0; i < 8; i++) {
    if (runLength(board, cell, directions[i] as number, player) > 0) return true;
  }
  return false;
}

/** Puts a disc on `cell` and turns what it captures; the turned cells are pushed onto `turned`. Changes the board. */
export function place(board: Board, size: number, cell: number, player: Player, turned: number[]): void {
  for (const step of steps(size)) {
    const length = runLength(board, cell, step, player);
    for (let i = 1; i <= length; i++) {
      board[cell + i * step] = player;
      turned.push(cell + i * step);
    }
  }
  board[cell] = player;
}

/** Takes back a disc and what it turned since `turned` had `mark` cells. Changes the board. */
export function takeBack(board: Board, cell: number, player: Player, turned: number[], mark: number): void {
  const other = opponentOf(player);
  while (turned.length > mark) board[turned.pop() as number] = other;
  board[cell] = EMPTY;
}

export function legalCells(board: Board, size: number, player: Player): number[] {
  const cells: number[] = [];
  const last = cellAt(size, size - 1, size - 1);
  for (let cell = cellAt(size, 0, 0); cell <= last; cell++) {
    if (canPlace(board, size, cell, player)) cells.push(cell);
  }
  return cells;
}

export function canMove(board: Board, size: number, player: Player): boolean {
  const last = cellAt(size, size - 1, size - 1);
  for (let cell = cellAt(size, 0, 0); cell <= last; cell++) {
    if (canPlace(board, size, cell, player)) return true;
  }
  return false;
}

export function countDiscs(board: Board): [number, number] {
  const counts: [number, number] = [0, 0];
  for (const cell of board) {
    if (cell === 1) counts[0]++;
    else if (cell === 2) counts[1]++;
  }
  return counts;
}
