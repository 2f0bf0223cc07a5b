import type { HouseBot } from '../game.ts';
import { NO_ORDERS, type BeetlesDecision } from './decision.ts';
import { greedyPlayer } from './greedy.ts';
import type { BeetlesView } from './view.ts';

type BeetlesBot = HouseBot<BeetlesView, BeetlesDecision>;

export const random: BeetlesBot = {
  sitDown: () => ({ decide: () => NO_ORDERS }),
};
export const greedy: BeetlesBot = { sitDown: (seat) => greedyPlayer(seat) };
export const expert = greedy;
