/**
 * Plays one game to its end. The referee knows no rules and the engine no clock: the referee asks the game who decides,
 * gets the answers from the players, and hands them to the game.
 */
import type { Answer, Game, Outcome } from '../../shared/games/game.ts';
import {
  ReplayRecorder,
  firstState,
  writeTurn,
  type GameSetup,
  type Replay,
  type TurnRecord,
} from '../../shared/match/replay.ts';
import type { Player } from './player.ts';

export interface PlayedGame {
  readonly replay: Replay;
  readonly outcome: Outcome;
}

export type OnTurn = (record: TurnRecord, times: readonly number[]) => void;

/** What whoever follows a game is told of it. */
export interface Following {
  readonly onTurn?: OnTurn;
  /** So many of those who decide this turn have answered, and the next one is asked. */
  readonly onAnswer?: (answered: number) => void;
}

/** The players are always ended, also when something of ours fails on the way. */
export async function playGame(
  game: Game,
  setup: GameSetup,
  players: readonly Player[],
  following: Following = {},
): Promise<PlayedGame> {
  try {
    return await playTurns(game, setup, players, following);
  } finally {
    await Promise.all(players.map((player) => player.end()));
  }
}

async function playTurns(
  game: Game,
  setup: GameSetup,
  players: readonly Player[],
  { onTurn, onAnswer }: Following,
): Promise<PlayedGame> {
  const recorder = new ReplayRecorder(game, setup);
  let state = firstState(game, setup);
  await Promise.all(players.map((player, i) => player.begin(state, i + 1)));
  let outcome = game.outcome(state);
  for (let turn = 1; !outcome; turn++) {
    const { seats, limit } = game.turn(state);
    const answers: Answer<unknown>[] = [];
    const times: number[] = [];
    for (const seat of seats) {
      if (answers.length > 0) onAnswer?.(answers.length);
      const player = players[seat - 1];
      if (!player) throw new Error(`nobody sits at seat ${seat}`);
      // O10: both may run until they have started; from the first real turn on only one does.
      if (limit.kind !== 'start' && turn > 1) for (const other of players) if (other !== player) other.rest();
      const millisecondsLeft = players.map((each) => Math.max(0, Math.floor(each.millisecondsLeft(limit))));
      const { answer, ms } = await player.answer({ state, seat, limit, millisecondsLeft, turn });
      answers.push(answer);
      times.push(Math.round(ms));
    }
    const step = game.decide(state, answers);
    state = step.state;
    const record = writeTurn(game, answers);
    recorder.add(record, times, state);
    outcome = game.outcome(state);
    for (const player of players) player.tell(state, turn, step.events);
    onTurn?.(record, times);
  }
  return { replay: recorder.finish(outcome), outcome };
}
