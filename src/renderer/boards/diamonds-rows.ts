/** The field row for row: a gem is taken now and then, and then only its row is painted anew. */
import type { BoardTheme } from './board.ts';
import { drawTiles, GROUND } from './diamonds-ground.ts';
import type { DiamondsLayout } from './diamonds-layout.ts';
import { putGems } from './diamonds-stamps.ts';
import type { Card } from './painted-board.ts';
import type { Stamps } from './stamps.ts';

export function rowCards(layout: DiamondsLayout, cells: readonly string[], theme: BoardTheme, stamps: Stamps): Card[] {
  const { left, top, cell, rows, cols, margin } = layout;
  return Array.from({ length: rows }, (_, row) => ({
    place: { x: left, y: top + row * cell, width: cols * cell, height: cell },
    text: cells.slice(row * cols, (row + 1) * cols).join(''),
    paint(paint) {
      paint.fillStyle = GROUND[theme].plate;
      paint.fillRect(left - margin, top - margin, cols * cell + 2 * margin, rows * cell + 2 * margin);
      // A pixel at the edge of a row may be its neighbour's, too.
      const near = { from: Math.max(0, row - 1), to: Math.min(rows, row + 2) };
      drawTiles(paint, layout, cells, theme, near);
      putGems(stamps, paint, layout, cells, near);
    },
  }));
}
