/**
 * Everything that lives and lies on the ground, at a moment between two turns. Only what is in sight is drawn, and
 * beetles are copied from pictures: thousands of them move at once.
 */
import type { BeetlesEvent } from '../../shared/games/beetles/events.ts';
import type { BeetlesView, BeetleView } from '../../shared/games/beetles/view.ts';
import { coatOf, drawBeetle, nameOf } from './beetles-art.ts';
import { drawEntrance, drawExit, wellLabel } from './beetles-ground.ts';
import { isRound, type Track } from './beetles-motion.ts';
import {
  drawDeath,
  drawFood,
  drawMeal,
  drawPoison,
  drawShadow,
  drawSlipper,
  writeFall,
  writeIllness,
} from './beetles-things.ts';
import type { BoardTheme } from './board.ts';
import { frameOf, originOf, sightOf, type Camera, type Sight } from './camera.ts';
import { disc, ease, inSquare, type Box, type Paint } from './paint.ts';
import type { Sprites } from './sprites.ts';

export interface SwarmScene {
  readonly view: BeetlesView;
  readonly tracks: readonly Track[];
  readonly gone: readonly BeetleView[];
  readonly events: readonly BeetlesEvent[];
  readonly followed: number | null;
  readonly theme: BoardTheme;
  number(value: number): string;
}

/** Below this a beetle is a dot: nobody could see more. */
const DOTS_BELOW = 6;
/** A smaller dot could not be seen, and a cross on a smaller one would hide it. */
const LEAST_DOT = 1.7;
const CROSSES_FROM = 3;
/** From here on pictures show every hair, and counts are written. */
const FINE_FROM = 15;
const COUNTS_FROM = 20;
const QUARTER = Math.PI / 2;
const ANGLES: Readonly<Record<string, number>> = { N: 0, E: QUARTER, S: 2 * QUARTER, W: 3 * QUARTER };

/** The pencil for one frame: where cells are, and which of them can be seen. */
interface Frame {
  readonly paint: Paint;
  readonly cell: number;
  readonly x: number;
  readonly y: number;
  readonly sight: Sight;
  readonly sprites: Sprites;
}

export function drawSwarm(
  paint: Paint,
  scene: SwarmScene,
  camera: Camera,
  window: Box,
  sprites: Sprites,
  time: number,
): void {
  const { view } = scene;
  const clip = frameOf(camera, view, window);
  const frame = {
    paint,
    cell: camera.cell,
    ...originOf(camera, window),
    sight: sightOf(camera, view, window),
    sprites,
  };
  sprites.size(camera.cell);
  paint.save();
  paint.beginPath();
  paint.rect(clip.x, clip.y, clip.width, clip.height);
  paint.clip();
  drawShadows(frame, scene);
  drawWellsOver(frame, scene);
  for (const [x, y] of view.food) stamp(frame, 'food', x, y, drawFood);
  for (const [x, y] of view.poison) stamp(frame, 'poison', x, y, drawPoison);
  if (time < 1) drawGone(frame, scene, time);
  if (camera.cell < DOTS_BELOW) drawDots(frame, scene, time);
  else for (const track of scene.tracks) drawTrack(frame, scene, track, time);
  if (time >= 1) drawTraces(frame, scene);
  if (camera.cell >= COUNTS_FROM) drawCounts(frame, scene, time);
  drawFollowed(frame, scene, time);
  paint.restore();
}

function isSeen({ left, right, top, bottom }: Sight, x: number, y: number): boolean {
  return x > left - 1 && x < right && y > top - 1 && y < bottom;
}

function stamp(frame: Frame, name: string, x: number, y: number, draw: (paint: Paint) => void): void {
  if (!isSeen(frame.sight, x, y)) return;
  const { paint, cell, sprites } = frame;
  paint.drawImage(sprites.get(name, draw), frame.x + x * cell, frame.y + y * cell, cell, cell);
}

/** A square of 3 × 3 goes round the edge: once for each side from which a part of it can be seen. */
function eachSquare({ view }: SwarmScene, x: number, y: number, draw: (x: number, y: number) => void): void {
  const { width, height } = view;
  for (const dx of x === 0 ? [0, width] : x === width - 1 ? [0, -width] : [0]) {
    for (const dy of y === 0 ? [0, height] : y === height - 1 ? [0, -height] : [0]) draw(x + dx, y + dy);
  }
}

function drawShadows({ paint, cell, x: left, y: top }: Frame, scene: SwarmScene): void {
  const at = (x: number, y: number, draw: () => void) =>
    eachSquare(scene, x, y, (cx, cy) =>
      inSquare(paint, left + (cx + 0.5) * cell, top + (cy + 0.5) * cell, 3 * cell, draw),
    );
  for (const { x, y, left: turns } of scene.view.shadows) at(x, y, () => drawShadow(paint, scene.theme, turns <= 1));
  for (const event of scene.events)
    if (event.type === 'slipper') at(event.x, event.y, () => drawSlipper(paint, scene.theme));
}

/** Under a slipper the number of a well could not be read: where one covers a well, that lies above it. */
function drawWellsOver(frame: Frame, { view, events, theme, number }: SwarmScene): void {
  const covers = [...view.shadows, ...events.filter((event) => event.type === 'slipper')];
  if (covers.length === 0) return;
  view.wells.forEach(([entrance, exit], i) => {
    const label = wellLabel(i, view.wells, frame.cell, number);
    const isCovered = (cell: readonly [number, number]) => covers.some((cover) => isRound(cover, cell, view));
    if (isCovered(entrance)) stamp(frame, `entrance ${label}`, ...entrance, (paint) => drawEntrance(paint, label));
    if (isCovered(exit)) stamp(frame, `exit ${label}`, ...exit, (paint) => drawExit(paint, theme, label));
  });
}

/** Where a beetle is at a moment, and how large. */
function poseOf({ fromX, fromY, toX, toY, way }: Track, time: number): { x: number; y: number; size: number } {
  if (time >= 1 || way === 'rest') return { x: toX, y: toY, size: 1 };
  if (way === 'birth') return { x: toX, y: toY, size: time };
  if (way === 'well')
    return time < 0.5 ? { x: fromX, y: fromY, size: 1 - 2 * time } : { x: toX, y: toY, size: 2 * time - 1 };
  return { x: fromX + (toX - fromX) * time, y: fromY + (toY - fromY) * time, size: 1 };
}

function drawTrack(frame: Frame, scene: SwarmScene, track: Track, time: number): void {
  const eased = ease(time);
  const { x, y, size } = track.way === 'wrap' && time >= 1 ? { ...track.beetle, size: 1 } : poseOf(track, eased);
  drawAt(frame, scene, track, x, y, size, eased);
  if (track.way !== 'wrap' || time >= 1) return;
  const { beetle, toX, toY } = track;
  drawAt(frame, scene, track, x + beetle.x - toX, y + beetle.y - toY, size, eased);
}

function drawAt(
  frame: Frame,
  scene: SwarmScene,
  track: Track,
  x: number,
  y: number,
  size: number,
  eased: number,
): void {
  if (size <= 0 || !isSeen(frame.sight, x, y)) return;
  const { paint, cell, sprites } = frame;
  const { beetle, turns } = track;
  const look = { ...beetle, ill: beetle.ill > 0 };
  const { theme } = scene;
  const fine = cell >= FINE_FROM;
  const angle = ANGLES[beetle.heading] ?? 0;
  if (size === 1 && (turns === 0 || eased >= 1)) {
    // Standing straight it is copied as it is; turning a picture costs more than copying it.
    const picture = sprites.get(`${nameOf(look)}${beetle.heading}${fine}`, (brush) => {
      brush.rotate(angle);
      drawBeetle(brush, look, theme, fine);
    });
    paint.drawImage(picture, frame.x + x * cell, frame.y + y * cell, cell, cell);
    return;
  }
  const picture = sprites.get(`${nameOf(look)}N${fine}`, (brush) => drawBeetle(brush, look, theme, fine));
  inSquare(paint, frame.x + (x + 0.5) * cell, frame.y + (y + 0.5) * cell, cell * size, () => {
    paint.rotate(angle - turns * QUARTER * (1 - eased));
    paint.drawImage(picture, -0.5, -0.5, 1, 1);
  });
}

/** Those who died shrink away. */
function drawGone(frame: Frame, scene: SwarmScene, time: number): void {
  for (const beetle of scene.gone) {
    const { x, y } = beetle;
    drawAt(frame, scene, { beetle, fromX: x, fromY: y, toX: x, toY: y, turns: 0, way: 'rest' }, x, y, 1 - time, 1);
  }
}

/** A brown dot fills its cell, a blond one leaves a margin, a winged one is a cross. */
function drawDots({ paint, cell, x: left, y: top, sight }: Frame, { tracks, theme }: SwarmScene, time: number): void {
  const eased = ease(time);
  for (const team of [1, 2]) {
    paint.fillStyle = team === 1 ? coatOf(1, theme).body : theme === 'light' ? '#c98a00' : coatOf(2, theme).body;
    const inset = team === 1 ? 0.02 : 0.16;
    for (const track of tracks) {
      if (track.beetle.team !== team) continue;
      const { x, y } = time >= 1 ? track.beetle : poseOf(track, eased);
      if (!isSeen(sight, x, y)) continue;
      const side = Math.max(LEAST_DOT, cell * (1 - 2 * inset));
      paint.fillRect(left + (x + 0.5) * cell - side / 2, top + (y + 0.5) * cell - side / 2, side, side);
    }
  }
  if (cell < CROSSES_FROM) return;
  paint.fillStyle = theme === 'light' ? '#ffffff' : '#0b1416';
  for (const { beetle } of tracks) {
    if (!beetle.winged || !isSeen(sight, beetle.x, beetle.y) || time < 1) continue;
    paint.fillRect(left + (beetle.x + 0.1) * cell, top + (beetle.y + 0.38) * cell, 0.8 * cell, 0.24 * cell);
    paint.fillRect(left + (beetle.x + 0.38) * cell, top + (beetle.y + 0.1) * cell, 0.24 * cell, 0.8 * cell);
  }
}

const DEATHS: ReadonlySet<string> = new Set(['crushed', 'killed', 'winged-lost', 'winged-clash', 'died']);

/** What the last turn did to somebody, on the cell where it happened. */
function drawTraces(frame: Frame, { events }: SwarmScene): void {
  for (const event of events) {
    if (event.type === 'ate') stamp(frame, 'meal', event.x, event.y, drawMeal);
    if (DEATHS.has(event.type) && 'x' in event) stamp(frame, 'death', event.x, event.y, drawDeath);
  }
}

/** How long the ill still live, and when the slippers come down. */
function drawCounts(frame: Frame, scene: SwarmScene, time: number): void {
  const { paint, cell, x: left, y: top, sight } = frame;
  const { theme, view, number } = scene;
  const size = Math.max(11, Math.min(20, cell * 0.34));
  if (time >= 1) {
    for (const { x, y, ill } of view.beetles) {
      if (ill === 0 || !isSeen(sight, x, y)) continue;
      writeIllness(paint, number(ill), left + (x + 0.84) * cell, top + (y + 0.16) * cell, size, theme);
    }
  }
  const corners = cornersOf(view);
  view.shadows.forEach(({ x, y, left: turns }, i) => {
    const [right, down] = corners[i] ?? CORNERS[0];
    eachSquare(scene, x, y, (cx, cy) => {
      const at = { x: left + (cx + 0.5 + right * 1.05) * cell, y: top + (cy + 0.5 + down) * cell };
      writeFall(paint, number(turns), at.x, at.y, cell * 0.8, theme);
    });
  });
}

const CORNERS = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

type Corner = (typeof CORNERS)[number];
type Ground = Pick<BeetlesView, 'width' | 'height' | 'wells' | 'shadows' | 'food' | 'poison'>;
const found = new WeakMap<Ground, readonly Corner[]>();

/** In which corner of each shadow its number stands: where it hides no well and no other number, and if possible nothing. */
export function cornersOf(view: Ground): readonly Corner[] {
  const known = found.get(view);
  if (known || view.shadows.length === 0) return known ?? [];
  const { width, height, wells, food, poison } = view;
  const cells = (spots: readonly (readonly [number, number])[]) => new Set(spots.map(([x, y]) => y * width + x));
  const taken = cells(wells.flat());
  const covered = cells([...food, ...poison]);
  const corners = view.shadows.map(({ x, y }) => {
    const cellOf = ([right, down]: Corner): number =>
      ((y + down + height) % height) * width + ((x + right + width) % width);
    const free = CORNERS.filter((each) => !taken.has(cellOf(each)));
    const corner = free.find((each) => !covered.has(cellOf(each))) ?? free[0] ?? CORNERS[0];
    taken.add(cellOf(corner));
    return corner;
  });
  found.set(view, corners);
  return corners;
}

function drawFollowed({ paint, cell, x: left, y: top }: Frame, { tracks, followed }: SwarmScene, time: number): void {
  const track = followed === null ? undefined : tracks.find(({ beetle }) => beetle.number === followed);
  if (!track) return;
  const { x, y } = time >= 1 ? track.beetle : poseOf(track, ease(time));
  const [cx, cy] = [left + (x + 0.5) * cell, top + (y + 0.5) * cell];
  const radius = Math.max(8, cell * 0.62);
  for (const [width, colour] of [
    [5, '#3a2403'],
    [3, '#f5b13d'],
  ] as const) {
    disc(paint, cx, cy, radius);
    paint.lineWidth = width;
    paint.strokeStyle = colour;
    paint.stroke();
  }
}

/** Where the followed beetle is now, for the camera that goes with it. */
export function placeOf(scene: SwarmScene, number: number, time: number): { x: number; y: number } | null {
  const track = scene.tracks.find(({ beetle }) => beetle.number === number);
  if (!track) return null;
  const { x, y } = track.way === 'walk' ? poseOf(track, ease(time)) : track.beetle;
  return { x: x + 0.5, y: y + 0.5 };
}
