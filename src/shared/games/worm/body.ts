/**
 * The worm's body, as the steps that its head has made: a body of length L is the head's cell and the L − 1 cells
 * before it. Steps are packed, 15 to a number, in chunks that never change, so that a new position shares all but the
 * newest chunk with the one before it: a move costs the same for a short worm and a long one, and an old position
 * stays as it was. The steps behind the tail are simply not looked at; they are dropped when the worm has length 1.
 */
import { STEP_X, STEP_Y, type Cell } from './direction.ts';

export interface Trail {
  /** Two bits a step, the newest in the lowest bits. */
  readonly steps: number;
  readonly count: number;
  readonly older: Trail | null;
}

const CHUNK = 15;

export const NO_TRAIL: Trail = { steps: 0, count: 0, older: null };

export function extend(trail: Trail, code: number): Trail {
  if (trail.count === CHUNK) return { steps: code, count: 1, older: trail };
  return { steps: (trail.steps << 2) | code, count: trail.count + 1, older: trail.older };
}

/** The codes of the last `count` steps, the newest first. */
export function lastSteps(trail: Trail, count: number): number[] {
  const codes: number[] = [];
  for (let chunk: Trail | null = trail; chunk && codes.length < count; chunk = chunk.older) {
    for (let i = 0; i < chunk.count && codes.length < count; i++) codes.push((chunk.steps >> (2 * i)) & 3);
  }
  return codes;
}

/** The cells of a worm, the head first. */
export function bodyCells(x: number, y: number, trail: Trail, length: number): Cell[] {
  const cells: Cell[] = [{ x, y }];
  let [atX, atY] = [x, y];
  for (const code of lastSteps(trail, length - 1)) {
    atX -= STEP_X[code] ?? 0;
    atY -= STEP_Y[code] ?? 0;
    cells.push({ x: atX, y: atY });
  }
  return cells;
}

/** W6: how many cells, counted from the head, are still body after the next move. */
export function cellsKept(length: number, growing: number): number {
  if (growing > 0) return length;
  return length > 2 ? length - 2 : 0;
}

/** A cell's place relative to the head in one number; fields are narrower than a row of it. */
const ROW = 1024;
const BACK = [1, -1, ROW, -ROW] as const;

/** Which of the directions in the mask `inside` (bit = code) do not lead into the `kept` cells nearest to the head. */
export function withoutBody(inside: number, trail: Trail, kept: number): number {
  let open = inside;
  let offset = 0;
  let left = kept - 1;
  for (let chunk: Trail | null = trail; chunk && left > 0; chunk = chunk.older) {
    let steps = chunk.steps;
    const count = chunk.count < left ? chunk.count : left;
    left -= count;
    for (let i = 0; i < count; i++) {
      offset += BACK[(steps & 3) as 0 | 1 | 2 | 3];
      steps >>= 2;
      if (offset === -1) open &= ~1;
      else if (offset === 1) open &= ~2;
      else if (offset === -ROW) open &= ~4;
      else if (offset === ROW) open &= ~8;
    }
  }
  return open;
}
