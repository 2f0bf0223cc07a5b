/** Whether an answer is a legal move, and if not, the reason that its player is told (A3, A4, A6, A7, A11). */
import { isQueen, ownerOf, opponentOf, prisonersOf, queenOf, type Board, type Player } from './board.ts';
import { cellAt, FIRST_OUTER, NEIGHBOURS, OFF_BOARD, RING_OF, THRONE } from './hexes.ts';
import { boardOf, type AgonDecision, type AgonState, type Refusal } from './state.ts';

/** A move of a certain piece to a certain cell, or the pass. */
export type Judged =
  { readonly refused: Refusal } | { readonly pass: true } | { readonly piece: number; readonly to: number };

/** Judges whatever came as a decision, well formed or not. */
export function judge(state: AgonState, decision: unknown): Judged {
  if (!isDecision(decision)) return { refused: 'unreadable' };
  const captive = prisonersOf(state.prisoners, state.toMove);
  if (decision.kind === 'pass') return captive === 0 ? { pass: true } : { refused: 'must-relocate' };
  const from = cellAt(decision.from.q, decision.from.r);
  const to = cellAt(decision.to.q, decision.to.r);
  if (from === OFF_BOARD || to === OFF_BOARD) return { refused: 'off-board' };
  const board = boardOf(state);
  const piece = board.pieceAt(from);
  if (piece === null) return { refused: 'empty-cell' };
  const refused =
    refusalOfPiece(captive, piece, state.toMove) ??
    (captive === 0 ? refusalOfStep(board, piece, from, to) : refusalOfRelocation(board, piece, from, to));
  return refused ? { refused } : { piece, to };
}

function isDecision(decision: unknown): decision is AgonDecision {
  if (typeof decision !== 'object' || decision === null || !('kind' in decision)) return false;
  if (decision.kind === 'pass') return true;
  return (
    decision.kind === 'move' && 'from' in decision && isHex(decision.from) && 'to' in decision && isHex(decision.to)
  );
}

function isHex(hex: unknown): boolean {
  if (typeof hex !== 'object' || hex === null || !('q' in hex) || !('r' in hex)) return false;
  return typeof hex.q === 'number' && typeof hex.r === 'number';
}

function refusalOfPiece(captive: number, piece: number, player: Player): Refusal | null {
  if (ownerOf(piece) !== player) return 'not-yours';
  if (captive === 0) return null;
  const queen = queenOf(player);
  if (captive & (1 << queen)) return piece === queen ? null : 'queen-first';
  return captive & (1 << piece) ? null : 'must-relocate';
}

function refusalOfTarget(board: Board, from: number, to: number): Refusal | null {
  if (to === from) return 'same-cell';
  return board.who[to] ? 'occupied' : null;
}

function refusalOfStep(board: Board, piece: number, from: number, to: number): Refusal | null {
  const refused = refusalOfTarget(board, from, to);
  if (refused) return refused;
  if (!NEIGHBOURS.subarray(from * 6, from * 6 + 6).includes(to)) return 'too-far';
  if ((RING_OF[to] ?? 0) > (RING_OF[from] ?? 0)) return 'outward';
  if (to === THRONE && !isQueen(piece)) return 'throne';
  return refusalOfPrison(board, piece, to);
}

function refusalOfRelocation(board: Board, piece: number, from: number, to: number): Refusal | null {
  const refused = refusalOfTarget(board, from, to);
  if (refused) return refused;
  if (!isQueen(piece) && to < FIRST_OUTER) return 'outer-ring';
  return refusalOfPrison(board, piece, to);
}

/** A6, even where the move would imprison one of the two. */
function refusalOfPrison(board: Board, piece: number, to: number): Refusal | null {
  return board.isBetween(to, opponentOf(ownerOf(piece))) ? 'between-enemies' : null;
}
