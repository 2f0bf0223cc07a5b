/** The pieces of Agon: a queen is a crowned flower, a guard a shield, a prisoner stands behind bars. */
import type { PieceView } from '../../shared/games/agon/state.ts';
import type { Point } from './agon-layout.ts';
import type { Put } from './stamps.ts';

type Pen = CanvasRenderingContext2D;
type Seat = PieceView['seat'];

interface Paint {
  readonly bright: string;
  readonly body: string;
  readonly edge: string;
  readonly line: string;
  readonly sign: string;
}

const PAINTS: Readonly<Record<Seat, Paint>> = {
  1: { bright: '#56616a', body: '#1d2429', edge: '#090c0e', line: '#f3ead6', sign: '#f7c65a' },
  2: { bright: '#ffffff', body: '#faf3e2', edge: '#d3c5a5', line: '#1b2327', sign: '#8d4a05' },
};

/** With its shadow a piece reaches a little farther than its cell. */
export const PIECE_SIDE = 2;

export interface PieceLook {
  readonly seat: Seat;
  readonly kind: PieceView['kind'];
  /** From 0, free, to 1, behind bars. */
  readonly captive: number;
}

/** `radius` is that of the cell. */
export function paintPiece(pen: Pen, { seat, kind, captive }: PieceLook, at: Point, radius: number): void {
  const size = radius * 0.68;
  pen.save();
  pen.translate(at.x, at.y);
  pen.save();
  pen.shadowColor = 'rgba(12, 6, 24, 0.6)';
  pen.shadowBlur = radius * 0.16;
  pen.shadowOffsetY = radius * 0.07;
  outline(pen, kind, size);
  pen.fillStyle = PAINTS[seat].edge;
  pen.fill();
  pen.restore();
  body(pen, kind, size, PAINTS[seat]);
  if (kind === 'queen') crown(pen, size, PAINTS[seat]);
  else chevrons(pen, size, PAINTS[seat]);
  if (captive > 0) bars(pen, size, captive);
  pen.restore();
}

/** Copies a piece that stands still; its picture lies in a square of `PIECE_SIDE` radiuses. */
export function putPiece(put: Put, { seat, kind, captive }: PieceLook, { x, y }: Point, radius: number): void {
  put(`${kind} ${seat} ${captive} ${radius}`, x, y, (pen) => {
    pen.scale(1 / (PIECE_SIDE * radius), 1 / (PIECE_SIDE * radius));
    paintPiece(pen, { seat, kind, captive }, { x: 0, y: 0 }, radius);
  });
}

function outline(pen: Pen, kind: PieceView['kind'], size: number): void {
  pen.beginPath();
  if (kind === 'queen') {
    flower(pen, size * 1.08);
    return;
  }
  pen.moveTo(-size * 0.78, -size * 0.76);
  pen.quadraticCurveTo(0, -size * 1.02, size * 0.78, -size * 0.76);
  pen.bezierCurveTo(size * 0.86, size * 0.1, size * 0.6, size * 0.66, 0, size * 0.98);
  pen.bezierCurveTo(-size * 0.6, size * 0.66, -size * 0.86, size * 0.1, -size * 0.78, -size * 0.76);
  pen.closePath();
}

/** Eight petals: its rim alone tells it from a shield. */
function flower(pen: Pen, size: number): void {
  const PETALS = 8;
  for (let i = 0; i <= PETALS; i++) {
    const angle = ((i - 0.5) / PETALS) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle) * size * 0.86, Math.sin(angle) * size * 0.86];
    if (i === 0) {
      pen.moveTo(x, y);
      continue;
    }
    const top = ((i - 1) / PETALS) * 2 * Math.PI;
    pen.quadraticCurveTo(Math.cos(top) * size * 1.22, Math.sin(top) * size * 1.22, x, y);
  }
  pen.closePath();
}

function body(pen: Pen, kind: PieceView['kind'], size: number, { bright, body, edge, line }: Paint): void {
  const light = pen.createRadialGradient(-size * 0.3, -size * 0.45, size * 0.05, 0, 0, size * 1.15);
  light.addColorStop(0, bright);
  light.addColorStop(0.5, body);
  light.addColorStop(1, edge);
  outline(pen, kind, size * 0.97);
  pen.fillStyle = light;
  pen.fill();
  pen.strokeStyle = line;
  pen.lineWidth = Math.max(1, size * 0.075);
  pen.lineJoin = 'round';
  pen.stroke();
}

function crown(pen: Pen, size: number, { sign, line }: Paint): void {
  pen.beginPath();
  const points: readonly [number, number][] = [
    [-0.5, 0.36],
    [-0.62, -0.24],
    [-0.28, 0.02],
    [0, -0.5],
    [0.28, 0.02],
    [0.62, -0.24],
    [0.5, 0.36],
  ];
  points.forEach(([x, y], i) => (i === 0 ? pen.moveTo(x * size, y * size) : pen.lineTo(x * size, y * size)));
  pen.closePath();
  pen.fillStyle = sign;
  pen.fill();
  pen.strokeStyle = line;
  pen.lineWidth = Math.max(0.75, size * 0.04);
  pen.stroke();
  for (const [x, y] of [points[1], points[3], points[5]].filter((point) => point !== undefined)) {
    pen.beginPath();
    pen.arc(x * size, y * size, size * 0.09, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
  }
}

function chevrons(pen: Pen, size: number, { line }: Paint): void {
  pen.strokeStyle = line;
  pen.lineWidth = Math.max(1.25, size * 0.13);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.globalAlpha *= 0.9;
  pen.beginPath();
  for (const down of [-0.3, 0.06]) {
    pen.moveTo(-size * 0.36, size * down);
    pen.lineTo(0, size * (down + 0.3));
    pen.lineTo(size * 0.36, size * down);
  }
  pen.stroke();
  pen.globalAlpha /= 0.9;
}

/** Bars and two rails, light on dark, so that they are seen on both colours; `shut` is how far they have come down. */
function bars(pen: Pen, size: number, shut: number): void {
  const [half, top] = [size * 1.02, -size * 1.04];
  const height = size * 2.08 * shut;
  pen.lineCap = 'round';
  const draw = (width: number, colour: string): void => {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.beginPath();
    for (const x of [-1, -0.34, 0.34, 1]) {
      pen.moveTo(x * half * 0.9, top);
      pen.lineTo(x * half * 0.9, top + height);
    }
    for (const y of [0, height]) {
      pen.moveTo(-half, top + y);
      pen.lineTo(half, top + y);
    }
    pen.stroke();
  };
  draw(Math.max(2.4, size * 0.21), '#3b0d0b');
  draw(Math.max(1.2, size * 0.105), '#ff9a84');
}
