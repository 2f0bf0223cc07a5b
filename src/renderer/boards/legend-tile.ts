import type { BoardTheme, LegendEntry } from './board.ts';
import { inSquare, type Paint } from './paint.ts';

/** In a square of side 1 round (0, 0). */
export type DrawThing = (paint: Paint, theme: BoardTheme, number: (value: number) => string) => void;

/** Makes the entries of a game's legend: each thing lies on a tile of the game's own ground. */
export function legendOn(
  game: string,
  ground: Readonly<Record<BoardTheme, { readonly tiles: readonly [string, ...string[]] }>>,
): (name: string, clause: string, draw: DrawThing, details?: LegendEntry['details']) => LegendEntry {
  return (name, clause, draw, details) => ({
    text: `boards.${game}.legend.${name}`,
    details: { ...details, clause },
    draw(paint, size, theme, number) {
      paint.fillStyle = ground[theme].tiles[0];
      paint.beginPath();
      paint.roundRect(0, 0, size, size, size * 0.18);
      paint.fill();
      inSquare(paint, size / 2, size / 2, size * 0.94, () => draw(paint, theme, number));
    },
  });
}

/** Two things in the place of one. */
export function sideBySide(one: DrawThing, other: DrawThing): DrawThing {
  return (paint, theme, number) => {
    inSquare(paint, -0.23, 0, 0.64, () => one(paint, theme, number));
    inSquare(paint, 0.23, 0, 0.64, () => other(paint, theme, number));
  };
}
