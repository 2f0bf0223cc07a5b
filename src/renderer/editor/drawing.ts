/** How a game's maps look in the editor: as its board shows them, with the board's own pens. */
import type { BoardTheme, BoardWords } from '../boards/board.ts';
import type { Camera, Sight } from '../boards/camera.ts';
import type { Box, Paint } from '../boards/paint.ts';
import type { Cell } from './grid.ts';
import type { Brush, DrawnMap } from './kit.ts';

/** The part of the map that is seen, and where it is on the sheet. */
export interface Frame {
  readonly camera: Camera;
  readonly window: Box;
  readonly sight: Sight;
  /** The side of a cell, and where the corner of the first one is. */
  readonly cell: number;
  readonly left: number;
  readonly top: number;
  readonly theme: BoardTheme;
  number(value: number): string;
}

export interface Drawing<M extends DrawnMap = DrawnMap> {
  /** Whether two maps have the same ground, so that it need not be painted anew. */
  sameGround(map: M, other: M): boolean;
  paintGround(paint: Paint, map: M, frame: Frame): void;
  paintThings(paint: Paint, map: M, frame: Frame): void;
  /** The theme or a font has changed: what was painted to be copied is out of date. */
  renew(): void;
  /** What a brush draws, in a square of this side. */
  paintBrush(paint: Paint, brush: Brush, size: number, theme: BoardTheme, number: (value: number) => string): void;
  /** All that there is to say about a cell, for whoever cannot see it. */
  describe(map: M, settings: unknown, cell: Cell, words: BoardWords): readonly string[];
}

const drawings: Readonly<Record<string, () => Promise<Drawing>>> = {
  beetles: async () => (await import('./beetles-drawing.ts')).beetlesDrawing(),
  diamonds: async () => (await import('./diamonds-drawing.ts')).diamondsDrawing(),
  worm: async () => (await import('./worm-drawing.ts')).wormDrawing(),
};

export async function loadDrawing(game: string): Promise<Drawing | null> {
  return (await drawings[game]?.()) ?? null;
}
