/**
 * The board's geometry (A1), worked out once into tables. People and programs name a cell by two numbers `q r` with the
 * throne at 0 0; inside, a cell is one number, ring by ring from the throne outward and clockwise from the top, so the
 * throne is 0, the ring round it 1 to 6, and the outermost ring 61 to 90. One more number stands for everything off the
 * board: its neighbours are itself, so a straight line that leaves the board needs no special case.
 */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

export const RINGS = 5;
export const CELLS = 91;
export const THRONE = 0;
export const FIRST_OUTER = 61;
export const OUTER_LENGTH = CELLS - FIRST_OUTER;
export const OFF_BOARD = CELLS;

/** Clockwise from the top, so that direction d + 3 is the opposite of direction d. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export function distance({ q, r }: Hex): number {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** Each side of a ring is walked in the direction two further round than the one that led to its first corner. */
function walkRing(ring: number): Hex[] {
  const cells: Hex[] = [];
  let at: Hex = { q: 0, r: -ring };
  for (let side = 0; side < 6; side++) {
    const { q, r } = DIRECTIONS[(side + 2) % 6] as Hex;
    for (let step = 0; step < ring; step++) {
      cells.push(at);
      at = { q: at.q + q, r: at.r + r };
    }
  }
  return cells;
}

export const HEXES: readonly Hex[] = [{ q: 0, r: 0 }, ...[1, 2, 3, 4, 5].flatMap(walkRing)];

const WIDTH = 2 * RINGS + 1;
const cellByHex = new Uint8Array(WIDTH * WIDTH).fill(OFF_BOARD);
HEXES.forEach(({ q, r }, cell) => {
  cellByHex[(r + RINGS) * WIDTH + q + RINGS] = cell;
});

/** The number of a cell; `OFF_BOARD` for whatever is not a cell, fractions and the like included. */
export function cellAt(q: number, r: number): number {
  const isNear = Number.isInteger(q) && Number.isInteger(r) && Math.abs(q) <= RINGS && Math.abs(r) <= RINGS;
  return isNear ? (cellByHex[(r + RINGS) * WIDTH + q + RINGS] ?? OFF_BOARD) : OFF_BOARD;
}

export function hexOf(cell: number): Hex {
  const hex = HEXES[cell];
  if (!hex) throw new RangeError(`there is no cell ${cell}`);
  return hex;
}

export const RING_OF: Readonly<Uint8Array> = Uint8Array.from(HEXES, distance);

/** Six entries a cell, in the order of `DIRECTIONS`; the last six are those of `OFF_BOARD`. */
export const NEIGHBOURS: Readonly<Uint8Array> = new Uint8Array((CELLS + 1) * 6).fill(OFF_BOARD);
HEXES.forEach((hex, cell) => {
  DIRECTIONS.forEach(({ q, r }, direction) => {
    (NEIGHBOURS as Uint8Array)[cell * 6 + direction] = cellAt(hex.q + q, hex.r + r);
  });
});

function neighboursOf(cell: number): number[] {
  return [...NEIGHBOURS.subarray(cell * 6, cell * 6 + 6)].filter((neighbour) => neighbour !== OFF_BOARD);
}

/** A4: where a queen may step to from each cell, if nothing stands in the way: inward or sideways, never outward. */
export const QUEEN_STEPS: readonly Readonly<Uint8Array>[] = HEXES.map((_, cell) =>
  Uint8Array.from(neighboursOf(cell).filter((to) => (RING_OF[to] ?? 0) <= (RING_OF[cell] ?? 0))),
);

/** A4: only a queen may enter the throne. */
export const GUARD_STEPS: readonly Readonly<Uint8Array>[] = QUEEN_STEPS.map((steps) =>
  steps.filter((to) => to !== THRONE),
);
