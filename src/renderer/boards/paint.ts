/** Strokes that several boards paint with, straight on a canvas: where thousands of things move, nodes would be too slow. */
export type Paint = CanvasRenderingContext2D;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const LATIN = '"Meydan Latin", sans-serif';
/** Counts are written in the digits of the language, so both fonts may be needed. */
export const ANY_DIGITS = '"Meydan Latin", "Meydan Persian", sans-serif';

export function disc(paint: Paint, x: number, y: number, radius: number): void {
  paint.beginPath();
  paint.arc(x, y, radius, 0, 2 * Math.PI);
}

export function polygon(paint: Paint, points: readonly (readonly [number, number])[]): void {
  paint.beginPath();
  for (const [x, y] of points) paint.lineTo(x, y);
  paint.closePath();
}

export function block(paint: Paint, x: number, y: number, width: number, height: number, round: number): void {
  paint.beginPath();
  paint.roundRect(x, y, width, height, round);
}

export function line(paint: Paint, ...points: readonly (readonly [number, number])[]): void {
  paint.beginPath();
  for (const [x, y] of points) paint.lineTo(x, y);
  paint.stroke();
}

export interface Lettering {
  readonly size: number;
  readonly fill: string;
  /** A rim that keeps it readable on any ground. */
  readonly rim?: string;
  readonly font?: string;
}

export function letter(paint: Paint, text: string, x: number, y: number, { size, fill, rim, font }: Lettering): void {
  paint.font = `700 ${size}px ${font ?? LATIN}`;
  paint.textAlign = 'center';
  paint.textBaseline = 'middle';
  if (rim !== undefined) {
    paint.lineJoin = 'round';
    paint.lineWidth = size * 0.24;
    paint.strokeStyle = rim;
    paint.strokeText(text, x, y);
  }
  paint.fillStyle = fill;
  paint.fillText(text, x, y);
}

/** Letters below a pixel are not drawn by every canvas: in a square of side 1 they are set in hundredths of it. */
export function inHundredths(paint: Paint, draw: () => void): void {
  paint.save();
  paint.scale(0.01, 0.01);
  draw();
  paint.restore();
}

/** Draws with (0, 0) in the middle of a square and `side` as the unit. */
export function inSquare(paint: Paint, x: number, y: number, side: number, draw: () => void): void {
  paint.save();
  paint.translate(x, y);
  paint.scale(side, side);
  draw();
  paint.restore();
}

export function ease(time: number): number {
  const within = Math.max(0, Math.min(1, time));
  return within * within * (3 - 2 * within);
}
