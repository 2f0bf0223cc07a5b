/** The rules of the worm, clauses W1 to W10 of the rulebook. */
import {
  FAULTS,
  type Answer,
  type Fault,
  type MeasureReading,
  type Outcome,
  type Reason,
  type Step,
  type Turn,
} from '../game.ts';
import { hashNumbers, hashText } from '../fingerprint.ts';
import { problemInWords } from '../map-file.ts';
import { NO_TRAIL, bodyCells, cellsKept, extend, lastSteps, withoutBody } from './body.ts';
import { DIRECTIONS, STEP_X, STEP_Y, codeOf, type Cell, type Direction } from './direction.ts';
import { problems, type WormMap } from './map.ts';
import { mealPoints, type WormSettings } from './settings.ts';
import {
  cellHash,
  foodHashOf,
  type Food,
  type Meal,
  type WormDecision,
  type WormEvent,
  type WormState,
  type WormView,
} from './state.ts';
import { en } from './texts.ts';

const QUARTERS = 4;

/** Throws a sentence when the map cannot be played; whoever wants all that is wrong asks `problems`. */
export function start(settings: WormSettings, map: WormMap): WormState {
  const [problem] = problems(map, settings);
  if (problem) throw new Error(`the field "${map.name}" cannot be played: ${problemInWords(en, problem)}`);
  const { x, y } = map.start;
  return judged({
    settings,
    start: { x, y },
    food: map.food,
    foodHash: foodHashOf(map.food),
    x,
    y,
    trail: NO_TRAIL,
    length: 1,
    growing: 0,
    quarters: 0,
    moves: 0,
    last: null,
    meal: null,
    open: openFrom(map.food, x, y),
    ended: null,
  });
}

/** The directions that stay on the field, as a mask. */
export function openFrom(food: Food, x: number, y: number): number {
  const columns = food[0]?.length ?? 0;
  return (x > 0 ? 1 : 0) | (x < columns - 1 ? 2 : 0) | (y > 0 ? 4 : 0) | (y < food.length - 1 ? 8 : 0);
}

/** W9: every reason for which the attempt is over after a move; none while it goes on. */
export function endReasons(state: WormState): Reason[] {
  const { settings, quarters, moves, open, length } = state;
  if (quarters >= settings.target * QUARTERS) return [{ code: 'finished', moves }];
  const reasons: Reason[] = [];
  if (moves >= settings.moveLimit) reasons.push({ code: 'move-limit', moves });
  if (open === 0) reasons.push({ code: 'stuck', length });
  return reasons;
}

/** The position with its end, if it is one (W9: tested at the start and after every move). */
export function judged(state: WormState): WormState {
  const { settings, quarters, moves, open } = state;
  if (quarters < settings.target * QUARTERS && moves < settings.moveLimit && open !== 0) return state;
  return { ...state, ended: endReasons(state) };
}

export function turn(state: WormState): Turn {
  return { seats: [1], limit: { kind: 'move', ms: state.settings.moveMs } };
}

export function decide(state: WormState, answers: readonly Answer<WormDecision>[]): Step<WormState, WormEvent> {
  if (state.ended) return { state, events: [] };
  const answer: unknown = answers[0];
  if (typeof answer !== 'object' || answer === null) return failed(state, 'closed');
  if ('fault' in answer) return failed(state, FAULTS.find((fault) => fault === answer.fault) ?? 'closed');
  const code = 'decision' in answer ? codeOf(answer.decision) : -1;
  const direction = DIRECTIONS[code];
  if (direction === undefined) return failed(state, 'unreadable');
  if ((state.open & (1 << code)) === 0) return violated(state, direction);
  return moved(state, direction, code);
}

/** W9: neither score, moves nor body change. */
function failed(state: WormState, fault: Fault): Step<WormState, WormEvent> {
  const ended: Reason[] = [{ code: fault, seat: 1 }];
  return { state: { ...state, ended }, events: [{ type: 'fault', seat: 1, fault }] };
}

function violated(state: WormState, direction: Direction): Step<WormState, WormEvent> {
  const inside = openFrom(state.food, state.x, state.y) & (1 << codeOf(direction));
  const why = inside === 0 ? 'off-field' : 'body';
  const ended: Reason[] = [{ code: 'violation', seat: 1, direction, why }];
  return { state: { ...state, ended }, events: [{ type: 'violation', seat: 1, direction, why }] };
}

function moved(state: WormState, direction: Direction, code: number): Step<WormState, WormEvent> {
  const { settings, start } = state;
  const x = state.x + (STEP_X[code] ?? 0);
  const y = state.y + (STEP_Y[code] ?? 0);
  const moves = state.moves + 1;
  let { food, foodHash, growing, length, quarters, meal } = state;
  if (growing > 0) {
    growing--;
    length++;
  } else if (length > 1) {
    length--;
  }
  const events: WormEvent[] = [{ type: 'moved', seat: 1, move: moves, direction, x, y, length }];
  const amount = length === 1 ? (food[y]?.[x] ?? 0) : 0;
  if (amount > 0) {
    const points = mealPoints(amount, settings);
    growing = amount;
    quarters += points * QUARTERS;
    meal = { x, y, amount, move: moves };
    if (settings.model === 'B') {
      food = withoutFood(food, x, y);
      foodHash ^= cellHash(x, y, amount);
    }
    events.push({ type: 'ate', seat: 1, x, y, amount, points: [points] });
  }
  if (settings.penalty && state.last !== null && state.last !== direction) {
    quarters -= 1;
    events.push({ type: 'turned', seat: 1, points: [-1 / QUARTERS] });
  }
  const trail = length === 1 ? NO_TRAIL : extend(state.trail, code);
  const open = withoutBody(openFrom(food, x, y), trail, cellsKept(length, growing));
  const next: WormState = {
    settings,
    start,
    food,
    foodHash,
    x,
    y,
    trail,
    length,
    growing,
    quarters,
    moves,
    last: direction,
    meal,
    open,
    ended: null,
  };
  return { state: judged(next), events };
}

/** W7, model B: only the row that changes is copied. */
function withoutFood(food: Food, x: number, y: number): Food {
  const rows = food.slice();
  const row = (food[y] ?? []).slice();
  row[x] = 0;
  rows[y] = row;
  return rows;
}

export function scoreOf(state: WormState): number {
  return state.quarters / QUARTERS;
}

export function outcome(state: WormState): Outcome | null {
  if (!state.ended) return null;
  const score = scoreOf(state);
  const finished = state.ended[0]?.code === 'finished';
  // W10. Subtracting from 0 keeps an attempt without moves from having −0 of them.
  const measure = finished ? [1, 0 - state.moves] : [0, score, 0 - state.moves];
  return { places: [1], scores: [score], reasons: state.ended, measure };
}

/** The other way round. */
export function readMeasure([finished = 0, ...numbers]: readonly number[]): MeasureReading {
  if (finished === 1) return { code: 'finished', moves: 0 - (numbers[0] ?? 0) };
  return { code: 'unfinished', score: numbers[0] ?? 0, moves: 0 - (numbers[1] ?? 0) };
}

export function moves(state: WormState): Direction[] {
  if (state.ended) return [];
  return DIRECTIONS.filter((_, code) => (state.open & (1 << code)) !== 0);
}

export function body(state: WormState): Cell[] {
  return bodyCells(state.x, state.y, state.trail, state.length);
}

/** How many moves the worm shrinks once it has stopped growing. */
export function shrinking(state: WormState): number {
  return state.length + state.growing - 1;
}

export function view(state: WormState): WormView {
  const { settings, food, growing, last, meal } = state;
  const { model, c, penalty, target, moveLimit } = settings;
  return {
    columns: food[0]?.length ?? 0,
    rows: food.length,
    model,
    c,
    penalty,
    target,
    moveLimit,
    start: state.start,
    food,
    body: body(state),
    growing,
    shrinking: shrinking(state),
    score: scoreOf(state),
    moves: state.moves,
    last,
    lastMeal: meal,
    legal: moves(state),
    over: state.ended !== null,
  };
}

function mealNumbers(meal: Meal | null): number[] {
  return meal ? [meal.x, meal.y, meal.amount, meal.move] : [];
}

export function fingerprint(state: WormState): number {
  const { x, y, length, growing, quarters, moves, last, meal, trail, ended, foodHash } = state;
  const numbers = [x, y, length, growing, quarters, moves, codeOf(last), foodHash, ...mealNumbers(meal)];
  const hash = hashNumbers(lastSteps(trail, length - 1), hashNumbers(numbers));
  return hashText((ended ?? []).map(({ code, why, direction }) => `${code} ${why} ${direction}`).join(), hash);
}

/** Counts move sequences; a finished attempt counts as one. */
export function perft(state: WormState, depth: number): number {
  if (!(depth >= 1) || state.ended) return 1;
  let count = 0;
  for (const direction of moves(state)) count += perft(decide(state, [{ decision: direction }]).state, depth - 1);
  return count;
}
