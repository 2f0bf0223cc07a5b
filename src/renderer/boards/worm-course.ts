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

/** How far the story of a game was read last: a game that goes on is not read from its start for every turn. */
const read = new WeakMap<Story['eventsOf'], Course & { readonly turn: number }>();

export function courseOf(start: Cell, { turn, eventsOf }: Story): Course {
  const known = read.get(eventsOf);
  const from = known && known.turn <= turn ? known : { turn: 0, path: [start], meals: new Map<string, EatenMeal>() };
  const path = [...from.path];
  const meals = new Map(from.meals);
  for (let at = from.turn + 1; at <= turn; at++) {
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
  const course = { turn, path, meals };
  read.set(eventsOf, course);
  return course;
}

/** A path as lines that go over no edge twice: however long somebody crawls, a field has only so many edges. */
export function withoutRepeats(path: readonly Cell[]): readonly (readonly Cell[])[] {
  const seen = new Set<number>();
  const lines: Cell[][] = [];
  let line: Cell[] = [];
  path.forEach((to, i) => {
    const from = path[i - 1];
    if (!from) return;
    const edge = edgeOf(from, to);
    if (seen.has(edge)) line = [];
    else if (line.length > 0) line.push(to);
    else lines.push((line = [from, to]));
    seen.add(edge);
  });
  return lines;
}

/** The same in both directions; fields are far narrower than this. */
function edgeOf(a: Cell, b: Cell): number {
  const corner = Math.min(a.y, b.y) * 4096 + Math.min(a.x, b.x);
  return 2 * corner + (a.y === b.y ? 0 : 1);
}
