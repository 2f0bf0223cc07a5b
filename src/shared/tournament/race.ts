/**
 * A match of a game that is played alone is a race: both sides play the same map with the same random seed, each for
 * itself, and the better measure wins. Every play is a game of its own with one seat, as it is in a ranking, so that a
 * recorded game never says more than what was played; two of them, one of each side, are a *leg*, and a leg counts in the
 * series as one game of two would.
 */
import { compareMeasures } from '../games/game.ts';
import type { GameScore } from './tournament.ts';

/** What one side has played of a leg. */
export interface Run {
  readonly measure: readonly number[];
  readonly score: number;
  readonly thinkingMs: number;
  readonly timeouts: number;
  readonly crashes: number;
}

/** The number of the game that a side plays of a leg, all from 1 but the side: 1 and 2 are the first leg, 3 and 4 the second. */
export function runNumber(leg: number, side: 0 | 1): number {
  return 2 * leg - 1 + side;
}

export function legOf(number: number): { readonly leg: number; readonly side: 0 | 1 } {
  return { leg: Math.ceil(number / 2), side: number % 2 === 1 ? 0 : 1 };
}

export function raceScore(first: Run, second: Run): GameScore {
  const better = compareMeasures(first.measure, second.measure);
  return {
    winner: better === 0 ? null : better > 0 ? 0 : 1,
    scores: [first.score, second.score],
    thinkingMs: [first.thinkingMs, second.thinkingMs],
    timeouts: [first.timeouts, second.timeouts],
    crashes: [first.crashes, second.crashes],
  };
}
