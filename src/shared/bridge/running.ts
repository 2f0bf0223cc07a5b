/** The contest being played: the run, its games, and what is kept of them. */
import { z } from 'zod';
import type { Replay } from '../match/replay.ts';
import type { TranscriptEntry } from '../match/transcript.ts';
import type { Refusal } from '../refusals/refusal.ts';
import type { Remark } from '../refusals/remark.ts';
import type { MatchTitle } from '../tournament/match-title.ts';
import { contestantIdSchema } from '../tournament/tournament.ts';
import { categoryIdSchema } from './categories.ts';
import { uploadIdSchema } from './uploads.ts';

export const gameIdSchema = z.int().min(1);
/** A game that runs now or ran since the host was started. */
export const liveIdSchema = z.string().min(1).max(64);

export interface RunningGame {
  readonly game: number;
  readonly live: string;
  readonly category: number;
  readonly match: string;
  readonly number: number;
  readonly contestants: readonly string[];
  readonly startedAt: number;
}

/** Something that keeps games from being played, and what a person can do about it. */
export interface RunProblem {
  readonly id: string;
  /** Such as `no-interpreter`, `no-program`, `disk-full`, `worker`; the interface has words for those it knows. */
  readonly code: string;
  readonly refusal: Refusal;
  readonly contestant: string | null;
  /** The games that wait because of it. */
  readonly games: readonly number[];
  readonly at: number;
}

export interface RunState {
  /** `pausing`: the running games are played to their end. `stopping`: they end at once. `over`: nothing is left to play. */
  readonly status: 'idle' | 'running' | 'pausing' | 'stopping' | 'over';
  /** Which categories are run; empty when none is. */
  readonly categories: readonly number[];
  readonly finished: number;
  readonly remaining: number;
  /** An honest estimate; null until enough is known. */
  readonly remainingMs: number | null;
  readonly running: readonly RunningGame[];
  readonly problems: readonly RunProblem[];
}

export const GAME_STATES = ['planned', 'running', 'finished', 'failed', 'replaced'] as const;

export interface GameRow {
  readonly id: number;
  readonly category: number;
  readonly match: string;
  /** Null where the match is not planned any more. */
  readonly title: MatchTitle | null;
  readonly number: number;
  readonly state: (typeof GAME_STATES)[number];
  readonly seed: number;
  readonly map: string | null;
  /** A seat, from 1; null when drawn or not over. */
  readonly winner: number | null;
  readonly reason: string | null;
  readonly note: string | null;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  readonly live: string | null;
  readonly seats: readonly {
    readonly contestant: string;
    readonly place: number | null;
    readonly score: number | null;
    readonly thinkingMs: number | null;
    readonly timeouts: number | null;
    readonly crashes: number | null;
  }[];
}

export const gameFilterSchema = z.strictObject({
  category: categoryIdSchema.optional(),
  match: z.string().max(200).optional(),
  contestant: contestantIdSchema.optional(),
  state: z.enum(GAME_STATES).optional(),
  /** Only games with a timeout or a crash. */
  withFaults: z.boolean().optional(),
  /** In the contestants' names and numbers. */
  text: z.string().max(200).optional(),
});
export type GameFilter = z.infer<typeof gameFilterSchema>;

/** What each player did, for people: faults with their last words. */
export interface SeatReport {
  readonly thinkingMs: number;
  readonly peakMemoryBytes: number | null;
  readonly unenforced: readonly string[];
  readonly faults: readonly (Remark & {
    readonly fault: string;
    readonly turn: number;
    readonly exitCode?: number | null;
    readonly signal?: string | null;
    readonly stderr?: string;
    readonly bytes?: string;
  })[];
}

export const runCalls = {
  'run.state': { input: z.undefined(), output: z.custom<RunState>() },
  /** All drawn categories, where none is named; goes on after a pause, and tries again what failed. */
  'run.start': {
    input: z.strictObject({ categories: z.array(categoryIdSchema).min(1).optional() }),
    output: z.custom<RunState>(),
  },
  'run.pause': { input: z.undefined(), output: z.custom<RunState>() },
  'run.stop': { input: z.undefined(), output: z.custom<RunState>() },
  'games.list': {
    input: z.strictObject({
      filter: gameFilterSchema.prefault({}),
      /** The newest first. */
      offset: z.int().min(0).default(0),
      limit: z.int().min(1).max(500).default(100),
    }),
    output: z.custom<{ readonly total: number; readonly rows: readonly GameRow[] }>(),
  },
  'games.read': {
    input: z.strictObject({ game: gameIdSchema }),
    output: z.custom<{ readonly row: GameRow; readonly replay: Replay; readonly reports: readonly SeatReport[] }>(),
  },
  'games.transcript': { input: z.strictObject({ game: gameIdSchema }), output: z.custom<readonly TranscriptEntry[]>() },
  /** Plays a finished game again; tells the matches whose results are taken back by it. */
  'games.again': {
    input: z.strictObject({ game: gameIdSchema, reason: z.string().trim().min(1).max(2000) }),
    output: z.object({ takenBack: z.array(z.string()) }),
  },
  /** A game outside any contest, of uploaded programs and house bots: the student's simulator. */
  'simulator.programs': {
    input: z.undefined(),
    output:
      z.custom<
        readonly { readonly id: string; readonly name: string; readonly kind: string; readonly bytes: number }[]
      >(),
  },
  'simulator.add': {
    input: z.strictObject({ upload: uploadIdSchema, entry: z.string().max(1000).optional() }),
    output: z.custom<
      | { readonly outcome: 'added'; readonly program: string }
      | { readonly outcome: 'choose'; readonly candidates: readonly string[] }
      | { readonly outcome: 'refused'; readonly code: string; readonly refusal: Refusal }
    >(),
  },
  'simulator.remove': { input: z.strictObject({ program: z.string().max(64) }), output: z.undefined() },
  'simulator.start': {
    input: z.strictObject({
      game: z.string().max(40),
      players: z
        .array(
          z.discriminatedUnion('kind', [
            z.strictObject({ kind: z.literal('house'), bot: z.string().max(40) }),
            z.strictObject({ kind: z.literal('program'), program: z.string().max(64) }),
          ]),
        )
        .min(1)
        .max(8),
      settings: z.record(z.string().max(40), z.unknown()).optional(),
      /** One that comes with Meydan, by its name; otherwise the standard one. */
      map: z.string().max(80).optional(),
      /** A map of the student's own, as a file; before `map`. */
      ownMap: uploadIdSchema.optional(),
      seed: z.int().min(0).max(0xffff_ffff).optional(),
    }),
    output: z.object({ live: liveIdSchema }),
  },
} as const;

export const runEvents = {
  /** At most a few times a second. */
  'run.changed': z.custom<RunState>(),
  'games.finished': z.custom<GameRow>(),
} as const;
