import { expect, test } from 'vitest';
import { replayOf } from '../composables/replay-of.ts';
import { othello } from '../../shared/games/othello/index.ts';
import { openReplayFile } from './replay-file.ts';

const setup = { game: 'othello', settings: { size: 4 }, seed: 1, seats: [{ name: 'a' }, { name: 'b' }] };
const replay = replayOf(othello, setup, ['0 2', '!timeout'], [7, 2000]);
const refused = (code: string) => expect.objectContaining({ refusal: expect.objectContaining({ code }) });

test('a replay of a watched game opens again, with a byte order mark or without', async () => {
  for (const mark of ['', '\ufeff']) {
    const opened = await openReplayFile(new File([mark, JSON.stringify(replay)], 'a.replay.json'));
    expect(opened).toEqual({ file: 'a.replay.json', game: othello, replay });
  }
});

test('one that cannot be played is not opened', async () => {
  const file = new File([JSON.stringify({ ...replay, turns: ['0 2', 'hello'] })], 'x.json');
  await expect(openReplayFile(file)).rejects.toEqual(refused('replay-file-unplayable'));
});

test('a huge file is not even read, and one that has gone says so', async () => {
  const huge = { name: 'x', size: 1e9, text: () => Promise.reject(new Error('read')) } as unknown as File;
  await expect(openReplayFile(huge)).rejects.toEqual(refused('replay-file-too-large'));
  const gone = { name: 'x', size: 10, text: () => Promise.reject(new Error('NotFoundError')) } as unknown as File;
  await expect(openReplayFile(gone)).rejects.toEqual(refused('replay-file-unreadable'));
});
