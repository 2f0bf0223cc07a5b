/** Seats a house bot at the board: it sees the seat's view and draws from its own seeded sequence. */
import type { Game, HousePlayer as Bot, Seat, TimeLimit } from '../../shared/games/game.ts';
import { Random } from '../../shared/games/random.ts';
import { SeatClock } from '../../shared/match/clock.ts';
import type { Answered, Player, PlayerReport, Question } from './player.ts';

const BREATHE_EVERY_MS = 20;

export class HousePlayer implements Player {
  readonly #game: Game;
  readonly #bot: Bot;
  readonly #clock = new SeatClock(0);
  #breathed = performance.now();

  /** Throws a sentence when the game has no such bot. */
  constructor(game: Game, botId: string, seat: Seat, seed: number) {
    const bot = Object.hasOwn(game.bots, botId) ? game.bots[botId] : undefined;
    if (!bot) throw new Error(`${game.id} has no house bot "${botId}"; it has ${Object.keys(game.bots).join(', ')}`);
    this.#game = game;
    this.#bot = bot.sitDown(seat, Random.fromSeedFor(seed, seat));
  }

  async begin(): Promise<void> {}

  millisecondsLeft(limit: TimeLimit): number {
    return this.#clock.left(limit);
  }

  /** The house is not timed out: what it plays must not depend on how fast the machine is. */
  async answer({ state, seat, limit }: Question): Promise<Answered> {
    await this.#breathe();
    const begin = performance.now();
    const decision = this.#bot.decide(this.#game.view(state, seat));
    return { answer: { decision }, ms: this.#clock.answered(limit, performance.now() - begin) };
  }

  tell(): void {}

  /** Now and then lets the thread look for messages: two bots alone would never stop to hear that they should. */
  async #breathe(): Promise<void> {
    if (performance.now() - this.#breathed < BREATHE_EVERY_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    this.#breathed = performance.now();
  }

  rest(): void {}

  async end(): Promise<void> {}

  report(): PlayerReport {
    return { faults: [] };
  }
}
