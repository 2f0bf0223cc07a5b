/** What a worm's game consists of: the position, what can happen in it and what is seen of it. */
import { hashNumbers } from '../fingerprint.ts';
import type { Fault, Reason } from '../game.ts';
import type { Trail } from './body.ts';
import type { Cell, Direction } from './direction.ts';
import type { FoodModel, WormSettings } from './settings.ts';

export type WormDecision = Direction;

/** Row by row from the top; a row is replaced, never changed. */
export type Food = readonly (readonly number[])[];

export interface Meal extends Cell {
  readonly amount: number;
  /** The number of the move that brought the worm to it. */
  readonly move: number;
}

export interface WormState {
  readonly settings: WormSettings;
  readonly start: Cell;
  readonly food: Food;
  /** Goes with `food`, so that a fingerprint does not have to read the whole field. */
  readonly foodHash: number;
  /** The head. */
  readonly x: number;
  readonly y: number;
  readonly trail: Trail;
  readonly length: number;
  /** In how many further moves the worm grows; 0 while it shrinks. */
  readonly growing: number;
  /** The score in quarters of a point, so that it is a whole number (W8). */
  readonly quarters: number;
  /** How many moves were made. */
  readonly moves: number;
  readonly last: Direction | null;
  readonly meal: Meal | null;
  /** The legal directions as a mask, bit = code. */
  readonly open: number;
  /** Why the attempt is over, the weightiest reason first; null while it goes on. */
  readonly ended: readonly Reason[] | null;
}

export type Violation = 'off-field' | 'body';

export type WormEvent =
  | {
      readonly type: 'moved';
      readonly seat: 1;
      readonly move: number;
      readonly direction: Direction;
      readonly x: number;
      readonly y: number;
      readonly length: number;
    }
  | {
      readonly type: 'ate';
      readonly seat: 1;
      readonly x: number;
      readonly y: number;
      readonly amount: number;
      readonly points: readonly [number];
    }
  | { readonly type: 'turned'; readonly seat: 1; readonly points: readonly [number] }
  | { readonly type: 'violation'; readonly seat: 1; readonly direction: Direction; readonly why: Violation }
  | { readonly type: 'fault'; readonly seat: 1; readonly fault: Fault };

export interface WormView {
  readonly columns: number;
  readonly rows: number;
  readonly model: FoodModel;
  readonly c: number;
  readonly penalty: boolean;
  readonly target: number;
  readonly moveLimit: number;
  readonly start: Cell;
  /** What is left on each cell, row by row. */
  readonly food: Food;
  /** The head first. */
  readonly body: readonly Cell[];
  /** Moves in which the worm still grows, and moves after them until it has length 1 again. */
  readonly growing: number;
  readonly shrinking: number;
  readonly score: number;
  readonly moves: number;
  readonly last: Direction | null;
  readonly lastMeal: Meal | null;
  readonly legal: readonly Direction[];
  readonly over: boolean;
}

/** Independent of the order in which cells are taken together, so that a meal changes it in one step. */
export function cellHash(x: number, y: number, amount: number): number {
  return amount === 0 ? 0 : hashNumbers([x, y, amount]) | 0;
}

export function foodHashOf(food: Food): number {
  let hash = 0;
  food.forEach((row, y) => {
    row.forEach((amount, x) => {
      hash ^= cellHash(x, y, amount);
    });
  });
  return hash;
}
