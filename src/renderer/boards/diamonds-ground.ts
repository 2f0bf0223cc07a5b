/** What never changes in a game of Diamonds: the stone floor, the walls, the teleports and the corners of the start. */
import teleport from '../../../resources/art/diamonds/teleport.svg?raw';
import wall from '../../../resources/art/diamonds/wall.svg?raw';
import { cornersOf } from '../../shared/games/diamonds/ground.ts';
import { artwork, still } from './artwork.ts';
import type { BoardTheme } from './board.ts';
import type { DiamondsLayout } from './diamonds-layout.ts';
import { block, inSquare, LATIN, letter, line, type Paint } from './paint.ts';

export interface GroundPalette {
  readonly plate: string;
  readonly tiles: readonly [string, string];
  readonly seam: string;
  readonly wall: { readonly top: string; readonly side: string; readonly joint: string };
  readonly label: string;
  readonly corner: string;
}

export const GROUND: Readonly<Record<BoardTheme, GroundPalette>> = {
  light: {
    plate: '#31465a',
    tiles: ['#eaeff1', '#e0e7eb'],
    seam: 'rgba(44, 66, 86, 0.2)',
    wall: { top: '#6f8295', side: '#465768', joint: 'rgba(20, 31, 43, 0.5)' },
    label: '#e8eef2',
    corner: '#a77b2a',
  },
  dark: {
    plate: '#243443',
    tiles: ['#15212b', '#192732'],
    seam: 'rgba(158, 188, 212, 0.13)',
    wall: { top: '#5d7083', side: '#334352', joint: 'rgba(6, 12, 18, 0.6)' },
    label: '#c4d3df',
    corner: '#d9a94e',
  },
};

export function drawGround(paint: Paint, layout: DiamondsLayout, cells: readonly string[], theme: BoardTheme): void {
  drawPlate(paint, layout, theme);
  drawTiles(paint, layout, cells, theme);
}

/** What the field lies on, with the numbers of its rows and columns. */
export function drawPlate(paint: Paint, layout: DiamondsLayout, theme: BoardTheme): void {
  const { left, top, cell, rows, cols, margin } = layout;
  const palette = GROUND[theme];
  paint.save();
  paint.shadowColor = 'rgba(10, 20, 30, 0.4)';
  paint.shadowBlur = 12;
  paint.shadowOffsetY = 3;
  block(paint, left - margin, top - margin, cols * cell + 2 * margin, rows * cell + 2 * margin, margin * 0.5);
  paint.fillStyle = palette.plate;
  paint.fill();
  paint.restore();
  drawLabels(paint, layout, palette.label);
}

export function drawTiles(
  paint: Paint,
  { left, top, cell, rows, cols }: DiamondsLayout,
  cells: readonly string[],
  theme: BoardTheme,
): void {
  const palette = GROUND[theme];
  const corners = cornersOf(rows, cols);
  paint.strokeStyle = palette.seam;
  paint.lineWidth = 1;
  for (let i = 0; i < rows * cols; i++) {
    const [row, col] = [Math.floor(i / cols), i % cols];
    const [x, y] = [left + col * cell, top + row * cell];
    paint.fillStyle = palette.tiles[(row + col) % 2 === 0 ? 0 : 1];
    paint.fillRect(x, y, cell, cell);
    paint.strokeRect(x + 0.5, y + 0.5, cell - 1, cell - 1);
    const isCorner = corners.includes(i);
    const [isWall, isTeleport] = [cells[i] === 'W', cells[i] === 'T'];
    if (!isCorner && !isWall && !isTeleport) continue;
    inSquare(paint, x + cell / 2, y + cell / 2, cell, () => {
      if (isWall) drawWall(paint, theme);
      else if (isTeleport) drawTeleport(paint);
      if (isCorner) drawCorner(paint, col === 0 ? -1 : 1, row === 0 ? -1 : 1, theme);
    });
  }
}

const stone = artwork(wall);

/** A block of stone: a bright top above a dark front of two courses. */
export function drawWall(paint: Paint, theme: BoardTheme): void {
  stone.paint(paint, { colours: GROUND[theme].wall });
}

/** A whirl of three arms into the dark. */
export const drawTeleport = still(teleport);

/** A bracket at the outer corner, where an agent may begin. */
export function drawCorner(paint: Paint, dx: number, dy: number, theme: BoardTheme): void {
  paint.strokeStyle = GROUND[theme].corner;
  paint.lineWidth = 0.07;
  paint.lineJoin = 'round';
  paint.lineCap = 'round';
  line(paint, [dx * 0.02, dy * 0.42], [dx * 0.42, dy * 0.42], [dx * 0.42, dy * 0.02]);
}

/** The protocol's numbers, in Latin digits in every language, so that a place can be found in the log. */
function drawLabels(paint: Paint, { left, top, cell, rows, cols, margin }: DiamondsLayout, fill: string): void {
  const size = Math.max(9, Math.min(margin * 0.62, cell * 0.42));
  const style = { size, fill, font: LATIN };
  // On a small picture two numbers of two digits would run into each other.
  const step = [1, 2, 5].find((each) => each * cell >= size * 1.5) ?? 10;
  // The middle of a line of writing is a little above that of its digits.
  const down = size * 0.07;
  for (let col = 0; col < cols; col += step) {
    letter(paint, String(col), left + (col + 0.5) * cell, top - margin / 2 + down, style);
    letter(paint, String(col), left + (col + 0.5) * cell, top + rows * cell + margin / 2 + down, style);
  }
  for (let row = 0; row < rows; row += step) {
    letter(paint, String(row), left - margin / 2, top + (row + 0.5) * cell + down, style);
    letter(paint, String(row), left + cols * cell + margin / 2, top + (row + 0.5) * cell + down, style);
  }
}
