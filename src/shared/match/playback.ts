/**
 * A game that is watched: its setup and the turns so far, from a replay or live. Any position can be asked for in any
 * order; some are kept on the way so that a step back does not play the whole game again.
 *
 * A long game is walked through once, in pieces as there is time: after that a jump to any turn is a short way from a
 * position that was kept.
 */
import type { Game, GameEvent, Outcome } from '../games/game.ts';
import { firstState, readTurn, type GameSetup, type TurnRecord } from './replay.ts';

const KEEP_EVERY = 16;

export interface Moment {
  readonly state: unknown;
  /** What happened in the turn that led here; empty at the start. */
  readonly events: readonly GameEvent[];
}

interface Place {
  readonly turn: number;
  readonly moment: Moment;
}

export class Playback {
  readonly game: Game;
  readonly setup: GameSetup;
  readonly #turns: TurnRecord[] = [];
  readonly #kept = new Map<number, Moment>();
  #latest: Place;
  #walked: Place;

  /** Throws a sentence when the setup is not one of this game. */
  constructor(game: Game, setup: GameSetup) {
    this.game = game;
    this.setup = setup;
    const first: Moment = { state: firstState(game, setup), events: [] };
    this.#kept.set(0, first);
    this.#latest = { turn: 0, moment: first };
    this.#walked = this.#latest;
  }

  /** How many turns are known. */
  get length(): number {
    return this.#turns.length;
  }

  /** How far the game has been walked through, and what is there. */
  get walked(): Place {
    return this.#walked;
  }

  append(turns: readonly TurnRecord[]): void {
    for (const turn of turns) this.#turns.push(turn);
  }

  /** The position after `turn` turns; 0 is the start. Clamped to what is known. */
  at(turn: number): Moment {
    const wanted = Math.max(0, Math.min(Math.trunc(turn), this.length));
    if (this.#latest.turn === wanted) return this.#latest.moment;
    let place = this.#nearestBefore(wanted);
    while (place.turn < wanted) place = this.#next(place);
    this.#latest = place;
    return place.moment;
  }

  /** Goes on through the game while there is time; `visit` is told each turn once. True when all that is known was visited. */
  walk(hasTime: () => boolean, visit: (turn: number, moment: Moment) => void): boolean {
    while (this.#walked.turn < this.length) {
      if (!hasTime()) return false;
      this.#walked = this.#next(this.#walked);
      visit(this.#walked.turn, this.#walked.moment);
    }
    return true;
  }

  outcomeAt(turn: number): Outcome | null {
    return this.game.outcome(this.at(turn).state);
  }

  #nearestBefore(wanted: number): Place {
    let turn = wanted - (wanted % KEEP_EVERY);
    while (!this.#kept.has(turn)) turn -= KEEP_EVERY;
    let nearest: Place = { turn, moment: this.#kept.get(turn) as Moment };
    for (const place of [this.#latest, this.#walked])
      if (place.turn > nearest.turn && place.turn <= wanted) nearest = place;
    return nearest;
  }

  #next({ turn: index, moment }: Place): Place {
    const answers = readTurn(this.game, this.#turns[index] ?? '');
    if (!answers)
      throw new Error(`turn ${index + 1} is not an answer of this game: ${JSON.stringify(this.#turns[index])}`);
    const place = { turn: index + 1, moment: this.game.decide(moment.state, answers) };
    if (place.turn % KEEP_EVERY === 0) this.#kept.set(place.turn, place.moment);
    return place;
  }
}
