/** What goes wrong with diamonds: the word CONFIRM, words that are no actions, and rows taken for columns. */
import { diamonds } from '../../../shared/games/diamonds/index.ts';
import type { DiamondsMap } from '../../../shared/games/diamonds/map.ts';
import { ACTIONS, type DiamondsDecision } from '../../../shared/games/diamonds/state.ts';
import type { Game } from '../../../shared/games/game.ts';
import { shown } from '../../referee/shown-bytes.ts';
import type { GamePlan, OwnEvent, PlacedSymptom, PlanRequest, Specialist } from '../plan.ts';

/** A wall now and then is bad luck; this many are a mistake. */
const TOO_MANY_IMPOSSIBLE = 0.3;
const FEWEST_TO_JUDGE = 10;

export const diamondsSpecialist: Specialist = {
  plans,
  symptoms,
  isAnswer: (decision) => (decision as DiamondsDecision).kind !== 'unknown',
};

function plans({ settings, fixed, map, seed, thorough }: PlanRequest): GamePlan[] {
  const standard = (map ?? diamonds.maps?.standard) as DiamondsMap;
  const list: GamePlan[] = [];
  const add = (on: DiamondsMap, seat: number, against: string | null, rounds?: number): void => {
    const limited = rounds === undefined || fixed.has('rounds') ? settings : { ...settings, rounds };
    const board = `${on.rows.length}×${on.rows[0]?.length ?? 0}`;
    const plan = { trial: 'game' as const, game: diamonds as Game, settings: limited, map: on, seat, board };
    const table = against === null ? { seats: 1 } : { seats: 2, against };
    list.push({ ...plan, ...table, seed: (seed + list.length) >>> 0 });
  };
  add(standard, 1, 'greedy');
  add(standard, 2, 'random');
  add(standard, 1, null, 30);
  if (map === undefined) {
    add(grid(2, 2), 1, 'random', 10);
    add(grid(3, 7), 2, 'greedy', 30);
    add(grid(20, 20), 2, 'greedy', 60);
  }
  if (thorough) for (const bot of ['random', 'greedy']) for (const seat of [1, 2]) add(standard, seat, bot, 300);
  return list;
}

/** Not square on purpose: that is where rows and columns are mixed up. */
function grid(height: number, width: number): DiamondsMap {
  const isCorner = (row: number, col: number) => (row === 0 || row === height - 1) && (col === 0 || col === width - 1);
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, col) =>
      isCorner(row, col) ? 'E' : 'E1E2E3E4E'.charAt((row * 5 + col * 3) % 9),
    ).join(''),
  );
  return { format: 'meydan-map', version: 1, game: 'diamonds', name: 'Grid', rows };
}

function symptoms(events: readonly OwnEvent[], answers: number): PlacedSymptom[] {
  const found: PlacedSymptom[] = [];
  const unconfirmed = events.find(({ event }) => event.type === 'unconfirmed' && event['why'] === 'wrong-confirm');
  if (unconfirmed) {
    found.push({ turn: unconfirmed.turn, symptom: { code: 'wrong-confirm', text: shown(unconfirmed.printed) } });
  }
  const unknown = events.filter(({ event }) => event.type === 'ignored');
  const [first] = unknown;
  if (first) {
    const text = shown(first.printed);
    const action = first.printed.split(/\s+/).find((word) => ACTIONS.some((known) => known === word.toLowerCase()));
    found.push({
      turn: first.turn,
      symptom: action
        ? { code: 'extra-words', text, answer: action }
        : { code: 'unknown-action', text, count: unknown.length, of: answers },
    });
  }
  const impossible = events.filter(({ event }) => event.type === 'refused');
  const [bump] = impossible;
  if (bump && answers >= FEWEST_TO_JUDGE && impossible.length > TOO_MANY_IMPOSSIBLE * answers) {
    const why = String(bump.event['why']);
    found.push({
      turn: bump.turn,
      symptom: { code: 'impossible-actions', count: impossible.length, of: answers, why },
    });
  }
  return found;
}
