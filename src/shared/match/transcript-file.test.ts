import { expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { playOn, type Game } from '../games/game.ts';
import { Random } from '../games/random.ts';
import { ReplayFileError } from './replay-file.ts';
import { firstState, ReplayRecorder, writeTurn, type Replay } from './replay.ts';
import type { TranscriptEntry } from './transcript.ts';
import { looksLikeTranscript, parseTranscript } from './transcript-file.ts';

const MOST_TURNS = 40;

/** What programs that print the house's decisions one by one would have written, in the words of the game's sample. */
function played(game: Game, seed: number): { replay: Replay; entries: TranscriptEntry[] } {
  const seats = Array.from({ length: game.seats.max }, (_, i) => ({ name: `p${i}` }));
  const map = game.maps ? { map: game.maps.standard } : {};
  const setup = { game: game.id, settings: game.settings.parse({}), ...map, seed, seats };
  const bot = game.bots['random'];
  if (!bot) throw new Error(`${game.id} has no random bot`);
  const players = seats.map((_, i) => bot.sitDown(i + 1, Random.fromSeed(seed + i)));
  const recorder = new ReplayRecorder(game, setup);
  const entries: TranscriptEntry[] = [];
  let state = firstState(game, setup);
  for (let turn = 1; turn <= MOST_TURNS && !game.outcome(state); turn++) {
    const answers = game.turn(state).seats.map((seat) => {
      const decision = players[seat - 1]?.decide(game.view(state, seat));
      entries.push({ at: turn, seat, turn, stream: 'in', text: game.protocol.ask(state, seat, [1000, 1000]) });
      const text = printed(game, state, seat, decision);
      if (text !== null) entries.push({ at: turn, seat, turn, stream: 'out', text });
      return { decision };
    });
    const record = writeTurn(game, answers);
    state = playOn(game, state, answers).state;
    recorder.add(
      record,
      answers.map(() => 1),
      state,
    );
  }
  return { replay: recorder.finish(game.outcome(state)), entries };
}

/** The way in which a program says a decision, where its notation is one; programs of other games say it otherwise. */
function printed(game: Game, state: unknown, seat: number, decision: unknown): string | null {
  const written = `${game.notation.write(decision)}\n`;
  const reading = game.protocol.read(state, seat, written, true);
  return reading.kind === 'answer' && game.notation.write(reading.decision) === written.trim() ? written : null;
}

const linesOf = (entries: readonly TranscriptEntry[]) => entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');

function codeOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof ReplayFileError) return error.refusal.code;
    throw error;
  }
  return 'taken';
}

test.each(games.map((game): [string, Game] => [game.id, game]))(
  'a transcript of %s is read with its replay, and not with another',
  (_, game) => {
    const [one, other] = [played(game, 1), played(game, 20)];
    const text = linesOf(one.entries);
    expect(looksLikeTranscript(text.slice(0, 20))).toBe(true);
    expect(parseTranscript(text, game, one.replay)).toEqual(one.entries);
    if (!one.entries.some(({ stream }) => stream === 'out')) return;
    expect(codeOf(() => parseTranscript(text, game, other.replay))).toBe('transcript-other');
  },
);

test('a program that says something more or too early is no stranger', () => {
  const [game] = games;
  if (!game) throw new Error('there is no game');
  const { replay, entries } = played(game, 1);
  const talking = entries.map((entry, i) => (i % 5 === 1 ? { ...entry, text: `debug: ${entry.text}` } : entry));
  expect(codeOf(() => parseTranscript(linesOf(talking), game, replay))).toBe('taken');
});

test('whatever else it is, is said', () => {
  const [game] = games;
  if (!game) throw new Error('there is no game');
  const { replay, entries } = played(game, 1);
  const text = linesOf(entries);
  expect(codeOf(() => parseTranscript('MZ', game, replay))).toBe('transcript-none');
  expect(codeOf(() => parseTranscript(JSON.stringify(replay), game, replay))).toBe('transcript-none');
  expect(codeOf(() => parseTranscript(text.slice(0, -9), game, replay))).toBe('transcript-line');
  expect(codeOf(() => parseTranscript(text.replace('"stream":"in"', '"stream":"up"'), game, replay))).toBe(
    'transcript-line',
  );
  const late = { ...entries[0], turn: replay.turns.length + 9 } as TranscriptEntry;
  expect(codeOf(() => parseTranscript(linesOf([late]), game, replay))).toBe('transcript-other');
});
