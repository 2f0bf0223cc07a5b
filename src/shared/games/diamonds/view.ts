/**
 * What may be seen of a position (D9, G3). For a seat it holds what the program of that seat is told or can work out:
 * neither the enemy's traps nor how many are left, and not whether an enemy that stayed where it was planted one.
 */
import type { Seat } from '../game.ts';
import { plantingRefusal } from './action.ts';
import { DIRECTIONS, lettersOf, TELEPORT } from './ground.ts';
import { isOver } from './rules.ts';
import type { DiamondsSettings } from './settings.ts';
import type { Action, DiamondsDecision, DiamondsState } from './state.ts';

export interface Place {
  readonly row: number;
  readonly col: number;
}

export interface AgentView extends Place {
  readonly score: number;
  /** Yellow, green, red, blue. */
  readonly taken: readonly number[];
  /** Null where the viewer may not know. */
  readonly trapsLeft: number | null;
  /** Why it does nothing any more; null also where the viewer may not know. */
  readonly silent: string | null;
}

export interface DiamondsView {
  readonly settings: DiamondsSettings;
  readonly height: number;
  readonly width: number;
  /** Row by row: E W T, or 1 to 4 for a diamond. */
  readonly cells: readonly string[];
  /** 0 while the agents have to confirm. */
  readonly round: number;
  /** Null while both have to confirm and after the end. */
  readonly toMove: Seat | null;
  readonly agents: readonly AgentView[];
  /** The traps that the viewer may see. */
  readonly traps: readonly (Place & { readonly seat: Seat })[];
  /** The last action; `action` is null where the viewer sees only where the agent stood before and after. */
  readonly last: {
    readonly seat: Seat;
    readonly action: Action | null;
    readonly from: Place;
    readonly to: Place;
  } | null;
  /** What the agent to move can do as far as it knows; the rest would count as noop. */
  readonly possible: readonly Action[];
  readonly over: boolean;
}

export function view(state: DiamondsState, seat: Seat | 'spectator'): DiamondsView {
  const { settings, height, width } = state.ground;
  const place = (cell: number): Place => ({ row: Math.floor(cell / width), col: cell % width });
  const knows = (other: Seat) => seat === 'spectator' || seat === other;
  const { last } = state;
  const begun = state.round > 0 && !isOver(state);
  return {
    settings,
    height,
    width,
    cells: lettersOf(state.cells),
    round: state.round,
    toMove: begun ? state.toMove : null,
    agents: state.agents.map(({ cell, score, taken, traps, silent }, i) => ({
      ...place(cell),
      score,
      taken,
      trapsLeft: knows(i + 1) ? settings.traps - traps.length : null,
      silent: knows(i + 1) ? (silent?.code ?? null) : null,
    })),
    traps: state.agents.flatMap(({ traps }, i) =>
      knows(i + 1) ? traps.map((cell) => ({ seat: i + 1, ...place(cell) })) : [],
    ),
    last: last && {
      seat: last.seat,
      action: knows(last.seat) ? last.action : null,
      from: place(last.from),
      to: place(last.to),
    },
    // What an enemy can do depends on its traps, so only its own viewer is told.
    possible: begun && knows(state.toMove) ? possibleActions(state) : [],
    over: isOver(state),
  };
}

export function moves(state: DiamondsState): DiamondsDecision[] {
  if (isOver(state)) return [];
  if (state.round === 0) return [{ kind: 'confirm' }];
  return possibleActions(state).map((action) => ({ kind: 'act', action }));
}

/** Hidden traps are left out of account: a planting that only they refuse has to look possible. */
function possibleActions(state: DiamondsState): Action[] {
  const { neighbours, settings } = state.ground;
  const agent = state.agents[state.toMove - 1];
  if (!agent) return [];
  const actions: Action[] = DIRECTIONS.filter((_, i) => (neighbours[4 * agent.cell + i] ?? -1) >= 0);
  if (plantingRefusal(state, agent, agent.score - settings.roundCost, []) === null) actions.push('trap');
  if (state.cells[agent.cell] === TELEPORT) actions.push('teleport');
  return [...actions, 'noop'];
}
