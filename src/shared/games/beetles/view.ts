/** What a team is told (B17), and the board drawings with it: everything but accumulators and the enemy's tables. */
import type { Seat } from '../game.ts';
import { FOOD, POISON, type BeetlesState } from './battle.ts';
import { HEADINGS, spotOf, xOf, yOf, type Heading, type Spot, type Symmetry, type Well } from './field.ts';
import type { BeetlesSettings } from './settings.ts';
import { headcount, teamOf, wingedCount, type Team } from './swarm.ts';
import { lettersOf } from './tables.ts';

export interface BeetleView {
  readonly number: number;
  readonly team: Team;
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
  readonly antennae: number;
  readonly winged: boolean;
  readonly power: number;
  /** The turns that it still lives, this one included; 0 for a healthy one. */
  readonly ill: number;
  readonly carrying: boolean;
}

export interface ShadowView {
  readonly x: number;
  readonly y: number;
  /** The moves that it still lies through, this turn's included. */
  readonly left: number;
}

export interface BeetlesView {
  readonly width: number;
  readonly height: number;
  readonly symmetry: Symmetry;
  readonly wells: readonly Well[];
  readonly settings: BeetlesSettings;
  /** The turn that is to be decided; 0 while the tables are asked for. */
  readonly turn: number;
  /** Who decides now; nobody when the game is over. */
  readonly toDecide: readonly Seat[];
  readonly beetles: readonly BeetleView[];
  readonly food: readonly Spot[];
  readonly poison: readonly Spot[];
  readonly shadows: readonly ShadowView[];
  readonly scores: readonly [number, number];
  readonly counts: readonly { readonly beetles: number; readonly winged: number }[];
  /** Each team's two tables as letters; null where they are hidden. */
  readonly tables: readonly (readonly [string, string] | null)[];
  readonly over: boolean;
}

export function view(state: BeetlesState, seat: Seat | 'spectator'): BeetlesView {
  const { field, settings, swarm, turn, ended } = state;
  const winged = wingedCount(swarm);
  return {
    width: field.width,
    height: field.height,
    symmetry: field.symmetry,
    wells: field.wells,
    settings,
    turn,
    toDecide: ended ? [] : [1, 2],
    beetles: beetlesOf(state),
    food: spotsOf(state, FOOD),
    poison: spotsOf(state, POISON),
    shadows: shadowsOf(state),
    scores: [...state.scores],
    counts: headcount(swarm).map((beetles, i) => ({ beetles, winged: winged[i] ?? 0 })),
    tables: state.tables.map((tables, i) => (seat === 'spectator' || seat === i + 1 ? lettersOf(tables) : null)),
    over: ended !== null,
  };
}

/** The first turn that is still to come. */
function nextTurn({ turn, ended }: BeetlesState): number {
  return ended ? turn + 1 : turn;
}

export function shadowsOf(state: BeetlesState): ShadowView[] {
  const { field, shadows } = state;
  return shadows.map(({ cell, falls }) => ({
    x: xOf(field, cell),
    y: yOf(field, cell),
    left: falls - nextTurn(state),
  }));
}

export function beetlesOf(state: BeetlesState): BeetleView[] {
  const { field, swarm } = state;
  const now = nextTurn(state);
  return Array.from({ length: swarm.count }, (_, i) => {
    const dies = swarm.dies[i] ?? 0;
    const cell = swarm.cell[i] ?? 0;
    return {
      number: swarm.number[i] ?? 0,
      team: teamOf(swarm, i),
      x: xOf(field, cell),
      y: yOf(field, cell),
      heading: HEADINGS[swarm.heading[i] ?? 0] ?? 'N',
      antennae: swarm.antennae[i] ?? 1,
      winged: swarm.winged[i] === 1,
      power: swarm.power[i] ?? 0,
      ill: dies === 0 ? 0 : dies - now + 1,
      carrying: swarm.carrying[i] === 1,
    };
  });
}

export function spotsOf({ field, items }: BeetlesState, item: number): Spot[] {
  const spots: Spot[] = [];
  items.forEach((lies, cell) => {
    if (lies === item) spots.push(spotOf(field, cell));
  });
  return spots;
}
