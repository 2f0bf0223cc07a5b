/** What a worker is told to play, and what it reports; everything here crosses the border between threads. */
import type { GameSetup, Replay, TurnRecord } from '../../shared/match/replay.ts';
import type { RefereeSettings } from '../../shared/match/referee-settings.ts';
import type { TranscriptEntry, TurnRange } from '../../shared/match/transcript.ts';
import type { Program } from '../contestants/program.ts';
import type { PlayerReport } from './player.ts';

export type SeatOrder =
  | {
      readonly kind: 'house';
      readonly bot: string;
      /** The turns of the game in a second, at most; without it the bot answers as soon as it has decided. */
      readonly pace?: number;
    }
  | {
      readonly kind: 'program';
      readonly program: Program;
      /** Where its files are; each game runs in a copy of them. */
      readonly files: string;
      readonly args?: readonly string[];
      /** Where it runs, relative to its folder. */
      readonly workingFolder?: string;
    };

export interface GameOrder {
  readonly setup: GameSetup;
  readonly players: readonly SeatOrder[];
  readonly referee: RefereeSettings;
  /** Below this folder the programs get their copies. */
  readonly scratchRoot: string;
}

export interface GameResult {
  readonly replay: Replay;
  /** For each seat. */
  readonly reports: readonly PlayerReport[];
  readonly transcript: readonly TranscriptEntry[];
  /** How long it took in its thread, from the order to the end, with everything cleared away. */
  readonly ms?: number;
}

/** What a worker is told when it starts. */
export interface GameWorkerData {
  /** Whether everybody else on this computer comes first. */
  readonly givesWay: boolean;
}

export type ToGameWorker =
  /** `isWatched`: somebody wants to hear of each turn. */
  | { readonly kind: 'play'; readonly order: GameOrder; readonly isWatched: boolean }
  /** What has passed so far, in all or in some turns; the answer has the question's number. */
  | { readonly kind: 'read'; readonly question: number; readonly turns?: TurnRange }
  | { readonly kind: 'stop' };

export type FromGameWorker =
  | { readonly kind: 'turn'; readonly record: TurnRecord; readonly times: readonly number[] }
  /** So many of those who decide the turn have answered, and the next one is asked. */
  | { readonly kind: 'answer'; readonly answered: number }
  | { readonly kind: 'passed'; readonly question: number; readonly entries: readonly TranscriptEntry[] }
  /** `isClear`: nothing of the game is left in the thread, so that it may play another. */
  | { readonly kind: 'end'; readonly result: GameResult; readonly isClear: boolean }
  /** `code` is the system's, where it was the system that refused. */
  | { readonly kind: 'failed'; readonly message: string; readonly code?: string }
  | { readonly kind: 'stopped' };
