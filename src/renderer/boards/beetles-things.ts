/** What lies about in the beetles' world: food, poison, slippers and their shadows, and what happened on a cell. */
import death from '../../../resources/art/beetles/death.svg?raw';
import food from '../../../resources/art/beetles/food.svg?raw';
import meal from '../../../resources/art/beetles/meal.svg?raw';
import poison from '../../../resources/art/beetles/poison.svg?raw';
import slipper from '../../../resources/art/beetles/slipper.svg?raw';
import { artwork, still } from './artwork.ts';
import { ILLNESS } from './beetles-art.ts';
import type { BoardTheme } from './board.ts';
import { ANY_DIGITS, block, disc, letter, type Paint } from './paint.ts';

/** A green apple: round. */
export const drawFood = still(food);

/** A flask: pointed, with a cross on it. */
export const drawPoison = still(poison);

interface SlipperLook {
  readonly fill: string;
  readonly rim: string;
  /** Of the rim round the number of turns. */
  readonly ink: string;
  /** In the air there is only its shadow; on the ground it is there itself. */
  readonly shadow: Readonly<Record<'sole' | 'edge', string>>;
  readonly slipper: Readonly<Record<'sole' | 'edge', string>>;
}

const SLIPPER: Readonly<Record<BoardTheme, SlipperLook>> = {
  light: {
    fill: 'rgba(38, 42, 74, 0.16)',
    rim: '#2b3050',
    ink: '#2b3050',
    shadow: { sole: 'rgba(38, 42, 74, 0.28)', edge: 'rgba(38, 42, 74, 0.4)' },
    slipper: { sole: 'rgba(64, 70, 124, 0.8)', edge: '#20244a' },
  },
  dark: {
    fill: 'rgba(0, 0, 0, 0.2)',
    rim: '#a9b6ea',
    ink: '#0a0d1c',
    shadow: { sole: 'rgba(0, 0, 0, 0.28)', edge: 'rgba(169, 182, 234, 0.6)' },
    slipper: { sole: 'rgba(132, 146, 208, 0.72)', edge: '#dde4ff' },
  },
};

const sole = artwork(slipper);

/** The square that is in danger, in a square of side 1 that stands for all its 3 × 3 cells, with a sole in it. */
export function drawShadow(paint: Paint, theme: BoardTheme, last: boolean): void {
  paint.save();
  if (!last) paint.setLineDash([0.05, 0.04]);
  drawReach(paint, theme, last ? 0.028 : 0.014);
  paint.restore();
  sole.paint(paint, { colours: SLIPPER[theme].shadow });
}

/** One that has just come down, with all that it covers. */
export function drawSlipper(paint: Paint, theme: BoardTheme): void {
  drawReach(paint, theme, 0.014);
  sole.paint(paint, { colours: SLIPPER[theme].slipper });
}

function drawReach(paint: Paint, theme: BoardTheme, lineWidth: number): void {
  const { fill, rim } = SLIPPER[theme];
  block(paint, -0.495, -0.495, 0.99, 0.99, 0.06);
  paint.fillStyle = fill;
  paint.fill();
  paint.strokeStyle = rim;
  paint.lineWidth = lineWidth;
  paint.stroke();
}

/** In how many turns a slipper comes down. */
export function writeFall(paint: Paint, turns: string, x: number, y: number, size: number, theme: BoardTheme): void {
  letter(paint, turns, x, y, { size, fill: '#ffffff', rim: SLIPPER[theme].ink, font: ANY_DIGITS });
}

/** How many turns an ill one still lives. */
export function writeIllness(paint: Paint, turns: string, x: number, y: number, size: number, theme: BoardTheme): void {
  disc(paint, x, y, size * 0.68);
  paint.fillStyle = ILLNESS[theme];
  paint.fill();
  const fill = theme === 'light' ? '#ffffff' : '#23052a';
  letter(paint, turns, x, y + size * 0.05, { size: size * 0.85, fill, font: ANY_DIGITS });
}

/** Somebody died here in the last turn: in a corner, because whoever won may stand there. */
export const drawDeath = still(death);

/** Somebody ate here in the last turn. */
export const drawMeal = still(meal);
