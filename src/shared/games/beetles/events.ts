/**
 * Everything that can happen in a battle, in plain JSON (G5). `seat` is the team that the beetle belongs to. What will be
 * is told by the turns until then: who watches counts steps, of which the first, with the tables, comes before turn 1.
 */
import type { Fault, Seat } from '../game.ts';
import type { Entry } from './tables.ts';

export type Points = readonly [number, number];

/** Why an answer was not accepted, beside the faults that every game knows (B14). */
export type Refusal = Fault | 'not-tables' | 'not-orders' | 'no-such-beetle';

interface AtSpot {
  readonly x: number;
  readonly y: number;
}

interface OfBeetle extends AtSpot {
  readonly seat: Seat;
  readonly beetle: number;
}

export type BeetlesEvent =
  /** B11: a beetle of the map and what was drawn for it. */
  | ({ readonly type: 'placed'; readonly accumulator: number } & OfBeetle)
  | { readonly type: 'tables'; readonly seat: Seat; readonly one: string; readonly two: string }
  | { readonly type: 'no-tables'; readonly seat: Seat; readonly why: Refusal }
  | { readonly type: 'turn'; readonly turn: number }
  /** B5 */
  | ({ readonly type: 'slipper'; readonly crushed: number } & AtSpot)
  | ({ readonly type: 'crushed' } & OfBeetle)
  /** B6 */
  | ({ readonly type: 'contagion'; readonly points: Points } & OfBeetle)
  /** B7 */
  | ({ readonly type: 'food' | 'poison' } & AtSpot)
  | ({ readonly type: 'shadow'; readonly turns: number } & AtSpot)
  /** B14 */
  | { readonly type: 'ignored'; readonly seat: Seat; readonly why: Refusal; readonly beetle?: number }
  /** B8 */
  | { readonly type: 'antennae'; readonly seat: Seat; readonly beetle: number; readonly count: 1 | 2 }
  /** B9 */
  | ({ readonly type: 'changed'; readonly seat: Seat; readonly points: Points } & Entry)
  /** B11: the beetles' numbers, and for each the letter A, L or R of what it does. */
  | {
      readonly type: 'disobeyed';
      readonly count: number;
      readonly beetles: readonly number[];
      readonly actions: string;
    }
  /** B12; x and y are the cell that they shared */
  | ({ readonly type: 'winged-lost'; readonly points: Points } & OfBeetle)
  | ({ readonly type: 'winged-clash'; readonly beetles: readonly number[]; readonly points: Points } & AtSpot)
  | ({ readonly type: 'killed'; readonly by: number; readonly points: Points } & OfBeetle)
  /** B13 */
  | ({ readonly type: 'ate'; readonly points: Points } & OfBeetle)
  | ({ readonly type: 'poisoned'; readonly turns: number } & OfBeetle)
  | ({ readonly type: 'poison-again' } & OfBeetle)
  | ({ readonly type: 'born'; readonly mother: number; readonly accumulator: number } & OfBeetle)
  | ({ readonly type: 'died' } & OfBeetle);

/** `amount` for one team. */
export function pointsFor(seat: Seat, amount: number): Points {
  return seat === 1 ? [amount, 0] : [0, amount];
}

/** `amount` for the opponents of a team. */
export function pointsAgainst(seat: Seat, amount: number): Points {
  return seat === 1 ? [0, amount] : [amount, 0];
}
