/** What lies above a map while it is drawn: where the hand is, what it is about to draw, and what is wrong. */
import { block, type Paint } from '../boards/paint.ts';
import type { Frame } from './drawing.ts';
import type { Cell } from './grid.ts';

export interface Marks {
  readonly cursor: Cell | null;
  /** Where else the next stroke draws. */
  readonly images: readonly Cell[];
  /** Where something has begun that waits for its other end. */
  readonly from: Cell | null;
  readonly problems: readonly Cell[];
}

const COLOURS = {
  light: { cursor: '#0b6b78', rim: '#ffffff', problem: '#c5221f' },
  dark: { cursor: '#5fe0ea', rim: '#06171a', problem: '#ff6f66' },
} as const;

export function paintMarks(paint: Paint, { cursor, images, from, problems }: Marks, frame: Frame): void {
  const colours = COLOURS[frame.theme];
  for (const cell of problems) paintProblem(paint, cell, frame);
  paint.save();
  paint.globalAlpha = 0.55;
  for (const cell of images) paintBox(paint, cell, frame, colours.cursor, colours.rim);
  paint.restore();
  if (from) paintBox(paint, from, frame, colours.cursor, colours.rim);
  if (cursor) paintBox(paint, cursor, frame, colours.cursor, colours.rim);
}

function middleOf({ x, y }: Cell, { cell, left, top }: Frame): readonly [number, number] {
  return [left + (x + 0.5) * cell, top + (y + 0.5) * cell];
}

function paintBox(paint: Paint, cell: Cell, frame: Frame, colour: string, rim: string): void {
  const [x, y] = middleOf(cell, frame);
  const side = Math.max(8, frame.cell);
  block(paint, x - side / 2, y - side / 2, side, side, Math.min(8, side * 0.2));
  paint.lineWidth = 4.5;
  paint.strokeStyle = rim;
  paint.stroke();
  paint.lineWidth = 2.5;
  paint.strokeStyle = colour;
  paint.stroke();
}

/** A frame with a corner that stands out also without its colour. */
function paintProblem(paint: Paint, cell: Cell, frame: Frame): void {
  const [x, y] = middleOf(cell, frame);
  const half = Math.max(5, frame.cell / 2);
  const { problem, rim } = COLOURS[frame.theme];
  paint.save();
  paint.lineWidth = 2;
  paint.strokeStyle = problem;
  paint.setLineDash([6, 3]);
  block(paint, x - half, y - half, 2 * half, 2 * half, Math.min(8, half * 0.4));
  paint.stroke();
  paint.restore();
  const size = Math.max(5, Math.min(11, half * 0.5));
  paint.beginPath();
  paint.moveTo(x + half, y - half - 2);
  paint.lineTo(x + half, y - half + 2 * size);
  paint.lineTo(x + half - 2 * size, y - half - 2);
  paint.closePath();
  paint.fillStyle = problem;
  paint.strokeStyle = rim;
  paint.fill();
}
