/**
 * A fair beginner: with one antenna its beetles run straight on, with two they turn left. Once a turn it uses the free
 * change of antennae to turn a beetle towards food beside it, away from poison ahead of it, or to send it off again.
 */
import type { HousePlayer } from '../game.ts';
import { NO_ORDERS, tablesDecision, type BeetlesDecision, type Orders } from './decision.ts';
import { cellAt, HEADINGS, leftOf, makeField, target, type Field } from './field.ts';
import { LEFT, TABLE_SIZE } from './tables.ts';
import type { BeetlesView, BeetleView } from './view.ts';

const RUNNING = 1;
const TURNING = 2;
/** How many cells away it notices food. */
const FAR = 6;

export function greedyPlayer(seat: number): HousePlayer<BeetlesView, BeetlesDecision> {
  let field: Field | null = null;
  return {
    decide(view) {
      if (view.turn === 0) return tablesDecision(new Uint8Array(2 * TABLE_SIZE).fill(LEFT, TABLE_SIZE));
      field ??= makeField(view);
      return mostUrgent(view, field, seat);
    },
  };
}

function mostUrgent(view: BeetlesView, field: Field, seat: number): Orders {
  const food = new Set(view.food.map(([x, y]) => cellAt(field, x, y)));
  const poison = new Set(view.poison.map(([x, y]) => cellAt(field, x, y)));
  let best: BeetleView | null = null;
  let urgency = 0;
  for (const beetle of view.beetles) {
    if (beetle.team !== seat) continue;
    const cell = cellAt(field, beetle.x, beetle.y);
    const heading = HEADINGS.indexOf(beetle.heading);
    const straight = wayTo(field, food, cell, heading);
    const leftward = wayTo(field, food, cell, leftOf(heading));
    const wanted = poison.has(target(field, heading, cell)) || leftward < straight || beetle.winged ? TURNING : RUNNING;
    if (beetle.antennae === wanted) continue;
    const worth = 100 - Math.min(straight, leftward);
    if (worth <= urgency) continue;
    best = beetle;
    urgency = worth;
  }
  return best ? { ...NO_ORDERS, antennae: { beetle: best.number, count: best.antennae === 1 ? 2 : 1 } } : NO_ORDERS;
}

/** How many steps it is to the first food on this way; more than `FAR` when there is none near. */
function wayTo(field: Field, food: ReadonlySet<number>, from: number, heading: number): number {
  let cell = from;
  for (let steps = 1; steps <= FAR; steps++) {
    cell = target(field, heading, cell);
    if (food.has(cell)) return steps;
  }
  return FAR + 1;
}
