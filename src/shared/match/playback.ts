/**
 * A game that is watched: its setup and the turns so far, from a replay or live. Any position can be asked for in any
 * order; some are kept on the way so that a step back does not play the whole game again.
 */
import type { Game, GameEvent, Outcome } from '../games/game.ts';
import { firstState, readTurn, type GameSetup, type TurnRecord } from './replay.ts';

const KEEP_EVERY = 16;

export interface Moment {
  readonly state: unknown;
  /** What happened in the turn that led here; empty at the start. */
  readonly events: readonly GameEvent[];
}

export class Playback {
  readonly game: Game;
  readonly setup: GameSetup;
  readonly #turns: TurnRecord[] = [];
  readonly #kept = new Map<number, Moment>();
  #latest: { readonly turn: number; readonly moment: Moment };

  /** Throws a sentence when the setup is not one of this game. */
  constructor(game: Game, setup: GameSetup) {
    this.game = game;
    this.setup = setup;
    const first: Moment = { state: firstState(game, setup), events: [] };
    this.#kept.set(0, first);
    this.#latest = { turn: 0, moment: first };
  }

  /** How many turns are known. */
  get length(): number {
    return this.#turns.length;
  }

  append(turns: readonly TurnRecord[]): void {
    for (const turn of turns) this.#turns.push(turn);
  }

  /** The position after `turn` turns; 0 is the start. Clamped to what is known. */
  at(turn: number): Moment {
    const wanted = Math.max(0, Math.min(Math.trunc(turn), this.length));
    if (this.#latest.turn === wanted) return this.#latest.moment;
    let at = wanted - (wanted % KEEP_EVERY);
    while (!this.#kept.has(at)) at -= KEEP_EVERY;
    let moment = this.#kept.get(at) as Moment;
    if (this.#latest.turn > at && this.#latest.turn < wanted) {
      at = this.#latest.turn;
      moment = this.#latest.moment;
    }
    while (at < wanted) {
      moment = this.#play(moment, at);
      at++;
      if (at % KEEP_EVERY === 0) this.#kept.set(at, moment);
    }
    this.#latest = { turn: wanted, moment };
    return moment;
  }

  outcomeAt(turn: number): Outcome | null {
    return this.game.outcome(this.at(turn).state);
  }

  #play(moment: Moment, index: number): Moment {
    const answers = readTurn(this.game, this.#turns[index] ?? '');
    if (!answers)
      throw new Error(`turn ${index + 1} is not an answer of this game: ${JSON.stringify(this.#turns[index])}`);
    return this.game.decide(moment.state, answers);
  }
}
