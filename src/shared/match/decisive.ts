/**
 * The turn that decided a game. Simple enough to be said in one sentence: the first after which the winner's lead never
 * vanished. Whoever wins without leading, by the other's fault or by the game's own goal, wins with the last turn; and of
 * a game played alone it is the last turn that brought points.
 */
import { winnerOf, type Outcome } from '../games/game.ts';

export interface Decisive {
  readonly turn: number;
  readonly how: 'lead' | 'last-turn' | 'last-points';
}

/** `scores[turn]` are the scores after that turn, from 0 to the end. Null for a draw, and where nothing was decided. */
export function decisiveTurn(scores: readonly (readonly number[])[], outcome: Outcome): Decisive | null {
  const last = scores.length - 1;
  if (last < 1) return null;
  if (outcome.places.length === 1) {
    const turn = scores.findLastIndex(([score = 0], i) => i > 0 && score > (scores[i - 1]?.[0] ?? 0));
    return turn > 0 ? { turn, how: 'last-points' } : null;
  }
  const winner = winnerOf(outcome);
  if (winner === null) return null;
  const behind = scores.findLastIndex((each) => !leads(each, winner));
  return behind === last ? { turn: last, how: 'last-turn' } : { turn: behind + 1, how: 'lead' };
}

function leads(scores: readonly number[], seat: number): boolean {
  const own = scores[seat - 1] ?? 0;
  return scores.every((score, i) => i === seat - 1 || score < own);
}
