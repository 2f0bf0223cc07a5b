/**
 * Reading a replay that comes from anywhere: from a friend, from a stick, changed by hand. Every way in which it may not
 * be what it says is a refusal of its own. Whether it is the game that was played is for `verify` to say.
 */
import type { Game } from '../games/game.ts';
import { findGame } from '../games/index.ts';
import { issueRefusal } from '../refusals/issues.ts';
import { refusal, type Refusal } from '../refusals/refusal.ts';
import { RefusedError } from '../refusals/refused-error.ts';
import { firstState, readTurn, REPLAY_FORMAT, replaySchema, type Replay } from './replay.ts';
import { whyNoStart } from './start-problem.ts';

/** Of a replay, or of a transcript beside it: says what the file is, and what to do about it. */
export class ReplayFileError extends RefusedError {
  override readonly name = 'ReplayFileError';
}

/** The replay as it is written, not yet played again. */
export function parseReplay(text: string): { readonly game: Game; readonly replay: Replay } {
  const content = parsed(text);
  const found = replaySchema.safeParse(content);
  if (!found.success) throw misshapen(content, found.error.issues[0]);
  const game = findGame(found.data.game);
  if (!game) throw new ReplayFileError(refusal('replay-file-game', { game: found.data.game.slice(0, 60) }));
  return { game, replay: found.data };
}

/** One that can be shown: it begins, and its turns are those of the game at all. */
export function playableReplay(text: string): { readonly game: Game; readonly replay: Replay } {
  const { game, replay } = parseReplay(text);
  const why = whyUnplayable(game, replay);
  if (why) throw new ReplayFileError(refusal('replay-file-unplayable', { why }));
  return { game, replay };
}

/** With the step at which it was found, where there is one. */
export function whyChanged({ turn, why }: { readonly turn: number | null; readonly why: Refusal }): Refusal {
  return turn === null ? why : refusal('told-at-step', { turn, why });
}

function whyUnplayable(game: Game, replay: Replay): Refusal | null {
  try {
    const wanted = game.scores(firstState(game, replay)).length;
    const found = replay.seats.length;
    if (found !== wanted) return refusal('replay-seats', { found, wanted });
  } catch {
    return whyNoStart(game, replay);
  }
  const bad = replay.turns.findIndex((record) => readTurn(game, record) === null);
  if (bad === -1) return null;
  const answer = JSON.stringify(replay.turns[bad]).slice(0, 80);
  return whyChanged({ turn: bad + 1, why: refusal('replay-no-answer', { answer }) });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The format is among the first words, so also a part of a replay can be told from what never was one.
    const isPart = text.includes(`"${REPLAY_FORMAT}"`);
    throw new ReplayFileError(refusal(isPart ? 'replay-file-cut-off' : 'replay-file-not-json'));
  }
}

function misshapen(content: unknown, issue: Parameters<typeof issueRefusal>[0]): ReplayFileError {
  const { format, version } = (content ?? {}) as { format?: unknown; version?: unknown };
  if (format !== REPLAY_FORMAT) return new ReplayFileError(refusal('replay-file-other'));
  if (typeof version === 'number' && version > 1)
    return new ReplayFileError(refusal('replay-file-version', { version }));
  return new ReplayFileError(refusal('replay-file-damaged', { why: issueRefusal(issue) }));
}
