/** The things an Othello board is made of: wood, felt and discs. Drawn once for each size, then only moved about. */
import dark from '../../../resources/art/othello/disc-dark.svg?raw';
import light from '../../../resources/art/othello/disc-light.svg?raw';
import { Group } from 'konva/lib/Group';
import { Circle } from 'konva/lib/shapes/Circle';
import { Line } from 'konva/lib/shapes/Line';
import { Rect } from 'konva/lib/shapes/Rect';
import { Text } from 'konva/lib/shapes/Text';
import { artwork } from './artwork.ts';
import type { BoardTheme } from './board.ts';
import { inSquare } from './paint.ts';

const FONT = '"Meydan Latin", sans-serif';

interface Palette {
  readonly wood: readonly [string, string, string];
  readonly grain: string;
  readonly felt: readonly [string, string];
  readonly line: string;
  readonly label: string;
  readonly shadow: string;
}

export const PALETTES: Readonly<Record<BoardTheme, Palette>> = {
  light: {
    wood: ['#7b5236', '#65402a', '#512f1f'],
    grain: 'rgba(30, 14, 6, 0.22)',
    felt: ['#2c8a78', '#176456'],
    line: 'rgba(4, 38, 34, 0.55)',
    label: '#f7e9cf',
    shadow: 'rgba(58, 38, 18, 0.35)',
  },
  dark: {
    wood: ['#54382a', '#432b20', '#342017'],
    grain: 'rgba(12, 5, 2, 0.35)',
    felt: ['#1f7263', '#0f4c43'],
    line: 'rgba(2, 26, 23, 0.65)',
    label: '#efdcbb',
    shadow: 'rgba(0, 0, 0, 0.55)',
  },
};

/** How the last move is marked. */
export const LAST_MOVE = { fill: '#f5b13d', edge: '#3a2403' } as const;
export const INK = '#10161a';
export const IVORY = '#fbf5e6';

export interface Geometry {
  readonly size: number;
  readonly left: number;
  readonly top: number;
  /** The side of the whole board, its frame included. */
  readonly side: number;
  readonly frame: number;
  readonly cell: number;
}

/** How far it is seen beside the frame. */
const SHADOW = 10;

/** The largest board that fits, in the middle, on whole pixels so that its lines stay crisp. */
export function geometryFor(size: number, width: number, height: number): Geometry {
  const room = Math.max(80, Math.min(width, height) - 2 * SHADOW);
  const cell = Math.max(4, Math.floor((room * 0.9) / size));
  const frame = Math.floor((room - cell * size) / 2);
  const side = cell * size + 2 * frame;
  return { size, left: Math.round((width - side) / 2), top: Math.round((height - side) / 2), side, frame, cell };
}

export function centreOf({ left, top, frame, cell }: Geometry, row: number, col: number): { x: number; y: number } {
  return { x: left + frame + (col + 0.5) * cell, y: top + frame + (row + 0.5) * cell };
}

/** The cell at a point of the drawing; null beside the felt. */
export function cellAt(geometry: Geometry, x: number, y: number): { row: number; col: number } | null {
  const { left, top, frame, cell, size } = geometry;
  const [row, col] = [y - top, x - left].map((from) => Math.floor((from - frame) / cell));
  const isOn = (index: number | undefined): index is number => index !== undefined && index >= 0 && index < size;
  return isOn(row) && isOn(col) ? { row, col } : null;
}

/** Konva bends the fibres and sets the figures, so its picture is copied, pixel for pixel. */
export function paintTable(pen: CanvasRenderingContext2D, geometry: Geometry, theme: BoardTheme): void {
  const { a: ratio } = pen.getTransform();
  const [width, height] = [pen.canvas.width / ratio, pen.canvas.height / ratio];
  const table = drawTable(geometry, theme);
  pen.drawImage(table.toCanvas({ x: 0, y: 0, width, height, pixelRatio: ratio }), 0, 0, width, height);
  // Konva keeps every shape until it is told that nobody needs it.
  table.destroy();
}

function drawTable(geometry: Geometry, theme: BoardTheme): Group {
  const palette = PALETTES[theme];
  const group = new Group({ x: geometry.left, y: geometry.top, listening: false });
  group.add(wood(geometry, palette), grain(geometry, palette), ...felt(geometry, palette));
  group.add(...lines(geometry, palette), ...starPoints(geometry, palette), ...labels(geometry, palette));
  return group;
}

function wood({ side }: Geometry, { wood, shadow }: Palette): Rect {
  return new Rect({
    width: side,
    height: side,
    cornerRadius: side * 0.022,
    fillLinearGradientStartPoint: { x: 0, y: 0 },
    fillLinearGradientEndPoint: { x: side, y: side },
    fillLinearGradientColorStops: [0, wood[0], 0.5, wood[1], 1, wood[2]],
    shadowColor: shadow,
    shadowBlur: 8,
    shadowOffsetY: 2,
  });
}

/** Long, slightly wavy fibres; the same ones each time. */
function grain({ side }: Geometry, palette: Palette): Group {
  const radius = side * 0.022;
  const group = new Group({
    clipFunc: (context) => {
      context.beginPath();
      context.roundRect(0, 0, side, side, radius);
    },
  });
  for (let i = 0; i < 34; i++) {
    const y = ((i + 0.5 + 0.35 * Math.sin(i * 12.9898)) / 34) * side;
    const points = Array.from({ length: 9 }, (_, k) => [
      (k / 8) * side,
      y + Math.sin(k * 1.3 + i * 2.1) * side * 0.0035,
    ]).flat();
    group.add(new Line({ points, stroke: palette.grain, strokeWidth: 0.6 + (i % 3) * 0.5, tension: 0.5 }));
  }
  group.add(
    new Rect({
      x: 1,
      y: 1,
      width: side - 2,
      height: side - 2,
      cornerRadius: radius,
      stroke: 'rgba(255, 236, 205, 0.16)',
    }),
  );
  return group;
}

function felt({ side, frame }: Geometry, { felt }: Palette): Rect[] {
  const width = side - 2 * frame;
  const at = { x: frame, y: frame, width, height: width };
  const groove = Math.max(1.5, frame * 0.07);
  return [
    new Rect({
      x: frame - groove,
      y: frame - groove,
      width: width + 2 * groove,
      height: width + 2 * groove,
      fill: 'rgba(18, 8, 3, 0.7)',
      cornerRadius: groove,
    }),
    new Rect({
      ...at,
      fillRadialGradientStartPoint: { x: width * 0.42, y: width * 0.36 },
      fillRadialGradientEndPoint: { x: width * 0.5, y: width * 0.5 },
      fillRadialGradientStartRadius: 0,
      fillRadialGradientEndRadius: width * 0.78,
      fillRadialGradientColorStops: [0, felt[0], 1, felt[1]],
    }),
    // The frame throws a shadow on the felt.
    new Rect({
      ...at,
      height: width * 0.03,
      fillLinearGradientStartPoint: { x: 0, y: 0 },
      fillLinearGradientEndPoint: { x: 0, y: width * 0.03 },
      fillLinearGradientColorStops: [0, 'rgba(0, 0, 0, 0.28)', 1, 'rgba(0, 0, 0, 0)'],
    }),
  ];
}

function lines({ size, side, frame, cell }: Geometry, { line }: Palette): Line[] {
  const style = { stroke: line, strokeWidth: Math.max(1, cell * 0.022) };
  return Array.from({ length: size - 1 }, (_, i) => frame + (i + 1) * cell).flatMap((at) => [
    new Line({ ...style, points: [at, frame, at, side - frame] }),
    new Line({ ...style, points: [frame, at, side - frame, at] }),
  ]);
}

function starPoints({ size, frame, cell }: Geometry, { line }: Palette): Circle[] {
  if (size < 8) return [];
  const places = [2, size - 2].map((i) => frame + i * cell);
  return places.flatMap((x) => places.map((y) => new Circle({ x, y, radius: cell * 0.07, fill: line })));
}

/** The protocol's numbers, in Latin digits in every language, so that a move can be found in the log. */
function labels({ size, side, frame, cell }: Geometry, { label }: Palette): Text[] {
  const fontSize = Math.max(9, Math.min(frame * 0.46, cell * 0.42));
  const style = { fontSize, fontFamily: FONT, fontStyle: '600', fill: label, align: 'center', verticalAlign: 'middle' };
  return Array.from({ length: size }, (_, i) => {
    const at = frame + i * cell;
    const text = String(i);
    return [
      new Text({ ...style, text, x: at, y: 0, width: cell, height: frame }),
      new Text({ ...style, text, x: at, y: side - frame, width: cell, height: frame }),
      new Text({ ...style, text, x: 0, y: at, width: frame, height: cell }),
      new Text({ ...style, text, x: side - frame, y: at, width: frame, height: cell }),
    ];
  }).flat();
}

const DISCS = { 1: artwork(dark), 2: artwork(light) } as const;

/** A disc with its shadow as a picture of `cell` × `cell`. The dark one has a groove, so that shape tells them apart too. */
export function discPicture(player: 1 | 2, cell: number, pixelRatio: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const pixels = Math.max(8, Math.round(cell * pixelRatio));
  canvas.width = pixels;
  canvas.height = pixels;
  const paint = canvas.getContext('2d');
  if (!paint) return canvas;
  inSquare(paint, pixels / 2, pixels / 2, pixels, () => {
    paint.save();
    paint.shadowColor = 'rgba(0, 18, 16, 0.55)';
    paint.shadowBlur = pixels * 0.06;
    paint.shadowOffsetY = pixels * 0.035;
    DISCS[player].paintOutline(paint);
    paint.restore();
    DISCS[player].paint(paint);
  });
  return canvas;
}
