/** What goes wrong in Agon: moves that are refused, and prisoners that are not relocated. */
import { agon } from '../../../shared/games/agon/index.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { GamePlan, OwnEvent, PlacedSymptom, PlanRequest, Specialist } from '../plan.ts';

/** Whoever is refused so often in a row gives the same answer for ever, or until its time is up. */
const REFUSALS_IN_A_ROW = 20;

/** White is to move, and its guard on 0 -3 has been caught: the only legal moves relocate it (A7). */
const CAPTIVE_GUARD = {
  black: {
    queen: [0, -4],
    guards: [
      [-1, -2],
      [5, -1],
      [2, 3],
      [-2, 5],
      [-5, 4],
      [1, -3],
    ],
    prisoners: [],
    moves: 6,
    trapped: { guards: 1, queen: 0 },
  },
  white: {
    queen: [0, 5],
    guards: [
      [-4, 5],
      [-5, 1],
      [0, -3],
      [2, -5],
      [5, -4],
      [4, 1],
    ],
    prisoners: [[0, -3]],
    moves: 5,
    trapped: { guards: 0, queen: 0 },
  },
  toMove: 2,
  last: { from: [0, -5], to: [0, -4] },
  ended: null,
};

export const agonSpecialist: Specialist = {
  plans,
  symptoms,
  isStuck: (events) => {
    const last = events.slice(-REFUSALS_IN_A_ROW);
    return last.length === REFUSALS_IN_A_ROW && last.every(({ event }) => event.type === 'refused');
  },
};

function plans({ settings, fixed, seed, thorough }: PlanRequest): GamePlan[] {
  const list: GamePlan[] = [];
  const add = (seat: number, against: string, more: Partial<GamePlan> = {}): void => {
    const plan = { trial: 'game' as const, game: agon as Game, settings, seats: 2, seat, against };
    list.push({ ...plan, seed: (seed + list.length) >>> 0, ...more });
  };
  add(1, 'greedy');
  add(2, 'random');
  add(2, 'greedy', { position: { ...CAPTIVE_GUARD, settings: longEnough(settings) } });
  if (!fixed.has('moves')) add(1, 'random', { settings: { ...settings, moves: 2 } });
  if (thorough) {
    for (const bot of ['random', 'greedy']) for (const seat of [1, 2]) add(seat, bot);
    if (!fixed.has('moves')) add(2, 'greedy', { settings: { ...settings, moves: 1000 } });
  }
  return list;
}

/** The position has six moves behind it. */
function longEnough(settings: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { ...settings, moves: Math.max(20, Number(settings['moves'])) };
}

function symptoms(events: readonly OwnEvent[], answers: number): PlacedSymptom[] {
  const refusals = events.filter(({ event }) => event.type === 'refused' && event['why'] !== 'unreadable');
  const [first] = refusals;
  if (!first) return [];
  const reasons: Record<string, number> = {};
  for (const { event } of refusals) reasons[String(event['why'])] = (reasons[String(event['why'])] ?? 0) + 1;
  return [
    {
      turn: first.turn,
      symptom: {
        code: 'refused',
        count: refusals.length,
        of: answers,
        answer: first.printed,
        why: String(first.event['why']),
        reasons,
      },
    },
  ];
}
