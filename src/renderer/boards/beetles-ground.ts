/** The ground that the beetles walk on: tiles, wells with the way from each entrance to its exit, and rulers. */
import entrance from '../../../resources/art/beetles/well-entrance.svg?raw';
import exit from '../../../resources/art/beetles/well-exit.svg?raw';
import type { Well } from '../../shared/games/beetles/field.ts';
import { artwork, still } from './artwork.ts';
import type { BoardTheme } from './board.ts';
import { frameOf, originOf, sightOf, type Camera, type Field } from './camera.ts';
import { ANY_DIGITS, block, inHundredths, inSquare, letter, polygon, type Box, type Paint } from './paint.ts';

interface Palette {
  readonly tiles: readonly [string, string];
  readonly seam: string;
  readonly rim: string;
  readonly ruler: string;
  readonly link: string;
}

export const GROUND: Readonly<Record<BoardTheme, Palette>> = {
  light: {
    tiles: ['#dfe6d2', '#d5dec6'],
    seam: 'rgba(52, 74, 40, 0.13)',
    rim: '#5a6b4b',
    ruler: '#4f5f5f',
    link: '#1c5f8a',
  },
  dark: {
    tiles: ['#22332d', '#283b34'],
    seam: 'rgba(190, 220, 195, 0.08)',
    rim: '#6d8271',
    ruler: '#9db0ae',
    link: '#7cc4ef',
  },
};

/** With more wells than this, the ways would cover the board; they are shown for the well that is pointed at. */
const MOST_LINKS = 24;

export interface GroundScene {
  readonly field: Field;
  readonly wells: readonly Well[];
  readonly camera: Camera;
  readonly window: Box;
  readonly theme: BoardTheme;
  /** The cell that is pointed at. */
  readonly pointed: { readonly x: number; readonly y: number } | null;
  number(value: number): string;
}

export function drawGround(paint: Paint, scene: GroundScene): void {
  const { field, camera, window, theme } = scene;
  const palette = GROUND[theme];
  const frame = frameOf(camera, field, window);
  paint.save();
  paint.shadowColor = 'rgba(15, 25, 15, 0.35)';
  paint.shadowBlur = 12;
  block(paint, frame.x - 3, frame.y - 3, frame.width + 6, frame.height + 6, 6);
  paint.fillStyle = palette.rim;
  paint.fill();
  paint.restore();
  paint.save();
  paint.beginPath();
  paint.rect(frame.x, frame.y, frame.width, frame.height);
  paint.clip();
  drawTiles(paint, scene, frame);
  drawWells(paint, scene);
  paint.restore();
  drawRulers(paint, scene, frame);
}

function drawTiles(paint: Paint, { field, camera, window, theme }: GroundScene, frame: Box): void {
  const { tiles, seam } = GROUND[theme];
  const { cell } = camera;
  const origin = originOf(camera, window);
  const sight = sightOf(camera, field, window);
  paint.fillStyle = tiles[0];
  paint.fillRect(frame.x, frame.y, frame.width, frame.height);
  if (cell < 5) return;
  paint.fillStyle = tiles[1];
  for (let y = sight.top; y < sight.bottom; y++) {
    for (let x = sight.left + ((sight.left + y) % 2); x < sight.right; x += 2) {
      paint.fillRect(origin.x + x * cell, origin.y + y * cell, cell, cell);
    }
  }
  if (cell < 14) return;
  paint.strokeStyle = seam;
  paint.lineWidth = 1;
  paint.beginPath();
  for (let x = sight.left; x <= sight.right; x++) {
    paint.moveTo(origin.x + x * cell, frame.y);
    paint.lineTo(origin.x + x * cell, frame.y + frame.height);
  }
  for (let y = sight.top; y <= sight.bottom; y++) {
    paint.moveTo(frame.x, origin.y + y * cell);
    paint.lineTo(frame.x + frame.width, origin.y + y * cell);
  }
  paint.stroke();
}

function drawWells(paint: Paint, { wells, camera, window, theme, pointed, number }: GroundScene): void {
  const { cell } = camera;
  const origin = originOf(camera, window);
  const middle = ([x, y]: readonly [number, number]) =>
    [origin.x + (x + 0.5) * cell, origin.y + (y + 0.5) * cell] as const;
  wells.forEach((well, i) => {
    const near = well.some(([x, y]) => pointed?.x === x && pointed.y === y);
    const [from, to] = [middle(well[0]), middle(well[1])];
    if (near || wells.length <= MOST_LINKS) drawLink(paint, from, to, cell, theme, near);
    const label = wellLabel(i, wells, cell, number);
    inSquare(paint, ...from, cell, () => drawEntrance(paint, label));
    inSquare(paint, ...to, cell, () => drawExit(paint, theme, label));
  });
}

/** A well that is alone needs no number, and in a small cell nobody could read it. */
export function wellLabel(
  well: number,
  { length }: readonly Well[],
  cell: number,
  number: (value: number) => string,
): string {
  return length > 1 && cell >= 18 ? number(well + 1) : '';
}

/** A bent way with arrowheads, faint until its well is pointed at. */
function drawLink(
  paint: Paint,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  cell: number,
  theme: BoardTheme,
  near: boolean,
): void {
  const bend = 0.14;
  const control = { x: (x1 + x2) / 2 - (y2 - y1) * bend, y: (y1 + y2) / 2 + (x2 - x1) * bend };
  const width = Math.max(1, Math.min(4, cell * 0.07)) * (near ? 1.6 : 1);
  paint.save();
  paint.globalAlpha = near ? 1 : 0.4;
  paint.strokeStyle = GROUND[theme].link;
  paint.fillStyle = GROUND[theme].link;
  paint.lineWidth = width;
  paint.setLineDash([width * 3, width * 2.4]);
  /** Where the way is, from 0 to 1. */
  const along = (part: number) => {
    const rest = 1 - part;
    return {
      x: rest * rest * x1 + 2 * rest * part * control.x + part * part * x2,
      y: rest * rest * y1 + 2 * rest * part * control.y + part * part * y2,
    };
  };
  // It ends at the ring: through it, its number could not be read.
  const part = Math.max(0, 1 - (0.46 * cell) / Math.max(1, Math.hypot(x2 - x1, y2 - y1)));
  const end = along(part);
  paint.beginPath();
  paint.moveTo(x1, y1);
  paint.quadraticCurveTo(x1 + part * (control.x - x1), y1 + part * (control.y - y1), end.x, end.y);
  paint.stroke();
  for (const part of [0.35, 0.7]) {
    const rest = 1 - part;
    const { x, y } = along(part);
    const dx = rest * (control.x - x1) + part * (x2 - control.x);
    const dy = rest * (control.y - y1) + part * (y2 - control.y);
    inSquare(paint, x, y, width * 5, () => {
      paint.rotate(Math.atan2(dy, dx));
      polygon(paint, [
        [0.5, 0],
        [-0.4, -0.42],
        [-0.4, 0.42],
      ]);
      paint.fill();
    });
  }
  paint.restore();
}

const pit = still(entrance);
const ring = artwork(exit);

/** A pit with a stone rim. */
export function drawEntrance(paint: Paint, label: string): void {
  pit(paint);
  write(paint, label, '#e9f4fb');
}

/** A ring with points that lead out of it. */
export function drawExit(paint: Paint, theme: BoardTheme, label: string): void {
  const { link } = GROUND[theme];
  ring.paint(paint, { colours: { link } });
  write(paint, label, link);
}

function write(paint: Paint, label: string, fill: string): void {
  if (label !== '') inHundredths(paint, () => letter(paint, label, 0, 3, { size: 34, fill, font: ANY_DIGITS }));
}

/** The protocol's numbers, in Latin digits in every language, as many as there is room for. */
function drawRulers(paint: Paint, { field, camera, window, theme }: GroundScene, frame: Box): void {
  const { cell } = camera;
  const origin = originOf(camera, window);
  const sight = sightOf(camera, field, window);
  const step = [1, 2, 5, 10, 20, 50].find((each) => each * cell >= 26) ?? 100;
  const style = { size: Math.max(12, Math.min(18, window.width / 75)), fill: GROUND[theme].ruler };
  for (let x = Math.ceil(sight.left / step) * step; x < sight.right; x += step) {
    const at = origin.x + (x + 0.5) * cell;
    if (at > frame.x && at < frame.x + frame.width) letter(paint, String(x), at, frame.y - 13, style);
  }
  for (let y = Math.ceil(sight.top / step) * step; y < sight.bottom; y += step) {
    const at = origin.y + (y + 0.5) * cell;
    if (at > frame.y && at < frame.y + frame.height) letter(paint, String(y), frame.x - 16, at, style);
  }
}
