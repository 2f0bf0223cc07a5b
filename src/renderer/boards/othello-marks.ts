/** What is marked on an Othello board: where somebody may play, and where somebody has just played. */
import { INK, IVORY, LAST_MOVE } from './othello-art.ts';
import { block, disc, type Paint } from './paint.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A dot in the player's colour, with a rim of the other one: a dark dot alone is lost on dark felt. */
export function paintPossible(paint: Paint, { x, y }: Point, cell: number, player: number): void {
  paint.globalAlpha = 0.8;
  paint.fillStyle = player === 1 ? INK : IVORY;
  paint.strokeStyle = player === 1 ? IVORY : INK;
  paint.lineWidth = Math.max(1.25, cell * 0.032);
  disc(paint, x, y, cell * 0.1);
  paint.fill();
  paint.stroke();
  paint.globalAlpha = 1;
}

export function paintLastMove(paint: Paint, { x, y }: Point, cell: number): void {
  const side = cell * 0.94;
  paint.strokeStyle = LAST_MOVE.fill;
  paint.lineWidth = Math.max(1.5, cell * 0.045);
  block(paint, x - side / 2, y - side / 2, side, side, cell * 0.08);
  paint.stroke();
  paint.fillStyle = LAST_MOVE.fill;
  paint.strokeStyle = LAST_MOVE.edge;
  paint.lineWidth = Math.max(1, cell * 0.022);
  disc(paint, x, y, cell * 0.105);
  paint.fill();
  paint.stroke();
}
