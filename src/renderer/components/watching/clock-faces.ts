/** What the clocks beside the board show. */
import type { Seat } from '../../../shared/games/game.ts';
import type { WatchedGame } from '../../composables/use-watched-game.ts';

/**
 * The time that is left to a seat at a turn, in milliseconds and never below 0; null where no clock runs: at the start
 * of a program and after the end. `elapsedMs` is what it has used of it already in the turn that is being decided.
 */
export function timeLeft(watched: WatchedGame, seat: Seat, turn: number, elapsedMs: number): number | null {
  const limit = watched.limitAt(turn);
  if (!limit || limit.kind === 'start') return null;
  const used = limit.kind === 'budget' ? watched.thinkingOfSeat(seat, turn) : 0;
  return Math.max(0, limit.ms - used - elapsedMs);
}

/** The only one whose clock runs, when so many of those who decide this turn have answered; nobody after the end. */
export function seatAsked(watched: WatchedGame, turn: number, answered: number): Seat | null {
  return watched.seatsAt(turn)[answered] ?? null;
}

export interface ClockFace {
  readonly minutes: number | null;
  readonly seconds: number;
}

/** Tenths of a second while they matter: below a minute. */
export function faceOf(ms: number): ClockFace {
  const tenths = Math.ceil(ms / 100);
  if (tenths < 600) return { minutes: null, seconds: tenths / 10 };
  const seconds = Math.ceil(ms / 1000);
  return { minutes: Math.trunc(seconds / 60), seconds: seconds % 60 };
}
