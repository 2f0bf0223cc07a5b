/** The field row for row: a gem is taken now and then, and then only its row is painted anew. */
import type { Backdrop } from './backdrop.ts';
import type { BoardTheme } from './board.ts';
import { drawTiles, GROUND } from './diamonds-ground.ts';
import type { DiamondsLayout } from './diamonds-layout.ts';
import { putGems } from './diamonds-stamps.ts';
import type { Paint } from './paint.ts';
import type { Card } from './painted-board.ts';
import type { Stamps } from './stamps.ts';

/** What every row is painted with: the floor without its gems, and the gems. */
export interface Stones {
  readonly floor: Backdrop;
  readonly stamps: Stamps;
}

export function rowCards(
  layout: DiamondsLayout,
  cells: readonly string[],
  theme: BoardTheme,
  { floor, stamps }: Stones,
): Card[] {
  const { left, top, cell, rows, cols } = layout;
  return Array.from({ length: rows }, (_, row) => ({
    place: { x: left, y: top + row * cell, width: cols * cell, height: cell },
    text: cells.slice(row * cols, (row + 1) * cols).join(''),
    paint(paint) {
      floor.copy(paint, (paint) => drawFloor(paint, layout, cells, theme));
      // A pixel at the edge of a row may be its neighbour's, too.
      putGems(stamps, paint, layout, cells, { from: Math.max(0, row - 1), to: Math.min(rows, row + 2) });
    },
  }));
}

function drawFloor(paint: Paint, layout: DiamondsLayout, cells: readonly string[], theme: BoardTheme): void {
  const { left, top, cell, rows, cols, margin } = layout;
  paint.fillStyle = GROUND[theme].plate;
  paint.fillRect(left - margin, top - margin, cols * cell + 2 * margin, rows * cell + 2 * margin);
  drawTiles(paint, layout, cells, theme);
}
