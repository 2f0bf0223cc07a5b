/**
 * What the timeline tells of a game: the scores after each turn, who decided, and the turns worth a mark. It is written
 * while the game is walked through once, in quiet moments, and goes on as the game grows, up to its end: a file may hold
 * turns after it, which are no part of the game.
 */
import { onScopeDispose, shallowRef, watch, type Ref } from 'vue';
import type { GameEvent, Seat } from '../../shared/games/game.ts';
import type { Moment, Playback as Positions } from '../../shared/match/playback.ts';
import { isNumberOfTurn, markOf, weightOf, type MarkKind } from './notable.ts';
import type { Slices } from './slices.ts';

export interface Mark {
  readonly turn: number;
  readonly kind: MarkKind;
  /** The first of the turn's events of this kind. */
  readonly event: GameEvent;
}

/** What happened in a turn, short: a turn of beetles has hundreds of events, and a list of moves shows two of each. */
export interface Gist {
  /** All of them in their order, or of many those that tell most. */
  readonly first: readonly GameEvent[];
  readonly count: number;
}

const GIST = 4;

export function gistOf(game: string, all: readonly GameEvent[]): Gist {
  const events = all.filter((event) => !isNumberOfTurn(game, event));
  if (events.length <= GIST) return { first: events, count: events.length };
  const told: [GameEvent[], GameEvent[], GameEvent[]] = [[], [], []];
  for (const event of events) {
    const alike = told[weightOf(game, event)];
    if (alike.length < GIST) alike.push(event);
  }
  return { first: told.flat().slice(0, GIST), count: events.length };
}

export interface Chronicle {
  /** How many turns are written down. */
  readonly length: number;
  /** The turn that ended the game; null as long as none is known to have. */
  readonly end: number | null;
  /** `scores[turn]`, from 0, the start. */
  readonly scores: readonly (readonly number[])[];
  /** `deciders[turn]`: who decided in it; nobody in turn 0. */
  readonly deciders: readonly (readonly Seat[])[];
  /** `gists[turn]`: what happened in it. */
  readonly gists: readonly Gist[];
  /** The lowest and the highest of the scores, with 0 among them. */
  readonly low: number;
  readonly high: number;
  /** In the order of the turns. */
  readonly marks: readonly Mark[];
  /** For each kind of mark, the turns that have one. */
  readonly marked: Readonly<Record<MarkKind, readonly number[]>>;
}

export function useChronicle(
  positions: Positions,
  length: Readonly<Ref<number>>,
  slices: Slices,
): Readonly<Ref<Chronicle>> {
  const { game } = positions;
  const { state } = positions.at(0);
  const scores = [game.scores(state)];
  const deciders: (readonly Seat[])[] = [[]];
  const gists: Gist[] = [gistOf(game.id, [])];
  const marks: Mark[] = [];
  const marked: Record<MarkKind, number[]> = { trouble: [], event: [] };
  let low = Math.min(0, ...(scores[0] ?? []));
  let high = Math.max(0, ...(scores[0] ?? []));
  let next = game.turn(state).seats;
  let end: number | null = null;
  let isWalking = false;
  let stop = (): void => {};
  /** The lists stay the same and grow; what is made of them is asked for through the chronicle, which is new. */
  const writtenUpTo = (length: number): Chronicle => ({
    length,
    end,
    scores,
    low,
    high,
    deciders,
    gists,
    marks,
    marked,
  });
  const chronicle = shallowRef(writtenUpTo(0));

  function write(turn: number, { state, events }: Moment): void {
    const reached = game.scores(state);
    scores.push(reached);
    low = Math.min(low, ...reached);
    high = Math.max(high, ...reached);
    deciders.push(next);
    next = game.turn(state).seats;
    gists.push(gistOf(game.id, events));
    if (game.outcome(state)) end = turn;
    const seen = new Set<MarkKind>();
    for (const event of events) {
      const kind = markOf(game.id, event);
      if (kind === null || seen.has(kind)) continue;
      seen.add(kind);
      marks.push({ turn, kind, event });
      marked[kind].push(turn);
    }
  }

  function walk(hasTime: () => boolean): boolean {
    const isDone = positions.walk(() => end === null && hasTime(), write) || end !== null;
    chronicle.value = writtenUpTo(positions.walked);
    isWalking = !isDone;
    return isDone;
  }

  watch(
    length,
    () => {
      if (isWalking || end !== null || positions.walked === positions.length) return;
      isWalking = true;
      stop = slices(walk);
    },
    { immediate: true },
  );
  onScopeDispose(() => stop());
  return chronicle;
}
