/** The house's own Agon players. */
import type { HouseBot } from '../game.ts';
import type { Random } from '../random.ts';
import { Board, isQueen, ownerOf, PASS, pieceOf, PIECES, targetOf } from './board.ts';
import { cellAt, hexOf } from './hexes.ts';
import { gradePoints } from './score.ts';
import { Search } from './search.ts';
import { PASSING, type AgonDecision, type AgonView } from './state.ts';

type AgonBot = HouseBot<AgonView, AgonDecision>;

export const random: AgonBot = {
  sitDown: (_seat, random) => ({ decide: (view) => (view.legal.length > 0 ? random.pick(view.legal) : PASSING) }),
};

/** Takes the points that a move gives at once, and knows a won or lost end when it is one move away; a fair beginner. */
export const greedy: AgonBot = {
  sitDown: (_seat, random) => ({ decide: (view) => mostPoints(view, random) }),
};

function mostPoints(view: AgonView, random: Random): AgonDecision {
  let best: AgonDecision[] = [PASSING];
  let most = -Infinity;
  for (const decision of view.legal) {
    const points = pointsAfter(view, decision);
    if (points > most) {
      most = points;
      best = [];
    }
    if (points === most) best.push(decision);
  }
  return random.pick(best);
}

function pointsAfter(view: AgonView, decision: AgonDecision): number {
  if (decision.kind === 'pass') return 0;
  const { settings, toMove } = view;
  const board = boardIn(view);
  const from = cellAt(decision.from.q, decision.from.r);
  const to = cellAt(decision.to.q, decision.to.r);
  const piece = board.pieceAt(from) ?? 0;
  const before = board.prisoners;
  board.move(piece, to);
  const end = board.judgement();
  if (end) return (end.code === 'enthroned') === (end.seat === toMove) ? Infinity : -1_000_000;
  let points = gradePoints(settings, piece, to) - gradePoints(settings, piece, from);
  for (let other = 0; other < PIECES; other++) {
    if (ownerOf(other) === toMove || ((board.prisoners & ~before) >> other) % 2 === 0) continue;
    points += isQueen(other) ? settings.queenTrapPoints : settings.guardTrapPoints;
  }
  return points;
}

export const expert: AgonBot = {
  sitDown: () => ({
    decide(view) {
      const { settings, toMove, scores, movesLeft } = view;
      if (view.legal.length === 0) return PASSING;
      const board = boardIn(view);
      const lead = scores[0] - scores[1];
      const move = new Search({ settings, board, toMove, lead, movesLeft: movesLeft[0] + movesLeft[1] }).best();
      if (move === PASS) return PASSING;
      const { q, r } = view.pieces[pieceOf(move)] ?? hexOf(0);
      return { kind: 'move', from: { q, r }, to: hexOf(targetOf(move)) };
    },
  }),
};

function boardIn({ pieces }: AgonView): Board {
  const prisoners = pieces.reduce((bits, { prisoner }, piece) => bits | (prisoner ? 1 << piece : 0), 0);
  return new Board(
    pieces.map(({ q, r }) => cellAt(q, r)),
    prisoners,
  );
}
