/**
 * What the doctor can find out about a program. A finding is a code with details in plain JSON, never a sentence: the
 * words are in words-en.ts and words-fa.ts, so the command line and the window say the same in either language.
 */
import { z } from 'zod';
import { refusalSchema } from '../refusals/refusal.ts';

/** `hint`: it does no harm in a game; `problem`: it plays on, but worse than it could; `fatal`: it loses games by it. */
export const SEVERITIES = ['fine', 'hint', 'problem', 'fatal'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const TRIALS = ['start', 'game', 'pass', 'closing', 'summary'] as const;
export type Trial = (typeof TRIALS)[number];

/** In which game it was seen, so that a person can play the same again. */
export const whereSchema = z.object({
  trial: z.enum(TRIALS),
  seat: z.int().min(1).optional(),
  turn: z.int().min(0).optional(),
  /** The board or map, in a few characters: `8×8`. */
  board: z.string().optional(),
  /** The house bot on the other side. */
  against: z.string().optional(),
  seed: z.int().optional(),
});
export type Where = z.infer<typeof whereSchema>;

const count = z.int().min(0);
const ms = z.number().min(0);
/** What a program printed, one character a byte, cut to a length that fits a screen. */
const printed = z.string().max(2000);

/** What it was last told before that, where it is worth to know; older reports have none. */
const read = printed.optional();

const end = { exitCode: z.int().nullable(), signal: z.string().nullable(), stderr: printed };
const usedTime = { mostMs: ms, meanMs: ms, limitMs: ms, percent: z.number().min(0) };
const usedMemory = { peakMb: count, limitMb: count };

/** A guess at the mistake behind an illegal move, where another reading of the answer would have been legal. */
export const SUSPICIONS = ['mirrored-start', 'swapped', 'from-one', 'y-upwards'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/** An answer against the rules, with the position as people draw it and some answers that were legal there. */
const illegalMove = {
  answer: printed,
  why: z.string(),
  drawing: z.array(z.string()).max(400),
  legal: z.array(z.string()).max(12),
};

/** Every code with its details. */
export const FINDING_DETAILS = {
  started: { firstMs: ms, againMs: ms },
  'slow-first-start': { firstMs: ms, againMs: ms },
  'slow-start': { againMs: ms, allowedMs: ms },
  /** `what` in English, as older reports have it alone. */
  'no-start': { what: z.string(), refusal: refusalSchema.optional() },

  crash: { ...end, read },
  'exits-early': { stderr: printed, read },
  'closed-output': {},
  flood: { turnKb: count, gameKb: count },
  memory: usedMemory,
  processes: { limit: count },

  'no-flush': { waitedMs: ms, text: printed },
  'waits-for-more': { waitedMs: ms, stderr: printed, read },
  'endless-thinking': { waitedMs: ms, read },
  'no-newline': { text: printed },
  unfinished: { text: printed, read },
  late: { limitMs: ms, count, of: count },

  prompt: { text: printed, read },
  'extra-words': { text: printed, answer: printed, read },
  /** `example`: a legal answer, where the game could tell one. */
  unreadable: { text: printed, example: printed.optional(), read },
  'extra-output': { text: printed },
  'ran-ahead': { text: printed },

  illegal: { ...illegalMove, suspicion: z.enum(SUSPICIONS).optional() },
  'no-pass': illegalMove,
  'needless-pass': illegalMove,
  passed: { count },

  refused: { count, of: count, answer: printed, why: z.string(), reasons: z.record(z.string(), count) },
  'no-tables': { why: z.string(), text: printed },
  'no-end': { text: printed },
  'ignored-orders': { count, of: count, why: z.string(), text: printed },
  'wrong-confirm': { text: printed },
  'unknown-action': { count, of: count, text: printed },
  'impossible-actions': { count, of: count, why: z.string() },

  'quick-enough': usedTime,
  slow: usedTime,
  /** A10: where the time is for the whole game, `mostMs` is what the longest game took. */
  'budget-fine': usedTime,
  'budget-near': usedTime,
  'memory-fine': usedMemory,
  'memory-near': usedMemory,
  'chatty-stderr': { kb: count, text: printed },

  'ends-when-told': {},
  'end-crash': end,
  'end-flood': { kb: count },
  'end-lingers': { waitedMs: ms },

  played: { games: count, answers: count },
  'cut-short': { played: count, planned: count },
} as const satisfies Record<string, z.ZodRawShape>;

type Details = typeof FINDING_DETAILS;
export type FindingCode = keyof Details;

type DetailsOf<Code extends FindingCode> = keyof Details[Code] extends never
  ? unknown
  : z.infer<z.ZodObject<Details[Code]>>;

/** A finding before the doctor has weighed it. */
export type Symptom = { [Code in FindingCode]: { readonly code: Code } & Readonly<DetailsOf<Code>> }[FindingCode];

export type Finding = Symptom & {
  readonly severity: Severity;
  readonly where: Where;
  /** In how many trials it was seen; details and place are those of the first. */
  readonly times: number;
};

export const FINDING_CODES = Object.keys(FINDING_DETAILS) as readonly FindingCode[];

const weighed = { severity: z.enum(SEVERITIES), where: whereSchema, times: z.int().min(1) };

/** A detail that is not known here comes from a newer Meydan, and is left out. */
const withDetails = (code: FindingCode) => z.object({ code: z.literal(code), ...FINDING_DETAILS[code], ...weighed });

/** TypeScript cannot follow a union that is built from a table, so its type is the one derived from the table above. */
export const findingSchema = z.union(FINDING_CODES.map(withDetails)) as unknown as z.ZodType<Finding>;
