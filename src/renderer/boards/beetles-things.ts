/** What lies about in the beetles' world: food, poison, the shadows of slippers, and what happened on a cell. */
import type { BoardTheme } from './board.ts';
import { block, disc, line, oval, polygon, type Paint } from './paint.ts';

/** A green apple: round. */
export function drawFood(paint: Paint): void {
  paint.beginPath();
  paint.moveTo(0, -0.13);
  paint.bezierCurveTo(0.32, -0.26, 0.36, 0.16, 0.1, 0.29);
  paint.quadraticCurveTo(0, 0.25, -0.1, 0.29);
  paint.bezierCurveTo(-0.36, 0.16, -0.32, -0.26, 0, -0.13);
  paint.fillStyle = '#4fae3a';
  paint.strokeStyle = '#154d10';
  paint.lineWidth = 0.04;
  paint.fill();
  paint.stroke();
  paint.lineCap = 'round';
  line(paint, [0, -0.12], [0.03, -0.28]);
  paint.save();
  paint.translate(0.12, -0.27);
  paint.rotate(-0.45);
  oval(paint, 0, 0, 0.1, 0.05);
  paint.fillStyle = '#a9e07a';
  paint.fill();
  paint.stroke();
  paint.restore();
  oval(paint, -0.1, -0.01, 0.035, 0.07);
  paint.fillStyle = 'rgba(255, 255, 255, 0.6)';
  paint.fill();
}

/** A flask: pointed, with a cross on it. */
export function drawPoison(paint: Paint): void {
  paint.lineJoin = 'round';
  polygon(paint, [
    [-0.07, -0.3],
    [0.07, -0.3],
    [0.07, -0.12],
    [0.29, 0.27],
    [-0.29, 0.27],
    [-0.07, -0.12],
  ]);
  paint.fillStyle = '#a437c2';
  paint.strokeStyle = '#3d0a4d';
  paint.lineWidth = 0.045;
  paint.fill();
  paint.stroke();
  block(paint, -0.11, -0.34, 0.22, 0.08, 0.03);
  paint.fillStyle = '#e7b4f5';
  paint.fill();
  paint.stroke();
  paint.strokeStyle = '#ffffff';
  paint.lineWidth = 0.06;
  paint.lineCap = 'round';
  line(paint, [-0.075, 0.06], [0.075, 0.19]);
  line(paint, [0.075, 0.06], [-0.075, 0.19]);
}

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

export function drawSole(paint: Paint, theme: BoardTheme): void {
  paint.beginPath();
  paint.moveTo(0, -0.44);
  paint.bezierCurveTo(0.27, -0.44, 0.24, -0.1, 0.17, 0.06);
  paint.bezierCurveTo(0.15, 0.14, 0.22, 0.44, 0, 0.44);
  paint.bezierCurveTo(-0.22, 0.44, -0.15, 0.14, -0.17, 0.06);
  paint.bezierCurveTo(-0.24, -0.1, -0.27, -0.44, 0, -0.44);
  paint.fillStyle = SHADOW[theme].sole;
  paint.fill();
}

/** Somebody died here in the last turn: in a corner, because whoever won may stand there. */
export function drawDeath(paint: Paint): void {
  paint.lineCap = 'round';
  for (const [width, colour] of [
    [0.17, '#ffffff'],
    [0.1, '#b3160e'],
  ] as const) {
    paint.strokeStyle = colour;
    paint.lineWidth = width;
    line(paint, [-0.38, 0.12], [-0.12, 0.38]);
    line(paint, [-0.12, 0.12], [-0.38, 0.38]);
  }
}

/** Somebody ate here in the last turn. */
export function drawMeal(paint: Paint): void {
  disc(paint, 0, 0, 0.47);
  paint.strokeStyle = '#ffffff';
  paint.lineWidth = 0.09;
  paint.stroke();
  paint.strokeStyle = '#2c8a1d';
  paint.lineWidth = 0.05;
  paint.stroke();
}
