/**
 * Finding out the enemy's tables by watching: what an enemy saw a turn ago is known, and whether it turned since shows
 * what its table says to that. Disobedient beetles deceive it now and then; the next honest one puts it right.
 */
import { seenEntry } from './actions.ts';
import { cellAt, HEADINGS, leftOf, rightOf, type Field } from './field.ts';
import { AHEAD, aheadEverywhere, LEFT, RIGHT, type Tables } from './tables.ts';
import type { BeetlesView } from './view.ts';

export class Scout {
  readonly #field: Field;
  readonly #enemy: number;
  #last: BeetlesView | null = null;
  /** What is known of the enemy's tables; `ahead` where nothing was seen yet. */
  readonly tables: Tables = aheadEverywhere();

  constructor(field: Field, enemy: number) {
    this.#field = field;
    this.#enemy = enemy;
  }

  watch(view: BeetlesView): void {
    if (this.#last) this.#compare(this.#last, view);
    this.#last = view;
  }

  #compare(before: BeetlesView, after: BeetlesView): void {
    const field = this.#field;
    const grid = new Uint8Array(field.cells);
    for (const { team, x, y } of before.beetles) grid[cellAt(field, x, y)] = team;
    const later = new Map(after.beetles.map((beetle) => [beetle.number, beetle]));
    for (const { number, team, x, y, heading } of before.beetles) {
      const now = later.get(number);
      if (team !== this.#enemy || !now) continue;
      const was = HEADINGS.indexOf(heading);
      const is = HEADINGS.indexOf(now.heading);
      // Its antennae may have been changed before it moved; what it has now is what it moved with.
      const index = seenEntry(field, grid, team, now.antennae, was, cellAt(field, x, y));
      this.tables[index] = is === leftOf(was) ? LEFT : is === rightOf(was) ? RIGHT : AHEAD;
    }
  }
}
