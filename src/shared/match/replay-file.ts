/**
 * Reading a replay that comes from anywhere: from a friend, from a stick, changed by hand. Every way in which it may not
 * be what it says has a code and a sentence; one that is returned was played again and is the game that it says it is.
 */
import type { Game } from '../games/game.ts';
import { findGame } from '../games/index.ts';
import { issueRefusal } from '../refusals/issues.ts';
import { inEnglish, refusal, type Refusal } from '../refusals/refusal.ts';
import { REPLAY_FORMAT, replaySchema, type Replay } from './replay.ts';
import { verify } from './verify.ts';

export const REPLAY_PROBLEMS = [
  'too-large',
  'not-json',
  'not-a-replay',
  'other-version',
  'damaged',
  'unknown-game',
  'changed',
] as const;
export type ReplayProblem = (typeof REPLAY_PROBLEMS)[number];

export class ReplayFileError extends Error {
  override readonly name = 'ReplayFileError';
  readonly code: ReplayProblem;
  /** The end of a sentence that begins with the name of the file. */
  readonly what: Refusal;
  /** For one that was changed: the first move that is not as it was played, where there is one. */
  readonly turn: number | null;

  constructor(code: ReplayProblem, what: Refusal, turn: number | null = null) {
    super(`The file ${inEnglish(what)}.`);
    this.code = code;
    this.what = what;
    this.turn = turn;
  }
}

/** The replay as it is written, not yet played again. */
export function parseReplay(text: string): { readonly game: Game; readonly replay: Replay } {
  const content = parsed(text);
  const found = replaySchema.safeParse(content);
  if (!found.success) throw misshapen(content, found.error.issues[0]);
  const game = findGame(found.data.game);
  if (!game) {
    throw new ReplayFileError('unknown-game', refusal('replay-file-game', { game: found.data.game }));
  }
  return { game, replay: found.data };
}

/** Played again from its first turn to its last: it is the game that was played, or this throws. */
export function verifiedReplay(text: string): { readonly game: Game; readonly replay: Replay } {
  const { game, replay } = parseReplay(text);
  const result = verify(game, replay);
  if (result.verified) return { game, replay };
  throw new ReplayFileError('changed', refusal('replay-file-changed', { why: whyChanged(result) }), result.turn);
}

/** With the step at which it was found, where there is one. */
export function whyChanged({ turn, why }: { readonly turn: number | null; readonly why: Refusal }): Refusal {
  return turn === null ? why : refusal('told-at-step', { turn, why });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ReplayFileError('not-json', refusal('replay-file-not-json', { said: (error as Error).message }));
  }
}

function misshapen(content: unknown, issue: Parameters<typeof issueRefusal>[0]): ReplayFileError {
  const { format, version } = (content ?? {}) as { format?: unknown; version?: unknown };
  if (format !== REPLAY_FORMAT) return new ReplayFileError('not-a-replay', refusal('replay-file-other'));
  if (version !== 1) {
    const said = String(version).slice(0, 20);
    return new ReplayFileError('other-version', refusal('replay-file-version', { version: said }));
  }
  return new ReplayFileError('damaged', refusal('replay-file-damaged', { why: issueRefusal(issue) }));
}
