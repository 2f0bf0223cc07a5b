/** The signs of the Othello board, each on a piece of its felt. */
import type { BoardTheme, Legend, LegendEntry } from './board.ts';
import type { Paint } from './paint.ts';
import { discPicture, PALETTES } from './othello-art.ts';
import { paintLastMove, paintPossible } from './othello-marks.ts';

type Draw = LegendEntry['draw'];

function felt(pen: Paint, size: number, theme: BoardTheme): void {
  pen.fillStyle = PALETTES[theme].felt[0];
  pen.beginPath();
  pen.roundRect(0, 0, size, size, size * 0.12);
  pen.fill();
}

function disc(player: 1 | 2) {
  return (pen: Paint, size: number, theme: BoardTheme): void => {
    felt(pen, size, theme);
    pen.drawImage(discPicture(player, size, window.devicePixelRatio || 1), 0, 0, size, size);
  };
}

const lastMove: Draw = (pen, size, theme) => {
  disc(1)(pen, size, theme);
  paintLastMove(pen, { x: size / 2, y: size / 2 }, size);
};

/** Each player's, side by side. */
const possible: Draw = (pen, size, theme) => {
  felt(pen, size, theme);
  for (const player of [1, 2]) paintPossible(pen, { x: size * (player - 0.5) * 0.5, y: size / 2 }, size * 1.1, player);
};

const numbers: Draw = (pen, size, theme) => {
  const { wood, label } = PALETTES[theme];
  pen.fillStyle = wood[1];
  pen.beginPath();
  pen.roundRect(0, 0, size, size, size * 0.12);
  pen.fill();
  pen.fillStyle = label;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `600 ${size * 0.4}px "Meydan Latin", sans-serif`;
  pen.fillText('3 4', size / 2, size * 0.53);
};

const entry = (name: string, clause: string | null, draw: Draw): LegendEntry => ({
  text: `boards.othello.legend.${name}`,
  ...(clause ? { details: { clause } } : {}),
  draw,
});

export const othelloLegend: Legend = {
  title: 'boards.othello.legend.title',
  entries: [
    entry('black', 'O2', disc(1)),
    entry('white', 'O2', disc(2)),
    entry('last', null, lastMove),
    entry('possible', 'O4', possible),
    entry('numbers', 'O7', numbers),
  ],
};
