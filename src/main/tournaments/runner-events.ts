/** What whoever looks on at a running contest is told. */
import type { TurnRecord } from '../../shared/match/replay.ts';
import type { Problem } from '../../shared/tournament/problem.ts';
import type { GameOrder, GameResult } from '../referee/game-order.ts';
import type { OpenTranscript } from '../referee/open-transcript.ts';
import type { FinishedGame } from '../store/game-results.ts';
import type { GameId } from '../store/games.ts';

/** Why `run` came to its end: all is played; it was paused or stopped; what is left has problems; nothing can be saved. */
export type RunEnd =
  | { readonly kind: 'over' | 'paused' }
  | { readonly kind: 'stuck'; readonly problems: readonly Problem[] }
  | { readonly kind: 'broken'; readonly problem: Problem };

export interface RunnerListener {
  onStarted?(game: GameId, order: GameOrder, transcript: OpenTranscript): void;
  onTurn?(game: GameId, record: TurnRecord, times: readonly number[]): void;
  /** So many of those who decide the turn have answered, and the next one is asked. */
  onAnswer?(game: GameId, answered: number): void;
  /** What was played, beside what the file has of it now. */
  onFinished?(game: FinishedGame, result: GameResult): void;
  /** A game that was running is planned again, or not needed any more. */
  onStopped?(game: GameId): void;
  /** Something went wrong that is nobody's loss; what it concerns is played when it is mended. */
  onFailed?(problem: Problem): void;
  onProgress?(progress: Progress): void;
  onEnded?(end: RunEnd): void;
}

export interface Progress {
  readonly finished: number;
  readonly running: number;
  /** An estimate, because matches may end early or need extra games; those that run are among them. */
  readonly remaining: number;
  /** Milliseconds; null until a few games were played. */
  readonly remainingMs: number | null;
}

/** What playing a game again has led to. */
/** The matches of a category that are open again. */
export interface OpenAgain {
  readonly category: number;
  readonly matches: readonly string[];
}

export interface PlayedAgain {
  readonly game: GameId;
  /** The later matches whose results were taken back. */
  readonly takenBack: readonly string[];
}
