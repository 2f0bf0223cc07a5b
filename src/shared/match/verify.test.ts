import { expect, test } from 'vitest';
import { othello } from '../games/othello/index.ts';
import { Random } from '../games/random.ts';
import { Playback } from './playback.ts';
import { ReplayRecorder, firstState, readTurn, replaySchema, writeTurn, type Replay } from './replay.ts';
import { verify } from './verify.ts';

function played(): Replay {
  const setup = {
    game: 'othello',
    settings: { size: 8, moveMs: 2000 },
    seed: 7,
    seats: [{ name: 'a' }, { name: 'b' }],
  };
  const recorder = new ReplayRecorder(othello, setup);
  const random = Random.fromSeed(7);
  let state = othello.start({ settings: othello.settings.parse(setup.settings), seed: 7, seats: 2 });
  while (!othello.outcome(state)) {
    const answers = [{ decision: random.pick(othello.moves?.(state) ?? []) }];
    state = othello.decide(state, answers).state;
    recorder.add(writeTurn(othello, answers), [1], state);
  }
  return recorder.finish(othello.outcome(state));
}

const replay = played();

test('a full game is under 2 KB and verifies, also after JSON', () => {
  const text = JSON.stringify(replay);
  expect(text.length).toBeLessThan(2048);
  expect(verify(othello, replaySchema.parse(JSON.parse(text)))).toMatchObject({
    verified: true,
    outcome: replay.outcome,
  });
});

test('one changed decision is found at its move, whichever it is', () => {
  for (const index of replay.turns.keys()) {
    const before = new Playback(othello, replay);
    before.append(replay.turns.slice(0, index));
    const state = before.at(index).state as Parameters<typeof othello.decide>[0];
    const other = othello.moves?.(state).find((move) => othello.notation.write(move) !== replay.turns[index]);
    const turns = replay.turns.with(index, other ? othello.notation.write(other) : '0 0');
    expect(verify(othello, { ...replay, turns })).toMatchObject({ verified: false, turn: index + 1 });
  }
});

test.each([
  ['an answer that is none', { turns: replay.turns.with(4, 'resign') }, 5],
  ['two answers where one decides', { turns: replay.turns.with(4, ['1 1', '2 2']) }, 5],
  ['a turn after the end', { turns: [...replay.turns, '-1 -1'] }, replay.turns.length + 1],
  ['a missing end', { turns: replay.turns.slice(0, -1) }, null],
  ['another outcome', { outcome: { places: [1, 1], scores: [32, 32], reasons: [{ code: 'discs' }] } }, null],
  ['settings of no game', { settings: { size: 5 } }, null],
  ['other settings', { settings: { size: 6 } }, 1],
])('%s does not verify', (_, change, turn) => {
  expect(verify(othello, { ...replay, ...change })).toMatchObject({ verified: false, turn });
});

test('a fault is an answer like any other', () => {
  expect(readTurn(othello, '!timeout')).toEqual([{ fault: 'timeout' }]);
  expect(readTurn(othello, '!boredom')).toBeNull();
  expect(writeTurn(othello, [{ fault: 'crash' }])).toBe('!crash');
});

test('a playback shows the same positions in whatever order they are asked for', () => {
  const forward = new Playback(othello, replay);
  forward.append(replay.turns);
  const positions = Array.from({ length: replay.turns.length + 1 }, (_, turn) =>
    othello.save(forward.at(turn).state as never),
  );
  const jumping = new Playback(othello, replay);
  jumping.append(replay.turns.slice(0, 20));
  jumping.at(20);
  jumping.append(replay.turns.slice(20));
  for (const turn of [59, 0, 33, 32, 31, 16, 15, 17, 60, 1])
    expect(othello.save(jumping.at(turn).state as never)).toEqual(positions[turn]);
  expect(jumping.at(-5).state).toEqual(firstState(othello, replay));
  expect(jumping.at(1e9)).toEqual(jumping.at(replay.turns.length));
  expect(jumping.outcomeAt(1e9)).toEqual(replay.outcome);
});
