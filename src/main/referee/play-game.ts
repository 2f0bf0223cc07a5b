/**
 * Plays one game to its end. The referee knows no rules and the engine no clock: the referee asks the game who decides,
 * gets the answers from the players, notes how long they took, and hands them to the game.
 */
import type { Answer, Game, Outcome, Seat } from '../../shared/games/game.ts';
import {
  ReplayRecorder,
  firstState,
  writeTurn,
  type GameSetup,
  type Replay,
  type TurnRecord,
} from '../../shared/match/replay.ts';

/** Whoever sits at the board: a house bot, later a program. */
export interface Player {
  answer(state: unknown, seat: Seat): Answer<unknown> | Promise<Answer<unknown>>;
}

export interface GameWatcher {
  onTurn(record: TurnRecord, times: readonly number[]): void;
}

export interface PlayedGame {
  readonly replay: Replay;
  readonly outcome: Outcome;
}

export async function playGame(
  game: Game,
  setup: GameSetup,
  players: readonly Player[],
  watcher?: GameWatcher,
): Promise<PlayedGame> {
  const recorder = new ReplayRecorder(game, setup);
  let state = firstState(game, setup);
  let outcome = game.outcome(state);
  while (!outcome) {
    const answers: Answer<unknown>[] = [];
    const times: number[] = [];
    for (const seat of game.turn(state).seats) {
      const player = players[seat - 1];
      if (!player) throw new Error(`nobody sits at seat ${seat}`);
      const begin = performance.now();
      answers.push(await player.answer(state, seat));
      times.push(Math.round(performance.now() - begin));
    }
    state = game.decide(state, answers).state;
    const record = writeTurn(game, answers);
    recorder.add(record, times, state);
    watcher?.onTurn(record, times);
    outcome = game.outcome(state);
  }
  return { replay: recorder.finish(outcome), outcome };
}
