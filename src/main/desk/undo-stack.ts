/** What was done to the contest since it was opened, the latest last, with what it takes to undo it. */
import type { ContestArea } from '../../shared/bridge/contests.ts';
import type { Change } from '../store/audit.ts';
import type { ChangedTable, RowChange } from '../store/taking-back.ts';

/** A change as a person did it. */
export interface ContestChange {
  /** As the audit log calls it, with what a person recognises it by. */
  readonly what: Change;
  readonly details: Readonly<Record<string, unknown>>;
  /** The tables that it may touch. */
  readonly tables: readonly ChangedTable[];
  readonly areas: readonly ContestArea[];
  readonly category?: number;
  /** The brackets have to be worked out anew: that of the category, or all. */
  readonly redraws?: true;
  /** Changes of one group, such as fifty programs of one drop, are undone together. */
  readonly group?: symbol | string;
}

export interface UndoStep extends ContestChange {
  readonly changes: readonly RowChange[];
}

const MOST_STEPS = 200;

export class UndoStack {
  #steps: UndoStep[] = [];

  push(step: UndoStep): void {
    if (step.changes.length === 0) return;
    this.#steps.push(step);
    if (this.#steps.length > MOST_STEPS) this.#steps.shift();
  }

  /** What is undone next; several where they were one to the person. */
  top(): readonly UndoStep[] {
    const last = this.#steps.at(-1);
    if (!last) return [];
    if (last.group === undefined) return [last];
    const others = this.#steps.findLastIndex(({ group }) => group !== last.group);
    return this.#steps.slice(others + 1);
  }

  pop(steps: readonly UndoStep[]): void {
    this.#steps = this.#steps.filter((step) => !steps.includes(step));
  }

  clear(): void {
    this.#steps = [];
  }

  /** For the overview; null when nothing can be undone. */
  view(): { readonly what: string; readonly details: Readonly<Record<string, unknown>> } | null {
    const steps = this.top();
    const [first] = steps;
    if (!first) return null;
    if (steps.length === 1) return { what: first.what, details: first.details };
    // Of one drop some may have become contestants, and others have gone to somebody who was there.
    const isAlike = steps.every(({ what }) => what === first.what);
    return { what: isAlike ? first.what : 'contestant-edited', details: { ...first.details, count: steps.length } };
  }
}
