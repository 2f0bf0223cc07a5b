/**
 * Whichever way a position is reached, it is the same: live while the game is played, stepping forward, stepping back
 * from the end, jumping about, or walking ahead. Compared as what the boards draw, the view and what happened on the way
 * to it, for thousands of positions of each game.
 */
import { expect, test } from 'vitest';
import type { Game } from '../games/game.ts';
import { games } from '../games/index.ts';
import { Random } from '../games/random.ts';
import { Playback, type Moment } from './playback.ts';
import { pictureOf, playLive, type LiveGame } from './played-game.fixture.ts';

const POSITIONS = 2000;

function playbackOf(game: Game, { setup, turns }: LiveGame): Playback {
  const playback = new Playback(game, setup);
  playback.append(turns);
  return playback;
}

test.each(games.map((game): [string, Game] => [game.id, game]))(
  '%s: every position is the same, live, forwards, backwards, by jumps and ahead of time',
  (_, game) => {
    let compared = 0;
    for (let seed = 1; compared < POSITIONS; seed++) {
      const live = playLive(game, seed, 400);
      const last = live.turns.length;
      const see = (playback: Playback, turn: number) => pictureOf(game, playback.at(turn));
      const forwards = playbackOf(game, live);
      const backwards = playbackOf(game, live);
      const jumping = playbackOf(game, live);
      const walked = playbackOf(game, live);
      const random = Random.fromSeed(seed);
      /** Whoever asked for a position may look at it for as long as they like. */
      const lent: { readonly turn: number; readonly moment: Moment }[] = [];
      let left = 0;
      // In pieces of seven turns, as a window has time; in between it jumps about.
      while (
        !walked.walk(
          () => left++ % 8 !== 7,
          (turn, moment) => expect(pictureOf(game, moment)).toBe(live.pictures[turn]),
        )
      ) {
        for (const turn of [walked.walked, random.int(last + 1)]) lent.push({ turn, moment: walked.at(turn) });
      }
      for (let turn = 0; turn <= last; turn++) {
        expect(see(forwards, turn)).toBe(live.pictures[turn]);
        expect(see(backwards, last - turn)).toBe(live.pictures[last - turn]);
        const anywhere = random.int(last + 1);
        expect(see(jumping, anywhere)).toBe(live.pictures[anywhere]);
        expect(see(walked, anywhere)).toBe(live.pictures[anywhere]);
      }
      compared += last + 1;
      expect(lent.every(({ turn, moment }) => pictureOf(game, moment) === live.pictures[turn])).toBe(true);
    }
    expect(compared).toBeGreaterThanOrEqual(POSITIONS);
  },
);

test('a game that grows is the same as one that was known whole', () => {
  const game = games[0] as Game;
  const live = playLive(game, 5, 400);
  const growing = new Playback(game, live.setup);
  for (const [index, record] of live.turns.entries()) {
    growing.append([record]);
    growing.walk(
      () => true,
      () => {},
    );
    expect(pictureOf(game, growing.at(index + 1))).toBe(live.pictures[index + 1]);
    expect(pictureOf(game, growing.at(Math.trunc(index / 2)))).toBe(live.pictures[Math.trunc(index / 2)]);
  }
});
