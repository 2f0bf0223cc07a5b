/** Whoever sits at the board: a house bot or a program. */
import type { Answer, GameEvent, Seat, TimeLimit } from '../../shared/games/game.ts';
import type { Remark } from '../../shared/refusals/remark.ts';

export interface Answered {
  readonly answer: Answer<unknown>;
  /** The thinking time that it took, in milliseconds. */
  readonly ms: number;
}

export interface Question {
  readonly state: unknown;
  readonly seat: Seat;
  readonly limit: TimeLimit;
  /** What is left to each seat, in the order of the seats. */
  readonly millisecondsLeft: readonly number[];
  /** The turn that is being decided, from 1. */
  readonly turn: number;
}

/** What went wrong with a program, for people: the outcome has only the fault's name. */
export interface FaultReport extends Remark {
  readonly fault: string;
  readonly turn: number;
  readonly exitCode?: number | null;
  readonly signal?: string | null;
  /** The last lines of its standard error. */
  readonly stderr?: string;
  /** What could not be read, one character a byte. */
  readonly bytes?: string;
}

export interface PlayerReport {
  /** Left out for the house, which is not timed. */
  readonly thinkingMs?: number;
  readonly faults: readonly FaultReport[];
  readonly peakMemoryBytes?: number;
  /** Limits that this system could not enforce, as codes of refusals; an older file has sentences. */
  readonly unenforced?: readonly string[];
}

export interface Player {
  /** Sits down before the first turn. */
  begin(state: unknown, seat: Seat): Promise<void>;
  /** What is left of its time under this limit. */
  millisecondsLeft(limit: TimeLimit): number;
  answer(question: Question): Promise<Answered>;
  /** Is told what happened in a turn. */
  tell(state: unknown, turn: number, events: readonly GameEvent[]): void;
  /** It is not its turn: it stands still. */
  rest(): void;
  /** The game is over; nothing of it is left when this resolves. */
  end(): Promise<void>;
  report(): PlayerReport;
}
