/** The symbols of a worm's field, each drawn by what draws the field. */
import { DIRECTIONS } from '../../shared/games/worm/direction.ts';
import type { BoardTheme, Legend, LegendEntry } from './board.ts';
import type { Paint } from './paint.ts';
import { paintAmount, paintMeal, paintPath, paintStart } from './worm-art.ts';
import { paintPossible, paintWorm, type WormLook } from './worm-body.ts';
import { colourOf } from './worm-colours.ts';
import { paintDigestion, paintTarget } from './worm-gauge.ts';
import { beginsRight } from './writing.ts';

type Draw = LegendEntry['draw'];

const SCALE = 9;

/** Beds of food side by side, from poor to rich. */
function beds(...amounts: number[]) {
  return (pen: Paint, size: number, theme: BoardTheme): void => {
    const width = size / amounts.length;
    amounts.forEach((amount, i) => {
      pen.fillStyle = colourOf(amount, SCALE, theme);
      pen.fillRect(i * width, 0, width, size);
    });
  };
}

const bed = beds(3);

function worm(look: Omit<WormLook, 'line' | 'cell' | 'heading'>, length: number): Draw {
  return (pen, size, theme) => {
    bed(pen, size, theme);
    const cell = size * 0.4;
    const line = Array.from({ length }, (_, i) => ({ x: size * (0.76 - i * 0.27), y: size / 2 }));
    paintWorm(pen, { ...look, line: length === 1 ? [{ x: size / 2, y: size / 2 }] : line, cell, heading: 'right' });
  };
}

const food: Draw = (pen, size, theme, number) => {
  const look = { scale: SCALE, theme, number };
  beds(1, 9)(pen, size, theme);
  paintAmount(pen, { x: size * 0.25, y: size / 2 }, size * 0.7, 1, look);
  paintAmount(pen, { x: size * 0.75, y: size / 2 }, size * 0.7, 9, look);
};

const path: Draw = (pen, size, theme) => {
  bed(pen, size, theme);
  const at = (x: number, y: number): { x: number; y: number } => ({ x: x * size, y: y * size });
  paintPath(pen, [[at(0.1, 0.85), at(0.1, 0.5), at(0.5, 0.5)]], size, theme, 0.22);
  paintPath(pen, [[at(0.5, 0.5), at(0.5, 0.15), at(0.9, 0.15)]], size, theme, 0.6);
};

const possible: Draw = (pen, size, theme) => {
  bed(pen, size, theme);
  const [at, cell] = [middle(size), size * 0.58];
  paintWorm(pen, { line: [at], cell, heading: 'right', growing: false, ready: true, leaving: 0 });
  paintPossible(pen, at, cell, DIRECTIONS);
};

const middle = (size: number): { x: number; y: number } => ({ x: size / 2, y: size / 2 });

const entry = (name: string, clause: string, draw: Draw): LegendEntry => ({
  text: `boards.worm.legend.${name}`,
  details: { clause },
  draw,
});

export const wormLegend: Legend = {
  title: 'boards.worm.legend.title',
  entries: [
    entry('food', 'W1', food),
    entry('bare', 'W5', beds(0)),
    entry('growing', 'W4', worm({ growing: true, ready: false, leaving: 0 }, 3)),
    entry('shrinking', 'W4', worm({ growing: false, ready: false, leaving: 2 }, 3)),
    entry('ready', 'W4', worm({ growing: false, ready: true, leaving: 0 }, 1)),
    entry('possible', 'W6', possible),
    entry('gauge', 'W4', (pen, size, _, number) => {
      // A little of it is left out where it ends.
      const left = beginsRight(number) ? -size * 0.06 : 0;
      paintDigestion(pen, { left, top: size * 0.25, width: size * 1.06, height: size * 0.5 }, 1, 1, number);
    }),
    entry('target', 'W9', (pen, size, theme, number) =>
      paintTarget(pen, { left: 1, top: size * 0.2, width: size - 2, height: size * 0.6 }, '', 0.6, theme, number),
    ),
    entry('path', 'W2', path),
    entry('meal', 'W4', (pen, size, theme, number) => {
      bed(pen, size, theme);
      paintMeal(pen, middle(size), size, number(2));
    }),
    entry('start', 'W3', (pen, size, theme) => {
      bed(pen, size, theme);
      paintStart(pen, middle(size), size, theme);
    }),
  ],
};
