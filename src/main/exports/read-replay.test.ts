import { expect, test } from 'vitest';
import { othello } from '../../shared/games/othello/index.ts';
import { Random } from '../../shared/games/random.ts';
import { ReplayRecorder, writeTurn, type Replay } from '../../shared/match/replay.ts';
import { ReplayFileError, type ReplayProblem } from '../../shared/match/replay-file.ts';
import { MOST_REPLAY_BYTES } from '../../shared/match/replay.ts';
import { readReplayFile } from './read-replay.ts';

function played(): Replay {
  const setup = { game: 'othello', settings: { size: 6 }, seed: 3, seats: [{ name: 'علی' }, { name: 'b' }] };
  const recorder = new ReplayRecorder(othello, setup);
  const random = Random.fromSeed(3);
  let state = othello.start({ settings: othello.settings.parse(setup.settings), seed: 3, seats: 2 });
  while (!othello.outcome(state)) {
    const answers = [{ decision: random.pick(othello.moves?.(state) ?? []) }];
    state = othello.decide(state, answers).state;
    recorder.add(writeTurn(othello, answers), [1], state);
  }
  return recorder.finish(othello.outcome(state));
}

const replay = played();
const bytesOf = (content: unknown): Buffer => Buffer.from(JSON.stringify(content));

function problemWith(bytes: Uint8Array): ReplayFileError {
  try {
    readReplayFile(bytes);
  } catch (error) {
    if (error instanceof ReplayFileError) return error;
    throw error;
  }
  throw new Error('it was taken');
}

test('a replay is read, with a byte order mark or without', () => {
  expect(readReplayFile(bytesOf(replay))).toEqual(replay);
  expect(readReplayFile(Buffer.from(`\ufeff${JSON.stringify(replay, null, 2)}\n`))).toEqual(replay);
});

test.each<[ReplayProblem, Uint8Array, RegExp]>([
  ['not-json', Buffer.from('{'), /is not JSON/],
  ['not-json', new Uint8Array([0xff, 0xfe, 0x00]), /not even text/],
  ['not-a-replay', bytesOf([]), /is not a Meydan replay\.$/],
  ['not-a-replay', bytesOf(null), /is not a Meydan replay\.$/],
  ['not-a-replay', bytesOf({ format: 'meydan-contest', version: 1 }), /is not a Meydan replay\.$/],
  ['other-version', bytesOf({ ...replay, version: 2 }), /version 2; this Meydan reads version 1\.$/],
  ['damaged', bytesOf({ ...replay, turns: 'none' }), /damaged replay: “turns”/],
  ['unknown-game', bytesOf({ ...replay, game: 'chess' }), /"chess", which is not a game here/],
  ['changed', bytesOf({ ...replay, game: 'agon' }), /is not the game that was played/],
  ['changed', bytesOf({ ...replay, seed: 4, turns: replay.turns.slice(0, -1) }), /the outcome is not the one/],
  ['too-large', new Uint8Array(MOST_REPLAY_BYTES + 1), /larger than 64 MB/],
])('%s is said in a sentence', (code, bytes, sentence) => {
  const problem = problemWith(bytes);
  expect(problem.code).toBe(code);
  expect(problem.message).toMatch(sentence);
});

test('a changed move is named', () => {
  const turns = replay.turns.with(4, '0 0');
  const problem = problemWith(bytesOf({ ...replay, turns }));
  expect([problem.code, problem.turn]).toEqual(['changed', 5]);
  expect(problem.message).toMatch(/^The file is not the game that was played: at step 5, /);
});
