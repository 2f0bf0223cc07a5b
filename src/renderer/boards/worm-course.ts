/**
 * The way of a worm up to the turn that is shown, from what happened on it: the view knows only where it is now. A story
 * is read once and noted so that the course at any turn costs what the field has room for, however long the game is.
 */
import type { Cell } from '../../shared/games/worm/direction.ts';
import type { WormEvent } from '../../shared/games/worm/state.ts';
import { countBelow } from '../composables/search.ts';
import type { Story } from './board.ts';

export interface EatenMeal extends Cell {
  /** How often. */
  readonly times: number;
  /** The numbers of the last moves that brought the worm here to eat. */
  readonly moves: readonly number[];
}

export interface Course {
  /** The cells that the head has reached in the latest moves, and the one before them. */
  readonly fresh: readonly Cell[];
  /** All that was walked before, as lines that go over no edge twice. */
  readonly old: readonly (readonly Cell[])[];
  /** By `x,y`, a cell once however often it was eaten. */
  readonly meals: ReadonlyMap<string, EatenMeal>;
}

/** So many of the latest moves are easy to follow, the older ones are only hinted at. */
const FRESH_MOVES = 30;
const LAST_MEALS = 5;

export function keyOf({ x, y }: Cell): string {
  return `${x},${y}`;
}

/** What is known of a story so far; all of it grows and none of it changes. */
interface Notes {
  /** The start and every cell that the head has reached since. */
  readonly path: Cell[];
  /** `steps[turn]`: how many steps of the path had been made then. */
  readonly steps: number[];
  readonly edges: Set<number>;
  /** The steps that went over an edge for the first time: a field has only so many edges. */
  readonly firsts: number[];
  readonly meals: Map<string, Cell & { readonly moves: number[]; readonly turns: number[] }>;
}

const read = new WeakMap<Story['eventsOf'], Notes>();

function notesOf(start: Cell, { turn, eventsOf }: Story): Notes {
  let notes = read.get(eventsOf);
  if (!notes)
    read.set(eventsOf, (notes = { path: [start], steps: [0], edges: new Set(), firsts: [], meals: new Map() }));
  // The events of a worm's game are a worm's.
  for (let at = notes.steps.length; at <= turn; at++) note(notes, at, eventsOf(at) as readonly WormEvent[]);
  return notes;
}

function note({ path, steps, edges, firsts, meals }: Notes, turn: number, events: readonly WormEvent[]): void {
  let move = path.length - 1;
  for (const event of events) {
    if (event.type === 'moved') {
      const { x, y } = event;
      const edge = edgeOf(path.at(-1) ?? { x, y }, { x, y });
      if (!edges.has(edge)) firsts.push(path.length);
      edges.add(edge);
      path.push({ x, y });
      move = event.move;
    } else if (event.type === 'ate') {
      const { x, y } = event;
      const meal = meals.get(keyOf(event)) ?? { x, y, moves: [], turns: [] };
      meal.moves.push(move);
      meal.turns.push(turn);
      meals.set(keyOf(event), meal);
    }
  }
  steps.push(path.length - 1);
}

export function courseOf(start: Cell, story: Story): Course {
  const { path, steps, firsts, meals } = notesOf(start, story);
  const made = steps[story.turn] ?? 0;
  const before = Math.max(0, made - FRESH_MOVES);
  const old: Cell[][] = [];
  let last = -1;
  for (const step of firsts) {
    const [from, to] = [path[step - 1], path[step]];
    if (step > before || !from || !to) break;
    if (step === last + 1) old.at(-1)?.push(to);
    else old.push([from, to]);
    last = step;
  }
  const eaten = new Map<string, EatenMeal>();
  for (const [key, { x, y, moves, turns }] of meals) {
    const times = countBelow(turns, story.turn + 1);
    if (times > 0) eaten.set(key, { x, y, times, moves: moves.slice(Math.max(0, times - LAST_MEALS), times) });
  }
  return { fresh: path.slice(before, made + 1), old, meals: eaten };
}

/** The same in both directions; fields are far narrower than this. */
function edgeOf(a: Cell, b: Cell): number {
  const corner = Math.min(a.y, b.y) * 4096 + Math.min(a.x, b.x);
  return 2 * corner + (a.y === b.y ? 0 : 1);
}
