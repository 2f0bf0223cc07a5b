/**
 * A whole contest as JSON, for whoever wants to study it or read it with another program: one object, version 1. Ids are
 * those of the contest file; times are milliseconds since 1970. Programs are named by the SHA-256 of their files and are
 * not in it, nor is what they said to the referee; the replays are, and `meydan replay` plays them again.
 */
import { z } from 'zod';
import { seedSchema } from '../games/random.ts';
import { refereeSettingsSchema } from '../match/referee-settings.ts';
import { replaySchema } from '../match/replay.ts';
import { refusalSchema } from '../refusals/refusal.ts';
import { contestantIdSchema, drawSchema, formatSchema, matchResultSchema } from './tournament.ts';

export const CONTEST_FORMAT = 'meydan-contest';

const time = z.number();
const gameSettings = z.record(z.string(), z.unknown());

const programSchema = z.object({
  /** The SHA-256 of all its files. */
  id: z.string(),
  kind: z.string(),
  entry: z.string(),
  bytes: z.number(),
  name: z.string(),
});

const contestantSchema = z.object({
  id: contestantIdSchema,
  name: z.string(),
  /** The student's number, as it is written. */
  number: z.string().nullable(),
  seed: z.int().nullable(),
  notes: z.string(),
  programId: z.string().nullable(),
  houseBot: z.string().nullable(),
  categories: z.array(z.int()),
  disqualified: z.object({ reason: z.string(), at: time }).nullable(),
  addedAt: time,
});

const placeSchema = z.object({ contestant: contestantIdSchema, from: z.int(), to: z.int() });

const categorySchema = z.object({
  id: z.int(),
  name: z.string(),
  format: formatSchema,
  settings: z.object({ game: gameSettings, maps: z.array(z.int()) }),
  entrants: z.array(contestantIdSchema),
  draw: drawSchema.nullable(),
  drawnAt: time.nullable(),
  /** The decided matches, walkovers included; what they lead to follows from the draw and these. */
  results: z.array(
    z.object({
      match: z.string(),
      sides: z.tuple([contestantIdSchema.nullable(), contestantIdSchema.nullable()]),
      result: matchResultSchema,
    }),
  ),
  /** The final places, as far as they are certain. */
  places: z.array(placeSchema),
});

const seatSchema = z.object({
  contestantId: contestantIdSchema,
  programId: z.string().nullable(),
  place: z.int().nullable(),
  score: z.number().nullable(),
  thinkingMs: z.int().nullable(),
  timeouts: z.int().nullable(),
  crashes: z.int().nullable(),
});

const faultSchema = z.object({
  fault: z.string(),
  turn: z.number(),
  /** In the language of the export; `why` says the same as a code with its values. */
  what: z.string(),
  why: refusalSchema.optional(),
  exitCode: z.number().nullable().optional(),
  signal: z.string().nullable().optional(),
  stderr: z.string().optional(),
  bytes: z.string().optional(),
});

export const exportedGameSchema = z.object({
  id: z.int(),
  categoryId: z.int(),
  /** As the category's plan names it. */
  matchId: z.string(),
  number: z.int(),
  /** `replaced` games were played again and count no more; `replaces` of the new one names them. */
  state: z.enum(['planned', 'running', 'finished', 'failed', 'replaced']),
  seed: seedSchema,
  mapId: z.int().nullable(),
  replaces: z.int().nullable(),
  startedAt: time.nullable(),
  finishedAt: time.nullable(),
  /** A seat, from 1. */
  winner: z.int().nullable(),
  reason: z.string().nullable(),
  measure: z.array(z.number()).nullable(),
  note: z.string().nullable(),
  seats: z.array(seatSchema),
  /** What went wrong with the programs, seat by seat; null where the game did not come to an end. */
  faults: z.array(z.array(faultSchema)).nullable(),
  replay: replaySchema.nullable(),
});

export const contestExportSchema = z.object({
  format: z.literal(CONTEST_FORMAT),
  version: z.literal(1),
  contest: z.object({ name: z.string(), game: z.string(), createdAt: time }),
  settings: z.object({ game: gameSettings, referee: refereeSettingsSchema, concurrency: z.int() }),
  maps: z.array(z.object({ id: z.int(), map: z.looseObject({ name: z.string() }) })),
  programs: z.array(programSchema),
  contestants: z.array(contestantSchema),
  categories: z.array(categorySchema),
  /** What the organiser changed, the newest first. */
  audit: z.array(z.object({ id: z.int(), at: time, what: z.string(), details: z.record(z.string(), z.unknown()) })),
  games: z.array(exportedGameSchema),
});
export type ContestExport = z.infer<typeof contestExportSchema>;
