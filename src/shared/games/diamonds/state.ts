/** The words of the game: what an agent can decide, what a position consists of, and what can happen. */
import type { Fault, Seat } from '../game.ts';
import type { RandomState } from '../random.ts';
import type { Direction, Ground } from './ground.ts';
import type { Kind } from './settings.ts';

/** D4 */
export const ACTIONS = ['up', 'down', 'left', 'right', 'trap', 'teleport', 'noop'] as const;
export type Action = (typeof ACTIONS)[number];

/** `confirm` opens the game (D14); `unknown` is a line that is neither, kept so that a replay says what was printed. */
export type DiamondsDecision =
  | { readonly kind: 'confirm' }
  | { readonly kind: 'act'; readonly action: Action }
  | { readonly kind: 'unknown'; readonly line: string };

/** How much of a line that is not understood is kept. */
const LONGEST_RECORD = 40;

/** Whatever a program printed as a short piece of plain ASCII. */
export function forTheRecord(line: string): string {
  return line
    .slice(0, LONGEST_RECORD)
    .replace(/[^ -~]/g, '?')
    .trim();
}

export const SILENCES = [
  'no-confirm',
  'wrong-confirm',
  'crash',
  'closed',
  'memory',
  'no-start',
  'flood',
  'processes',
] as const;

/** Why an agent does nothing for the rest of the game (D12), and since which round; 0 is before the first. */
export interface Silence {
  readonly code: (typeof SILENCES)[number];
  readonly round: number;
}

export interface Agent {
  readonly cell: number;
  readonly score: number;
  /** How many diamonds of each kind it took. */
  readonly taken: readonly number[];
  /** The cells of its traps in the order of planting. */
  readonly traps: readonly number[];
  readonly silent: Silence | null;
}

export interface LastAction {
  readonly seat: Seat;
  readonly action: Action;
  readonly from: number;
  readonly to: number;
}

export interface DiamondsState {
  readonly ground: Ground;
  readonly cells: Readonly<Uint8Array>;
  readonly agents: readonly Agent[];
  /** 0 while the agents have to confirm; one more than the rounds to play when the game is over. */
  readonly round: number;
  readonly toMove: Seat;
  readonly last: LastAction | null;
  readonly random: RandomState;
}

export type Refusal =
  'off-board' | 'wall' | 'no-teleport' | 'no-trap-left' | 'trap-on-teleport' | 'trap-there' | 'trap-minimum';

type Points = readonly number[];

/** `line` is what was printed, in quotation marks so that no text is ever taken for a code. */
export type DiamondsEvent =
  | { readonly type: 'placed'; readonly seat: Seat; readonly row: number; readonly col: number }
  | { readonly type: 'confirmed'; readonly seat: Seat }
  | { readonly type: 'unconfirmed'; readonly seat: Seat; readonly why: Silence['code']; readonly line: string }
  | { readonly type: 'cost'; readonly seat: Seat; readonly round: number; readonly points: Points }
  | { readonly type: 'stayed'; readonly seat: Seat }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly action: Direction;
      readonly row: number;
      readonly col: number;
    }
  | { readonly type: 'drawn'; readonly seat: Seat; readonly row: number; readonly col: number }
  | {
      readonly type: 'planted';
      readonly seat: Seat;
      readonly row: number;
      readonly col: number;
      readonly left: number;
    }
  | { readonly type: 'refused'; readonly seat: Seat; readonly action: Action; readonly why: Refusal }
  | { readonly type: 'ignored'; readonly seat: Seat; readonly line: string; readonly why: 'unknown-action' }
  | { readonly type: 'fault'; readonly seat: Seat; readonly fault: Fault }
  | { readonly type: 'silenced'; readonly seat: Seat; readonly round: number; readonly why: Silence['code'] }
  | {
      readonly type: 'hit';
      readonly seat: Seat;
      readonly loser: Seat;
      readonly row: number;
      readonly col: number;
      readonly points: Points;
    }
  | {
      readonly type: 'taken';
      readonly seat: Seat;
      readonly kind: Kind;
      readonly row: number;
      readonly col: number;
      readonly points: Points;
    }
  | { readonly type: 'left'; readonly seat: Seat; readonly kind: Kind; readonly why: 'minimum' | 'maximum' }
  | {
      readonly type: 'caught';
      readonly seat: Seat;
      readonly row: number;
      readonly col: number;
      readonly points: Points;
    };
