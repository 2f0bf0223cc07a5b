/**
 * A transcript as the command line writes it: a line of JSON for each piece. It names no game, so it is told by what the
 * programs answered in it whether it belongs to a replay.
 */
import { playOn, type Game } from '../games/game.ts';
import { refusal } from '../refusals/refusal.ts';
import { ReplayFileError } from './replay-file.ts';
import { firstState, readTurn, type Replay } from './replay.ts';
import { transcriptEntrySchema, type TranscriptEntry } from './transcript.ts';

/** Games of the same programs part long before. */
const ENOUGH_ANSWERS = 100;

/** Whether a file that begins like this is one. */
export function looksLikeTranscript(start: string): boolean {
  return /^\ufeff?\{"at":/.test(start);
}

export function parseTranscript(text: string, game: Game, replay: Replay): readonly TranscriptEntry[] {
  if (!looksLikeTranscript(text)) throw new ReplayFileError(refusal('transcript-none'));
  const entries = text.split('\n').flatMap((line, i) => (line.trim() === '' ? [] : [entryIn(line, i + 1)]));
  if (!belongs(entries, game, replay)) throw new ReplayFileError(refusal('transcript-other'));
  return entries;
}

function entryIn(text: string, line: number): TranscriptEntry {
  try {
    return transcriptEntrySchema.parse(JSON.parse(text));
  } catch {
    throw new ReplayFileError(refusal('transcript-line', { line }));
  }
}

/** A program may print an answer early or more than is read, so single answers prove nothing. */
function belongs(entries: readonly TranscriptEntry[], game: Game, replay: Replay): boolean {
  const { seats, turns } = replay;
  if (entries.some(({ seat, turn }) => seat > seats.length || turn > turns.length + 1)) return false;
  const printed = Map.groupBy(
    entries.filter(({ stream }) => stream === 'out'),
    ({ turn, seat }) => `${turn} ${seat}`,
  );
  let [same, others] = [0, 0];
  let state = firstState(game, replay);
  for (const [i, record] of turns.entries()) {
    const answers = readTurn(game, record);
    if (!answers || game.outcome(state) || same + others >= ENOUGH_ANSWERS) break;
    for (const [at, seat] of game.turn(state).seats.entries()) {
      const answer = answers[at];
      const pieces = printed.get(`${i + 1} ${seat}`);
      if (!answer || 'fault' in answer || !pieces) continue;
      const reading = game.protocol.read(state, seat, pieces.map(({ text }) => text).join(''), true);
      if (reading.kind !== 'answer') continue;
      if (game.notation.write(reading.decision) === game.notation.write(answer.decision)) same++;
      else others++;
    }
    state = playOn(game, state, answers).state;
  }
  return same >= others;
}
