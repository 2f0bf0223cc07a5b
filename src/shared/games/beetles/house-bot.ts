/** The house's own players of Beetles. */
import type { HouseBot } from '../game.ts';
import type { Random } from '../random.ts';
import { NO_ORDERS, tablesDecision, type BeetlesDecision, type Orders } from './decision.ts';
import { expertPlayer } from './expert.ts';
import { greedyPlayer } from './greedy.ts';
import { ACTIONS, entryAt, TABLE_SIZE } from './tables.ts';
import type { BeetlesView } from './view.ts';

type BeetlesBot = HouseBot<BeetlesView, BeetlesDecision>;

export const random: BeetlesBot = {
  sitDown: (seat, random) => ({
    decide(view) {
      if (view.turn > 0) return randomOrders(view, seat, random);
      return tablesDecision(Uint8Array.from({ length: 2 * TABLE_SIZE }, () => random.int(ACTIONS.length)));
    },
  }),
};

/** Mostly it lets its beetles be. */
function randomOrders(view: BeetlesView, seat: number, random: Random): Orders {
  const own = view.beetles.filter(({ team }) => team === seat);
  const antennae =
    own.length > 0 && random.chance(0.2)
      ? { beetle: random.pick(own).number, count: random.pick([1, 2] as const) }
      : null;
  const entries = random.chance(0.05) ? [entryAt(random.int(2 * TABLE_SIZE), random.int(ACTIONS.length))] : [];
  return { ...NO_ORDERS, antennae, entries };
}

export const greedy: BeetlesBot = { sitDown: (seat) => greedyPlayer(seat) };

export const expert: BeetlesBot = { sitDown: (seat) => expertPlayer(seat) };
