/** The replay of a game that was watched: its turns are played once more, because a replay proves every one of them. */
import { playOn, type Game } from '../../shared/games/game.ts';
import {
  ReplayRecorder,
  firstState,
  readTurn,
  type GameSetup,
  type Replay,
  type TurnRecord,
} from '../../shared/match/replay.ts';

export function replayOf(game: Game, setup: GameSetup, turns: readonly TurnRecord[], times: readonly number[]): Replay {
  const recorder = new ReplayRecorder(game, setup);
  let state = firstState(game, setup);
  let at = 0;
  for (const record of turns) {
    const answers = readTurn(game, record);
    if (!answers) throw new Error(`${JSON.stringify(record)} is not an answer of this game`);
    state = playOn(game, state, answers).state;
    recorder.add(record, times.slice(at, at + answers.length), state);
    at += answers.length;
  }
  return recorder.finish(game.outcome(state));
}
