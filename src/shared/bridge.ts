/**
 * The contract between the host and the interface: every call and every event, as schemas. The desktop carries it over
 * Electron's IPC and the browser over HTTP and a WebSocket; neither knows what the calls mean. To add a call, add an
 * entry here and a handler in `src/main/bridge`: the compiler asks for the handler, and both transports have it then.
 */
import { z } from 'zod';
import { seedSchema } from './games/random.ts';
import { categoryCalls, categoryIdSchema } from './bridge/categories.ts';
import { commandEvents } from './bridge/commands.ts';
import { contestantCalls, contestantEvents } from './bridge/contestants.ts';
import { contestCalls, contestEvents } from './bridge/contests.ts';
import { preferenceCalls, preferenceEvents } from './bridge/preferences.ts';
import { resultCalls, resultEvents } from './bridge/results.ts';
import { gameIdSchema, liveIdSchema, runCalls, runEvents } from './bridge/running.ts';
import { savingEvents } from './bridge/saving.ts';
import { uploadCalls } from './bridge/uploads.ts';
import { gameSetupSchema, outcomeSchema, turnRecordSchema } from './match/replay.ts';
import { transcriptEntrySchema, turnRangeSchema } from './match/transcript.ts';
import { refusalSchema, type Refusal } from './refusals/refusal.ts';
import { RefusedError } from './refusals/refused-error.ts';

const liveStatusSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('running') }),
  z.object({ status: z.literal('finished'), outcome: outcomeSchema }),
  /** A fault of ours, never a contestant's. */
  z.object({ status: z.literal('failed'), refusal: refusalSchema }),
]);

const turnsSchema = z.object({
  turns: z.array(turnRecordSchema),
  /** The milliseconds that each answer took, flat, in the same order. */
  times: z.array(z.number()),
  /** Those who decide a turn together are asked one after the other: how many of them have answered already. */
  answered: z.int().min(0),
  /** How long the one who is asked now has been thinking, in milliseconds. */
  sinceMs: z.number().min(0),
});

/** Which game of the open contest a live game is. */
const contestGameSchema = z.object({
  game: gameIdSchema,
  category: categoryIdSchema,
  match: z.string(),
  number: z.int().min(1),
});
export type ContestGame = z.infer<typeof contestGameSchema>;

export const liveGameSchema = turnsSchema.extend({
  live: liveIdSchema,
  setup: gameSetupSchema,
  end: liveStatusSchema,
  contestGame: contestGameSchema.optional(),
});
export type LiveGame = z.infer<typeof liveGameSchema>;
export type LiveStatus = z.infer<typeof liveStatusSchema>;

/** A live game as the wall lists it. */
const liveSummarySchema = z.object({
  live: liveIdSchema,
  game: z.string(),
  /** Who plays, in the order of the seats. */
  names: z.array(z.string()),
  turns: z.int().min(0),
  status: z.enum(['running', 'finished', 'failed']),
  contestGame: contestGameSchema.optional(),
});
export type LiveSummary = z.infer<typeof liveSummarySchema>;

const liveTranscriptSchema = z.object({
  entries: z.array(transcriptEntrySchema),
  /** Whether this is all of it: false while the game runs, and where only some turns were asked for. */
  complete: z.boolean(),
});
export type GameTranscript = z.infer<typeof liveTranscriptSchema>;

const nothing = z.undefined();

export const calls = {
  'app.about': {
    input: nothing,
    output: z.object({ version: z.string(), shell: z.enum(['desktop', 'browser']), runtime: z.string() }),
  },
  /** Starts a game between house bots and answers at once; the game is then followed like any other live game. */
  'demo.start': {
    input: z.strictObject({
      game: z.string().max(40),
      bots: z.array(z.string().max(40)).min(1).max(8).optional(),
      settings: z.record(z.string().max(40), z.unknown()).optional(),
      seed: seedSchema.optional(),
      /** Turns in a second, at most; as fast as the bots can when left out. */
      pace: z.number().min(0.1).max(1000).optional(),
    }),
    output: z.object({ live: liveIdSchema }),
  },
  /** The whole game so far; `live.turns` events go on from there. */
  'live.join': { input: z.strictObject({ live: liveIdSchema }), output: liveGameSchema },
  /** The oldest first; `live.started` events go on from there. */
  'live.list': { input: nothing, output: z.array(liveSummarySchema) },
  /** What has passed between referee and programs; while the game runs, what has passed so far. */
  'live.transcript': {
    input: z.strictObject({ live: liveIdSchema, turns: turnRangeSchema.optional() }),
    output: liveTranscriptSchema,
  },
  ...preferenceCalls,
  ...uploadCalls,
  ...contestCalls,
  ...contestantCalls,
  ...categoryCalls,
  ...runCalls,
  ...resultCalls,
} as const;

export const events = {
  'live.started': liveSummarySchema,
  /** `from` is the index of the first of these turns, so a listener can tell what it has already. */
  'live.turns': turnsSchema.extend({ live: liveIdSchema, from: z.int().min(0) }),
  'live.ended': z.object({ live: liveIdSchema, end: liveStatusSchema }),
  ...preferenceEvents,
  ...commandEvents,
  ...contestEvents,
  ...contestantEvents,
  ...runEvents,
  ...resultEvents,
  ...savingEvents,
} as const;

export type CallName = keyof typeof calls;
export type CallInput<Name extends CallName> = z.input<(typeof calls)[Name]['input']>;
export type CallOutput<Name extends CallName> = z.output<(typeof calls)[Name]['output']>;
export type EventName = keyof typeof events;
export type EventPayload<Name extends EventName> = z.output<(typeof events)[Name]>;

/** A call without an answer may be handled by a function without one. */
type Answer<Name extends CallName> = CallOutput<Name> extends undefined ? void : CallOutput<Name>;

/** What the handlers of the host must be. */
export type Handlers = {
  readonly [Name in CallName]: (input: z.output<(typeof calls)[Name]['input']>) => Answer<Name> | Promise<Answer<Name>>;
};

export const ERROR_CODES = ['bad-input', 'not-found', 'refused', 'failed'] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** An error that crosses the bridge: a code to act on, and a refusal that each side has words for. */
export class BridgeError extends RefusedError {
  override readonly name: string = 'BridgeError';
  readonly code: ErrorCode;

  /** The message of another host is kept, since it may know a code that is unknown here. */
  constructor(code: ErrorCode, why: Refusal, message?: string) {
    super(why, message);
    this.code = code;
  }
}

/** How a call is answered on the wire, on both transports. */
export const replySchema = z.discriminatedUnion('ok', [
  /** JSON leaves out a value that is undefined. */
  z.object({ ok: z.literal(true), value: z.unknown().optional() }),
  z.object({
    ok: z.literal(false),
    /** The message is the refusal in English, for the details. */
    error: z.object({ code: z.enum(ERROR_CODES), message: z.string(), refusal: refusalSchema }),
  }),
]);
export type Reply = z.infer<typeof replySchema>;

/** What the preload of the desktop puts into the window; the browser builds the same from HTTP and a WebSocket. */
export interface Wire {
  call(name: string, input: unknown): Promise<unknown>;
  /** Hands every event to the listener, until the returned function is called. */
  listen(listener: (name: string, payload: unknown) => void): () => void;
}

/** What the interface works with. */
export interface Bridge {
  call<Name extends CallName>(
    name: Name,
    ...input: CallInput<Name> extends undefined ? [] : [CallInput<Name>]
  ): Promise<CallOutput<Name>>;
  on<Name extends EventName>(name: Name, listener: (payload: EventPayload<Name>) => void): () => void;
}
