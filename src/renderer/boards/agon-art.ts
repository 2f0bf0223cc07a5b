/** The table of Agon: a plate of violet tiles that grow brighter from ring to ring, up to the golden throne. */
import golden from '../../../resources/art/agon/throne.svg?raw';
import { cellAt, DIRECTIONS, distance, HEXES, type Hex } from '../../shared/games/agon/hexes.ts';
import { gradeOf } from '../../shared/games/agon/score.ts';
import { still } from './artwork.ts';
import type { BoardTheme } from './board.ts';
import { centreOf, CORNER_CELLS, corners, type AgonLayout, type Point } from './agon-layout.ts';
import { inSquare } from './paint.ts';

type Pen = CanvasRenderingContext2D;

export const FONT = '"Meydan Latin", sans-serif';
export const SAFFRON = '#f7b733';
export const SAFFRON_EDGE = '#3a2403';

interface Palette {
  readonly plate: readonly [string, string];
  readonly plateEdge: string;
  readonly seam: string;
  /** The colour of each grade, 1 to 5. */
  readonly tiles: readonly [string, string, string, string, string];
  readonly grade: string;
  readonly shadow: string;
}

export const PALETTES: Readonly<Record<BoardTheme, Palette>> = {
  light: {
    plate: ['#43345f', '#2f2447'],
    plateEdge: 'rgba(255, 240, 214, 0.25)',
    seam: '#2b2042',
    tiles: ['#6c5f94', '#7a6da3', '#897db2', '#9a8fc1', '#aea4d1'],
    grade: 'rgba(255, 255, 255, 0.5)',
    shadow: 'rgba(58, 38, 18, 0.35)',
  },
  dark: {
    plate: ['#2c2343', '#1e1730'],
    plateEdge: 'rgba(255, 240, 214, 0.16)',
    seam: '#1a1329',
    tiles: ['#514673', '#5d5281', '#6b6090', '#7a709f', '#8b82b0'],
    grade: 'rgba(255, 255, 255, 0.45)',
    shadow: 'rgba(0, 0, 0, 0.55)',
  },
};

export function paintTable(pen: Pen, layout: AgonLayout, theme: BoardTheme): void {
  plate(pen, layout, theme);
  for (const hex of HEXES) tile(pen, centreOf(layout, hex), layout.radius, gradeOf(cellAt(hex.q, hex.r)), theme);
  ringSeams(pen, layout, theme);
  throne(pen, layout.middle, layout.radius);
}

function plate(pen: Pen, { middle, radius }: AgonLayout, theme: BoardTheme): void {
  const { plate, plateEdge, shadow } = PALETTES[theme];
  const reach = 10.36 * radius;
  const points = Array.from({ length: 6 }, (_, i) => ({
    x: middle.x + reach * Math.sin((i * Math.PI) / 3),
    y: middle.y - reach * Math.cos((i * Math.PI) / 3),
  }));
  pen.save();
  pen.beginPath();
  points.forEach((point, i) => {
    const next = points[(i + 1) % 6] ?? point;
    const halfway = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    if (i === 0) pen.moveTo((point.x + (points[5]?.x ?? 0)) / 2, (point.y + (points[5]?.y ?? 0)) / 2);
    pen.arcTo(point.x, point.y, halfway.x, halfway.y, 3 * radius);
  });
  pen.closePath();
  const light = pen.createLinearGradient(0, middle.y - reach, 0, middle.y + reach);
  light.addColorStop(0, plate[0]);
  light.addColorStop(1, plate[1]);
  pen.fillStyle = light;
  pen.shadowColor = shadow;
  pen.shadowBlur = radius * 0.4;
  pen.shadowOffsetY = radius * 0.12;
  pen.fill();
  pen.restore();
  pen.strokeStyle = plateEdge;
  pen.lineWidth = Math.max(1, radius * 0.05);
  pen.stroke();
}

export function hexPath(pen: Pen, centre: Point, radius: number): void {
  pen.beginPath();
  corners(centre, radius).forEach(({ x, y }, i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  pen.closePath();
}

export function tile(pen: Pen, centre: Point, radius: number, grade: number, theme: BoardTheme): void {
  hexPath(pen, centre, radius * 0.955);
  pen.fillStyle = PALETTES[theme].tiles[grade - 1] ?? '#d99a26';
  pen.fill();
  // A little light from above makes a tile of a hexagon.
  pen.strokeStyle = 'rgba(255, 255, 255, 0.13)';
  pen.lineWidth = Math.max(0.75, radius * 0.035);
  pen.stroke();
}

/** The rings are told apart by their seams too, not by colour alone. */
function ringSeams(pen: Pen, layout: AgonLayout, theme: BoardTheme): void {
  pen.strokeStyle = PALETTES[theme].seam;
  pen.lineWidth = Math.max(1.5, layout.radius * 0.11);
  pen.lineCap = 'round';
  pen.beginPath();
  for (const hex of HEXES) {
    const points = corners(centreOf(layout, hex), layout.radius);
    DIRECTIONS.forEach(({ q, r }, direction) => {
      if (distance({ q: hex.q + q, r: hex.r + r }) >= distance(hex)) return;
      // Direction 0 is up, and the side above lies between the corners 4 and 5.
      const [from, to] = [points[(direction + 4) % 6], points[(direction + 5) % 6]];
      if (!from || !to) return;
      pen.moveTo(from.x, from.y);
      pen.lineTo(to.x, to.y);
    });
  }
  pen.stroke();
}

const chair = still(golden);

/** A chair with a high back on a golden tile. */
export function throne(pen: Pen, { x, y }: Point, radius: number): void {
  inSquare(pen, x, y, 2 * radius, () => chair(pen));
}

/** Grades on the corners of the rings: enough of these cells are always empty. */
export function paintGrades(pen: Pen, layout: AgonLayout, theme: BoardTheme, number: (value: number) => string): void {
  const { radius } = layout;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = PALETTES[theme].grade;
  pen.font = `700 ${radius * 0.72}px ${FONT}`;
  for (const hex of CORNER_CELLS)
    write(pen, number(gradeOf(cellAt(hex.q, hex.r))), centreOf(layout, hex), radius * 0.04);
}

/** Every cell's coordinates as in the rulebook's picture, in Latin digits in every language. */
export function paintCoordinates(pen: Pen, layout: AgonLayout): void {
  const { radius } = layout;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = '#ffffff';
  // Wide and dark enough for the white pieces, which they lie over.
  pen.strokeStyle = '#1a122c';
  pen.lineWidth = Math.max(3.5, radius * 0.18);
  pen.lineJoin = 'round';
  pen.font = `700 ${radius * 0.42}px ${FONT}`;
  for (const hex of HEXES) write(pen, `${hex.q},${hex.r}`, centreOf(layout, hex), radius * 0.64, true);
}

function write(pen: Pen, text: string, { x, y }: Point, down: number, outlined = false): void {
  if (outlined) pen.strokeText(text, x, y + down);
  pen.fillText(text, x, y + down);
}

export function nameOf({ q, r }: Hex): string {
  return `${q} ${r}`;
}
