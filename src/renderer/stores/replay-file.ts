/** Reading a replay file and its transcript in the window itself; a ReplayFileError says why one cannot be shown. */
import type { Game } from '../../shared/games/game.ts';
import { playableReplay, ReplayFileError } from '../../shared/match/replay-file.ts';
import { MOST_REPLAY_BYTES, type Replay } from '../../shared/match/replay.ts';
import type { TranscriptEntry } from '../../shared/match/transcript.ts';
import { parseTranscript } from '../../shared/match/transcript-file.ts';
import { refusal } from '../../shared/refusals/refusal.ts';

const MB = 1024 * 1024;

export interface OpenedReplay {
  readonly file: string;
  readonly game: Game;
  readonly replay: Replay;
}

export async function openReplayFile(file: File): Promise<OpenedReplay> {
  return { file: file.name, ...playableReplay(await textOf(file)) };
}

export async function openTranscriptFile(
  file: File,
  { game, replay }: OpenedReplay,
): Promise<readonly TranscriptEntry[]> {
  return parseTranscript(await textOf(file), game, replay);
}

async function textOf(file: File): Promise<string> {
  if (file.size > MOST_REPLAY_BYTES) {
    throw new ReplayFileError(refusal('replay-file-too-large', { most: MOST_REPLAY_BYTES / MB }));
  }
  try {
    return await file.text();
  } catch {
    throw new ReplayFileError(refusal('replay-file-unreadable'));
  }
}
