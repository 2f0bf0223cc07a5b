/** What of a bracket is in sight: of a thousand matches only these are drawn. */
import type { Area, Camera } from './camera.ts';
import type { Box } from './layout.ts';

/** So much of the room is drawn beyond each of its edges, so that a hand that drags does not see the edge. */
const BEYOND = 0.35;

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** In the pixels of the plane. In steps of a quarter of the room: not every pixel of a drag changes what is drawn. */
export function sightOf({ scale, x, y }: Camera, room: Area): Rectangle {
  const span = (at: number, length: number): readonly [number, number] => {
    const step = Math.max(1, length / 4);
    const from = Math.floor((-at - length * BEYOND) / step) * step;
    return [from / scale, (from + length * (1 + 2 * BEYOND) + step) / scale];
  };
  const [left, right] = span(x, room.width);
  const [top, bottom] = span(y, room.height);
  return { left, top, right, bottom };
}

export function isInSight({ left, top, right, bottom }: Rectangle, { x, y, width, height }: Box): boolean {
  return x < right && x + width > left && y < bottom && y + height > top;
}
