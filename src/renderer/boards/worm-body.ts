/** The worm itself. Growing it is ringed with arrows towards its head; shrinking it is pale and lets go of its end. */
import picture from '../../../resources/art/worm/head.svg?raw';
import { DIRECTIONS, STEP_X, STEP_Y, type Direction } from '../../shared/games/worm/direction.ts';
import { artwork } from './artwork.ts';
import { disc, inSquare } from './paint.ts';
import { GROWING, OUTLINE, SHRINKING } from './worm-colours.ts';

type Pen = CanvasRenderingContext2D;

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface WormLook {
  /** The line of the body, the head first. */
  readonly line: readonly Point[];
  readonly cell: number;
  readonly growing: boolean;
  /** Length 1 and nothing to digest: it eats where it arrives. */
  readonly ready: boolean;
  readonly heading: Direction | null;
  /** How many points at the end the next move gives up. */
  readonly leaving: number;
}

const TURNS: Readonly<Record<Direction, number>> = { right: 0, down: Math.PI / 2, left: Math.PI, up: -Math.PI / 2 };

export function paintWorm(pen: Pen, look: WormLook): void {
  const { line, cell, growing, leaving } = look;
  const [front] = line;
  if (!front) return;
  pen.save();
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  const width = Math.max(2, cell * 0.62);
  const kept = line.slice(0, Math.max(1, line.length - leaving));
  const going = line.slice(kept.length - 1);
  if (going.length > 1) paintGoing(pen, going, cell, width);
  const edge = Math.max(1, cell * 0.05);
  stroke(pen, kept, width + 2 * edge, OUTLINE);
  stroke(pen, kept, width, growing ? GROWING : SHRINKING);
  if (cell >= 9) {
    if (growing) arrows(pen, kept, cell);
    else stroke(pen, kept, width * 0.34, 'rgba(255, 255, 255, 0.5)');
  }
  const tail = line.at(-1);
  if (growing && tail && line.length > 1) pin(pen, tail, cell);
  paintHead(pen, front, look);
  pen.restore();
}

/** A dot on the way into every cell that the head may enter, clear of the numbers there. */
export function paintPossible(pen: Pen, { x, y }: Point, cell: number, directions: readonly Direction[]): void {
  if (cell < 9) return;
  pen.fillStyle = '#ffffff';
  pen.strokeStyle = OUTLINE;
  pen.lineWidth = Math.max(1, cell * 0.035);
  for (const direction of directions) {
    const code = DIRECTIONS.indexOf(direction);
    disc(pen, x + (STEP_X[code] ?? 0) * cell * 0.6, y + (STEP_Y[code] ?? 0) * cell * 0.6, cell * 0.085);
    pen.fill();
    pen.stroke();
  }
}

function stroke(pen: Pen, points: readonly Point[], width: number, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  points.forEach(({ x, y }, i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  const [only] = points;
  // A line to where it begins is a dot.
  if (only && points.length === 1) pen.lineTo(only.x, only.y);
  pen.stroke();
}

/** What the next move gives up is there only in outline. */
function paintGoing(pen: Pen, points: readonly Point[], cell: number, width: number): void {
  pen.globalAlpha = 0.4;
  stroke(pen, points, width + 2 * Math.max(1, cell * 0.04), OUTLINE);
  pen.globalAlpha = 0.7;
  stroke(pen, points, width, SHRINKING);
  pen.globalAlpha = 1;
  pen.setLineDash([Math.max(2, cell * 0.02), Math.max(4, cell * 0.24)]);
  stroke(pen, points, Math.max(1.5, cell * 0.16), OUTLINE);
  pen.setLineDash([]);
}

function arrows(pen: Pen, points: readonly Point[], cell: number): void {
  pen.strokeStyle = 'rgba(255, 240, 226, 0.92)';
  pen.lineWidth = Math.max(1, cell * 0.075);
  pen.beginPath();
  for (let i = 1; i < points.length; i++) {
    const [to, from] = [points[i - 1], points[i]];
    if (!to || !from) continue;
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    for (const side of [-1, 1]) {
      pen.moveTo(
        at.x - cell * (Math.cos(angle) * 0.1 + side * Math.sin(angle) * 0.17),
        at.y - cell * (Math.sin(angle) * 0.1 - side * Math.cos(angle) * 0.17),
      );
      pen.lineTo(at.x + cell * Math.cos(angle) * 0.08, at.y + cell * Math.sin(angle) * 0.08);
    }
  }
  pen.stroke();
}

function pin(pen: Pen, { x, y }: Point, cell: number): void {
  pen.beginPath();
  pen.arc(x, y, Math.max(1.5, cell * 0.14), 0, 2 * Math.PI);
  pen.fillStyle = OUTLINE;
  pen.fill();
  pen.strokeStyle = '#fff0e2';
  pen.lineWidth = Math.max(1, cell * 0.05);
  pen.stroke();
}

const head = artwork(picture);

/** An open mouth when it may eat; on small fields it has no face. */
function paintHead(pen: Pen, { x, y }: Point, { cell, growing, ready, heading }: WormLook): void {
  const layers = cell >= 9 ? ['face', ready ? 'ready' : 'digesting'] : [];
  const colours = { body: growing ? GROWING : SHRINKING };
  inSquare(pen, x, y, Math.max(5, cell), () => {
    pen.rotate(heading ? TURNS[heading] : 0);
    head.paint(pen, { layers, colours });
  });
}
