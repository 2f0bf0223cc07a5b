import { nextTick, watch } from 'vue';
import { expect, test } from 'vitest';
import { BridgeError, type LiveGame } from '../../shared/bridge.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { createLiveFeed } from './live-feed.ts';
import { useLiveGameStore } from './live-game.ts';
import { playHost } from './played-host.ts';

const setup = { game: 'othello', settings: {}, seed: 1, seats: [{ name: 'a' }, { name: 'b' }] };

/** A host whose game is `game`; its replies wait until `answer` is called when `isSlow`. */
function connect(game: { value: LiveGame | BridgeError }) {
  const waiting: (() => void)[] = [];
  const { bridge, tell } = playHost(async () => {
    host.joins++;
    const known = structuredClone(game.value instanceof BridgeError ? null : game.value);
    if (host.isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
    if (game.value instanceof BridgeError) {
      return {
        ok: false,
        error: { code: game.value.code, message: game.value.message, refusal: game.value.refusal },
      };
    }
    return { ok: true, value: known };
  });
  const host = { joins: 0, isSlow: false, answer: () => waiting.splice(0).forEach((go) => go()), tell };
  return { bridge, host, store: useLiveGameStore() };
}

function gameWith(turns: string[], end: LiveGame['end'] = { status: 'running' }): LiveGame {
  return { live: 'g', setup, turns, times: turns.map((_, i) => i), answered: 0, sinceMs: 40, end };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('a game is joined and followed; what is known already is skipped', async () => {
  const { host, store } = connect({ value: gameWith(['a', 'b']) });
  await store.join('g');
  expect([store.record.turns, store.record.times]).toEqual([
    ['a', 'b'],
    [0, 1],
  ]);
  host.tell('live.turns', { live: 'g', from: 1, turns: ['b', 'c'], times: [1, 2], answered: 0, sinceMs: 5 });
  host.tell('live.turns', { live: 'g', from: 0, turns: ['a'], times: [0], answered: 0, sinceMs: 5 });
  host.tell('live.turns', { live: 'other', from: 3, turns: ['x'], times: [9], answered: 0, sinceMs: 5 });
  expect([store.record.turns, store.record.times]).toEqual([
    ['a', 'b', 'c'],
    [0, 1, 2],
  ]);
  const end = {
    status: 'finished',
    outcome: { places: [1, 2], scores: [3, 1], reasons: [{ code: 'discs' }] },
  } as const;
  host.tell('live.ended', { live: 'g', end });
  expect([store.end, host.joins]).toEqual([end, 1]);
});

test('who of several is asked now is told without a turn, and old news does not bring it back', async () => {
  const { host, store } = connect({ value: gameWith(['a', 'b']) });
  await store.join('g');
  const joinedAt = store.askedAt;
  host.tell('live.turns', { live: 'g', from: 2, turns: [], times: [], answered: 1, sinceMs: 0 });
  expect([store.record.turns, store.answered]).toEqual([['a', 'b'], 1]);
  expect(store.askedAt).toBeGreaterThan(joinedAt);
  host.tell('live.turns', { live: 'g', from: 0, turns: ['a'], times: [0], answered: 0, sinceMs: 0 });
  expect(store.answered).toBe(1);
  host.tell('live.turns', { live: 'g', from: 2, turns: [['c', 'd']], times: [2, 3], answered: 0, sinceMs: 0 });
  expect([store.record.turns.length, store.answered]).toEqual([3, 0]);
});

test('missing turns are fetched by joining again', async () => {
  const game = { value: gameWith(['a']) };
  const { host, store } = connect(game);
  await store.join('g');
  game.value = gameWith(['a', 'b', 'c', 'd']);
  host.tell('live.turns', { live: 'g', from: 3, turns: ['d'], times: [3], answered: 0, sinceMs: 5 });
  await settled();
  expect([store.record.turns, host.joins]).toEqual([['a', 'b', 'c', 'd'], 2]);
});

test('what is told while the join is under way is not lost, nor is the end', async () => {
  const { host, store } = connect({ value: gameWith(['a']) });
  host.isSlow = true;
  const joined = store.join('g');
  await settled();
  host.tell('live.turns', { live: 'g', from: 1, turns: ['b'], times: [1], answered: 0, sinceMs: 5 });
  host.tell('live.turns', { live: 'g', from: 2, turns: [['c', 'd']], times: [2, 3], answered: 0, sinceMs: 5 });
  host.tell('live.ended', { live: 'g', end: { status: 'failed', refusal: refusal('live-stopped') } });
  host.answer();
  await joined;
  expect(store.record.turns).toEqual(['a', 'b', ['c', 'd']]);
  expect(store.record.times).toEqual([0, 1, 2, 3]);
  expect(store.end).toEqual({ status: 'failed', refusal: refusal('live-stopped') });
});

test('a game that is not there is a problem; a game that is left is forgotten', async () => {
  const { store } = connect({ value: new BridgeError('not-found', refusal('live-gone')) });
  await store.join('g');
  expect(store.setup).toBeNull();
  expect(store.problem).toMatchObject({ kind: 'not-found', refusal: refusal('live-gone') });
  store.leave();
  expect([store.problem, store.live]).toEqual([null, null]);
});

test('a reply that comes after the game was left changes nothing', async () => {
  const { host, store } = connect({ value: gameWith(['a']) });
  host.isSlow = true;
  const joined = store.join('g');
  await settled();
  store.leave();
  host.answer();
  await joined;
  expect([store.setup, store.record.turns]).toEqual([null, []]);
});

test('what comes between two pictures of the window is taken up together, and all of it before the end', async () => {
  const { bridge, host } = connect({ value: gameWith([]) });
  const pictures: (() => void)[] = [];
  const feed = createLiveFeed(bridge, (act) => pictures.push(act));
  await feed.join('g');
  let changes = 0;
  watch(feed.record, () => changes++, { flush: 'sync' });
  const tell = (from: number, turn: string) =>
    host.tell('live.turns', { live: 'g', from, turns: [turn], times: [1], answered: 0, sinceMs: 0 });
  tell(0, 'a');
  tell(1, 'b');
  expect([feed.record.value.turns, pictures.length]).toEqual([[], 1]);
  pictures.shift()?.();
  expect(feed.record.value.turns).toEqual(['a', 'b']);
  tell(2, 'c');
  host.tell('live.ended', { live: 'g', end: { status: 'failed', refusal: refusal('live-stopped') } });
  expect([feed.record.value.turns, feed.end.value.status]).toEqual([['a', 'b', 'c'], 'running']);
  await nextTick();
  expect([feed.record.value.turns, feed.end.value.status]).toEqual([['a', 'b', 'c'], 'failed']);
  expect(changes).toBe(2);
  pictures.shift()?.();
  expect(feed.record.value.turns).toHaveLength(3);
});
