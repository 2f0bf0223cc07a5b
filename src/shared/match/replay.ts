/**
 * A replay: what was agreed before the game, every answer, and nothing of the positions, because the engine finds them
 * again. One short check for each turn lets `verify` name the first turn that is not as it was played.
 *
 * The form on disk, version 1: `turns` has one entry a turn, the answer in the game's notation or `!fault`; a list of
 * them where several seats decided. `times` are the milliseconds that each answer took, in the same order, flat.
 */
import { z } from 'zod';
import { FAULTS, reasonSchema, type Answer, type Fault, type Game, type Outcome } from '../games/game.ts';
import { hashText } from '../games/fingerprint.ts';
import { seedSchema } from '../games/random.ts';

export const REPLAY_FORMAT = 'meydan-replay';
/** Larger than any game that our referee lets a program play. */
export const MOST_REPLAY_BYTES = 64 * 1024 * 1024;

const answerSchema = z.string().max(1_000_000);
export const turnRecordSchema = z.union([answerSchema, z.array(answerSchema).min(1).max(8)]);
/** One turn's answers as text. */
export type TurnRecord = z.infer<typeof turnRecordSchema>;

export const outcomeSchema = z.object({
  places: z.array(z.int().min(1)).min(1),
  scores: z.array(z.number()).min(1),
  reasons: z.array(reasonSchema),
  measure: z.array(z.number()).optional(),
});

/** What was agreed before the first turn. */
export const gameSetupSchema = z.object({
  game: z.string(),
  settings: z.unknown(),
  map: z.unknown().optional(),
  /** The position that the game began from, where it was not the usual one. */
  position: z.unknown().optional(),
  seed: seedSchema,
  seats: z
    .array(z.object({ name: z.string().max(200) }))
    .min(1)
    .max(8),
});
export type GameSetup = z.infer<typeof gameSetupSchema>;

/** In the order in which it is written: what kind of file it is comes first. */
export const replaySchema = z.object({
  format: z.literal(REPLAY_FORMAT),
  version: z.literal(1),
  ...gameSetupSchema.shape,
  turns: z.array(turnRecordSchema),
  times: z.array(z.number().min(0)),
  checks: z.string(),
  outcome: outcomeSchema.nullable(),
});
export type Replay = z.infer<typeof replaySchema>;

export function writeAnswer(game: Game, answer: Answer<unknown>): string {
  return 'fault' in answer ? `!${answer.fault}` : game.notation.write(answer.decision);
}

/** Null when the text is neither a decision of this game nor a fault. */
export function readAnswer(game: Game, text: string): Answer<unknown> | null {
  if (text.startsWith('!')) {
    const fault = FAULTS.find((known: Fault) => `!${known}` === text);
    return fault ? { fault } : null;
  }
  const decision = game.notation.read(text);
  return decision === null ? null : { decision };
}

export function writeTurn(game: Game, answers: readonly Answer<unknown>[]): TurnRecord {
  const texts = answers.map((answer) => writeAnswer(game, answer));
  return texts.length === 1 && texts[0] !== undefined ? texts[0] : texts;
}

export function readTurn(game: Game, record: TurnRecord): Answer<unknown>[] | null {
  const answers = [record].flat().map((text) => readAnswer(game, text));
  return answers.every((answer) => answer !== null) ? answers : null;
}

export const CHECK_LENGTH = 4;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Four characters that depend on a turn's answers and on the position after it. */
export function checkOf(game: Game, record: TurnRecord, after: unknown): string {
  const hash = hashText([record].flat().join('\n'), game.fingerprint(after));
  return [0, 6, 12, 18].map((shift) => ALPHABET[(hash >>> shift) & 63]).join('');
}

/** The position before the first turn. Throws a sentence when settings, map or position are not this game's. */
export function firstState(game: Game, setup: GameSetup): unknown {
  if (setup.position !== undefined) return game.load(setup.position);
  const map = game.maps ? { map: game.maps.schema.parse(setup.map) } : {};
  return game.start({
    settings: game.settings.parse(setup.settings),
    ...map,
    seed: setup.seed,
    seats: setup.seats.length,
  });
}

/** Collects a replay while a game is played. */
export class ReplayRecorder {
  readonly #game: Game;
  readonly #setup: GameSetup;
  readonly #turns: TurnRecord[] = [];
  readonly #times: number[] = [];
  readonly #checks: string[] = [];

  constructor(game: Game, setup: GameSetup) {
    this.#game = game;
    this.#setup = setup;
  }

  add(record: TurnRecord, times: readonly number[], after: unknown): void {
    this.#turns.push(record);
    this.#times.push(...times);
    this.#checks.push(checkOf(this.#game, record, after));
  }

  finish(outcome: Outcome | null): Replay {
    return replaySchema.parse({
      format: REPLAY_FORMAT,
      version: 1,
      ...this.#setup,
      turns: this.#turns,
      times: this.#times,
      checks: this.#checks.join(''),
      outcome,
    });
  }
}
