/** Where the cells of Agon lie on the drawing, and which of them is at a point. The flat sides of a cell are above and below. */
import { HEXES, cellAt, OFF_BOARD, type Hex } from '../../shared/games/agon/hexes.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface AgonLayout {
  readonly width: number;
  readonly height: number;
  /** The middle of the throne. */
  readonly middle: Point;
  /** From the middle of a cell to its corners. */
  readonly radius: number;
  /** Where each player's tally stands, in the order of the seats; null when there is no room beside the board. */
  readonly tallies: readonly [Point, Point] | null;
}

const ROOT3 = Math.sqrt(3);
/** The size of the plate under the cells, in radii of a cell. */
const PLATE_HEIGHT = 20;
const PLATE_WIDTH = 18;
/** A tally stands beside a corner that the hexagon leaves free. */
const TALLY_WIDTH = 4.6;

export function layoutFor(width: number, height: number): AgonLayout {
  const radius = Math.max(4, Math.min((height - 8) / PLATE_HEIGHT, (width - 8) / PLATE_WIDTH));
  const middle = { x: width / 2, y: height / 2 };
  const aside = PLATE_WIDTH / 2 + TALLY_WIDTH / 2 + 0.1;
  const fits = middle.x >= (aside + TALLY_WIDTH / 2) * radius;
  const far = { x: aside * radius, y: 7.2 * radius };
  return {
    width,
    height,
    middle,
    radius,
    tallies: fits
      ? [
          { x: middle.x - far.x, y: middle.y - far.y },
          { x: middle.x + far.x, y: middle.y + far.y },
        ]
      : null,
  };
}

export function centreOf({ middle, radius }: Pick<AgonLayout, 'middle' | 'radius'>, { q, r }: Hex): Point {
  return { x: middle.x + 1.5 * radius * q, y: middle.y + ROOT3 * radius * (r + q / 2) };
}

/** The cell at a point; null beside the board. */
export function hexAt({ middle, radius }: Pick<AgonLayout, 'middle' | 'radius'>, { x, y }: Point): Hex | null {
  const q = (x - middle.x) / (1.5 * radius);
  const r = (y - middle.y) / (ROOT3 * radius) - q / 2;
  const hex = rounded(q, r);
  return cellAt(hex.q, hex.r) === OFF_BOARD ? null : hex;
}

/** The three coordinates of a hexagon add up to 0: the one that was rounded most is worked out from the others. */
function rounded(q: number, r: number): Hex {
  const s = -q - r;
  const [atQ, atR, atS] = [Math.round(q), Math.round(r), Math.round(s)];
  const [offQ, offR, offS] = [Math.abs(atQ - q), Math.abs(atR - r), Math.abs(atS - s)];
  if (offQ > offR && offQ > offS) return { q: 0 - atR - atS, r: atR + 0 };
  return offR > offS ? { q: atQ + 0, r: 0 - atQ - atS } : { q: atQ + 0, r: atR + 0 };
}

/** The six corners round a point, the first to its right. */
export function corners({ x, y }: Point, radius: number): Point[] {
  return Array.from({ length: 6 }, (_, i) => ({
    x: x + radius * Math.cos((i * Math.PI) / 3),
    y: y + radius * Math.sin((i * Math.PI) / 3),
  }));
}

/** The cells where the six corners of the rings lie: their grades are written there. */
export const CORNER_CELLS: readonly Hex[] = HEXES.filter(
  ({ q, r }) => (q !== 0 || r !== 0) && (q === 0 || r === 0 || q + r === 0),
);
