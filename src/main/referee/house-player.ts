/** Seats a house bot at the board: it sees the seat's view and draws from its own seeded sequence. */
import type { Game, Seat } from '../../shared/games/game.ts';
import { Random } from '../../shared/games/random.ts';
import type { Player } from './play-game.ts';

/** Throws a sentence when the game has no such bot. */
export function seatHouseBot(game: Game, botId: string, seat: Seat, seed: number): Player {
  const bot = game.bots[botId];
  if (!bot || !Object.hasOwn(game.bots, botId)) {
    throw new Error(`${game.id} has no house bot "${botId}"; it has ${Object.keys(game.bots).join(', ')}`);
  }
  const player = bot.sitDown(seat, Random.fromSeedFor(seed, seat));
  return { answer: (state) => ({ decision: player.decide(game.view(state, seat)) }) };
}
