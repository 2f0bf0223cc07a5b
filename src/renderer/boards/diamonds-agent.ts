/** The two agents and their traps: green with a peaked cap and round jaws, purple with a pointed cap and square ones. */
import { block, disc, letter, line, oval, polygon, type Paint } from './paint.ts';

export const SEAT_COLOURS = ['#22a35a', '#9a55d6'] as const;
const DEEP = ['#0c5b31', '#54207f'] as const;
const PALE = ['#c9f2d8', '#ead7fb'] as const;
const LETTERS = ['A', 'B'] as const;
const SKIN = '#f6d7b4';
const INK = '#1c1a22';

export function seatColour(seat: number): string {
  return seat === 1 ? SEAT_COLOURS[0] : SEAT_COLOURS[1];
}

export function deepColour(seat: number): string {
  return seat === 1 ? DEEP[0] : DEEP[1];
}

/** In a square of side 1 round (0, 0). An agent that does nothing any more has closed eyes. */
export function drawAgent(paint: Paint, seat: number, asleep: boolean): void {
  paint.lineJoin = 'round';
  paint.lineCap = 'round';
  paint.fillStyle = 'rgba(0, 0, 0, 0.32)';
  oval(paint, 0, 0.42, 0.27, 0.055);
  paint.fill();
  drawCoat(paint, seat);
  disc(paint, 0, -0.06, 0.2);
  paint.fillStyle = SKIN;
  paint.strokeStyle = INK;
  paint.lineWidth = 0.035;
  paint.fill();
  paint.stroke();
  drawFace(paint, asleep);
  if (seat === 1) drawPeakedCap(paint);
  else drawPointedCap(paint);
}

function drawCoat(paint: Paint, seat: number): void {
  paint.beginPath();
  paint.moveTo(-0.15, 0.06);
  paint.quadraticCurveTo(-0.3, 0.18, -0.29, 0.42);
  paint.lineTo(0.29, 0.42);
  paint.quadraticCurveTo(0.3, 0.18, 0.15, 0.06);
  paint.closePath();
  paint.fillStyle = seatColour(seat);
  paint.strokeStyle = INK;
  paint.lineWidth = 0.035;
  paint.fill();
  paint.stroke();
  disc(paint, 0, 0.275, 0.115);
  paint.fillStyle = '#ffffff';
  paint.fill();
  // Letters below a pixel are not drawn by every canvas, so they are set large and scaled.
  paint.save();
  paint.scale(0.01, 0.01);
  letter(paint, LETTERS[seat - 1] ?? '', 0, 28.5, { size: 19, fill: deepColour(seat) });
  paint.restore();
}

function drawFace(paint: Paint, asleep: boolean): void {
  paint.strokeStyle = INK;
  paint.fillStyle = INK;
  paint.lineWidth = 0.025;
  for (const x of [-0.075, 0.075]) {
    if (asleep) line(paint, [x - 0.035, -0.03], [x + 0.035, -0.03]);
    else {
      disc(paint, x, -0.035, 0.026);
      paint.fill();
    }
  }
  paint.beginPath();
  if (asleep) paint.arc(0, 0.055, 0.02, 0, 2 * Math.PI);
  else paint.arc(0, 0.005, 0.075, 0.2 * Math.PI, 0.8 * Math.PI);
  paint.stroke();
}

function drawPeakedCap(paint: Paint): void {
  paint.beginPath();
  paint.moveTo(-0.23, -0.13);
  paint.bezierCurveTo(-0.25, -0.42, 0.25, -0.42, 0.23, -0.13);
  paint.quadraticCurveTo(0, -0.19, -0.23, -0.13);
  paint.fillStyle = SEAT_COLOURS[0];
  paint.strokeStyle = INK;
  paint.lineWidth = 0.035;
  paint.fill();
  paint.stroke();
  paint.beginPath();
  paint.moveTo(0.05, -0.165);
  paint.quadraticCurveTo(0.3, -0.2, 0.4, -0.1);
  paint.quadraticCurveTo(0.25, -0.06, 0.05, -0.11);
  paint.closePath();
  paint.fillStyle = DEEP[0];
  paint.fill();
  paint.stroke();
  disc(paint, 0, -0.355, 0.035);
  paint.fillStyle = PALE[0];
  paint.fill();
}

function drawPointedCap(paint: Paint): void {
  polygon(paint, [
    [-0.22, -0.14],
    [0.02, -0.48],
    [0.22, -0.14],
  ]);
  paint.fillStyle = SEAT_COLOURS[1];
  paint.strokeStyle = INK;
  paint.lineWidth = 0.035;
  paint.fill();
  paint.stroke();
  block(paint, -0.245, -0.185, 0.49, 0.09, 0.045);
  paint.fillStyle = PALE[1];
  paint.fill();
  paint.stroke();
  disc(paint, 0.02, -0.455, 0.05);
  paint.fillStyle = PALE[1];
  paint.fill();
  paint.stroke();
}

/** Jaws along the edge of the cell, so that whatever is on it stays in sight. `shut` is from 0, open, to 1. */
export function drawTrap(paint: Paint, seat: number, shut: number): void {
  const tooth = 0.13 + 0.1 * shut;
  paint.lineJoin = 'round';
  paint.fillStyle = seatColour(seat);
  paint.strokeStyle = deepColour(seat);
  if (seat === 1) {
    ring(paint, () => disc(paint, 0, 0, 0.43));
    for (let i = 0; i < 14; i++) {
      paint.save();
      paint.rotate((i / 14) * 2 * Math.PI);
      drawTooth(paint, 0, -0.42, tooth);
      paint.restore();
    }
    return;
  }
  ring(paint, () => block(paint, -0.42, -0.42, 0.84, 0.84, 0.05));
  for (let side = 0; side < 4; side++) {
    paint.save();
    paint.rotate((side * Math.PI) / 2);
    for (const x of [-0.27, -0.09, 0.09, 0.27]) drawTooth(paint, x, -0.41, tooth);
    paint.restore();
  }
}

function ring(paint: Paint, path: () => void): void {
  path();
  paint.lineWidth = 0.11;
  paint.stroke();
  const outer = paint.strokeStyle;
  paint.strokeStyle = paint.fillStyle;
  paint.lineWidth = 0.07;
  paint.stroke();
  paint.strokeStyle = outer;
}

function drawTooth(paint: Paint, x: number, y: number, length: number): void {
  polygon(paint, [
    [x - 0.06, y],
    [x, y + length],
    [x + 0.06, y],
  ]);
  paint.lineWidth = 0.02;
  paint.fill();
  paint.stroke();
}

/** Where one agent hits the other. `size` is from 0 to 1. */
export function drawStar(paint: Paint, size: number): void {
  const points = Array.from({ length: 16 }, (_, i): [number, number] => {
    const radius = (i % 2 === 0 ? 0.34 : 0.16) * size;
    return [radius * Math.cos((i * Math.PI) / 8), radius * Math.sin((i * Math.PI) / 8)];
  });
  polygon(paint, points);
  paint.lineJoin = 'round';
  paint.fillStyle = '#ffd94a';
  paint.strokeStyle = '#7c1d0c';
  paint.lineWidth = 0.05;
  paint.fill();
  paint.stroke();
}
