/** What each beetle sees and does (B2, B10), and who does not listen (B11). */
import { happen, type Battle } from './battle.ts';
import { ahead, leftOf, rightOf, target, type Field } from './field.ts';
import { bytes, numbers } from './scratch.ts';
import { headcount, type Swarm } from './swarm.ts';
import { AHEAD, entryIndex, LEFT, letterOf, type Tables } from './tables.ts';

const scratch = { grid: bytes(), actions: bytes(), wanted: numbers() };

/** The team on each cell, 0 where nobody stands: all that a look needs to know. */
export type TeamGrid = Uint8Array;

function teamGrid(swarm: Swarm, cells: number): TeamGrid {
  const grid = scratch.grid.clean(cells);
  for (let i = 0; i < swarm.count; i++) grid[swarm.cell[i] ?? 0] = swarm.team[i] ?? 0;
  return grid;
}

/** B2: the index of the entry that a beetle of this team, standing on `cell`, looks up. */
export function seenEntry(
  field: Field,
  grid: TeamGrid,
  team: number,
  antennae: number,
  heading: number,
  cell: number,
): number {
  const next = ahead(field, heading, cell);
  const left = grid[ahead(field, leftOf(heading), next)] ?? 0;
  const right = grid[ahead(field, rightOf(heading), next)] ?? 0;
  const first = firstAhead(field, grid, heading, next);
  return entryIndex(antennae, sight(left, team), sight(right, team), first === team ? 0 : 1);
}

/**
 * The team of the first beetle on the way from a cell. Most looks are long, so they count cells instead of asking for
 * each one's neighbour. A look comes round the board to the beetle itself when nobody else is in its way: it always ends.
 */
function firstAhead({ width, cells }: Field, grid: TeamGrid, heading: number, from: number): number {
  const isColumn = heading % 2 === 0;
  const low = isColumn ? 0 : from - (from % width);
  const span = isColumn ? cells : width;
  const pace = isColumn ? width : 1;
  // North and west count down.
  const step = heading % 3 === 0 ? -pace : pace;
  let at = from;
  while (!grid[at]) {
    at += step;
    if (at < low) at += span;
    else if (at >= low + span) at -= span;
  }
  return grid[at] ?? 0;
}

function sight(seen: number, team: number): number {
  return seen === 0 ? 0 : seen === team ? 1 : 2;
}

/** Every beetle's action, in the order of the swarm; the accumulators move on (B11). */
export function chooseActions(battle: Battle): Uint8Array {
  const { field, swarm, tables } = battle;
  const grid = teamGrid(swarm, field.cells);
  const actions = scratch.actions.used(swarm.count);
  for (let i = 0; i < swarm.count; i++) {
    const team = swarm.team[i] ?? 0;
    const own: Tables = tables[team === 1 ? 0 : 1];
    const index = seenEntry(field, grid, team, swarm.antennae[i] ?? 1, swarm.heading[i] ?? 0, swarm.cell[i] ?? 0);
    actions[i] = own[index] ?? AHEAD;
  }
  disobey(battle, actions);
  return actions;
}

function disobey(battle: Battle, actions: Uint8Array): void {
  const { swarm, random, settings } = battle;
  const [first, second] = headcount(swarm).map((size) => unrest(size, settings.obedient));
  const beetles: number[] = [];
  let letters = '';
  for (let i = 0; i < swarm.count; i++) {
    const grown = (swarm.accumulator[i] ?? 0) + ((swarm.team[i] === 1 ? first : second) ?? 0);
    if (grown < 1) {
      swarm.accumulator[i] = grown;
      continue;
    }
    swarm.accumulator[i] = grown - 1;
    const action = random.int(3);
    actions[i] = action;
    beetles.push(swarm.number[i] ?? 0);
    letters += letterOf(action);
  }
  if (beetles.length > 0) happen(battle, { type: 'disobeyed', count: beetles.length, beetles, actions: letters });
}

/** B11: by how much the accumulators of a team of this size grow in a turn. */
export function unrest(size: number, obedient: number): number {
  return size <= obedient ? 0 : 1 - Math.sqrt(obedient / size);
}

/** B10: turns whoever turns, and says where everybody wants to be; the own cell for whoever stays. */
export function destinations(battle: Battle, actions: Uint8Array): Int32Array {
  const { field, swarm } = battle;
  const wanted = scratch.wanted.used(swarm.count);
  for (let i = 0; i < swarm.count; i++) {
    const heading = swarm.heading[i] ?? 0;
    const cell = swarm.cell[i] ?? 0;
    const action = actions[i];
    if (action === AHEAD) {
      wanted[i] = target(field, heading, cell);
    } else {
      swarm.heading[i] = action === LEFT ? leftOf(heading) : rightOf(heading);
      wanted[i] = cell;
    }
  }
  return wanted;
}
