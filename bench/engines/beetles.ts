import type { BeetlesState } from '../../src/shared/games/beetles/battle.ts';
import { NO_ORDERS } from '../../src/shared/games/beetles/decision.ts';
import type { Heading } from '../../src/shared/games/beetles/field.ts';
import { beetles } from '../../src/shared/games/beetles/index.ts';
import { Random } from '../../src/shared/games/random.ts';
import { rate, type Rate } from '../measure.ts';

const DENSITY = 0.4;
const SIZES = [20, 50, 100, 200] as const;
const AIMED_AT = { size: 100, turnsPerSecond: 500 };

/** A crowded square board in its first turn: a random swarm with random tables, half of it the mirror of the other. */
function crowd(size: number): BeetlesState {
  const random = Random.fromSeedFor(size, 1);
  const spots = Array.from({ length: (size * size) / 2 }, (_, i) => ({
    x: i % (size / 2),
    y: Math.floor(i / (size / 2)),
  }));
  const swarm = Array.from({ length: (size * size * DENSITY) / 2 }, () => {
    const [spot] = spots.splice(random.int(spots.length), 1);
    return {
      ...(spot ?? { x: 0, y: 0 }),
      heading: random.pick<Heading>(['N', 'E', 'S', 'W']),
      antennae: random.pick([1, 2] as const),
      winged: random.chance(0.2),
    };
  });
  const table = () => Array.from({ length: 18 }, () => 'AALR'.charAt(random.int(4))).join('');
  const tables = () => ({ decision: { kind: 'tables' as const, one: table(), two: table() } });
  const start = beetles.start({
    settings: beetles.settings.parse({ turnLimit: 10_000, fillLimit: 100 }),
    map: {
      format: 'meydan-map',
      version: 1,
      game: 'beetles',
      name: `crowd ${size}`,
      width: size,
      height: size,
      symmetry: 'mirror',
      wells: [],
      beetles: swarm,
    },
    seed: 1,
    seats: 2,
  });
  return beetles.decide(start, [tables(), tables()]).state;
}

/** Up to ten turns from the crowded beginning, so that the number of beetles stays about what it says. */
function fewTurns(first: BeetlesState): number {
  let state = first;
  let turns = 0;
  while (turns < 10 && !state.ended) {
    state = beetles.decide(state, [{ decision: NO_ORDERS }, { decision: NO_ORDERS }]).state;
    turns++;
  }
  return turns;
}

/** `growth` is the time that a cell takes, compared with the smallest board: 1 means linear growth. */
export function measure(): Rate[] {
  let smallest = 0;
  return SIZES.map((size) => {
    const state = crowd(size);
    const name = `Beetles ${size}×${size}, ${state.swarm.count} beetles`;
    const aim = size === AIMED_AT.size ? { aim: AIMED_AT.turnsPerSecond } : {};
    const measured = rate(name, 'turns', () => fewTurns(state), aim);
    const perCell = 1 / measured.perSecond / size ** 2;
    smallest ||= perCell;
    return { ...measured, what: `${name}, growth ${(perCell / smallest).toFixed(2)}` };
  });
}
