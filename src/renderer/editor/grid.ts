/** Cells of a map that is being drawn, and the ways of a pointer over them. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function isOn({ width, height }: Size, { x, y }: Cell): boolean {
  return x >= 0 && x < width && y >= 0 && y < height;
}

export function isSame(one: Cell | null, other: Cell | null): boolean {
  return one?.x === other?.x && one?.y === other?.y;
}

export function keyOf({ width }: Size, { x, y }: Cell): number {
  return y * width + x;
}

/** The nearest cell of the grid. */
export function within({ width, height }: Size, { x, y }: Cell): Cell {
  return { x: Math.max(0, Math.min(width - 1, x)), y: Math.max(0, Math.min(height - 1, y)) };
}

/** Both ends and what lies between them: a quick hand is told of few places, and leaves no gaps. */
export function lineBetween(from: Cell, to: Cell): Cell[] {
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const part = steps === 0 ? 0 : i / steps;
    return { x: Math.round(from.x + (to.x - from.x) * part), y: Math.round(from.y + (to.y - from.y) * part) };
  });
}

/** Row by row, whichever corners were given. */
export function rectangleBetween(one: Cell, other: Cell): Cell[] {
  const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)];
  const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)];
  const cells: Cell[] = [];
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) cells.push({ x, y });
  return cells;
}
