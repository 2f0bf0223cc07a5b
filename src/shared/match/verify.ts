/** Plays a replay again and proves that it is the game that was played, or names the turn from which it is not. */
import type { Game, Outcome } from '../games/game.ts';
import { CHECK_LENGTH, checkOf, firstState, readTurn, type Replay } from './replay.ts';

export type Verification =
  | { readonly verified: true; readonly outcome: Outcome | null }
  | { readonly verified: false; readonly turn: number | null; readonly why: string };

export function verify(game: Game, replay: Replay): Verification {
  const steps = verifying(game, replay);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same turn by turn, for a window that has other things to do: yields after each one. */
export function* verifying(game: Game, replay: Replay): Generator<undefined, Verification> {
  let state: unknown;
  try {
    state = firstState(game, replay);
  } catch (error) {
    return refuse(null, `its start cannot be set up: ${error instanceof Error ? error.message : String(error)}`);
  }
  for (const [index, record] of replay.turns.entries()) {
    const turn = index + 1;
    if (game.outcome(state)) return refuse(turn, 'the game was already over');
    const answers = readTurn(game, record);
    if (!answers) return refuse(turn, `${JSON.stringify(record)} is not an answer of this game`);
    if (answers.length !== game.turn(state).seats.length) return refuse(turn, 'it has the wrong number of answers');
    state = game.decide(state, answers).state;
    const check = replay.checks.slice(index * CHECK_LENGTH, turn * CHECK_LENGTH);
    if (check !== checkOf(game, record, state))
      return refuse(turn, 'the position after it is not the one that was played');
    yield;
  }
  const outcome = game.outcome(state);
  if (JSON.stringify(outcome) !== JSON.stringify(replay.outcome)) {
    return refuse(null, 'the outcome is not the one that the moves lead to');
  }
  return { verified: true, outcome };
}

function refuse(turn: number | null, why: string): Verification {
  return { verified: false, turn, why };
}
