import { effectScope, shallowRef } from 'vue';
import { afterAll, expect, test } from 'vitest';
import { findGame } from '../../../shared/games/index.ts';
import { agon } from '../../../shared/games/agon/index.ts';
import type { Game } from '../../../shared/games/game.ts';
import { useWatchedGame } from '../../composables/use-watched-game.ts';
import { faceOf, seatAsked, timeLeft } from './clock-faces.ts';

const seats = [{ name: 'a' }, { name: 'b' }];
/** The view in which the games are watched. */
const view = effectScope();
afterAll(() => view.stop());

function watch(id: string, settings: object, turns: string[], times: number[]) {
  const game = findGame(id) as Game;
  const setup = { game: id, settings, seed: 1, seats, ...(game.maps ? { map: game.maps.standard } : {}) };
  // Nobody waits here: the whole game is written down at once.
  const watched = view.run(() =>
    useWatchedGame(game, setup, shallowRef({ turns, times }), (work) => {
      work(() => true);
      return () => {};
    }),
  );
  if (!watched) throw new Error('the view is closed');
  return watched;
}

test('a limit for each move begins anew', () => {
  const watched = watch('othello', { size: 4, moveMs: 2000 }, ['0 2'], [1900]);
  expect([timeLeft(watched, 1, 1, 0), timeLeft(watched, 2, 1, 300), timeLeft(watched, 2, 1, 9000)]).toEqual([
    2000, 1700, 0,
  ]);
});

test('a budget for the game is used up by every move', () => {
  const [first] = agon.moves?.(agon.start({ settings: agon.settings.parse({}), seed: 1, seats: 2 })) ?? [];
  const watched = watch('agon', { budgetMs: 5000 }, [first ? agon.notation.write(first) : ''], [1500]);
  expect([timeLeft(watched, 1, 0, 0), timeLeft(watched, 1, 1, 0), timeLeft(watched, 2, 1, 700)]).toEqual([
    5000, 3500, 4300,
  ]);
});

test('of two who decide together only the one who is asked now is timed', () => {
  const watched = watch('beetles', {}, [], []);
  expect(watched.seatsAt(0)).toEqual([1, 2]);
  expect([0, 1, 2].map((answered) => seatAsked(watched, 0, answered))).toEqual([1, 2, null]);
});

test('after the end no clock runs', () => {
  const watched = watch('othello', { size: 4 }, ['!crash'], [0]);
  expect(timeLeft(watched, 1, 1, 100)).toBeNull();
});

test('tenths are shown below a minute', () => {
  expect([faceOf(0), faceOf(1), faceOf(59_900), faceOf(59_950), faceOf(61_000)]).toEqual([
    { minutes: null, seconds: 0 },
    { minutes: null, seconds: 0.1 },
    { minutes: null, seconds: 59.9 },
    { minutes: 1, seconds: 0 },
    { minutes: 1, seconds: 1 },
  ]);
});
