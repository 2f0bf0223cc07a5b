/** What an Agon position, a decision, an event and a view consist of. */
import type { Fault, Reason, Seat } from '../game.ts';
import { Board, type Player } from './board.ts';
import type { Hex } from './hexes.ts';
import type { AgonSettings } from './settings.ts';

/** A step and a relocation look alike: a piece goes from a cell to a cell. */
export type AgonDecision = { readonly kind: 'pass' } | { readonly kind: 'move'; readonly from: Hex; readonly to: Hex };

export const PASSING: AgonDecision = { kind: 'pass' };

/** Why an answer is refused (A11). */
export type Refusal =
  | 'unreadable'
  | 'off-board'
  | 'empty-cell'
  | 'not-yours'
  | 'queen-first'
  | 'must-relocate'
  | 'same-cell'
  | 'occupied'
  | 'outer-ring'
  | 'too-far'
  | 'outward'
  | 'throne'
  | 'between-enemies';

type Points = readonly [number, number];

export type AgonEvent =
  | {
      readonly type: 'queen-stepped' | 'guard-stepped' | 'queen-relocated' | 'guard-relocated';
      readonly seat: Seat;
      readonly fromQ: number;
      readonly fromR: number;
      readonly toQ: number;
      readonly toR: number;
      readonly points: Points;
    }
  | {
      /** `seat` is the captor's, the cell is the new prisoner's. */
      readonly type: 'queen-trapped' | 'guard-trapped';
      readonly seat: Seat;
      readonly q: number;
      readonly r: number;
      readonly points: Points;
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'refused'; readonly seat: Seat; readonly why: Refusal }
  | { readonly type: 'fault'; readonly seat: Seat; readonly fault: Fault };

/** How often a player has made prisoners: Ptrap and Qtrap of A12. */
export interface Traps {
  readonly guards: number;
  readonly queen: number;
}

export interface AgonState {
  readonly settings: AgonSettings;
  /** The cell of each piece, in the order of board.ts. */
  readonly cells: readonly number[];
  /** The captive pieces, one bit each. */
  readonly prisoners: number;
  readonly toMove: Player;
  /** How many moves each player has made. */
  readonly made: readonly [number, number];
  readonly traps: readonly [Traps, Traps];
  /** The latest move, made by the player who is not to move. */
  readonly last: AgonDecision | null;
  /** Why the game is over; null while it goes on. */
  readonly ended: Reason | null;
}

export interface PieceView {
  readonly seat: Player;
  readonly kind: 'queen' | 'guard';
  readonly q: number;
  readonly r: number;
  readonly prisoner: boolean;
}

/** Nothing is hidden in Agon: both players and the spectators see this. */
export interface AgonView {
  readonly settings: AgonSettings;
  /** Black's queen and guards, then white's; a piece keeps its place in the list for the whole game. */
  readonly pieces: readonly PieceView[];
  readonly toMove: Player;
  readonly last: AgonDecision | null;
  readonly movesLeft: readonly [number, number];
  readonly traps: readonly [Traps, Traps];
  readonly legal: readonly AgonDecision[];
  readonly scores: readonly [number, number];
  readonly over: boolean;
}

export function boardOf(state: AgonState): Board {
  return new Board(state.cells, state.prisoners);
}
