/**
 * The ground of a battle (B1, B16): a board whose edges wrap round, its wells and its symmetry. Cells are numbered row
 * by row; where a step leads and what mirrors what is worked out once, because every turn asks it for every beetle.
 */
export const HEADINGS = ['N', 'E', 'S', 'W'] as const;
export type Heading = (typeof HEADINGS)[number];

export const SYMMETRIES = ['mirror', 'half-turn'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

export type Spot = readonly [x: number, y: number];
export type Well = readonly [entrance: Spot, exit: Spot];

export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly symmetry: Symmetry;
  readonly wells: readonly Well[];
}

export interface Field extends Ground {
  readonly cells: number;
  /** The neighbouring cell, at [heading · cells + cell]. */
  readonly ahead: Int32Array;
  /** B10: where a step leads, which is a well's exit when the neighbouring cell is its entrance; same index. */
  readonly target: Int32Array;
  readonly mirror: Int32Array;
  /** B7: the cells of one half, row by row; a cell that is its own mirror belongs to it. */
  readonly half: Int32Array;
  /** 1 on a well's entrance. */
  readonly entrance: Uint8Array;
}

export function cellAt(ground: Ground, x: number, y: number): number {
  return y * ground.width + x;
}

export function xOf(ground: Ground, cell: number): number {
  return cell % ground.width;
}

export function yOf(ground: Ground, cell: number): number {
  return Math.floor(cell / ground.width);
}

export function spotOf(ground: Ground, cell: number): Spot {
  return [xOf(ground, cell), yOf(ground, cell)];
}

export function isOn(ground: Ground, [x, y]: Spot): boolean {
  return x >= 0 && x < ground.width && y >= 0 && y < ground.height;
}

export function mirrored({ width, height, symmetry }: Ground, [x, y]: Spot): Spot {
  return [width - 1 - x, symmetry === 'mirror' ? y : height - 1 - y];
}

/** Headings are numbered clockwise from north, as in `HEADINGS`. */
export function mirroredHeading(symmetry: Symmetry, heading: number): number {
  return symmetry === 'mirror' ? (4 - heading) % 4 : (heading + 2) % 4;
}

export function leftOf(heading: number): number {
  return (heading + 3) & 3;
}

export function rightOf(heading: number): number {
  return (heading + 1) & 3;
}

export function ahead(field: Field, heading: number, cell: number): number {
  return field.ahead[heading * field.cells + cell] ?? 0;
}

export function target(field: Field, heading: number, cell: number): number {
  return field.target[heading * field.cells + cell] ?? 0;
}

const STEPS: readonly Spot[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

export function makeField({ width, height, symmetry, wells }: Ground): Field {
  const ground: Ground = { width, height, symmetry, wells };
  const cells = width * height;
  const ahead = new Int32Array(4 * cells);
  const mirror = new Int32Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    const [x, y] = spotOf(ground, cell);
    STEPS.forEach(([dx, dy], heading) => {
      ahead[heading * cells + cell] = cellAt(ground, (x + dx + width) % width, (y + dy + height) % height);
    });
    mirror[cell] = cellAt(ground, ...mirrored(ground, [x, y]));
  }
  const entrance = new Uint8Array(cells);
  const exitOf = Int32Array.from({ length: cells }, (_, cell) => cell);
  for (const [from, to] of wells) {
    entrance[cellAt(ground, ...from)] = 1;
    exitOf[cellAt(ground, ...from)] = cellAt(ground, ...to);
  }
  const target = ahead.map((cell) => exitOf[cell] ?? cell);
  const half = exitOf.map((_, cell) => cell).filter((cell) => cell <= (mirror[cell] ?? 0));
  return { ...ground, cells, ahead, target, mirror, half, entrance };
}
