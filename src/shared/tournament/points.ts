/** The points of a match: 1 for a win, ½ for a draw, 0 for a defeat, as in chess, so that they can be added up by hand. */
import type { MatchResult } from './tournament.ts';

/** A bye counts like a win. */
export const BYE_POINTS = 1;

/** When both sides have withdrawn, nobody gets anything. */
export function matchPoints({ winner, decidedBy }: MatchResult): readonly [number, number] {
  if (winner !== null) return winner === 0 ? [1, 0] : [0, 1];
  return decidedBy === 'drawn' ? [0.5, 0.5] : [0, 0];
}
