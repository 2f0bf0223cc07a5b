/** Takes in the bytes of a replay file and believes nothing of them. */
import type { Replay } from '../../shared/match/replay.ts';
import { ReplayFileError, verifiedReplay } from '../../shared/match/replay-file.ts';
import { MOST_REPLAY_BYTES } from '../../shared/match/replay.ts';
import { refusal } from '../../shared/refusals/refusal.ts';

/** Throws a ReplayFileError, with a sentence, for anything but a game that can be played again just as it says. */
export function readReplayFile(bytes: Uint8Array): Replay {
  if (bytes.byteLength > MOST_REPLAY_BYTES) {
    const most = MOST_REPLAY_BYTES / 1024 / 1024;
    throw new ReplayFileError('too-large', refusal('replay-file-too-large', { most }));
  }
  return verifiedReplay(textOf(bytes)).replay;
}

function textOf(bytes: Uint8Array): string {
  try {
    // A byte order mark at the start is left out by the decoder.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ReplayFileError('not-json', refusal('replay-file-not-text'));
  }
}
