/** What goes wrong in the worm's field: its edges, its own body, and y that grows downwards. */
import { worm } from '../../../shared/games/worm/index.ts';
import { body } from '../../../shared/games/worm/rules.ts';
import type { Direction } from '../../../shared/games/worm/direction.ts';
import type { WormMap } from '../../../shared/games/worm/map.ts';
import type { WormState } from '../../../shared/games/worm/state.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { GamePlan, OwnEvent, PlacedSymptom, PlanRequest, Specialist } from '../plan.ts';

const OPPOSITE: Readonly<Record<Direction, Direction>> = { left: 'right', right: 'left', up: 'down', down: 'up' };
const MOST_DRAWN = 30;

export const wormSpecialist: Specialist = {
  plans,
  symptoms: (events) =>
    events
      .filter(({ event }) => event.type === 'violation')
      .slice(0, 1)
      .map(illegalMove),
};

function plans({ settings, fixed, map, seed, thorough }: PlanRequest): GamePlan[] {
  const standard = (map ?? worm.maps?.standard) as WormMap;
  const list: GamePlan[] = [];
  const add = (field: WormMap, more: Readonly<Record<string, unknown>> = {}): void => {
    const free = Object.entries(more).filter(([name]) => !fixed.has(name));
    const all = { ...settings, ...Object.fromEntries(free) };
    if ((worm.maps?.problems(field, worm.settings.parse(all)) ?? []).length > 0) return;
    const board = `${field.food[0]?.length ?? 0}×${field.food.length}`;
    list.push({ trial: 'game', game: worm as Game, settings: all, map: field, seats: 1, seat: 1, board, seed });
  };
  add(standard);
  add(standard, { model: 'B', penalty: true, c: 10 });
  if (map === undefined) {
    add(evenField(5, 3), { target: 40, moveLimit: 300 });
    add(evenField(200, 200), { moveLimit: 100 });
    if (thorough)
      for (const model of ['A', 'B']) for (const side of [9, 40, 120]) add(evenField(side, side), { model });
  }
  return list;
}

/** A field on which every program finds something to eat. */
function evenField(columns: number, rows: number): WormMap {
  const food = Array.from({ length: rows }, (_, y) => Array.from({ length: columns }, (_, x) => 1 + ((x + 2 * y) % 3)));
  return { format: 'meydan-map', version: 1, game: 'worm', name: 'Even field', food, start: { x: 0, y: 0 } };
}

function illegalMove({ turn, event, state }: OwnEvent): PlacedSymptom {
  const position = state as WormState;
  const answer = String(event['direction']) as Direction;
  const legal = worm.moves?.(position) ?? [];
  const vertical = answer === 'up' || answer === 'down';
  const upsideDown = vertical && event['why'] === 'off-field' && legal.includes(OPPOSITE[answer]);
  return {
    turn,
    symptom: {
      code: 'illegal',
      answer,
      why: String(event['why']),
      drawing: draw(position),
      legal: [...legal],
      ...(upsideDown ? { suspicion: 'y-upwards' } : {}),
    },
  };
}

/** The worm as `@ooo` among the food; a large field would only hide it. */
function draw(state: WormState): string[] {
  const { food } = state;
  if (food.length > MOST_DRAWN || (food[0]?.length ?? 0) > MOST_DRAWN) {
    const [head] = body(state);
    return head ? [`(${head.x}, ${head.y})`] : [];
  }
  const cells = food.map((row) => row.map((amount) => String(amount).padStart(2)));
  body(state).forEach(({ x, y }, i) => {
    const row = cells[y];
    if (row) row[x] = i === 0 ? ' @' : ' o';
  });
  return cells.map((row) => row.join(' '));
}
