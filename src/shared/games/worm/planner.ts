/**
 * The expert's plan: a menu, and the walk to its first meal. A walk is followed to its end without thinking; the menu is
 * kept too, unless one of its landings turns out to be impossible or turns cost points, which a menu only guesses.
 */
import { DIRECTIONS, type Direction } from './direction.ts';
import { MenuSearch, type Course } from './menu.ts';
import { Ground, RouteFinder } from './route.ts';
import type { WormView } from './state.ts';

const MENU_BUDGET = 250_000;
const LANDING_BUDGET = 3_000;
/** What a single turn may spend on all its searches, in the same unit. */
const TURN_BUDGET = 700_000;

export class Planner {
  #walk: number[] = [];
  #courses: Course[] = [];
  /** What is known of landings: whether `from`–`to` can be walked. Amounts do not change while they count. */
  readonly #known = new Map<number, boolean>();

  /** The code of the next step, or −1 when the planner sees no way on. */
  nextStep(view: WormView): number {
    if (view.legal.length === 0) return -1;
    if (this.#walk.length === 0) this.#plan(view);
    const step = this.#walk.shift();
    const direction = step === undefined ? undefined : DIRECTIONS[step];
    if (step !== undefined && direction && view.legal.includes(direction)) return step;
    this.#walk = [];
    this.#courses = [];
    return roomiest(view);
  }

  #plan(view: WormView): void {
    const [head = view.start] = view.body;
    // In the middle of a walk that failed there is nothing to plan: only from length 1 can a menu begin.
    if (view.body.length > 1) return;
    const ground = new Ground(view);
    const finder = new RouteFinder(ground);
    const cell = ground.at(head.x, head.y);
    const narrow = Math.min(view.columns, view.rows) < 4;
    let spent = 0;
    const lands = (from: number, amount: number, to: number): boolean => {
      if (amount === 0) return true;
      const key = from * ground.food.length + to;
      let known = this.#known.get(key);
      if (known === undefined) {
        spent += LANDING_BUDGET / 10;
        known = finder.landing(from, null, amount, to, LANDING_BUDGET) !== null;
        this.#known.set(key, known);
      }
      return known;
    };
    const believed = (from: number, amount: number, to: number): boolean => {
      const known = this.#known.get(from * ground.food.length + to);
      if (known !== undefined) return known;
      return narrow || 3 * amount > ground.cells ? lands(from, amount, to) : true;
    };
    while (spent < TURN_BUDGET) {
      if (this.#courses.length === 0 || view.penalty) {
        this.#courses = [...new MenuSearch(ground, view, believed).search(cell, view.growing, MENU_BUDGET).courses];
        spent += MENU_BUDGET;
      }
      const [first, second] = this.#courses;
      if (!first) return;
      const possible = lands(cell, view.growing, first.landing);
      const goesOn = !second || lands(first.cell, first.amount, second.landing);
      if (possible && goesOn) {
        const walk = view.growing > 0 ? finder.landing(cell, view.last, view.growing, first.landing, LANDING_BUDGET) : [];
        if (walk) {
          this.#walk = [...walk, ...first.stroll];
          this.#courses.shift();
          return;
        }
        this.#known.set(cell * ground.food.length + first.landing, false);
      }
      this.#courses = [];
    }
  }
}

/** A way to go on living: the step after which most cells can still be reached. */
function roomiest(view: WormView): number {
  const taken = new Set(view.body.map(({ x, y }) => y * view.columns + x));
  let best = -1;
  let most = -1;
  for (const direction of view.legal) {
    const room = roomBehind(view, direction, taken);
    if (room <= most) continue;
    most = room;
    best = DIRECTIONS.indexOf(direction);
  }
  return best;
}

const ENOUGH_ROOM = 400;

function roomBehind(view: WormView, direction: Direction, taken: ReadonlySet<number>): number {
  const { columns, rows } = view;
  const [head = view.start] = view.body;
  const ahead = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[direction];
  const queue = [(head.y + (ahead[1] ?? 0)) * columns + head.x + (ahead[0] ?? 0)];
  const seen = new Set([...taken, ...queue]);
  for (let i = 0; i < queue.length && i < ENOUGH_ROOM; i++) {
    const cell = queue[i] ?? 0;
    const x = cell % columns;
    const around = [x > 0 ? cell - 1 : -1, x < columns - 1 ? cell + 1 : -1, cell - columns, cell + columns];
    for (const next of around) {
      if (next < 0 || next >= columns * rows || seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return queue.length;
}
