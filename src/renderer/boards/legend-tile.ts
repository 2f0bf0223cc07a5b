import type { BoardTheme, LegendEntry } from './board.ts';
import { inSquare, type Paint } from './paint.ts';

export type DrawThing = (paint: Paint, theme: BoardTheme) => void;

/** Makes the entries of a game's legend: each thing lies on a tile of the game's own ground. */
export function legendOn(
  game: string,
  ground: Readonly<Record<BoardTheme, { readonly tiles: readonly [string, ...string[]] }>>,
): (name: string, clause: string, draw: DrawThing) => LegendEntry {
  return (name, clause, draw) => ({
    text: `boards.${game}.legend.${name}`,
    details: { clause },
    draw(paint, size, theme) {
      paint.fillStyle = ground[theme].tiles[0];
      paint.beginPath();
      paint.roundRect(0, 0, size, size, size * 0.18);
      paint.fill();
      inSquare(paint, size / 2, size / 2, size * 0.94, () => draw(paint, theme));
    },
  });
}
