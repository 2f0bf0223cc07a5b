import { effectScope, nextTick, ref, type EffectScope } from 'vue';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { usePlayback, type Playback } from './use-playback.ts';

let scope: EffectScope;
let tick: ((ms: number) => void) | null;
const length = ref(0);
const growing = ref(false);

beforeEach(() => {
  scope = effectScope();
  tick = null;
  length.value = 10;
  growing.value = false;
});
afterEach(() => scope.stop());

function watchGame(): Playback {
  const playback = scope.run(() =>
    usePlayback({
      length,
      growing,
      ticker: (callback) => {
        tick = callback;
        return () => (tick = null);
      },
    }),
  );
  if (!playback) throw new Error('the scope is closed');
  return playback;
}

test('it starts at the start, at rest, and moves one turn a second', () => {
  const playback = watchGame();
  expect([playback.turn.value, playback.playing.value, playback.atStart.value]).toEqual([0, false, true]);
  playback.play();
  for (let i = 0; i < 9; i++) tick?.(100);
  expect(playback.turn.value).toBe(0);
  tick?.(100);
  expect([playback.turn.value, playback.arrival.value]).toEqual([1, 'next']);
});

test('the speed goes from ×0.25 to ×64, and several turns may pass in one frame', () => {
  const playback = watchGame();
  for (let i = 0; i < 20; i++) playback.faster();
  expect(playback.speed.value).toBe(64);
  playback.play();
  tick?.(50);
  expect([playback.turn.value, playback.arrival.value]).toEqual([3, 'jump']);
  for (let i = 0; i < 20; i++) playback.slower();
  expect(playback.speed.value).toBe(0.25);
});

test('it stops at the end, and playing again begins anew', () => {
  const playback = watchGame();
  playback.jump(9);
  playback.speed.value = 4;
  playback.play();
  tick?.(250);
  expect([playback.turn.value, playback.playing.value, tick]).toEqual([10, false, null]);
  playback.play();
  expect([playback.turn.value, playback.playing.value]).toEqual([0, true]);
});

test('in a game that still runs it waits at the end and goes on with the next turn', () => {
  growing.value = true;
  const playback = watchGame();
  playback.jump(10);
  playback.play();
  tick?.(250);
  expect([playback.turn.value, playback.playing.value, playback.waiting.value]).toEqual([10, true, true]);
  length.value = 11;
  for (let i = 0; i < 4; i++) tick?.(250);
  expect(playback.turn.value).toBe(11);
  growing.value = false;
  tick?.(16);
  expect(playback.playing.value).toBe(false);
});

test('at the end of a game that still runs it follows, until it is moved or the game is over', async () => {
  growing.value = true;
  const playback = watchGame();
  playback.toEnd();
  length.value = 14;
  await nextTick();
  expect([playback.turn.value, playback.following.value]).toEqual([14, true]);
  playback.stepBack();
  length.value = 20;
  await nextTick();
  expect([playback.turn.value, playback.following.value]).toEqual([13, false]);
  playback.toEnd();
  growing.value = false;
  await nextTick();
  expect([playback.turn.value, playback.following.value]).toEqual([20, false]);
});

test('whoever followed a game that was thought lost is at its end when it is heard of again', async () => {
  growing.value = true;
  const playback = watchGame();
  playback.toEnd();
  growing.value = false;
  await nextTick();
  expect(playback.following.value).toBe(false);
  growing.value = true;
  length.value = 16;
  await nextTick();
  expect([playback.turn.value, playback.following.value]).toEqual([16, true]);
});

test('whoever follows a running game has it stopped where it is, and is then told how far behind that is', async () => {
  growing.value = true;
  const playback = watchGame();
  playback.toEnd();
  expect(playback.behind.value).toBe(0);
  playback.toggle();
  length.value = 12;
  await nextTick();
  expect([playback.turn.value, playback.playing.value, playback.following.value]).toEqual([10, false, false]);
  expect(playback.behind.value).toBe(2);
  playback.toggle();
  expect([playback.playing.value, playback.behind.value]).toEqual([true, 2]);
  growing.value = false;
  expect(playback.behind.value).toBe(0);
});

test('moving by hand stays within the game and stops playing', () => {
  const playback = watchGame();
  playback.play();
  playback.stepForward();
  expect([playback.turn.value, playback.arrival.value, playback.playing.value]).toEqual([1, 'next', false]);
  playback.stepBack();
  expect([playback.turn.value, playback.arrival.value]).toEqual([0, 'jump']);
  playback.stepBack();
  expect(playback.turn.value).toBe(0);
  playback.jump(99);
  expect([playback.turn.value, playback.atEnd.value]).toEqual([10, true]);
  playback.toStart();
  expect(playback.turn.value).toBe(0);
});

test('a window that was hidden does not race to catch up', () => {
  const playback = watchGame();
  playback.speed.value = 4;
  playback.play();
  tick?.(60_000);
  expect(playback.turn.value).toBe(1);
});

test('nothing ticks after the view is gone', () => {
  watchGame().play();
  expect(tick).not.toBeNull();
  scope.stop();
  expect(tick).toBeNull();
});
