/**
 * A battle's state, and the copy of it that a turn works on. A state is never changed; `Battle` holds private copies
 * that the phases of a turn may change one after another, and `settle` makes the next state of it.
 */
import type { Reason } from '../game.ts';
import { Random, type RandomState } from '../random.ts';
import type { BeetlesEvent, Points } from './events.ts';
import type { Field } from './field.ts';
import type { BeetlesSettings } from './settings.ts';
import { copySwarm, withRoom, type Swarm } from './swarm.ts';
import type { Tables } from './tables.ts';

/** What lies on a cell. */
export const NOTHING = 0;
export const FOOD = 1;
export const POISON = 2;

/** B5: a slipper's shadow round the cell in its centre, and the turn in which it comes down. */
export interface Shadow {
  readonly cell: number;
  readonly falls: number;
}

export interface BeetlesState {
  readonly settings: BeetlesSettings;
  readonly field: Field;
  /** The turn that is to be decided, from 1; 0 while the teams are asked for their tables (B3). */
  readonly turn: number;
  readonly random: RandomState;
  readonly swarm: Readonly<Swarm>;
  /** For each cell what lies on it. */
  readonly items: Readonly<Uint8Array>;
  readonly shadows: readonly Shadow[];
  readonly tables: readonly [Tables, Tables];
  readonly scores: Points;
  /** The number of the next beetle to be born. */
  readonly nextNumber: number;
  /** Why the game is over; null while it goes on. */
  readonly ended: readonly Reason[] | null;
}

export interface Battle {
  readonly settings: BeetlesSettings;
  readonly field: Field;
  turn: number;
  readonly random: Random;
  readonly swarm: Swarm;
  readonly items: Uint8Array;
  shadows: readonly Shadow[];
  readonly tables: [Tables, Tables];
  readonly scores: [number, number];
  nextNumber: number;
  readonly events: BeetlesEvent[];
}

export function resume(state: BeetlesState): Battle {
  return battleOf(state, copySwarm(state.swarm), state.items.slice());
}

/** Works on the state itself, which is used up: nobody may look at it again. */
export function takeOver(state: BeetlesState): Battle {
  return battleOf(state, withRoom(state.swarm), state.items);
}

function battleOf(state: BeetlesState, swarm: Swarm, items: Uint8Array): Battle {
  return {
    settings: state.settings,
    field: state.field,
    turn: state.turn,
    random: Random.fromState(state.random),
    swarm,
    items,
    shadows: state.shadows,
    tables: [...state.tables],
    scores: [...state.scores],
    nextNumber: state.nextNumber,
    events: [],
  };
}

export function settle(battle: Battle, ended: readonly Reason[] | null): BeetlesState {
  const { settings, field, turn, random, swarm, items, shadows, tables, scores, nextNumber } = battle;
  return { settings, field, turn, random: random.state, swarm, items, shadows, tables, scores, nextNumber, ended };
}

/** Records an event and adds its points to the scores, so that the two can never differ (G5). */
export function happen(battle: Battle, event: BeetlesEvent): void {
  battle.events.push(event);
  if (!('points' in event)) return;
  battle.scores[0] += event.points[0];
  battle.scores[1] += event.points[1];
}
