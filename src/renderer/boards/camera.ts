/**
 * Which part of a large field is seen, and how large: zoom, pan, and the way between cells and pixels. A camera never
 * shows less than the whole field fits, and never looks beside the field.
 */
import type { Box } from './paint.ts';

export interface Field {
  readonly width: number;
  readonly height: number;
}

export interface Camera {
  /** The pixels of a cell. */
  readonly cell: number;
  /** What is in the middle of the window, in cells from the upper left corner. */
  readonly x: number;
  readonly y: number;
}

const NEAREST = 96;

/** The pixels of a cell with which the whole field fits; on whole pixels where cells are large enough to have lines. */
export function fittingCell(field: Field, window: Box): number {
  const cell = Math.min(window.width / field.width, window.height / field.height, NEAREST);
  return Math.max(0.5, cell >= 8 ? Math.floor(cell) : cell);
}

export function wholeField(field: Field, window: Box): Camera {
  return { cell: fittingCell(field, window), x: field.width / 2, y: field.height / 2 };
}

export function clamped({ cell, x, y }: Camera, field: Field, window: Box): Camera {
  const size = Math.max(fittingCell(field, window), Math.min(NEAREST, cell));
  const within = (at: number, length: number, room: number) => {
    const half = room / size / 2;
    return 2 * half >= length ? length / 2 : Math.max(half, Math.min(at, length - half));
  };
  return { cell: size, x: within(x, field.width, window.width), y: within(y, field.height, window.height) };
}

/** Nearer or farther with the point `at`, in pixels, staying where it is. */
export function zoomed(camera: Camera, factor: number, at: Point, field: Field, window: Box): Camera {
  const cell = Math.max(fittingCell(field, window), Math.min(NEAREST, camera.cell * factor));
  const fixed = toField(camera, window, at);
  const offset = { x: at.x - window.x - window.width / 2, y: at.y - window.y - window.height / 2 };
  return clamped({ cell, x: fixed.x - offset.x / cell, y: fixed.y - offset.y / cell }, field, window);
}

export function panned(camera: Camera, dx: number, dy: number, field: Field, window: Box): Camera {
  return clamped({ ...camera, x: camera.x - dx / camera.cell, y: camera.y - dy / camera.cell }, field, window);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export function toField({ cell, x, y }: Camera, window: Box, at: Point): Point {
  return {
    x: x + (at.x - window.x - window.width / 2) / cell,
    y: y + (at.y - window.y - window.height / 2) / cell,
  };
}

/** Where the upper left corner of the field is, in pixels; perhaps far outside the window. */
export function originOf({ cell, x, y }: Camera, window: Box): Point {
  return { x: window.x + window.width / 2 - x * cell, y: window.y + window.height / 2 - y * cell };
}

/** The cells that are at least partly in sight, the last ones excluded. */
export interface Sight {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function sightOf(camera: Camera, field: Field, window: Box): Sight {
  const first = toField(camera, window, { x: window.x, y: window.y });
  const last = toField(camera, window, { x: window.x + window.width, y: window.y + window.height });
  return {
    left: Math.max(0, Math.floor(first.x)),
    right: Math.min(field.width, Math.ceil(last.x)),
    top: Math.max(0, Math.floor(first.y)),
    bottom: Math.min(field.height, Math.ceil(last.y)),
  };
}

/** The part of the window that the field fills, in pixels. */
export function frameOf(camera: Camera, field: Field, window: Box): Box {
  const origin = originOf(camera, window);
  const x = Math.max(window.x, origin.x);
  const y = Math.max(window.y, origin.y);
  const right = Math.min(window.x + window.width, origin.x + field.width * camera.cell);
  const bottom = Math.min(window.y + window.height, origin.y + field.height * camera.cell);
  return { x, y, width: right - x, height: bottom - y };
}
