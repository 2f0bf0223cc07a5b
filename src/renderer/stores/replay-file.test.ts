import { expect, test } from 'vitest';
import { replayOf } from '../composables/replay-of.ts';
import { othello } from '../../shared/games/othello/index.ts';
import { verify } from '../../shared/match/verify.ts';
import { openReplayFile, readReplay, type Opening } from './replay-file.ts';

const setup = { game: 'othello', settings: { size: 4 }, seed: 1, seats: [{ name: 'a' }, { name: 'b' }] };
const replay = replayOf(othello, setup, ['0 2', '!timeout'], [7, 2000]);

function codeOf(opening: Opening): string {
  return 'problem' in opening ? opening.problem.code : 'opened';
}

const read = (value: unknown) => codeOf(readReplay('x.json', JSON.stringify(value)));

test('a replay of a watched game opens again and is the game that was played', async () => {
  const opening = await openReplayFile(new File([JSON.stringify(replay)], 'a.replay.json'));
  expect(opening).toEqual({ opened: { file: 'a.replay.json', game: othello, replay } });
  expect(verify(othello, replay)).toMatchObject({ verified: true });
});

test('whatever else is opened gets a reason of its own', () => {
  expect(codeOf(readReplay('x', 'MZ\u0000'))).toBe('notJson');
  expect([read(null), read([]), read({ format: 'meydan-map' })]).toEqual(['notReplay', 'notReplay', 'notReplay']);
  expect(read({ ...replay, version: 2 })).toBe('version');
  expect(read({ ...replay, turns: [3] })).toBe('damaged');
  expect(read({ ...replay, game: 'chess' })).toBe('unknownGame');
  expect(read({ ...replay, settings: { size: 'large' } })).toBe('unplayable');
  expect(read({ ...replay, turns: ['0 2', 'hello'] })).toBe('unplayable');
});

test('a replay that was changed opens; that it was changed is found by verifying', () => {
  const forged = { ...replay, turns: ['0 2', '0 1'] };
  expect(read(forged)).toBe('opened');
  expect(verify(othello, forged)).toMatchObject({ verified: false });
});

test('a huge file is not even read', async () => {
  const file = { name: 'x', size: 1e9, text: () => Promise.reject(new Error('read')) } as unknown as File;
  expect(codeOf(await openReplayFile(file))).toBe('tooLarge');
});
