/** A game of which only the latest position is wanted: the wall shows many, and none of their past. */
import type { Game, GameEvent } from '../../shared/games/game.ts';
import type { Moment } from '../../shared/match/playback.ts';
import { firstState, readTurn, type GameSetup, type TurnRecord } from '../../shared/match/replay.ts';
import { gistOf, type Gist } from './use-chronicle.ts';

export class LatestPosition {
  readonly #game: Game;
  readonly #gists: Gist[];
  #moment: Moment;

  constructor(game: Game, setup: GameSetup) {
    this.#game = game;
    this.#gists = [gistOf(game.id, [])];
    this.#moment = { state: firstState(game, setup), events: [] };
  }

  get turn(): number {
    return this.#gists.length - 1;
  }

  get state(): unknown {
    return this.#moment.state;
  }

  /** What happened in a turn: all of it in the latest, the first of it in those before. */
  eventsOf(turn: number): readonly GameEvent[] {
    return turn === this.turn ? this.#moment.events : (this.#gists[turn]?.first ?? []);
  }

  /** Plays on while there is time; true when the latest of these turns is reached. */
  catchUp(turns: readonly TurnRecord[], hasTime: () => boolean): boolean {
    while (this.turn < turns.length) {
      if (!hasTime()) return false;
      const answers = readTurn(this.#game, turns[this.turn] ?? '');
      if (!answers) throw new Error(`turn ${this.turn + 1} is not an answer of this game`);
      this.#moment = this.#game.decide(this.#moment.state, answers);
      this.#gists.push(gistOf(this.#game.id, this.#moment.events));
    }
    return true;
  }
}
