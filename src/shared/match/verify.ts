/** Plays a replay again and proves that it is the game that was played, or names the turn from which it is not. */
import { playOn, type Game, type Outcome } from '../games/game.ts';
import { refusal, type Refusal } from '../refusals/refusal.ts';
import { CHECK_LENGTH, checkOf, firstState, readTurn, type Replay } from './replay.ts';
import { whyNoStart } from './start-problem.ts';

export type Verification =
  | { readonly verified: true; readonly outcome: Outcome | null }
  | { readonly verified: false; readonly turn: number | null; readonly why: Refusal };

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
  } catch {
    return refuse(null, whyNoStart(game, replay));
  }
  for (const [index, record] of replay.turns.entries()) {
    const turn = index + 1;
    if (game.outcome(state)) return refuse(turn, refusal('replay-already-over'));
    const answers = readTurn(game, record);
    if (!answers) return refuse(turn, refusal('replay-no-answer', { answer: JSON.stringify(record).slice(0, 80) }));
    if (answers.length !== game.turn(state).seats.length) return refuse(turn, refusal('replay-answer-count'));
    state = playOn(game, state, answers).state;
    const check = replay.checks.slice(index * CHECK_LENGTH, turn * CHECK_LENGTH);
    if (check !== checkOf(game, record, state)) return refuse(turn, refusal('replay-other-position'));
    yield;
  }
  const outcome = game.outcome(state);
  if (JSON.stringify(outcome) !== JSON.stringify(replay.outcome)) {
    return refuse(null, refusal('replay-other-outcome'));
  }
  return { verified: true, outcome };
}

function refuse(turn: number | null, why: Refusal): Verification {
  return { verified: false, turn, why };
}
