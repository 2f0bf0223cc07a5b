/** The way of a worm up to the turn that is shown, from what happened on it: the view knows only where it is now. */
import type { Cell } from '../../shared/games/worm/direction.ts';
import type { WormEvent } from '../../shared/games/worm/state.ts';
import type { Story } from './board.ts';

export interface EatenMeal extends Cell {
  /** The numbers of the moves that brought the worm here to eat. */
  readonly moves: readonly number[];
}

export interface Course {
  /** The start and every cell that the head has reached since. */
  readonly path: readonly Cell[];
  /** By `x,y`, a cell once however often it was eaten. */
  readonly meals: ReadonlyMap<string, EatenMeal>;
}

export function keyOf({ x, y }: Cell): string {
  return `${x},${y}`;
}

export function courseOf(start: Cell, { turn, eventsOf }: Story): Course {
  const path: Cell[] = [start];
  const meals = new Map<string, EatenMeal>();
  for (let at = 1; at <= turn; at++) {
    let move = path.length - 1;
    // The events of a worm's game are a worm's.
    for (const event of eventsOf(at) as readonly WormEvent[]) {
      if (event.type === 'moved') {
        path.push({ x: event.x, y: event.y });
        move = event.move;
      } else if (event.type === 'ate') {
        const { x, y } = event;
        meals.set(keyOf(event), { x, y, moves: [...(meals.get(keyOf(event))?.moves ?? []), move] });
      }
    }
  }
  return { path, meals };
}
