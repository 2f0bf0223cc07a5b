/** The four ways the head can go (W2). A direction's index is its code in trails and masks; `code ^ 1` is the opposite. */
export const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** W1: x grows to the right, y downwards. */
export const STEP_X: readonly number[] = [-1, 1, 0, 0];
export const STEP_Y: readonly number[] = [0, 0, -1, 1];

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The code of a direction, or −1 for anything else that somebody may have handed in. */
export function codeOf(direction: unknown): number {
  switch (direction) {
    case 'left':
      return 0;
    case 'right':
      return 1;
    case 'up':
      return 2;
    case 'down':
      return 3;
    default:
      return -1;
  }
}

/** The code of the step between two neighbouring cells, or −1 when they are not neighbours. */
export function stepBetween(from: Cell, to: Cell): number {
  for (let code = 0; code < 4; code++) {
    if (from.x + (STEP_X[code] ?? 0) === to.x && from.y + (STEP_Y[code] ?? 0) === to.y) return code;
  }
  return -1;
}
