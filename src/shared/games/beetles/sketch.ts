/** Hand-made positions for the tests: only what matters is said, the rest is quiet. Nothing appears by chance. */
import type { Answer } from '../game.ts';
import type { BeetlesState } from './battle.ts';
import { NO_ORDERS, type BeetlesDecision, type Orders } from './decision.ts';
import type { BeetlesEvent } from './events.ts';
import type { Heading, Spot, Symmetry, Well } from './field.ts';
import { load } from './position.ts';
import { decide } from './rules.ts';
import { settingsSchema, type BeetlesSettings } from './settings.ts';
import { beetlesOf, type BeetleView } from './view.ts';

/** One antenna: ahead whatever it sees. Two antennae: turn left on the spot. */
export const RUN = 'A'.repeat(18);
export const SPIN = 'L'.repeat(18);

export interface SketchedBeetle {
  readonly number?: number;
  readonly team?: 1 | 2;
  readonly x: number;
  readonly y: number;
  readonly heading?: Heading;
  readonly antennae?: 1 | 2;
  readonly winged?: boolean;
  readonly power?: number;
  readonly dies?: number | null;
  readonly carrying?: boolean;
  readonly accumulator?: number;
}

export interface Sketch {
  readonly width?: number;
  readonly height?: number;
  readonly symmetry?: Symmetry;
  readonly wells?: readonly Well[];
  readonly settings?: Partial<BeetlesSettings>;
  readonly turn?: number;
  readonly tables?: readonly [readonly [string, string], readonly [string, string]];
  readonly beetles: readonly SketchedBeetle[];
  readonly food?: readonly Spot[];
  readonly poison?: readonly Spot[];
  readonly shadows?: readonly { x: number; y: number; falls: number }[];
  readonly seedling?: number;
}

export const QUIET = { foodChance: 0, poisonChance: 0, slipperChance: 0 };

/** Two winged beetles that spin in the bottom row, so that the game goes on. Their numbers are 901 and 902. */
export function parked(height: number): SketchedBeetle[] {
  return [
    { number: 901, team: 1, x: 0, y: height - 1, antennae: 2, winged: true },
    { number: 902, team: 2, x: 2, y: height - 1, antennae: 2, winged: true },
  ];
}

/** Beetles without a number are numbered 1, 2, … in their order. */
export function sketch(drawn: Sketch): BeetlesState {
  const { width = 9, height = 9, symmetry = 'mirror', wells = [], turn = 1 } = drawn;
  const beetles = drawn.beetles
    .map((beetle, i) => ({
      number: i + 1,
      team: 1,
      heading: 'N',
      antennae: 1,
      winged: false,
      power: 0,
      dies: null,
      carrying: false,
      accumulator: 0,
      ...beetle,
    }))
    .toSorted((a, b) => a.number - b.number);
  return load({
    settings: settingsSchema.parse({ ...QUIET, ...drawn.settings }),
    ground: { width, height, symmetry, wells },
    turn,
    scores: [0, 0],
    tables: drawn.tables ?? [
      [RUN, SPIN],
      [RUN, SPIN],
    ],
    beetles,
    nextNumber: 1000,
    food: drawn.food ?? [],
    poison: drawn.poison ?? [],
    shadows: drawn.shadows ?? [],
    random: [1, 2, 3, drawn.seedling ?? 4],
    ended: null,
  });
}

/** As `sketch`, with the two parked winged beetles. */
export function sketchGoingOn(drawn: Sketch): BeetlesState {
  return sketch({ ...drawn, beetles: [...drawn.beetles, ...parked(drawn.height ?? 9)] });
}

export interface Played {
  readonly state: BeetlesState;
  readonly events: readonly BeetlesEvent[];
}

/** Plays turns in which nobody orders anything; the events are those of all turns. */
export function play(state: BeetlesState, turns = 1): Played {
  let now = state;
  const events: BeetlesEvent[] = [];
  for (let i = 0; i < turns; i++) {
    const step = decide(now, [{ decision: NO_ORDERS }, { decision: NO_ORDERS }]);
    now = step.state;
    events.push(...step.events);
  }
  return { state: now, events };
}

export function order(state: BeetlesState, first: Partial<Orders> = {}, second: Partial<Orders> = {}): Played {
  return answer(state, { decision: { ...NO_ORDERS, ...first } }, { decision: { ...NO_ORDERS, ...second } });
}

export function answer(state: BeetlesState, ...answers: Answer<BeetlesDecision>[]): Played {
  return decide(state, answers);
}

export function find(state: BeetlesState, number: number): BeetleView | undefined {
  return beetlesOf(state).find((beetle) => beetle.number === number);
}

/** Where each living beetle stands, the parked ones left out: `1:(3,4)`. */
export function whereabouts(state: BeetlesState): string[] {
  return beetlesOf(state)
    .filter(({ number }) => number < 900 || number >= 1000)
    .map(({ number, x, y }) => `${number}:(${x},${y})`);
}

export function ofType<Type extends BeetlesEvent['type']>(events: readonly BeetlesEvent[], type: Type) {
  return events.filter((event): event is Extract<BeetlesEvent, { type: Type }> => event.type === type);
}
