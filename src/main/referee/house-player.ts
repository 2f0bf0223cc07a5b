/** Seats a house bot at the board: it sees the seat's view and draws from its own seeded sequence. */
import type { Game, HousePlayer as Bot, Seat, TimeLimit } from '../../shared/games/game.ts';
import { Random } from '../../shared/games/random.ts';
import { SeatClock } from '../../shared/match/clock.ts';
import type { Answered, Player, PlayerReport, Question } from './player.ts';

const BREATHE_EVERY_MS = 20;

export interface HouseOptions {
  readonly seed: number;
  /** The turns of the game in a second, at most: what people look at is played so that they can follow it. */
  readonly pace?: number;
}

export class HousePlayer implements Player {
  readonly #game: Game;
  readonly #bot: Bot;
  readonly #clock = new SeatClock(0);
  readonly #turnMs: number;
  #began = performance.now();
  #breathed = this.#began;

  /** Throws a sentence when the game has no such bot. */
  constructor(game: Game, botId: string, seat: Seat, { seed, pace = Infinity }: HouseOptions) {
    const bot = Object.hasOwn(game.bots, botId) ? game.bots[botId] : undefined;
    if (!bot) throw new Error(`${game.id} has no house bot "${botId}"; it has ${Object.keys(game.bots).join(', ')}`);
    this.#game = game;
    this.#turnMs = 1000 / pace;
    this.#bot = bot.sitDown(seat, Random.fromSeedFor(seed, seat));
  }

  async begin(): Promise<void> {
    this.#began = performance.now();
  }

  millisecondsLeft(limit: TimeLimit): number {
    return this.#clock.left(limit);
  }

  /** The house is not timed out: what it plays must not depend on how fast the machine is. */
  async answer({ state, seat, limit, turn }: Question): Promise<Answered> {
    await this.#breathe();
    await this.#wait(turn);
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

  /** Until this turn is due; a timer that rang late does not make the turns after it late as well. */
  async #wait(turn: number): Promise<void> {
    const left = this.#began + turn * this.#turnMs - performance.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }

  rest(): void {}

  async end(): Promise<void> {}

  report(): PlayerReport {
    return { faults: [] };
  }
}
