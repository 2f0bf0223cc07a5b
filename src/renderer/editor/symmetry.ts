/** Fair maps are symmetric: what is drawn in one place is drawn in its images, too. */
import type { Cell, Size } from './grid.ts';

/** A way to lay the map onto itself. Headings are numbered clockwise from north. */
export interface Motion {
  cell(size: Size, cell: Cell): Cell;
  heading(heading: number): number;
}

export const STAY: Motion = { cell: (_, cell) => cell, heading: (heading) => heading };

const MIRROR: Motion = {
  cell: ({ width }, { x, y }) => ({ x: width - 1 - x, y }),
  heading: (heading) => (4 - heading) % 4,
};
const FLIP: Motion = {
  cell: ({ height }, { x, y }) => ({ x, y: height - 1 - y }),
  heading: (heading) => (6 - heading) % 4,
};
const HALF_TURN: Motion = {
  cell: ({ width, height }, { x, y }) => ({ x: width - 1 - x, y: height - 1 - y }),
  heading: (heading) => (heading + 2) % 4,
};
const QUARTER: Motion = {
  cell: ({ width }, { x, y }) => ({ x: width - 1 - y, y: x }),
  heading: (heading) => (heading + 1) % 4,
};
const THREE_QUARTERS: Motion = {
  cell: ({ height }, { x, y }) => ({ x: y, y: height - 1 - x }),
  heading: (heading) => (heading + 3) % 4,
};

export const SYMMETRIES = ['none', 'mirror', 'flip', 'half-turn', 'both', 'quarters'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

/** Where the hand is comes last: on an axis, where images meet, that is what stays. */
export const MOTIONS: Readonly<Record<Symmetry, readonly Motion[]>> = {
  none: [STAY],
  mirror: [MIRROR, STAY],
  flip: [FLIP, STAY],
  'half-turn': [HALF_TURN, STAY],
  both: [HALF_TURN, FLIP, MIRROR, STAY],
  quarters: [THREE_QUARTERS, HALF_TURN, QUARTER, STAY],
};

/** A quarter turn lays only a square onto itself. */
export function fits(symmetry: Symmetry, { width, height }: Size): boolean {
  return symmetry !== 'quarters' || width === height;
}

export function imagesOf(symmetry: Symmetry, size: Size, cell: Cell): Cell[] {
  return MOTIONS[symmetry].map((motion) => motion.cell(size, cell));
}
