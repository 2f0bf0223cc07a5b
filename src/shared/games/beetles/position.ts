/** A battle's position as plain JSON: lists of what is where, readable by people and programs. */
import { z } from 'zod';
import { reasonSchema } from '../game.ts';
import { randomStateSchema } from '../random.ts';
import { FOOD, NOTHING, POISON, type BeetlesState } from './battle.ts';
import { cellAt, HEADINGS, isOn, makeField, xOf, yOf, type Field, type Ground, type Spot } from './field.ts';
import { groundShape, spotSchema } from './map.ts';
import { settingsSchema } from './settings.ts';
import { addBeetle, emptySwarm, teamOf, type Swarm } from './swarm.ts';
import { lettersOf, tablesFromLetters, type Tables } from './tables.ts';
import { spotsOf } from './view.ts';

const oneOrTwo = z.union([z.literal(1), z.literal(2)]);
const letters = z.string().regex(/^[ALR]{18}$/, 'a table has 18 letters A, L or R');
/** Far more than a game can reach, and so far below what 32 bits and a float64 hold that no game gets there. */
const HIGHEST = 1_000_000_000;
const score = z
  .int()
  .min(0)
  .max(1_000_000 * HIGHEST);

const beetleSchema = z.strictObject({
  number: z.int().min(1).max(HIGHEST),
  team: oneOrTwo,
  x: z.int(),
  y: z.int(),
  heading: z.enum(HEADINGS),
  antennae: oneOrTwo,
  winged: z.boolean(),
  power: z.int().min(0).max(HIGHEST),
  /** The turn at whose end it dies of its illness; null for a healthy one. */
  dies: z.int().min(1).max(HIGHEST).nullable(),
  carrying: z.boolean(),
  accumulator: z.number().min(0).lt(1),
});

const positionSchema = z.strictObject({
  settings: settingsSchema,
  ground: z.strictObject(groundShape),
  turn: z.int().min(0).max(100_000),
  scores: z.tuple([score, score]),
  /** Each team's tables for one and for two antennae. */
  tables: z.tuple([z.tuple([letters, letters]), z.tuple([letters, letters])]),
  beetles: z.array(beetleSchema),
  nextNumber: z.int().min(1).max(HIGHEST),
  food: z.array(spotSchema),
  poison: z.array(spotSchema),
  /** `falls` is the turn in which the slipper comes down. */
  shadows: z.array(z.strictObject({ x: z.int(), y: z.int(), falls: z.int().min(1).max(HIGHEST) })),
  random: randomStateSchema,
  ended: z.array(reasonSchema).min(1).nullable(),
});
type Position = z.output<typeof positionSchema>;

export function save(state: BeetlesState): z.input<typeof positionSchema> {
  const { settings, field, swarm, turn, scores, tables, nextNumber, random, ended } = state;
  const { width, height, symmetry, wells } = field;
  return {
    settings,
    ground: { width, height, symmetry, wells },
    turn,
    scores: [...scores],
    tables: [lettersOf(tables[0]), lettersOf(tables[1])],
    beetles: Array.from({ length: swarm.count }, (_, i) => beetleAt(field, swarm, i)),
    nextNumber,
    food: spotsOf(state, FOOD),
    poison: spotsOf(state, POISON),
    shadows: state.shadows.map(({ cell, falls }) => ({ x: xOf(field, cell), y: yOf(field, cell), falls })),
    random,
    ended: ended && [...ended],
  };
}

function beetleAt(field: Field, swarm: Swarm, i: number): z.input<typeof beetleSchema> {
  const cell = swarm.cell[i] ?? 0;
  return {
    number: swarm.number[i] ?? 0,
    team: teamOf(swarm, i),
    x: xOf(field, cell),
    y: yOf(field, cell),
    heading: HEADINGS[swarm.heading[i] ?? 0] ?? 'N',
    antennae: swarm.antennae[i] === 1 ? 1 : 2,
    winged: swarm.winged[i] === 1,
    power: swarm.power[i] ?? 0,
    dies: swarm.dies[i] || null,
    carrying: swarm.carrying[i] === 1,
    accumulator: swarm.accumulator[i] ?? 0,
  };
}

/** Throws a sentence when it is not a position of this game or contradicts itself. */
export function load(position: unknown): BeetlesState {
  const parsed = positionSchema.safeParse(position);
  if (!parsed.success) throw new Error(`this is no position of beetles: ${z.prettifyError(parsed.error)}`);
  const read = parsed.data;
  checkWells(read.ground);
  const field = makeField(read.ground);
  checkTurns(read);
  const swarm = swarmOf(read, field);
  return {
    settings: read.settings,
    field,
    turn: read.turn,
    random: read.random,
    swarm,
    items: itemsOf(read, field, swarm),
    shadows: read.shadows.map(({ x, y, falls }) => {
      check(isOn(field, [x, y]), `a shadow's centre (${x}, ${y}) is not on the board`);
      return { cell: cellAt(field, x, y), falls };
    }),
    tables: [tablesOf(read.tables[0]), tablesOf(read.tables[1])],
    scores: read.scores,
    nextNumber: read.nextNumber,
    ended: read.ended,
  };
}

function check(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(`this is no position of beetles: ${otherwise}`);
}

function tablesOf([one, two]: readonly [string, string]): Tables {
  const tables = tablesFromLetters(one, two);
  if (!tables) throw new Error('this is no position of beetles: a table has 18 letters A, L or R');
  return tables;
}

function checkWells(ground: Ground): void {
  const entrances = new Set<number>();
  for (const [[x, y], exit] of ground.wells) {
    check(isOn(ground, [x, y]) && isOn(ground, exit), `the well at (${x}, ${y}) is not on the board`);
    check(!entrances.has(cellAt(ground, x, y)), `(${x}, ${y}) is the entrance of two wells`);
    entrances.add(cellAt(ground, x, y));
  }
  for (const [, [x, y]] of ground.wells) {
    check(!entrances.has(cellAt(ground, x, y)), `the exit (${x}, ${y}) of a well is an entrance`);
  }
}

/** What is due in an earlier turn than the next would never happen, and nothing is due later than it can be. */
function checkTurns({ turn, ended, settings, beetles, shadows }: Position): void {
  const next = ended ? turn + 1 : turn;
  for (const { falls } of shadows) {
    check(falls > turn && falls <= turn + settings.slipperTurns, `no shadow of turn ${turn} falls in turn ${falls}`);
  }
  for (const { number, dies } of beetles) {
    const due = dies === null || (dies >= next && dies <= turn + settings.illnessTurns);
    check(due, `beetle ${number} cannot die of its illness in turn ${dies}`);
  }
}

function swarmOf({ beetles, nextNumber }: Position, field: Field): Swarm {
  const swarm = emptySwarm(beetles.length);
  const taken = new Set<number>();
  let last = 0;
  for (const { x, y, heading, dies, ...rest } of beetles) {
    const cell = cellAt(field, x, y);
    const { number } = rest;
    check(number > last, `the beetles are not in the order of their numbers at ${number}`);
    check(isOn(field, [x, y]), `beetle ${number} is not on the board`);
    check(!taken.has(cell), `two beetles stand on (${x}, ${y})`);
    check(!field.entrance[cell], `beetle ${number} stands on a well's entrance`);
    taken.add(cell);
    last = number;
    addBeetle(swarm, { ...rest, cell, heading: HEADINGS.indexOf(heading), dies: dies ?? 0 });
  }
  check(nextNumber > last, `the next number ${nextNumber} is taken`);
  return swarm;
}

function itemsOf({ food, poison }: Position, field: Field, swarm: Swarm): Uint8Array {
  const items = new Uint8Array(field.cells);
  const taken = new Set(swarm.cell);
  const lay = (item: number) => {
    return ([x, y]: Spot) => {
      const cell = cellAt(field, x, y);
      check(isOn(field, [x, y]), `(${x}, ${y}) is not on the board`);
      check(items[cell] === NOTHING, `two things lie on (${x}, ${y})`);
      check(!taken.has(cell), `something lies under the beetle on (${x}, ${y})`);
      check(!field.entrance[cell], `something lies on the well's entrance (${x}, ${y})`);
      items[cell] = item;
    };
  };
  food.forEach(lay(FOOD));
  poison.forEach(lay(POISON));
  return items;
}
