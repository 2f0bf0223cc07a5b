/** Where a window stands. It is remembered, and put where it can be seen: a projector may be unplugged in between. */
import { z } from 'zod';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const windowPlaceSchema = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().min(1),
  height: z.int().min(1),
  isMaximized: z.boolean(),
});
export type WindowPlace = z.infer<typeof windowPlaceSchema>;

const USUAL = { width: 1280, height: 800 };

/** `screens`: the usable parts of the displays, the main one first. The window is whole on one of them. */
export function placeOnScreen(saved: WindowPlace | null, screens: readonly Area[]): WindowPlace {
  const [main = { x: 0, y: 0, ...USUAL }] = screens;
  const wanted = saved ?? { ...centred(USUAL, main), isMaximized: false };
  const seenOn = screens.toSorted((a, b) => overlap(wanted, b) - overlap(wanted, a))[0];
  const screen = seenOn && overlap(wanted, seenOn) > 0 ? seenOn : main;
  const width = Math.min(wanted.width, screen.width);
  const height = Math.min(wanted.height, screen.height);
  return {
    x: between(wanted.x, screen.x, screen.x + screen.width - width),
    y: between(wanted.y, screen.y, screen.y + screen.height - height),
    width,
    height,
    isMaximized: wanted.isMaximized,
  };
}

function centred({ width, height }: typeof USUAL, screen: Area): Area {
  const x = screen.x + Math.round((screen.width - width) / 2);
  const y = screen.y + Math.round((screen.height - height) / 2);
  return { x, y, width, height };
}

function overlap(a: Area, b: Area): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

function between(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
