/**
 * The way of every beetle from one view to the next, worked out once for a turn so that a frame only adds and copies.
 * The board has no edges: who leaves it on one side comes in on the other, and who steps into a well leaves an exit.
 */
import { HEADINGS } from '../../shared/games/beetles/field.ts';
import type { BeetlesView, BeetleView } from '../../shared/games/beetles/view.ts';

export interface Track {
  readonly beetle: BeetleView;
  readonly fromX: number;
  readonly fromY: number;
  /** Perhaps one cell beside the board, where the other side begins. */
  readonly toX: number;
  readonly toY: number;
  /** The quarter turns to its heading now: −1 for one to the left that it makes. */
  readonly turns: number;
  readonly way: 'rest' | 'walk' | 'wrap' | 'well' | 'birth';
}

/** A difference of places on a ring, the short way round. */
export function shortWay(from: number, to: number, length: number): number {
  const ahead = (((to - from) % length) + length) % length;
  return ahead > length / 2 ? ahead - length : ahead;
}

/** Whether a cell is among the 3 × 3 round a place, which go round the edge. */
export function isRound(
  { x, y }: { readonly x: number; readonly y: number },
  [cellX, cellY]: readonly [number, number],
  { width, height }: Pick<BeetlesView, 'width' | 'height'>,
): boolean {
  return Math.abs(shortWay(x, cellX, width)) <= 1 && Math.abs(shortWay(y, cellY, height)) <= 1;
}

export function quarterTurns(from: string, to: string): number {
  const headings: readonly string[] = HEADINGS;
  const turns = (headings.indexOf(to) - headings.indexOf(from) + 4) % 4;
  return turns === 3 ? -1 : turns;
}

export function atRest(view: BeetlesView): Track[] {
  return view.beetles.map((beetle) => restOf(beetle));
}

function restOf(beetle: BeetleView): Track {
  const { x, y } = beetle;
  return { beetle, fromX: x, fromY: y, toX: x, toY: y, turns: 0, way: 'rest' };
}

export function tracksBetween(previous: BeetlesView, view: BeetlesView): Track[] {
  const before = new Map(previous.beetles.map((beetle) => [beetle.number, beetle]));
  return view.beetles.map((beetle) => {
    const old = before.get(beetle.number);
    if (!old) return { ...restOf(beetle), way: 'birth' };
    const turns = quarterTurns(old.heading, beetle.heading);
    const dx = shortWay(old.x, beetle.x, view.width);
    const dy = shortWay(old.y, beetle.y, view.height);
    const from = { beetle, fromX: old.x, fromY: old.y, turns };
    if (Math.abs(dx) + Math.abs(dy) > 1) return { ...from, toX: beetle.x, toY: beetle.y, way: 'well' };
    const [toX, toY] = [old.x + dx, old.y + dy];
    if (toX !== beetle.x || toY !== beetle.y) return { ...from, toX, toY, way: 'wrap' };
    return { ...from, toX, toY, way: dx === 0 && dy === 0 && turns === 0 ? 'rest' : 'walk' };
  });
}

/** Who was there before and is not any more. */
export function goneBetween(previous: BeetlesView, view: BeetlesView): BeetleView[] {
  const alive = new Set(view.beetles.map(({ number }) => number));
  return previous.beetles.filter(({ number }) => !alive.has(number));
}
