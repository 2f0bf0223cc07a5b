/** The rules of Othello n×n, clauses O1 to O9 of the rulebook. */
import type { Answer, Fault, Outcome, Reason, Seat, Step, Turn } from '../game.ts';
import { hashNumbers } from '../fingerprint.ts';
import { countSequences8 } from './bitboard8.ts';
import {
  canMove,
  canPlace,
  cellAt,
  colOf,
  countDiscs,
  legalCells,
  opponentOf,
  place,
  rowOf,
  startBoard,
  takeBack,
  type Board,
  type Player,
} from './board.ts';
import type { OthelloSettings } from './settings.ts';

/** A cell, or −1 −1 for a pass. */
export interface OthelloDecision {
  readonly row: number;
  readonly col: number;
}

export const PASS: OthelloDecision = { row: -1, col: -1 };

export type Violation = 'off-board' | 'occupied' | 'captures-nothing' | 'needless-pass' | 'must-pass';

export type OthelloEvent =
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly row: number;
      readonly col: number;
      readonly turned: number;
      readonly points: readonly [number, number];
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  | {
      readonly type: 'violation';
      readonly seat: Seat;
      readonly row: number;
      readonly col: number;
      readonly why: Violation;
    }
  | { readonly type: 'fault'; readonly seat: Seat; readonly fault: Fault };

export interface OthelloState {
  readonly settings: OthelloSettings;
  readonly board: Readonly<Board>;
  readonly toMove: Player;
  /** How many turns were decided. */
  readonly turns: number;
  readonly last: OthelloDecision | null;
  /** Why the game is over; null while it goes on. */
  readonly ended: Reason | null;
}

export interface OthelloView {
  readonly size: number;
  /** Row by row: 0 empty, 1 and 2 the players' discs. */
  readonly cells: readonly number[];
  readonly toMove: Player;
  readonly last: OthelloDecision | null;
  /** Where the player to move may place a disc; empty means a pass. */
  readonly legal: readonly OthelloDecision[];
  readonly scores: readonly [number, number];
  readonly over: boolean;
}

export function isPass(decision: OthelloDecision): boolean {
  return decision.row === -1 && decision.col === -1;
}

export function start(settings: OthelloSettings): OthelloState {
  return { settings, board: startBoard(settings.size), toMove: 1, turns: 0, last: null, ended: null };
}

export function turn(state: OthelloState): Turn {
  return { seats: [state.toMove], limit: { kind: 'move', ms: state.settings.moveMs } };
}

/** What is wrong with a decision (O4, O5), or null when it is legal. */
export function violationOf(state: OthelloState, { row, col }: OthelloDecision): Violation | null {
  const { board, toMove } = state;
  const { size } = state.settings;
  const mustPass = !canMove(board, size, toMove);
  if (isPass({ row, col })) return mustPass ? null : 'needless-pass';
  if (mustPass) return 'must-pass';
  const onBoard = Number.isInteger(row) && Number.isInteger(col) && row >= 0 && row < size && col >= 0 && col < size;
  if (!onBoard) return 'off-board';
  const cell = cellAt(size, row, col);
  if (board[cell] !== 0) return 'occupied';
  return canPlace(board, size, cell, toMove) ? null : 'captures-nothing';
}

export function decide(
  state: OthelloState,
  [answer]: readonly Answer<OthelloDecision>[],
): Step<OthelloState, OthelloEvent> {
  if (state.ended) return { state, events: [] };
  const seat = state.toMove;
  if (!answer || 'fault' in answer) {
    const fault = answer?.fault ?? 'closed';
    const ended: Reason = { code: fault, seat };
    return { state: { ...state, turns: state.turns + 1, ended }, events: [{ type: 'fault', seat, fault }] };
  }
  const { row, col } = answer.decision;
  const why = violationOf(state, answer.decision);
  if (why) {
    const ended: Reason = { code: 'violation', seat, why, row, col };
    return { state: { ...state, turns: state.turns + 1, ended }, events: [{ type: 'violation', seat, row, col, why }] };
  }
  return isPass(answer.decision) ? pass(state) : placeDisc(state, answer.decision);
}

function pass(state: OthelloState): Step<OthelloState, OthelloEvent> {
  const seat = state.toMove;
  const next: OthelloState = { ...state, turns: state.turns + 1, toMove: opponentOf(seat), last: PASS };
  return { state: next, events: [{ type: 'passed', seat }] };
}

function placeDisc(state: OthelloState, { row, col }: OthelloDecision): Step<OthelloState, OthelloEvent> {
  const { size } = state.settings;
  const seat = state.toMove;
  const other = opponentOf(seat);
  const board = state.board.slice();
  const turned: number[] = [];
  place(board, size, cellAt(size, row, col), seat, turned);
  // O6: when neither can move the game is over at once, and nobody is asked for a pass.
  const over = !canMove(board, size, other) && !canMove(board, size, seat);
  const gain = turned.length;
  const next: OthelloState = {
    settings: state.settings,
    board,
    toMove: other,
    turns: state.turns + 1,
    last: { row, col },
    ended: over ? { code: 'discs' } : null,
  };
  const points = seat === 1 ? ([gain + 1, -gain] as const) : ([-gain, gain + 1] as const);
  return { state: next, events: [{ type: 'placed', seat, row, col, turned: gain, points }] };
}

export function outcome(state: OthelloState): Outcome | null {
  if (!state.ended) return null;
  const scores = countDiscs(state.board);
  // O9: whoever broke the rules or gave no answer loses, whatever the discs.
  const loser = state.ended.seat ?? (scores[0] < scores[1] ? 1 : scores[1] < scores[0] ? 2 : null);
  const places = loser === null ? [1, 1] : loser === 1 ? [2, 1] : [1, 2];
  return { places, scores, reasons: [state.ended] };
}

export function moves(state: OthelloState): OthelloDecision[] {
  if (state.ended) return [];
  const { size } = state.settings;
  const cells = legalCells(state.board, size, state.toMove);
  return cells.length > 0 ? cells.map((cell) => ({ row: rowOf(size, cell), col: colOf(size, cell) })) : [PASS];
}

export function view(state: OthelloState): OthelloView {
  const { size } = state.settings;
  const cells: number[] = [];
  for (let row = 0; row < size; row++) {
    cells.push(...state.board.subarray(cellAt(size, row, 0), cellAt(size, row, size)));
  }
  const legal = moves(state).filter((move) => !isPass(move));
  const { toMove, last } = state;
  return { size, cells, toMove, last, legal, scores: countDiscs(state.board), over: state.ended !== null };
}

export function fingerprint(state: OthelloState): number {
  return hashNumbers([state.toMove, state.turns, state.ended ? 1 : 0], hashNumbers(state.board));
}

/** Counts move sequences; a pass is a move, a finished game counts as one. */
export function perft(state: OthelloState, depth: number): number {
  if (state.ended) return 1;
  const { size } = state.settings;
  return size === 8
    ? countSequences8(state.board, state.toMove, depth)
    : countSequences(state.board.slice(), size, state.toMove, depth, []);
}

/** For every size, cell by cell. */
export function countSequences(board: Board, size: number, player: Player, depth: number, turned: number[]): number {
  if (depth === 0) return 1;
  const other = opponentOf(player);
  const cells = legalCells(board, size, player);
  if (cells.length === 0) {
    return canMove(board, size, other) ? countSequences(board, size, other, depth - 1, turned) : 1;
  }
  if (depth === 1) return cells.length;
  let count = 0;
  for (const cell of cells) {
    const mark = turned.length;
    place(board, size, cell, player, turned);
    count += countSequences(board, size, other, depth - 1, turned);
    takeBack(board, cell, player, turned, mark);
  }
  return count;
}
