/** What lies about in the beetles' world: food, poison, the shadows of slippers, and what happened on a cell. */
import death from '../../../resources/art/beetles/death.svg?raw';
import food from '../../../resources/art/beetles/food.svg?raw';
import meal from '../../../resources/art/beetles/meal.svg?raw';
import poison from '../../../resources/art/beetles/poison.svg?raw';
import slipper from '../../../resources/art/beetles/slipper.svg?raw';
import { artwork, still } from './artwork.ts';
import type { BoardTheme } from './board.ts';
import { block, type Paint } from './paint.ts';

/** A green apple: round. */
export const drawFood = still(food);

/** A flask: pointed, with a cross on it. */
export const drawPoison = still(poison);

export const SHADOW: Readonly<Record<BoardTheme, { fill: string; sole: string; rim: string; text: string }>> = {
  light: { fill: 'rgba(38, 42, 74, 0.16)', sole: 'rgba(38, 42, 74, 0.28)', rim: '#2b3050', text: '#ffffff' },
  dark: { fill: 'rgba(0, 0, 0, 0.22)', sole: 'rgba(0, 0, 0, 0.36)', rim: '#a9b6ea', text: '#ffffff' },
};

/** The square that is in danger, in a square of side 1 that stands for all its 3 × 3 cells, with a sole in it. */
export function drawShadow(paint: Paint, theme: BoardTheme, last: boolean): void {
  const { fill, rim } = SHADOW[theme];
  block(paint, -0.495, -0.495, 0.99, 0.99, 0.06);
  paint.fillStyle = fill;
  paint.fill();
  paint.save();
  paint.strokeStyle = rim;
  paint.lineWidth = last ? 0.028 : 0.014;
  if (!last) paint.setLineDash([0.05, 0.04]);
  paint.stroke();
  paint.restore();
  drawSole(paint, theme);
}

const sole = artwork(slipper);

export function drawSole(paint: Paint, theme: BoardTheme): void {
  sole.paint(paint, { colours: { sole: SHADOW[theme].sole } });
}

/** Somebody died here in the last turn: in a corner, because whoever won may stand there. */
export const drawDeath = still(death);

/** Somebody ate here in the last turn. */
export const drawMeal = still(meal);
