/**
 * Which meals to eat, in which order: a beam search over meals. At length 1 the worm's past does not matter any more,
 * so a meal is a cell, a score and the move with which the next meal can be reached. Partial menus are compared when
 * they have the same number of moves; the first that reaches the target is the shortest one found.
 */
import { Outlook } from './outlook.ts';
import type { Ground } from './route.ts';
import type { WormView } from './state.ts';

/** A meal on a menu: where the worm lands when it is short again, and the further steps over bare cells to the food. */
export interface Course {
  readonly landing: number;
  readonly stroll: readonly number[];
  readonly cell: number;
  readonly amount: number;
}

interface Meal {
  readonly cell: number;
  readonly amount: number;
  readonly quarters: number;
  /** The move with which the worm is short again. */
  readonly short: number;
  /** How many moves the whole menu may come to. */
  readonly outlook: number;
  readonly course: Course | null;
  readonly before: Meal | null;
}

const WIDTH = 24;
const CHOICES = 12;
/** Beside so many meals without waiting, none that has to be walked to is looked for. */
const ENOUGH = 4;
const MOST_STROLLS = 6;
/** What an outlook costs of the budget, which counts cells looked at. */
const OUTLOOK_COST = 4;

export class MenuSearch {
  readonly #ground: Ground;
  readonly #view: WormView;
  /** Whether a landing can really be walked; the search believes it of most. */
  readonly #canLand: (from: number, amount: number, to: number) => boolean;
  /** Marks of the cells that the menu at hand has eaten, and of the cells seen by a stroll. */
  readonly #eaten: Int32Array;
  readonly #seen: Int32Array;
  #mark = 0;
  #touched = 0;
  readonly #outlook: Outlook;
  #best: { readonly meal: Meal; readonly move: number } | null = null;
  readonly #buckets: Meal[][] = [];

  constructor(ground: Ground, view: WormView, canLand: (from: number, amount: number, to: number) => boolean) {
    const [head = view.start] = view.body;
    this.#ground = ground;
    this.#outlook = new Outlook(ground, view, ground.at(head.x, head.y));
    this.#view = view;
    this.#canLand = canLand;
    this.#eaten = new Int32Array(ground.food.length);
    this.#seen = new Int32Array(ground.food.length);
  }

  /** The best menu for a worm of length 1 on `cell`, which has just eaten `amount` there (0: nothing). */
  search(cell: number, amount: number, budget: number): Course[] {
    const { score, moves, moveLimit } = this.#view;
    const first: Meal = {
      cell,
      amount,
      quarters: score * 4,
      short: 2 * amount,
      outlook: 0,
      course: null,
      before: null,
    };
    this.#put(first);
    let latest = first;
    for (let move = 0; move < this.#buckets.length && move < moveLimit - moves; move++) {
      if (this.#best && this.#best.move <= move) break;
      const bucket = this.#buckets[move];
      if (!bucket) continue;
      const [leader] = this.#thinned(bucket);
      if (leader) latest = leader;
      for (const meal of bucket) {
        this.#expand(meal);
        if (this.#touched > budget) break;
      }
      if (this.#touched > budget) break;
      this.#buckets[move] = [];
    }
    return coursesOf(this.#best?.meal ?? latest);
  }

  #put(meal: Meal): void {
    (this.#buckets[meal.short] ??= []).push(meal);
  }

  /** Keeps the best of a bucket, one for each cell. */
  #thinned(bucket: Meal[]): Meal[] {
    bucket.sort((a, b) => a.outlook - b.outlook || b.quarters - a.quarters);
    const cells = new Set<number>();
    let kept = 0;
    for (const meal of bucket) {
      if (kept === WIDTH) break;
      if (cells.has(meal.cell)) continue;
      cells.add(meal.cell);
      bucket[kept++] = meal;
    }
    bucket.length = kept;
    return bucket;
  }

  #expand(meal: Meal): void {
    this.#mark++;
    if (this.#view.model === 'B') {
      // A menu begins where the worm is; on the start cell it has not eaten (W3).
      for (let m: Meal | null = meal; m && m.amount > 0; m = m.before) this.#eaten[m.cell] = this.#mark;
    }
    const bare: number[] = [];
    const found: Course[] = [];
    if (meal.amount === 0) bare.push(meal.cell);
    else this.#lookAround(meal, found, bare);
    if (found.length < ENOUGH) this.#strollFrom(meal, bare, found);
    this.#choose(meal, found);
  }

  #left(cell: number): number {
    return this.#eaten[cell] === this.#mark && this.#view.model === 'B' ? 0 : (this.#ground.food[cell] ?? -1);
  }

  /** All landings: cells of the same colour within 2a steps. */
  #lookAround(meal: Meal, found: Course[], bare: number[]): void {
    const { columns, rows } = this.#view;
    const { width } = this.#ground;
    const reach = 2 * meal.amount;
    const [column, row] = [this.#ground.column(meal.cell), this.#ground.row(meal.cell)];
    for (let y = Math.max(1, row - reach); y <= Math.min(rows, row + reach); y++) {
      const across = reach - Math.abs(y - row);
      let x = column - across;
      if (x < 1) x += (1 - x + 1) & ~1;
      for (const end = Math.min(columns, column + across); x <= end; x += 2) {
        const cell = y * width + x;
        this.#touched++;
        const amount = this.#left(cell);
        if (amount > 0) found.push({ landing: cell, stroll: [], cell, amount });
        else bare.push(cell);
      }
    }
  }

  /** The nearest food that is reached over bare cells from the landings on bare cells. */
  #strollFrom(meal: Meal, landings: readonly number[], found: Course[]): void {
    const ways = landings
      .filter((cell) => meal.amount === 0 || this.#canLand(meal.cell, meal.amount, cell))
      .map((cell) => ({ landing: cell, cell, code: -1, before: -1 }));
    for (const { cell } of ways) if (this.#left(cell) === 0) this.#seen[cell] = this.#mark;
    const most = found.length + MOST_STROLLS;
    for (let i = 0; i < ways.length && found.length < most; i++) {
      const way = ways[i];
      if (!way) break;
      for (let code = 0; code < 4; code++) {
        const cell = way.cell + (this.#ground.steps[code] ?? 0);
        const amount = this.#left(cell);
        if (amount < 0 || this.#seen[cell] === this.#mark) continue;
        this.#touched++;
        this.#seen[cell] = this.#mark;
        if (amount === 0) {
          ways.push({ landing: way.landing, cell, code, before: i });
          continue;
        }
        const stroll = [code];
        for (let w = ways[i]; w && w.before >= 0; w = ways[w.before]) stroll.unshift(w.code);
        found.push({ landing: way.landing, stroll, cell, amount });
      }
    }
  }

  #choose(meal: Meal, found: readonly Course[]): void {
    const nexts: Meal[] = [];
    for (const course of found) {
      const next = this.#after(meal, course);
      if (next.quarters >= 4 * this.#view.target) this.#finish(next);
      else if (course.amount < this.#ground.cells) nexts.push(next);
    }
    nexts.sort((a, b) => a.outlook - b.outlook);
    let taken = 0;
    for (const next of nexts) {
      if (taken === CHOICES) break;
      if (!this.#believes(next)) continue;
      taken++;
      this.#put(next);
    }
  }

  #after(before: Meal, course: Course): Meal {
    const { cell, amount } = course;
    const quarters = before.quarters + 4 * (amount * this.#view.c + 1) - this.#turns(before, course);
    const short = before.short + course.stroll.length + 2 * amount;
    this.#touched += OUTLOOK_COST;
    return { cell, amount, quarters, short, outlook: short + this.#outlook.moves(cell, quarters / 4), course, before };
  }

  /** Takes note of a meal that reaches the target, if no faster one is known; nobody waits for what comes after it. */
  #finish(meal: Meal): void {
    const move = meal.short - 2 * meal.amount;
    if ((!this.#best || move < this.#best.move) && this.#believes(meal)) this.#best = { meal, move };
  }

  #believes({ before, course }: Meal): boolean {
    if (!before || !course || before.amount === 0 || course.stroll.length > 0) return true;
    return this.#canLand(before.cell, before.amount, course.landing);
  }

  /** A guess at the turns on the way, each of which costs a quarter (W8). */
  #turns(meal: Meal, course: Course): number {
    if (!this.#view.penalty) return 0;
    const direct = this.#ground.distance(meal.cell, course.landing) === 2 * meal.amount;
    if (!direct) return 3;
    const straight =
      this.#ground.column(meal.cell) === this.#ground.column(course.cell) ||
      this.#ground.row(meal.cell) === this.#ground.row(course.cell);
    return straight ? 1 : 2;
  }
}

function coursesOf(last: Meal): Course[] {
  const courses: Course[] = [];
  for (let meal: Meal | null = last; meal?.course; meal = meal.before) courses.unshift(meal.course);
  return courses;
}
