/** Counts move sequences in place: a pass is a move, a finished game counts as one. */
import { MOST_MOVES, opponentOf, PASS, pieceOf, targetOf, type Board, type Player } from './board.ts';
import { movesLeft } from './rules.ts';
import { boardOf, type AgonState } from './state.ts';

export function perft(state: AgonState, depth: number): number {
  if (state.ended) return 1;
  const [black, white] = movesLeft(state);
  // A12 ends every sequence after the same number of moves, where it counts as one, just as at the full depth.
  const length = Math.min(depth, black + white);
  if (!(length >= 1)) return 1;
  return countSequences(boardOf(state), state.toMove, length, new Int16Array(MOST_MOVES * length), 0);
}

function countSequences(board: Board, player: Player, depth: number, list: Int16Array, offset: number): number {
  const end = board.listMoves(player, list, offset);
  if (depth === 1) return end - offset;
  const other = opponentOf(player);
  const { prisoners } = board;
  let count = 0;
  for (let i = offset; i < end; i++) {
    const move = list[i] as number;
    if (move === PASS) {
      count += countSequences(board, other, depth - 1, list, end);
      continue;
    }
    const piece = pieceOf(move);
    const from = board.cells[piece] as number;
    board.move(piece, targetOf(move));
    count += board.judgement() ? 1 : countSequences(board, other, depth - 1, list, end);
    board.takeBack(piece, from, prisoners);
  }
  return count;
}
