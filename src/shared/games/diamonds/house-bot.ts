/** The house's simple players; `expert.ts` has the one that thinks. */
import type { HouseBot, Seat } from '../game.ts';
import { cellsOf, DIRECTIONS } from './ground.ts';
import { Paths, UNREACHABLE } from './paths.ts';
import { tableOf } from './settings.ts';
import type { Action, DiamondsDecision } from './state.ts';
import type { DiamondsView } from './view.ts';

export type DiamondsBot = HouseBot<DiamondsView, DiamondsDecision>;

/** A bot that confirms and then chooses an action; `sitDown` gives it a memory of its own. */
export function botOf(
  sitDown: (...at: Parameters<DiamondsBot['sitDown']>) => (view: DiamondsView) => Action,
): DiamondsBot {
  return {
    sitDown(seat, random) {
      const choose = sitDown(seat, random);
      return {
        decide: (view) => (view.round === 0 ? { kind: 'confirm' } : { kind: 'act', action: choose(view) }),
      };
    },
  };
}

export const random = botOf((_seat, random) => (view) => random.pick<Action>([...view.possible, 'noop']));

/** Walks to the nearest diamond that it could take on arrival, round the other agent. */
export const greedy = botOf((seat) => (view) => towardsNearest(view, seat));

function towardsNearest(view: DiamondsView, seat: Seat): Action {
  const { settings, height, width, cells } = view;
  const me = view.agents[seat - 1];
  if (!me) return 'noop';
  const others = view.agents.filter((agent) => agent !== me).map(({ row, col }) => row * width + col);
  const paths = new Paths(cellsOf(cells), height, width, others);
  const at = me.row * width + me.col;
  const steps = paths.from(at);
  const table = tableOf(settings);
  const roundsLeft = settings.rounds - view.round + 1;
  let target = -1;
  let nearest = Math.min(roundsLeft, UNREACHABLE - 1) + 1;
  cells.forEach((letter, cell) => {
    const kind = '1234'.indexOf(letter);
    const values = table[kind];
    const distance = steps[cell] ?? UNREACHABLE;
    if (!values || cell === at || distance >= nearest || values.points === 0) return;
    const affordable = me.score - settings.roundCost * distance >= values.minimum;
    if (affordable && (me.taken[kind] ?? 0) < values.maximum) {
      nearest = distance;
      target = cell;
    }
  });
  return target < 0 ? 'noop' : firstStep(paths, at, target);
}

/** The first direction of a shortest path, or noop where there is none. */
function firstStep(paths: Paths, at: number, target: number): Action {
  const back = paths.from(target);
  const here = back[at] ?? UNREACHABLE;
  const direction = DIRECTIONS.find((_, i) => {
    const next = paths.neighbours[4 * at + i] ?? -1;
    return next >= 0 && (back[next] ?? UNREACHABLE) < here;
  });
  return direction ?? 'noop';
}
