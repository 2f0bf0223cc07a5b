/** A worm's field in words: the position for those who cannot see it, and what is on a cell for those who point at it. */
import { cellsKept } from '../../shared/games/worm/body.ts';
import { DIRECTIONS, STEP_X, STEP_Y, type Cell } from '../../shared/games/worm/direction.ts';
import { mealPoints } from '../../shared/games/worm/settings.ts';
import type { WormView } from '../../shared/games/worm/state.ts';
import type { BoardWords } from './board.ts';
import { keyOf, type Course, type EatenMeal } from './worm-course.ts';

const KEY = 'boards.worm';
/** Nobody listens to a hundred cells. */
const MOST_CELLS_TOLD = 24;

/** A cell keeps its Latin digits and their order in a right-to-left sentence too. */
function written({ x, y }: Cell): string {
  return `\u2066(${x}, ${y})\u2069`;
}

/** Everything in which two positions of one attempt can differ; what was eaten follows from the moves. */
export function compactPosition({ body, growing, shrinking, score, moves, over }: WormView): string {
  return `${moves} ${score} ${growing}/${shrinking} ${body.map(keyOf).join(' ')}${over ? ' over' : ''}`;
}

/** How many cells at the end of the body the next move gives up (W6); the head is the last to be drawn so. */
export function leavingOf({ body, growing }: WormView): number {
  return body.length - Math.max(1, cellsKept(body.length, growing));
}

export function describePosition(view: WormView, { t, number }: BoardWords): string[] {
  const { columns, rows, moves, score, target, body, growing, shrinking, lastMeal } = view;
  const head = body[0] ?? view.start;
  const counts = { growing: number(growing), shrinking: number(shrinking) };
  const told = body
    .slice(0, MOST_CELLS_TOLD)
    .map(written)
    .join(t(`${KEY}.separator`, {}));
  const more = body.length - MOST_CELLS_TOLD;
  return [
    t(`${KEY}.position`, {
      columns: number(columns),
      rows: number(rows),
      moves: number(moves),
      score: number(score),
      target: number(target),
      length: number(body.length),
      head: written(head),
    }),
    t(`${KEY}.${stateOf(view)}`, counts),
    lastMeal
      ? t(`${KEY}.lastMeal`, {
          amount: number(lastMeal.amount),
          cell: written(lastMeal),
          move: number(lastMeal.move),
        })
      : t(`${KEY}.noMeal`, {}),
    t(`${KEY}.around`, around(view, head, number, t(`${KEY}.edge`, {}))),
    more > 0 ? t(`${KEY}.bodyMore`, { cells: told, count: number(more) }) : t(`${KEY}.body`, { cells: told }),
  ];
}

function stateOf({ growing, shrinking }: WormView): 'growing' | 'shrinking' | 'ready' {
  if (growing > 0) return 'growing';
  return shrinking > 0 ? 'shrinking' : 'ready';
}

function around(
  { food }: WormView,
  { x, y }: Cell,
  number: BoardWords['number'],
  edge: string,
): Record<string, string> {
  return Object.fromEntries(
    DIRECTIONS.map((direction, code) => {
      const amount = food[y + (STEP_Y[code] ?? 0)]?.[x + (STEP_X[code] ?? 0)];
      return [direction, amount === undefined ? edge : number(amount)];
    }),
  );
}

export function explainCell(view: WormView, course: Course, cell: Cell, words: BoardWords): string[] {
  const { t, number } = words;
  const { food, start } = view;
  const amount = food[cell.y]?.[cell.x] ?? 0;
  const lines = [t(`${KEY}.tip.cell`, { cell: written(cell), amount: number(amount), clause: 'W1' })];
  lines.push(...explainWorm(view, cell, words));
  if (amount > 0) {
    lines.push(
      t(`${KEY}.tip.meal`, { points: number(mealPoints(amount, view)), amount: number(amount), clause: 'W4, W8' }),
    );
  } else {
    lines.push(t(`${KEY}.tip.bare`, { clause: 'W5' }));
  }
  if (start.x === cell.x && start.y === cell.y) lines.push(t(`${KEY}.tip.start`, { clause: 'W3' }));
  const meal = course.meals.get(keyOf(cell));
  if (meal) lines.push(t(`${KEY}.tip.eaten`, { moves: movesOf(meal, words), clause: 'W4' }));
  return lines;
}

function movesOf({ moves, times }: EatenMeal, { t, number }: BoardWords): string {
  const shown = moves.map(number).join(t(`${KEY}.separator`, {}));
  return times > moves.length ? `… ${shown}` : shown;
}

function explainWorm(view: WormView, cell: Cell, { t, number }: BoardWords): string[] {
  const { body, growing, shrinking } = view;
  const place = body.findIndex(({ x, y }) => x === cell.x && y === cell.y);
  if (place < 0) return [];
  if (place === 0) {
    const counts = { growing: number(growing), shrinking: number(shrinking), clause: 'W4' };
    return [t(`${KEY}.tip.head`, {}), t(`${KEY}.tip.${stateOf(view)}`, counts)];
  }
  if (place >= body.length - leavingOf(view)) return [t(`${KEY}.tip.leaving`, { clause: 'W6' })];
  if (place === body.length - 1) return [t(`${KEY}.tip.tail`, { clause: 'W4' })];
  return [t(`${KEY}.tip.body`, { place: number(place + 1), length: number(body.length), clause: 'W6' })];
}
