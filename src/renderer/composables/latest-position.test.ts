import { expect, test } from 'vitest';
import type { Game } from '../../shared/games/game.ts';
import { games } from '../../shared/games/index.ts';
import { Random } from '../../shared/games/random.ts';
import { Playback } from '../../shared/match/playback.ts';
import { pictureOf, playLive } from '../../shared/match/played-game.fixture.ts';
import { LatestPosition } from './latest-position.ts';
import { gistOf } from './use-chronicle.ts';

/** Of each game. */
const POSITIONS = 600;

test.each(games.map((game): [string, Game] => [game.id, game]))(
  '%s: the wall shows the position of the large view, and tells the same of the way to it',
  (_, game) => {
    let compared = 0;
    for (let seed = 1; compared < POSITIONS; seed++) {
      const { setup, turns, pictures } = playLive(game, seed, 300);
      const large = new Playback(game, setup);
      large.append(turns);
      const wall = new LatestPosition(game, setup);
      const random = Random.fromSeed(seed);
      // The turns come one by one or many together, and there is not always time for all of them.
      for (let known = 0; wall.turn < turns.length; known = Math.min(turns.length, known + random.int(4))) {
        let time = random.int(4);
        const before = wall.turn;
        const isDone = wall.catchUp(turns.slice(0, known), () => time-- > 0);
        expect(isDone).toBe(wall.turn === known);
        expect(wall.turn).toBeGreaterThanOrEqual(before);
        const events = wall.eventsOf(wall.turn);
        expect(pictureOf(game, { state: wall.state, events })).toBe(pictures[wall.turn]);
        expect(pictures[wall.turn]).toBe(pictureOf(game, large.at(wall.turn)));
        for (let turn = Math.max(0, wall.turn - 10); turn < wall.turn; turn++)
          expect(wall.eventsOf(turn)).toEqual(gistOf(game.id, large.at(turn).events).first);
        compared++;
      }
      expect(wall.catchUp(turns, () => true)).toBe(true);
    }
  },
  60_000,
);

test('what is no answer of the game is said with its turn', () => {
  const [game] = games;
  if (!game) throw new Error('there is no game');
  const { setup, turns } = playLive(game, 1, 5);
  const wall = new LatestPosition(game, setup);
  expect(() => wall.catchUp([...turns.slice(0, 3), 'nonsense'], () => true)).toThrow(/turn 4/);
  expect(wall.turn).toBe(3);
});
