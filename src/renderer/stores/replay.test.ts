import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { replayOf } from '../composables/replay-of.ts';
import { othello } from '../../shared/games/othello/index.ts';
import { useReplayStore } from './replay.ts';

const setup = { game: 'othello', settings: { size: 4 }, seed: 1, seats: [{ name: 'a' }, { name: 'b' }] };
const replay = replayOf(othello, setup, ['0 2', '!timeout'], [7, 2000]);
const good = () => new File([JSON.stringify(replay)], 'game.replay.json');

let store: ReturnType<typeof useReplayStore>;
beforeEach(() => {
  setActivePinia(createPinia());
  store = useReplayStore();
  return () => store.close();
});

test('a wrong drop says what is wrong, and the game that is open stays', async () => {
  await store.open([good()]);
  const { opened } = store;
  expect(opened?.replay).toEqual(replay);
  for (const [files, code] of [
    [[new File(['MZ'], 'program.exe')], 'replay-file-not-json'],
    [[new File([JSON.stringify(replay).slice(0, -9)], 'half.json')], 'replay-file-cut-off'],
    [[good(), good()], 'replay-file-several'],
  ] as const) {
    await store.open(files);
    expect(store.problem).toMatchObject({ file: files[0].name, refusal: { code } });
    expect(store.opened).toBe(opened);
  }
});

test('another one takes its place, also one of the same name, and nothing is wrong any more', async () => {
  await store.open([good()]);
  const { opened } = store;
  await store.open([new File(['{}'], 'x.json')]);
  await store.open([good()]);
  expect(store.problem).toBeNull();
  expect(store.opened).not.toBe(opened);
  expect(store.opened?.askedAt).not.toBe(opened?.askedAt);
});

test('the last one that was asked for is shown, whichever is read first', async () => {
  const slow = good();
  let read = (_text: string): void => {};
  Object.defineProperty(slow, 'text', { value: () => new Promise<string>((resolve) => (read = resolve)) });
  const first = store.open([slow]);
  const last = new File([JSON.stringify({ ...replay, seed: 2 })], 'game.replay.json');
  await store.open([last]);
  read(JSON.stringify(replay));
  await first;
  expect(store.opened?.replay.seed).toBe(2);
});

const entry = { at: 3, seat: 1, turn: 1, stream: 'out', text: '0 2\n' } as const;
const transcript = (text = '0 2\n') => new File([`${JSON.stringify({ ...entry, text })}\n`], 'game.jsonl');

test('a transcript is opened with its replay, in any order, or on it', async () => {
  await store.open([transcript(), good()]);
  expect([store.opened?.file, store.transcript]).toEqual(['game.replay.json', [entry]]);
  await store.open([good()]);
  expect(store.transcript).toBeNull();
  await store.open([transcript()]);
  expect([store.problem, store.transcript]).toEqual([null, [entry]]);
});

test('a transcript alone, of another game or damaged is told, and the replay stays', async () => {
  await store.open([transcript()]);
  expect(store.problem).toMatchObject({ file: 'game.jsonl', refusal: { code: 'transcript-alone' } });
  await store.open([good(), transcript('1 1\n')]);
  expect(store.problem).toMatchObject({ file: 'game.jsonl', refusal: { code: 'transcript-other' } });
  expect([store.opened?.file, store.transcript]).toEqual(['game.replay.json', null]);
  await store.openTranscript(new File(['MZ'], 'x.exe'));
  expect(store.problem).toMatchObject({ file: 'x.exe', refusal: { code: 'transcript-none' } });
  for (const files of [
    [transcript(), transcript(), good()],
    [transcript(), transcript()],
  ]) {
    await store.open(files);
    expect(store.problem?.refusal.code).toBe('replay-file-several');
  }
});
