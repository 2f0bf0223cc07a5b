/**
 * The expert's plan: a menu, and the walk to its first meal. A walk is followed to its end without thinking; the menu is
 * kept too, unless one of its landings turns out to be impossible or turns cost points, which a menu only guesses.
 */
import { DIRECTIONS, STEP_X, STEP_Y, codeOf, type Direction } from './direction.ts';
import { MenuSearch, type Course } from './menu.ts';
import { Ground, RouteFinder } from './route.ts';
import type { WormView } from './state.ts';

/** Cells looked at by one search for a menu. */
const MENU_BUDGET = 150_000;
/** Steps tried to find one landing; far fewer are needed unless the field is crowded. */
const LANDING_BUDGET = 3_000;
/** What a turn may spend in all, menus and landings together. */
const TURN_BUDGET = 450_000;
/** A step tried costs about as much as so many cells looked at. */
const STEP_COST = 8;

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
    const landings = new Landings(ground, finder, this.#known);
    let spent = 0;
    while (spent + landings.cost < TURN_BUDGET) {
      if (this.#courses.length === 0 || view.penalty) {
        const believed = (from: number, amount: number, to: number) => landings.believed(from, amount, to);
        this.#courses = new MenuSearch(ground, view, believed).search(cell, view.growing, MENU_BUDGET);
        spent += MENU_BUDGET;
      }
      const [first, second] = this.#courses;
      if (!first) return;
      // The second landing is walked in thought too, so that no meal is eaten that leads nowhere.
      const goesOn = !second || landings.possible(first.cell, first.amount, second.landing);
      const walk = goesOn ? landings.walk(cell, view.last, view.growing, first.landing) : null;
      if (walk) {
        this.#walk = [...walk, ...first.stroll];
        this.#courses.shift();
        return;
      }
      this.#courses = [];
    }
  }
}

/** Which landings can be walked, as far as it was found out. */
class Landings {
  readonly #ground: Ground;
  readonly #finder: RouteFinder;
  readonly #known: Map<number, boolean>;

  constructor(ground: Ground, finder: RouteFinder, known: Map<number, boolean>) {
    this.#ground = ground;
    this.#finder = finder;
    this.#known = known;
  }

  get cost(): number {
    return this.#finder.tried * STEP_COST;
  }

  walk(from: number, last: Direction | null, amount: number, to: number): number[] | null {
    if (amount === 0) return [];
    // Going on straight saves turns, but what was possible in thought must also be possible now.
    const straight = last && this.#finder.landing(from, last, amount, to, LANDING_BUDGET);
    const walk = straight ?? this.#finder.landing(from, null, amount, to, LANDING_BUDGET);
    this.#known.set(this.#key(from, to), walk !== null);
    return walk;
  }

  possible(from: number, amount: number, to: number): boolean {
    return this.#known.get(this.#key(from, to)) ?? this.walk(from, null, amount, to) !== null;
  }

  /** In open country a landing is taken for granted; where it is crowded it is tried, while that is affordable. */
  believed(from: number, amount: number, to: number): boolean {
    const { cells, narrow } = this.#ground;
    if ((narrow || 3 * amount > cells) && 3 * this.cost < TURN_BUDGET) return this.possible(from, amount, to);
    return this.#known.get(this.#key(from, to)) ?? true;
  }

  #key(from: number, to: number): number {
    return from * this.#ground.food.length + to;
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
  const code = codeOf(direction);
  const queue = [(head.y + (STEP_Y[code] ?? 0)) * columns + head.x + (STEP_X[code] ?? 0)];
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
