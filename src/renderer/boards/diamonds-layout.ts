/** Where the field and the two agents' bags stand, for the room there is. */
import type { Box } from './paint.ts';

export interface DiamondsLayout {
  readonly rows: number;
  readonly cols: number;
  readonly cell: number;
  /** The upper left corner of the cell (0, 0). */
  readonly left: number;
  readonly top: number;
  /** Round the field, with the numbers of rows and columns. */
  readonly margin: number;
  /** What each agent has taken; empty when the field needs all the room. */
  readonly bags: readonly Box[];
  readonly bagsBeside: boolean;
}

const EDGE = 6;
/** Less has no room for the numbers of rows and columns. */
const LEAST_MARGIN = 12;
const GAP = 14;
const BAG_ACROSS = { narrowest: 104, widest: 190 };
const BAG_BELOW = 52;
/** How much smaller the field may become so that the bags have room. */
const WORTH = 0.85;

export function layoutFor(rows: number, cols: number, width: number, height: number, agents: number): DiamondsLayout {
  const across = Math.max(BAG_ACROSS.narrowest, Math.min(BAG_ACROSS.widest, width * 0.15));
  const alone = cellFor(rows, cols, width, height);
  const beside = cellFor(rows, cols, width - 2 * (across + GAP), height);
  const below = cellFor(rows, cols, width, height - BAG_BELOW - GAP);
  const bagsBeside = beside >= below;
  const cell = Math.max(beside, below);
  if (cell < alone * WORTH || cell < 12) return field(rows, cols, alone, width, height);
  if (bagsBeside) {
    const plain = field(rows, cols, cell, width, height);
    const whole = { top: plain.top - plain.margin, height: rows * cell + 2 * plain.margin };
    const bag = Math.min(whole.height, across * 1.9);
    const y = Math.round(whole.top + (whole.height - bag) / 2);
    const outer = plain.margin + GAP;
    const xs = [plain.left - outer - across, plain.left + cols * cell + outer].map(Math.round);
    const bags = xs.slice(0, agents).map((x) => ({ x, y, width: across, height: bag }));
    return { ...plain, bags, bagsBeside };
  }
  const plain = field(rows, cols, cell, width, height - BAG_BELOW - GAP);
  const y = plain.top + rows * cell + plain.margin + GAP;
  const each = Math.min(420, (width - GAP - 2 * EDGE) / 2);
  const bags = [width / 2 - GAP / 2 - each, width / 2 + GAP / 2].slice(0, agents);
  return { ...plain, bags: bags.map((x) => ({ x, y, width: each, height: BAG_BELOW })), bagsBeside };
}

/** The largest whole number of pixels with which the field and its margins fit. */
function cellFor(rows: number, cols: number, width: number, height: number): number {
  const largest = (room: number, cells: number) =>
    Math.min((room - 2 * EDGE) / (cells + 1), (room - 2 * (EDGE + LEAST_MARGIN)) / cells);
  const most = Math.min(largest(width, cols), largest(height, rows));
  return Math.max(4, Math.min(120, Math.floor(most)));
}

function field(rows: number, cols: number, cell: number, width: number, height: number): DiamondsLayout {
  const margin = Math.max(LEAST_MARGIN, Math.min(26, Math.floor(cell / 2)));
  const left = Math.round((width - cols * cell) / 2);
  const top = Math.round((height - rows * cell) / 2);
  return { rows, cols, cell, left, top, margin, bags: [], bagsBeside: false };
}

/** The cell at a point; null beside the field. */
export function placeAt(layout: DiamondsLayout, x: number, y: number): { row: number; col: number } | null {
  const col = Math.floor((x - layout.left) / layout.cell);
  const row = Math.floor((y - layout.top) / layout.cell);
  return row >= 0 && row < layout.rows && col >= 0 && col < layout.cols ? { row, col } : null;
}

export function middleOf({ left, top, cell }: DiamondsLayout, row: number, col: number): { x: number; y: number } {
  return { x: left + (col + 0.5) * cell, y: top + (row + 0.5) * cell };
}
