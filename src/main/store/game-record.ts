/**
 * What is kept of a finished game: a few numbers for each seat, which standings are made of, and the replay, the
 * transcript and the reports, packed. Packing is apart from saving, because it may be done beside the main thread.
 */
import { promisify } from 'node:util';
import { constants, gunzipSync, gzip, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { winnerOf, type Fault } from '../../shared/games/game.ts';
import { replaySchema, type Replay } from '../../shared/match/replay.ts';
import { transcriptEntrySchema, type TranscriptEntry } from '../../shared/match/transcript.ts';
import { refusal, refusalSchema } from '../../shared/refusals/refusal.ts';
import type { GameResult } from '../referee/game-order.ts';
import type { PlayerReport } from '../referee/player.ts';
import { refused } from './records.ts';

export interface SeatResult {
  readonly place: number;
  readonly score: number;
  readonly thinkingMs: number;
  /** How often it was too late. */
  readonly timeouts: number;
  /** 1 when it was gone before the game was over, whatever ended it. */
  readonly crashes: number;
}

export interface PackedGame {
  readonly winner: number | null;
  /** The code of the weightiest reason. */
  readonly reason: string;
  readonly measure: readonly number[] | null;
  readonly seats: readonly SeatResult[];
  readonly replay: Uint8Array;
  readonly transcript: Uint8Array;
  readonly reports: Uint8Array;
}

/** The faults after which a program plays no more. */
const GONE: readonly string[] = [
  'crash',
  'closed',
  'flood',
  'memory',
  'processes',
  'no-start',
] satisfies readonly Fault[];

/** Larger than anything that the referee's settings allow; what unpacks to more was made to do harm. */
const MOST_BYTES = 512 * 1024 * 1024;

const reportsSchema: z.ZodType<PlayerReport[]> = z.array(
  z.object({
    thinkingMs: z.number().optional(),
    faults: z.array(
      z.object({
        fault: z.string(),
        turn: z.number(),
        what: z.string(),
        why: refusalSchema.optional(),
        exitCode: z.number().nullable().optional(),
        signal: z.string().nullable().optional(),
        stderr: z.string().optional(),
        bytes: z.string().optional(),
      }),
    ),
    peakMemoryBytes: z.number().optional(),
    unenforced: z.array(z.string()).optional(),
  }),
);

const compress = promisify(gzip);
const LEVEL = { level: constants.Z_BEST_SPEED + 2 };
/** What is shorter is packed sooner than somebody else is asked to do it. */
const SHORT = 32 * 1024;

export async function packGame({ replay, transcript, reports }: GameResult): Promise<PackedGame> {
  const { outcome } = replay;
  if (!outcome) throw refused(refusal('game-no-outcome'));
  const [packedReplay, packedTranscript, packedReports] = await Promise.all([replay, transcript, reports].map(pack));
  if (!packedReplay || !packedTranscript || !packedReports) throw new Error('nothing was packed');
  return {
    winner: winnerOf(outcome),
    reason: outcome.reasons[0]?.code ?? '',
    measure: outcome.measure ?? null,
    seats: outcome.places.map((place, index) => seatResult(place, outcome.scores[index] ?? 0, reports[index])),
    replay: packedReplay,
    transcript: packedTranscript,
    reports: packedReports,
  };
}

/** These throw when the bytes are not what was packed. */
export function unpackReplay(packed: Uint8Array): Replay {
  return replaySchema.parse(unpack(packed));
}

export function unpackTranscript(packed: Uint8Array): TranscriptEntry[] {
  return z.array(transcriptEntrySchema).parse(unpack(packed));
}

export function unpackReports(packed: Uint8Array): PlayerReport[] {
  return reportsSchema.parse(unpack(packed));
}

function seatResult(place: number, score: number, report: PlayerReport | undefined): SeatResult {
  const faults = report?.faults ?? [];
  return {
    place,
    score,
    thinkingMs: Math.round(report?.thinkingMs ?? 0),
    timeouts: faults.filter(({ fault }) => fault === 'timeout').length,
    crashes: faults.some(({ fault }) => GONE.includes(fault)) ? 1 : 0,
  };
}

async function pack(value: unknown): Promise<Buffer> {
  const text = JSON.stringify(value);
  return text.length < SHORT ? gzipSync(text, LEVEL) : compress(text, LEVEL);
}

function unpack(packed: Uint8Array): unknown {
  return JSON.parse(gunzipSync(packed, { maxOutputLength: MOST_BYTES }).toString('utf8'));
}
