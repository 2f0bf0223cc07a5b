/** A game as positions: the engine runs here, in the window, from the turns of a replay or those that the host told. */
import { computed, shallowRef, watch, type Ref } from 'vue';
import type { Game, GameEvent, Outcome, Seat, TimeLimit } from '../../shared/games/game.ts';
import { decisiveTurn, type Decisive } from '../../shared/match/decisive.ts';
import { Playback as Positions } from '../../shared/match/playback.ts';
import type { GameSetup, Replay, TurnRecord } from '../../shared/match/replay.ts';
import { replayOf } from './replay-of.ts';
import { openingSlices, type Slices } from './slices.ts';
import { gistOf, useChronicle, type Chronicle, type Gist } from './use-chronicle.ts';

export interface WatchedGame {
  readonly game: Game;
  readonly setup: GameSetup;
  readonly length: Readonly<Ref<number>>;
  /** How many turns the record holds after the end of the game, as only a false one does. */
  readonly surplus: Readonly<Ref<number>>;
  readonly chronicle: Readonly<Ref<Chronicle>>;
  /** The turn that decided the game; null before its end is known and where there is none. */
  readonly decisive: Readonly<Ref<Decisive | null>>;
  viewAt(turn: number): unknown;
  scoresAt(turn: number): readonly number[];
  /** Who decides next; nobody after the end. */
  seatsAt(turn: number): readonly Seat[];
  /** The time for the next decision; null after the end. */
  limitAt(turn: number): TimeLimit | null;
  /** Who decided in the turn that led here. */
  decidedBy(turn: number): readonly Seat[];
  eventsOf(turn: number): readonly GameEvent[];
  gistOf(turn: number): Gist;
  outcomeAt(turn: number): Outcome | null;
  /** The milliseconds that each of those who decided the turn that led here thought; none where they are not known. */
  thinkingOf(turn: number): readonly number[];
  /** What a seat has thought in all, up to this turn, as far as it is written down. */
  thinkingOfSeat(seat: Seat, turn: number): number;
  /** The game so far as a file would keep it; one that was written down before is kept as it is, forged or not. */
  replay(): Replay;
}

/** What was decided in each turn, and how long it took. */
export interface GameRecord {
  readonly turns: readonly TurnRecord[];
  /** Flat: one for each answer. */
  readonly times: readonly number[];
}

/** One that was written down before: its own checks and outcome say whether it is the game that was played. */
function isReplay(record: GameRecord): record is Replay {
  return 'checks' in record;
}

/** Throws a sentence when the setup is not one of the game. */
export function useWatchedGame(
  game: Game,
  setup: GameSetup,
  record: Readonly<Ref<GameRecord>>,
  slices: Slices = openingSlices(),
): WatchedGame {
  const positions = new Positions(game, setup);
  const known = shallowRef(0);

  watch(
    record,
    ({ turns }) => {
      positions.append(turns.slice(positions.length));
      known.value = positions.length;
    },
    { immediate: true },
  );

  const chronicle = useChronicle(positions, known, slices);
  const length = computed(() => Math.min(known.value, chronicle.value.end ?? Infinity));
  const surplus = computed(() => known.value - length.value);
  const decisive = computed(() => {
    const { length: written, scores } = chronicle.value;
    if (written < length.value || written !== positions.walked) return null;
    const outcome = positions.outcomeAt(written);
    return outcome && decisiveTurn(scores, outcome);
  });
  const firstAnswer = firstAnswerOfEach(record);

  /** Some boards tell the whole story at every turn, so what was found before it was written down is kept. */
  const found = new Map<number, readonly GameEvent[]>();

  function eventsOf(turn: number): readonly GameEvent[] {
    const gist = chronicle.value.gists[turn];
    if (gist) return gist.count === gist.first.length ? gist.first : positions.at(turn).events;
    const known = found.get(turn) ?? positions.at(turn).events;
    found.set(turn, known);
    return known;
  }

  function timesOf(turn: number): readonly number[] {
    const { turns, times } = record.value;
    return turn < 1 || turn > turns.length ? [] : times.slice(firstAnswer(turn), firstAnswer(turn + 1));
  }

  /** For each seat, the thinking up to each turn; it grows with what is written down. */
  const thought: number[][] = [setup.seats.map(() => 0)];

  function thinkingOfSeat(seat: Seat, turn: number): number {
    const { length: written, deciders } = chronicle.value;
    const wanted = Math.min(turn, written);
    for (let next = thought.length; next <= wanted; next++) {
      const sums = [...(thought[next - 1] ?? [])];
      const taken = timesOf(next);
      deciders[next]?.forEach((decider, i) => (sums[decider - 1] = (sums[decider - 1] ?? 0) + (taken[i] ?? 0)));
      thought.push(sums);
    }
    return thought[wanted]?.[seat - 1] ?? 0;
  }

  return {
    game,
    setup,
    length,
    surplus,
    chronicle,
    decisive,
    viewAt: (turn) => game.view(positions.at(turn).state, 'spectator'),
    scoresAt: (turn) => game.scores(positions.at(turn).state),
    seatsAt: (turn) => (positions.outcomeAt(turn) ? [] : game.turn(positions.at(turn).state).seats),
    limitAt: (turn) => (positions.outcomeAt(turn) ? null : game.turn(positions.at(turn).state).limit),
    decidedBy: (turn) =>
      chronicle.value.deciders[turn] ?? (turn === 0 ? [] : game.turn(positions.at(turn - 1).state).seats),
    eventsOf,
    gistOf: (turn) => chronicle.value.gists[turn] ?? gistOf(game.id, positions.at(turn).events),
    outcomeAt: (turn) => positions.outcomeAt(turn),
    thinkingOf: timesOf,
    thinkingOfSeat,
    replay() {
      const { value } = record;
      return isReplay(value) ? value : replayOf(game, setup, value.turns, value.times);
    },
  };
}

/** The times are flat, one for each answer: where each turn's begin. What was counted once is not counted again. */
function firstAnswerOfEach(record: Readonly<Ref<GameRecord>>): (turn: number) => number {
  const firsts = [0];
  return (turn) => {
    for (let next = firsts.length; next < turn; next++) {
      const answers = record.value.turns[next - 1] ?? '';
      firsts.push((firsts[next - 1] ?? 0) + (typeof answers === 'string' ? 1 : answers.length));
    }
    return firsts[turn - 1] ?? 0;
  };
}
