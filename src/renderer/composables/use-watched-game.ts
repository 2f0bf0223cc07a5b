/** A live game of the store as positions: the engine runs here, in the window, from the turns that the host told. */
import { computed, shallowRef, watch, type ComputedRef, type Ref } from 'vue';
import type { Game, GameEvent, Outcome, Seat } from '../../shared/games/game.ts';
import { Playback as Positions } from '../../shared/match/playback.ts';
import type { GameSetup, TurnRecord } from '../../shared/match/replay.ts';

export interface WatchedGame {
  readonly game: Game;
  readonly setup: GameSetup;
  readonly length: Readonly<Ref<number>>;
  viewAt(turn: number): unknown;
  scoresAt(turn: number): readonly number[];
  /** Who decides next; nobody after the end. */
  seatsAt(turn: number): readonly Seat[];
  /** Who decided in the turn that led here. */
  decidedBy(turn: number): readonly Seat[];
  eventsOf(turn: number): readonly GameEvent[];
  outcomeAt(turn: number): Outcome | null;
  /** The milliseconds of thinking in the turn that led here; null when they are not known. */
  thinkingOf(turn: number): number | null;
}

/** Throws a sentence when the setup is not one of the game. */
export function useWatchedGame(
  game: Game,
  setup: GameSetup,
  turns: Readonly<Ref<readonly TurnRecord[]>>,
  times: Readonly<Ref<readonly number[]>>,
): WatchedGame {
  const positions = new Positions(game, setup);
  const length = shallowRef(0);
  const events = new Map<number, readonly GameEvent[]>();

  watch(
    turns,
    (known) => {
      positions.append(known.slice(positions.length));
      length.value = positions.length;
    },
    { immediate: true },
  );

  const firstAnswers = firstAnswerOfEach(turns);

  function eventsOf(turn: number): readonly GameEvent[] {
    let found = events.get(turn);
    if (!found) {
      found = positions.at(turn).events;
      events.set(turn, found);
    }
    return found;
  }

  return {
    game,
    setup,
    length,
    viewAt: (turn) => game.view(positions.at(turn).state, 'spectator'),
    scoresAt: (turn) => game.scores(positions.at(turn).state),
    seatsAt: (turn) => (positions.outcomeAt(turn) ? [] : game.turn(positions.at(turn).state).seats),
    decidedBy: (turn) => (turn === 0 ? [] : game.turn(positions.at(turn - 1).state).seats),
    eventsOf,
    outcomeAt: (turn) => positions.outcomeAt(turn),
    thinkingOf(turn) {
      const first = firstAnswers.value[turn - 1];
      if (first === undefined) return null;
      const answers = times.value.slice(first, firstAnswers.value[turn]);
      return answers.length === 0 ? null : Math.max(...answers);
    },
  };
}

/** The times are flat, one for each answer: where each turn's begin, and where the last one's end. */
function firstAnswerOfEach(turns: Readonly<Ref<readonly TurnRecord[]>>): ComputedRef<number[]> {
  return computed(() => {
    const firsts = [0];
    for (const record of turns.value) firsts.push((firsts.at(-1) ?? 0) + [record].flat().length);
    return firsts;
  });
}
