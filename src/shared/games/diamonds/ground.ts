/**
 * What never changes in a game: the walls, the teleports and the values. Diamonds come and go on the cells above it,
 * so a position holds its own cells and shares everything here.
 */
import { tableOf, type DiamondsSettings, type KindValues } from './settings.ts';

/** The letters of a cell in maps, positions and the protocol (D14); a cell's code is its place in this text. */
export const CELL_LETTERS = 'E1234WT';
export const EMPTY = 0;
/** The codes 1 to 4 are the kinds of diamonds. */
export const BLUE = 4;
export const WALL = 5;
export const TELEPORT = 6;

export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** How many rows and columns on a step leads. */
export const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

export interface Ground {
  readonly settings: DiamondsSettings;
  readonly table: readonly KindValues[];
  readonly height: number;
  readonly width: number;
  /** Four entries a cell, in the order of the directions: the cell that a step leads to, or −1. */
  readonly neighbours: Readonly<Int16Array>;
  readonly teleports: readonly number[];
}

export function cellsOf(rows: readonly string[]): Uint8Array {
  return Uint8Array.from(rows.join(''), (letter) => CELL_LETTERS.indexOf(letter));
}

const letters = new WeakMap<Readonly<Uint8Array>, readonly string[]>();

/** Cells are replaced, never changed, and most turns take no diamond: the same cells have the same letters. */
export function lettersOf(cells: Readonly<Uint8Array>): readonly string[] {
  let known = letters.get(cells);
  if (!known) letters.set(cells, (known = Array.from(cells, (code) => CELL_LETTERS.charAt(code))));
  return known;
}

export function rowsOf(cells: Readonly<Uint8Array>, width: number): string[] {
  const letters = lettersOf(cells).join('');
  return Array.from({ length: cells.length / width }, (_, row) => letters.slice(row * width, (row + 1) * width));
}

export function neighboursOf(cells: Readonly<Uint8Array>, height: number, width: number): Int16Array {
  const neighbours = new Int16Array(4 * cells.length);
  const enter = (row: number, col: number) => {
    const inside = row >= 0 && row < height && col >= 0 && col < width;
    return inside && cells[row * width + col] !== WALL ? row * width + col : -1;
  };
  for (let cell = 0; cell < cells.length; cell++) {
    const row = Math.floor(cell / width);
    const col = cell % width;
    const around = DIRECTIONS.map((direction) => {
      const [down, right] = STEPS[direction];
      return enter(row + down, col + right);
    });
    neighbours.set(around, 4 * cell);
  }
  return neighbours;
}

export function groundOf(settings: DiamondsSettings, cells: Readonly<Uint8Array>, height: number): Ground {
  const width = cells.length / height;
  const teleports: number[] = [];
  cells.forEach((code, cell) => {
    if (code === TELEPORT) teleports.push(cell);
  });
  const neighbours = neighboursOf(cells, height, width);
  return { settings, table: tableOf(settings), height, width, neighbours, teleports };
}

/** The corners in reading order: D1 keeps them empty, D2 places the agents there. */
export function cornersOf(height: number, width: number): number[] {
  return [0, width - 1, (height - 1) * width, height * width - 1];
}
