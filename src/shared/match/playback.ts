/**
 * A game that is watched: its setup and the turns so far, from a replay or live. Any position can be asked for in any
 * order; some are kept on the way so that a step back does not play the whole game again.
 *
 * A long game is walked through once, in pieces as there is time: after that a jump to any turn is a short way from a
 * position that was kept. The positions that were asked for last are kept, too: whoever is at a turn asks for those round
 * it, and more than once. A position on the way that nobody else has is used up for the next one (see `Game.playOn`).
 */
import { playOn, type Game, type GameEvent, type Outcome } from '../games/game.ts';
import { firstState, readTurn, type GameSetup, type TurnRecord } from './replay.ts';

const KEEP_EVERY = 16;
const KEEP_LAST = 2 * KEEP_EVERY;

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
  /** In the order in which they were reached. */
  readonly #recent = new Map<number, Moment>();
  #walked: Place;
  /** Whether somebody else knows the position that the walk has reached. */
  #isLent = false;

  /** Throws a sentence when the setup is not one of this game. */
  constructor(game: Game, setup: GameSetup) {
    this.game = game;
    this.setup = setup;
    const first: Moment = { state: firstState(game, setup), events: [] };
    this.#kept.set(0, first);
    this.#walked = { turn: 0, moment: first };
  }

  /** How many turns are known. */
  get length(): number {
    return this.#turns.length;
  }

  /** How many turns of the game have been walked through. */
  get walked(): number {
    return this.#walked.turn;
  }

  append(turns: readonly TurnRecord[]): void {
    for (const turn of turns) this.#turns.push(turn);
  }

  /** The position after `turn` turns; 0 is the start. Clamped to what is known. */
  at(turn: number): Moment {
    const wanted = Math.max(0, Math.min(Math.trunc(turn), this.length));
    let place = this.#nearestBefore(wanted);
    // Others have where this begins; the way from there is nobody's but the last of it, which is remembered.
    for (let isOurs = false; place.turn < wanted; isOurs = wanted - place.turn >= KEEP_LAST) {
      place = this.#next(place, isOurs);
      if (wanted - place.turn < KEEP_LAST) this.#remember(place);
    }
    return place.moment;
  }

  /** Goes on through the game while there is time; `visit` is told each turn once. True when all that is known was visited. */
  walk(hasTime: () => boolean, visit: (turn: number, moment: Moment) => void): boolean {
    while (this.#walked.turn < this.length) {
      if (!hasTime()) return false;
      this.#walked = this.#next(this.#walked, !this.#isLent);
      this.#isLent = false;
      visit(this.#walked.turn, this.#walked.moment);
    }
    return true;
  }

  outcomeAt(turn: number): Outcome | null {
    return this.game.outcome(this.at(turn).state);
  }

  #nearestBefore(wanted: number): Place {
    for (let turn = wanted; ; turn--) {
      const moment = this.#recent.get(turn) ?? this.#kept.get(turn);
      if (moment) return { turn, moment };
      if (turn !== this.#walked.turn) continue;
      this.#isLent = true;
      return this.#walked;
    }
  }

  #remember({ turn, moment }: Place): void {
    this.#recent.set(turn, moment);
    if (this.#recent.size <= KEEP_LAST) return;
    const [oldest = turn] = this.#recent.keys();
    this.#recent.delete(oldest);
  }

  /** `isOurs`: nobody will ask for this place again, so that the next may be made of it. */
  #next({ turn: index, moment }: Place, isOurs: boolean): Place {
    const answers = readTurn(this.game, this.#turns[index] ?? '');
    if (!answers)
      throw new Error(`step ${index + 1} is not an answer of this game: ${JSON.stringify(this.#turns[index])}`);
    const mayUseUp = isOurs && !this.#kept.has(index);
    const after = mayUseUp ? playOn(this.game, moment.state, answers) : this.game.decide(moment.state, answers);
    const place = { turn: index + 1, moment: after };
    if (place.turn % KEEP_EVERY === 0) this.#kept.set(place.turn, place.moment);
    return place;
  }
}
