/** A worm's position as plain JSON, readable by people and programs, and the proof that it can have come about. */
import { z } from 'zod';
import { FAULTS, reasonSchema, type Reason } from '../game.ts';
import { problemInWords } from '../map-file.ts';
import { NO_TRAIL, cellsKept, extend, withoutBody, type Trail } from './body.ts';
import { DIRECTIONS, STEP_X, STEP_Y, codeOf, stepBetween, type Cell } from './direction.ts';
import { MAX_FOOD, fieldProblems, foodSchema } from './map.ts';
import { body, endReasons, judged, openFrom, scoreOf } from './rules.ts';
import { settingsSchema } from './settings.ts';
import { foodHashOf, type WormState } from './state.ts';
import { en } from './texts.ts';

const cellSchema = z.strictObject({ x: z.int(), y: z.int() });
const count = z.int().min(0);

const positionSchema = z.strictObject({
  settings: settingsSchema,
  /** What is left on each cell, row by row. */
  food: foodSchema,
  start: cellSchema,
  /** The head first. No meal makes it longer (W4). */
  body: z
    .array(cellSchema)
    .min(1)
    .max(MAX_FOOD + 1),
  growing: count,
  score: z.number().multipleOf(0.25),
  moves: count,
  last: z.enum(DIRECTIONS).nullable(),
  lastMeal: cellSchema.extend({ amount: z.int().min(1).max(MAX_FOOD), move: z.int().min(1) }).nullable(),
  ended: z.array(reasonSchema).min(1).nullable(),
});

type Position = z.infer<typeof positionSchema>;

export function save(state: WormState): z.input<typeof positionSchema> {
  const { settings, food, start, growing, moves, last, meal, ended } = state;
  return {
    settings,
    food: food.map((row) => row.slice()),
    start,
    body: body(state),
    growing,
    score: scoreOf(state),
    moves,
    last,
    lastMeal: meal,
    ended: ended && [...ended],
  };
}

/** Throws a sentence that says what is wrong when `json` is not a position of an attempt. */
export function load(json: unknown): WormState {
  const parsed = positionSchema.safeParse(json);
  if (!parsed.success) throw new Error(`this is no position of a worm: ${z.prettifyError(parsed.error)}`);
  const position = parsed.data;
  const wrong = fieldMistake(position) ?? bodyMistake(position) ?? mealMistake(position) ?? scoreMistake(position);
  if (wrong) throw new Error(`this is no position of a worm: ${wrong}`);
  const state = stateOf(position);
  const reasons = endReasons(state);
  if (!position.ended) return judged(state);
  const mistake = endMistake(state, reasons, position.ended);
  if (mistake) throw new Error(`this is no position of a worm: ${mistake}`);
  return { ...state, ended: reasons.length > 0 ? reasons : position.ended };
}

function stateOf(position: Position): WormState {
  const { settings, food, start, growing, score, moves, last, lastMeal } = position;
  const { x, y } = headOf(position);
  const trail = trailOf(position.body);
  const length = position.body.length;
  const open = withoutBody(openFrom(food, x, y), trail, cellsKept(length, growing));
  const foodHash = foodHashOf(food);
  const quarters = score * 4;
  return {
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
    last,
    meal: lastMeal,
    open,
    ended: null,
  };
}

function trailOf(cells: readonly Cell[]): Trail {
  let trail = NO_TRAIL;
  for (let i = cells.length - 1; i > 0; i--) trail = extend(trail, stepOf(cells, i));
  return trail;
}

/** The step from the cell with this index to the one before it, towards the head. */
function stepOf(cells: readonly Cell[], index: number): number {
  const [from, to] = [cells[index], cells[index - 1]];
  return from && to ? stepBetween(from, to) : -1;
}

function headOf({ body }: Position): Cell {
  return body[0] ?? { x: -1, y: -1 };
}

function named({ x, y }: Cell): string {
  return `(${x}, ${y})`;
}

function fieldMistake(position: Position): string | null {
  const [problem] = fieldProblems(position);
  if (problem) return problemInWords(en, problem);
  const outside = position.body.find(({ x, y }) => position.food[y]?.[x] === undefined);
  return outside ? `the body's cell ${named(outside)} is not on the field (W2)` : null;
}

function bodyMistake(position: Position): string | null {
  const { body: cells, moves, settings, last, start } = position;
  const head = headOf(position);
  for (let i = 1; i < cells.length; i++) {
    if (stepOf(cells, i) === -1) return `the body's cells ${i} and ${i + 1} are not neighbours (W2)`;
  }
  if (new Set(cells.map(named)).size < cells.length) return 'the body covers a cell twice (W2)';
  if (moves > settings.moveLimit) return `it has more moves than the limit of ${settings.moveLimit} (W9)`;
  if ((moves === 0) !== (last === null)) return '"last" must be null exactly when no move was made';
  if (last === null) return stepsFrom(head, start) === 0 ? null : 'no move was made, so the head must be on the start';
  const code = codeOf(last);
  if (cells.length > 1 && stepOf(cells, 1) !== code) return 'the body does not lie the way the last move went';
  if (position.food[head.y - (STEP_Y[code] ?? 0)]?.[head.x - (STEP_X[code] ?? 0)] === undefined) {
    return 'the last move would have come from outside the field';
  }
  const steps = stepsFrom(start, head);
  if (steps > moves || (moves - steps) % 2 !== 0) return `no ${moves} moves lead from the start to the head`;
  return null;
}

function stepsFrom(a: Cell, b: Cell): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

/** W4 leaves no freedom: the last meal and the moves since then say how long the worm is and whether it grows. */
function mealMistake(position: Position): string | null {
  const { lastMeal: meal, moves, settings, food, growing } = position;
  const length = position.body.length;
  const head = headOf(position);
  const underHead = food[head.y]?.[head.x] ?? 0;
  if (!meal) {
    if (length !== 1 || growing !== 0) return 'a worm that has not eaten has length 1 and does not grow (W3)';
  } else {
    const since = moves - meal.move;
    if (since < 0) return 'the last meal was after the last move';
    const left = food[meal.y]?.[meal.x];
    if (left === undefined) return `the last meal at ${named(meal)} was not on the field`;
    if (left !== (settings.model === 'A' ? meal.amount : 0)) return `the cell of the last meal has ${left} food (W7)`;
    const wanted = Math.max(1, since <= meal.amount ? since + 1 : 2 * meal.amount - since + 1);
    if (length !== wanted) return `${since} moves after a meal of ${meal.amount} the length is ${wanted} (W4)`;
    if (growing !== Math.max(0, meal.amount - since)) return '"growing" does not go with the last meal (W4)';
    const steps = stepsFrom(meal, head);
    if (steps > since || (since - steps) % 2 !== 0) return `no ${since} moves lead from the last meal to the head`;
  }
  if (length === 1 && growing === 0 && moves > 0 && underHead > 0) {
    return `the worm would have eaten at ${named(head)} (W4)`;
  }
  return null;
}

function scoreMistake({ settings, score, moves, lastMeal }: Position): string | null {
  const paid = settings.penalty ? Math.max(0, moves - 1) / 4 : 0;
  const gained = lastMeal ? lastMeal.amount * settings.c + 1 : 0;
  if (!settings.penalty && !Number.isInteger(score)) return 'without the penalty the score is a whole number (W8)';
  if (score < gained - paid) return `the score is at least ${gained - paid} (W8)`;
  // W9: nothing was moved after the score had reached the target, so only the last move's meal can have led there.
  const before = lastMeal?.move === moves ? score - gained : score;
  if (before >= settings.target) return 'the target was reached before the last move (W9)';
  if (!lastMeal && score > 0) return 'a worm that has not eaten has no points (W8)';
  return null;
}

/** Whether the given end is what the rules say about this position, or what a bad answer in it leads to. */
function endMistake(state: WormState, reasons: readonly Reason[], ended: readonly Reason[]): string | null {
  if (reasons.length > 0) {
    const codes = reasons.map(({ code }) => code).join(' and ');
    return codes === ended.map(({ code }) => code).join(' and ') ? null : `the attempt ended because of: ${codes} (W9)`;
  }
  const [reason] = ended;
  if (ended.length !== 1 || !reason) return 'a bad answer is the only reason of its end (W9)';
  if (reason.code !== 'violation' && !FAULTS.some((fault) => fault === reason.code)) {
    return `"${reason.code}" is no end of this attempt (W9)`;
  }
  if (reason.seat !== 1) return 'a bad answer is the one of seat 1 (W9)';
  if (reason.code !== 'violation') return null;
  const code = codeOf(reason.direction);
  if (code === -1 || (state.open & (1 << code)) !== 0) return 'the move named as a violation is legal (W6)';
  const inside = openFrom(state.food, state.x, state.y) & (1 << code);
  return reason.why === (inside === 0 ? 'off-field' : 'body') ? null : 'the violation is of the other kind (W9)';
}
