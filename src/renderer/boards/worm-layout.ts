/** Where a worm's field lies on the drawing: a gauge on top, the cells below it, and the numbers of rows and columns. */
import type { Cell } from '../../shared/games/worm/direction.ts';

export interface WormLayout {
  readonly columns: number;
  readonly rows: number;
  /** The top-left corner of the field. */
  readonly left: number;
  readonly top: number;
  /** The side of a cell. */
  readonly cell: number;
  readonly gauge: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** The room for the numbers beside the field. */
  readonly margin: number;
  /** Every how many cells a number stands beside the field. */
  readonly labelEvery: number;
  /** Where the surroundings of the head are shown large; null where the field itself is large enough or has no room. */
  readonly lens: Lens | null;
}

export interface Lens {
  readonly left: number;
  readonly top: number;
  readonly side: number;
  /** How many cells it shows across and down. */
  readonly cells: number;
}

/** A field of few cells is not blown up: a worm of a hand's breadth looks silly. */
const LARGEST_CELL = 150;
/** Below this an amount of food cannot be read. */
const SMALLEST_CELL_WITH_AMOUNT = 15;
const NARROWEST_GAUGE = 420;
/** Below this the worm itself cannot be made out from the last row. */
const SMALLEST_CELL_WITHOUT_LENS = 10;
const SMALLEST_LENS = 180;
const LENS_CELLS = 11;
const LABEL_STEPS = [1, 2, 5, 10, 20, 50, 100];

export function layoutFor(columns: number, rows: number, width: number, height: number): WormLayout {
  const gaugeHeight = Math.round(Math.max(34, Math.min(64, height * 0.075)));
  const gap = Math.round(gaugeHeight * 0.3);
  const margin = Math.round(Math.max(18, gaugeHeight * 0.48));
  const across = Math.max(20, width - 2 * margin - 4);
  const down = Math.max(20, height - gaugeHeight - gap - 2 * margin);
  const exact = Math.min(LARGEST_CELL, across / columns, down / rows);
  // Whole pixels keep the lines crisp; where cells are tiny they would waste too much room.
  const cell = exact >= 8 ? Math.floor(exact) : exact;
  const room = width - cell * columns - 3 * margin;
  const lensSide = cell < SMALLEST_CELL_WITHOUT_LENS ? Math.min(room, down) : 0;
  const hasLens = lensSide >= SMALLEST_LENS && columns >= LENS_CELLS && rows >= LENS_CELLS;
  const wide = cell * columns + (hasLens ? lensSide + margin : 0);
  const left = Math.round((width - wide) / 2 + (hasLens ? margin / 2 : 0));
  const top = Math.round(gaugeHeight + gap + margin + (down - cell * rows) / 2);
  const gaugeWidth = Math.min(width - 8, Math.max(NARROWEST_GAUGE, wide + 2 * margin));
  return {
    columns,
    rows,
    left,
    top,
    cell,
    gauge: {
      left: (width - gaugeWidth) / 2,
      top: top - margin - gap - gaugeHeight,
      width: gaugeWidth,
      height: gaugeHeight,
    },
    margin,
    labelEvery: LABEL_STEPS.find((step) => step * cell >= margin * 1.1) ?? 200,
    lens: hasLens
      ? {
          left: left + cell * columns + margin,
          top: top + (cell * rows - lensSide) / 2,
          side: lensSide,
          cells: LENS_CELLS,
        }
      : null,
  };
}

export function showsAmounts({ cell }: WormLayout): boolean {
  return cell >= SMALLEST_CELL_WITH_AMOUNT;
}

export function middleOf({ left, top, cell }: WormLayout, { x, y }: Cell): { readonly x: number; readonly y: number } {
  return { x: left + (x + 0.5) * cell, y: top + (y + 0.5) * cell };
}

/** The cell at a point; null beside the field. */
export function cellAt({ left, top, cell, columns, rows }: WormLayout, x: number, y: number): Cell | null {
  const [column, row] = [Math.floor((x - left) / cell), Math.floor((y - top) / cell)];
  const inside = column >= 0 && column < columns && row >= 0 && row < rows;
  return inside ? { x: column, y: row } : null;
}

/**
 * The line of a worm between two of its positions: `from` is the body before, head first, `to` the one after. The head
 * runs ahead while the tail stays or draws in. Each point is a cell, perhaps with a fraction.
 */
export function bodyLine(from: readonly Cell[], to: readonly Cell[], time: number): Cell[] {
  const [head] = to;
  const [neck] = from;
  if (!head) return [];
  if (!neck || time >= 1 || Math.abs(head.x - neck.x) + Math.abs(head.y - neck.y) !== 1) return [...to];
  const whole = [head, ...from];
  const first = 1 - time;
  const last = Math.max(first, from.length + (to.length - 1 - from.length) * time);
  const line = [between(whole, first)];
  for (let i = Math.ceil(first + 1e-9); i < last; i++) line.push(whole[i] ?? neck);
  line.push(between(whole, last));
  return line;
}

function between(cells: readonly Cell[], place: number): Cell {
  const index = Math.floor(place);
  const here = cells[index] ?? cells.at(-1) ?? { x: 0, y: 0 };
  const next = cells[index + 1] ?? here;
  const part = place - index;
  return { x: here.x + (next.x - here.x) * part, y: here.y + (next.y - here.y) * part };
}
