/** What goes wrong with beetles: missing tables, orders for others' beetles, and the forgotten `end`. */
import { FAULTS } from '../../../shared/games/game.ts';
import type { Game } from '../../../shared/games/game.ts';
import { beetles } from '../../../shared/games/beetles/index.ts';
import type { BeetlesMap } from '../../../shared/games/beetles/map.ts';
import { standardMap } from '../../../shared/games/beetles/standard-map.ts';
import { shown } from '../../referee/shown-bytes.ts';
import type { GamePlan, OwnEvent, PlacedSymptom, PlanRequest, Specialist } from '../plan.ts';

export const beetlesSpecialist: Specialist = { plans, symptoms, closing: 'end', tellsUnreadable: true };

/** Faults beside an unreadable answer are told by the referee itself. */
const TOLD_BY_REFEREE: readonly string[] = FAULTS.filter((fault) => fault !== 'unreadable');

function plans({ settings, fixed, map, seed, thorough }: PlanRequest): GamePlan[] {
  const usual = (map as BeetlesMap | undefined) ?? standardMap;
  const list: GamePlan[] = [];
  const add = (on: BeetlesMap, seat: number, against: string, turnLimit?: number): void => {
    const limited = turnLimit === undefined || fixed.has('turnLimit') ? settings : { ...settings, turnLimit };
    const plan = { trial: 'game' as const, game: beetles as Game, settings: limited, map: on, seats: 2, seat, against };
    list.push({ ...plan, board: `${on.width}×${on.height}`, seed: (seed + list.length) >>> 0 });
  };
  add(usual, 1, 'greedy', 100);
  add(usual, 2, 'random', 100);
  if (map === undefined) {
    add(crowd(5, 5), 1, 'random', 40);
    add(crowd(80, 60), 2, 'greedy', 20);
  }
  add(usual, 2, 'greedy');
  if (thorough) {
    for (const bot of ['random', 'greedy']) for (const seat of [1, 2]) add(usual, seat, bot);
    if (map === undefined) add(crowd(200, 200), 1, 'random', 50);
  }
  return list;
}

/** A map without wells: a beetle on every fourth cell of the left half, the first of them winged. */
function crowd(width: number, height: number): BeetlesMap {
  const spots: BeetlesMap['beetles'][number][] = [];
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < Math.floor(width / 2); x += 2) {
      spots.push({ x, y, heading: 'N', antennae: 1, winged: spots.length === 0 });
    }
  }
  return {
    format: 'meydan-map',
    version: 1,
    game: 'beetles',
    name: 'Crowd',
    width,
    height,
    symmetry: 'mirror',
    wells: [],
    beetles: spots,
  };
}

function symptoms(events: readonly OwnEvent[], answers: number): PlacedSymptom[] {
  const wrong = events.filter(({ event }) => !TOLD_BY_REFEREE.includes(String(event['why'])));
  const tables = wrong.find(({ event }) => event.type === 'no-tables');
  const ignored = wrong.filter(({ event }) => event.type === 'ignored');
  const found: PlacedSymptom[] = [];
  if (tables) {
    const symptom = { code: 'no-tables' as const, why: whyOf(tables, 'not-tables'), text: shown(tables.printed) };
    found.push({ turn: tables.turn, symptom });
  }
  const [first] = ignored;
  if (first) {
    const symptom = { code: 'ignored-orders' as const, count: ignored.length, of: answers, text: shown(first.printed) };
    found.push({ turn: first.turn, symptom: { ...symptom, why: whyOf(first, 'not-orders') } });
  }
  return found;
}

function whyOf({ event }: OwnEvent, unreadable: string): string {
  return event['why'] === 'unreadable' ? unreadable : String(event['why']);
}
