/** Games to be watched, with what was seen of them while they were played. */
import type { Answer, Game } from '../games/game.ts';
import { Random } from '../games/random.ts';
import type { Moment } from './playback.ts';
import { firstState, writeTurn, type GameSetup, type TurnRecord } from './replay.ts';

export interface LiveGame {
  readonly setup: GameSetup;
  readonly turns: readonly TurnRecord[];
  /** What was on the board after each turn while the game was played. */
  readonly pictures: readonly string[];
}

/** What is on the board, and what happened on the way to it. */
export function pictureOf(game: Game, { state, events }: Moment): string {
  return JSON.stringify([game.view(state, 'spectator'), events]);
}

/** Quick players, with a fault now and then: what the referee saw belongs to a game too. */
export function playLive(game: Game, seed: number, most: number): LiveGame {
  const seats = Array.from({ length: game.seats.max }, (_, i) => ({ name: `p${i}` }));
  const map = game.maps ? { map: game.maps.standard } : {};
  const setup = { game: game.id, settings: game.settings.parse({}), ...map, seed, seats };
  const [quickest] = Object.values(game.bots);
  if (!quickest) throw new Error(`${game.id} has no bots`);
  const random = Random.fromSeed(seed);
  const players = seats.map((_, i) => quickest.sitDown(i + 1, random));
  const turns: TurnRecord[] = [];
  let moment: Moment = { state: firstState(game, setup), events: [] };
  const pictures = [pictureOf(game, moment)];
  while (!game.outcome(moment.state) && turns.length < most) {
    const { state } = moment;
    const answers = game.turn(state).seats.map((seat): Answer<unknown> => {
      if (turns.length > 20 && random.int(200) === 0) return { fault: 'unreadable' };
      return { decision: players[seat - 1]?.decide(game.view(state, seat)) };
    });
    moment = game.decide(state, answers);
    turns.push(writeTurn(game, answers));
    pictures.push(pictureOf(game, moment));
  }
  return { setup, turns, pictures };
}
