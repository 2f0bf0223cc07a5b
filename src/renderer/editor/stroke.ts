/** One movement of the hand over a map, and the map after it. */
import { lineBetween, rectangleBetween, type Cell } from './grid.ts';
import type { Brush, DrawnMap, Kit, Tool } from './kit.ts';
import { MOTIONS, type Symmetry } from './symmetry.ts';

/** What a hand can do in every game: wipe, take what lies there as the brush, and move the map. */
export const ERASER = 'eraser';
export const PICKER = 'picker';
export const HAND = 'hand';

/** `pencil` draws where the hand passes, `rectangle` all between its two ends. */
export const SHAPES = ['pencil', 'rectangle'] as const;
export type Shape = (typeof SHAPES)[number];

export interface Stroke {
  readonly brush: Brush;
  readonly shape: Shape;
  readonly symmetry: Symmetry;
  /** The places that the hand was seen at, in their order. */
  readonly way: readonly Cell[];
}

export function toolOf(kit: Kit, { tool }: Brush): Tool | null {
  return kit.tools.find(({ id }) => id === tool) ?? null;
}

/** The cells that the hand itself draws, without their images. */
export function cellsOf(kit: Kit, { brush, shape, way }: Stroke): readonly Cell[] {
  const [first, last] = [way[0], way.at(-1)];
  if (!first || !last) return [];
  const stroke = toolOf(kit, brush)?.stroke ?? 'cells';
  if (stroke === 'pair') return [first, last];
  if (stroke === 'one') return [last];
  if (shape === 'rectangle') return rectangleBetween(first, last);
  return way.flatMap((cell, i) => lineBetween(way[i - 1] ?? cell, cell));
}

/** The same map when the stroke changes nothing. */
export function drawn<M extends DrawnMap>(kit: Kit<M>, map: M, stroke: Stroke): M {
  const size = kit.sizeOf(map);
  const cells = cellsOf(kit as Kit, stroke);
  const marks = MOTIONS[stroke.symmetry].map((motion) => ({
    brush: stroke.brush,
    cells: cells.map((cell) => motion.cell(size, cell)),
    motion,
  }));
  if (stroke.brush.tool !== ERASER) return kit.put(map, marks);
  return kit.erase(
    map,
    marks.flatMap((mark) => mark.cells),
  );
}
