/** The house's own worms. All of them see only the view; `expert` counts steps instead of time (G1). */
import type { HouseBot } from '../game.ts';
import type { Random } from '../random.ts';
import { DIRECTIONS, STEP_X, STEP_Y, codeOf, type Cell, type Direction } from './direction.ts';
import { Planner } from './planner.ts';
import type { WormDecision, WormView } from './state.ts';

type WormBot = HouseBot<WormView, WormDecision>;

const ANY: Direction = 'left';

export const random: WormBot = {
  sitDown: (_seat, random) => ({ decide: (view) => (view.legal.length > 0 ? random.pick(view.legal) : ANY) }),
};

/** Walks to the food that is worth most for its distance, whether it will be hungry there or not; a fair beginner. */
export const greedy: WormBot = {
  sitDown: (_seat, random) => ({ decide: (view) => towardsFood(view, random) }),
};

export const expert: WormBot = {
  sitDown: () => {
    const planner = new Planner();
    return { decide: (view) => DIRECTIONS[planner.nextStep(view)] ?? view.legal[0] ?? ANY };
  },
};

function towardsFood(view: WormView, random: Random): Direction {
  const [head = view.start] = view.body;
  const goal = mostWorthwhile(view, head);
  let best: Direction[] = [];
  let nearest = Infinity;
  for (const direction of view.legal) {
    const to = neighbour(head, direction);
    // A step into a dead end is the last that it takes.
    const distance = goal ? distanceBetween(to, goal) + (hasWayOut(view, to) ? 0 : 1000) : 0;
    if (distance > nearest) continue;
    if (distance < nearest) best = [];
    nearest = distance;
    best.push(direction);
  }
  return best.length > 0 ? random.pick(best) : ANY;
}

function mostWorthwhile({ food }: WormView, head: Cell): Cell | null {
  let best: Cell | null = null;
  let worth = 0;
  food.forEach((row, y) => {
    row.forEach((amount, x) => {
      const distance = Math.abs(x - head.x) + Math.abs(y - head.y);
      if (distance > 0 && amount / distance > worth) {
        worth = amount / distance;
        best = { x, y };
      }
    });
  });
  return best;
}

function hasWayOut({ body, columns, rows }: WormView, from: Cell): boolean {
  return DIRECTIONS.some((direction) => {
    const { x, y } = neighbour(from, direction);
    const inside = x >= 0 && x < columns && y >= 0 && y < rows;
    return inside && !body.some((cell) => cell.x === x && cell.y === y);
  });
}

function neighbour({ x, y }: Cell, direction: Direction): Cell {
  const code = codeOf(direction);
  return { x: x + (STEP_X[code] ?? 0), y: y + (STEP_Y[code] ?? 0) };
}

function distanceBetween(a: Cell, b: Cell): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}
