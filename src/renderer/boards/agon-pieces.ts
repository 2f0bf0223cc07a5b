/** The pieces of Agon: a queen is a crowned flower, a guard a shield, a prisoner stands behind bars. */
import bars from '../../../resources/art/agon/bars.svg?raw';
import guard from '../../../resources/art/agon/guard.svg?raw';
import queen from '../../../resources/art/agon/queen.svg?raw';
import type { PieceView } from '../../shared/games/agon/state.ts';
import type { Point } from './agon-layout.ts';
import { artwork, still, type Artwork } from './artwork.ts';
import { inSquare } from './paint.ts';
import type { Put } from './stamps.ts';

type Pen = CanvasRenderingContext2D;
type Seat = PieceView['seat'];

interface Paint extends Readonly<Record<string, string>> {
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

const FIGURES: Readonly<Record<PieceView['kind'], Artwork>> = { queen: artwork(queen), guard: artwork(guard) };
const prison = still(bars);

/** `radius` is that of the cell. */
export function paintPiece(pen: Pen, { seat, kind, captive }: PieceLook, at: Point, radius: number): void {
  const dress = { colours: PAINTS[seat], thinnest: 1 };
  inSquare(pen, at.x, at.y, 2 * radius, () => {
    pen.save();
    pen.shadowColor = 'rgba(12, 6, 24, 0.6)';
    pen.shadowBlur = radius * 0.16;
    pen.shadowOffsetY = radius * 0.07;
    FIGURES[kind].paintOutline(pen, dress);
    pen.restore();
    FIGURES[kind].paint(pen, dress);
    if (captive > 0) paintBars(pen, captive);
  });
}

/** They come down from above; `shut` is how far. */
function paintBars(pen: Pen, shut: number): void {
  pen.save();
  pen.beginPath();
  pen.rect(-0.5, -0.5, 1, 1);
  pen.clip();
  pen.translate(0, shut - 1);
  prison(pen);
  pen.restore();
}

/** Copies a piece that stands still; its picture lies in a square of `PIECE_SIDE` radiuses. */
export function putPiece(put: Put, { seat, kind, captive }: PieceLook, { x, y }: Point, radius: number): void {
  put(`${kind} ${seat} ${captive} ${radius}`, x, y, (pen) => {
    pen.scale(1 / (PIECE_SIDE * radius), 1 / (PIECE_SIDE * radius));
    paintPiece(pen, { seat, kind, captive }, { x: 0, y: 0 }, radius);
  });
}
