/** Where a problem of a map is. Games name places in their own words: columns and rows, or x and y. */
import type { MapProblem } from '../../shared/games/game.ts';
import type { Cell } from './grid.ts';

/** Null where it is nowhere in particular. */
export function placeOf({ x, y, row, col }: MapProblem): Cell | null {
  if (typeof x === 'number' && typeof y === 'number') return { x, y };
  return typeof row === 'number' && typeof col === 'number' ? { x: col, y: row } : null;
}
