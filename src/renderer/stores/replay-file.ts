/** Reading a replay file in the window itself: what it is, whether it can be played, and whether it was changed. */
import type { Game } from '../../shared/games/game.ts';
import { findGame } from '../../shared/games/index.ts';
import {
  firstState,
  MOST_REPLAY_BYTES,
  readTurn,
  REPLAY_FORMAT,
  replaySchema,
  type Replay,
} from '../../shared/match/replay.ts';

const MB = 1024 * 1024;

/** Why a file cannot be shown, as a key of the texts with its details. */
export interface ReplayProblem {
  readonly code:
    | 'tooLarge'
    | 'several'
    | 'unreadable'
    | 'notJson'
    | 'notReplay'
    | 'version'
    | 'damaged'
    | 'unknownGame'
    | 'unplayable';
  readonly details: Readonly<Record<string, string | number>>;
}

export interface OpenedReplay {
  readonly file: string;
  readonly game: Game;
  readonly replay: Replay;
}

export type Opening = { readonly opened: OpenedReplay } | { readonly problem: ReplayProblem };

export async function openReplayFile(file: File): Promise<Opening> {
  if (file.size > MOST_REPLAY_BYTES) return refuse('tooLarge', { limit: MOST_REPLAY_BYTES / MB });
  try {
    return readReplay(file.name, await file.text());
  } catch (error) {
    return refuse('unreadable', { detail: sentenceOf(error) });
  }
}

export function readReplay(file: string, text: string): Opening {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refuse('notJson');
  }
  const { format, version } = Object(json) as { format?: unknown; version?: unknown };
  if (format !== REPLAY_FORMAT) return refuse('notReplay');
  if (typeof version === 'number' && version > 1) return refuse('version', { version });
  const parsed = replaySchema.safeParse(json);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    return refuse('damaged', { detail: `${first?.path.join('.')}: ${first?.message}` });
  }
  const game = findGame(parsed.data.game);
  if (!game) return refuse('unknownGame', { game: parsed.data.game.slice(0, 60) });
  const problem = unplayable(game, parsed.data);
  return problem === null ? { opened: { file, game, replay: parsed.data } } : refuse('unplayable', { detail: problem });
}

/** Whether its turns are those of the game at all; whether they are those that were played is for `verify` to say. */
function unplayable(game: Game, replay: Replay): string | null {
  try {
    firstState(game, replay);
  } catch (error) {
    return sentenceOf(error);
  }
  const bad = replay.turns.findIndex((record) => readTurn(game, record) === null);
  return bad === -1 ? null : `turn ${bad + 1}: ${JSON.stringify(replay.turns[bad]).slice(0, 80)}`;
}

function refuse(code: ReplayProblem['code'], details: ReplayProblem['details'] = {}): Opening {
  return { problem: { code, details } };
}

function sentenceOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').replace(/\.$/, '').slice(0, 300);
}
