/** What happens before the teams decide: slippers come down, the ill cost points, things appear (B5, B6, B7). */
import { FOOD, happen, NOTHING, POISON, type Battle, type Shadow } from './battle.ts';
import { ahead, xOf, yOf, type Field } from './field.ts';
import { removeBeetles, standing, teamOf } from './swarm.ts';

export function dawn(battle: Battle): void {
  thingsAppear(battle, beginTurn(battle));
}

/** The part of it in which nothing is left to chance (B5, B6); returns where everybody stands. */
export function beginTurn(battle: Battle): Int32Array {
  battle.turn++;
  happen(battle, { type: 'turn', turn: battle.turn });
  slippersComeDown(battle);
  const grid = standing(battle.swarm, battle.field.cells);
  theIllGivePoints(battle, grid);
  return grid;
}

const NORTH = 0;
const EAST = 1;
const SOUTH = 2;
const WEST = 3;

/** The 3×3 cells round a cell, row by row, wrapping; the fifth is the cell itself. */
export function squareRound(field: Field, cell: number): number[] {
  const above = ahead(field, NORTH, cell);
  const below = ahead(field, SOUTH, cell);
  return [
    ahead(field, WEST, above),
    above,
    ahead(field, EAST, above),
    ahead(field, WEST, cell),
    cell,
    ahead(field, EAST, cell),
    ahead(field, WEST, below),
    below,
    ahead(field, EAST, below),
  ];
}

function slippersComeDown(battle: Battle): void {
  const { field, swarm, turn } = battle;
  if (!battle.shadows.some(({ falls }) => falls <= turn)) return;
  const grid = standing(swarm, field.cells);
  const gone = new Uint8Array(swarm.count);
  for (const { cell, falls } of battle.shadows) {
    if (falls > turn) continue;
    const under = squareRound(field, cell)
      .map((covered) => (grid[covered] ?? 0) - 1)
      .filter((i) => i >= 0 && !gone[i]);
    happen(battle, { type: 'slipper', x: xOf(field, cell), y: yOf(field, cell), crushed: under.length });
    for (const i of under.toSorted((a, b) => a - b)) {
      gone[i] = 1;
      const [beetle, at] = [swarm.number[i] ?? 0, swarm.cell[i] ?? 0];
      happen(battle, { type: 'crushed', seat: teamOf(swarm, i), beetle, x: xOf(field, at), y: yOf(field, at) });
    }
  }
  battle.shadows = battle.shadows.filter(({ falls }) => falls > turn);
  removeBeetles(swarm, gone);
}

function theIllGivePoints(battle: Battle, grid: Int32Array): void {
  const { field, swarm, settings } = battle;
  for (let i = 0; i < swarm.count; i++) {
    if (!swarm.dies[i]) continue;
    const cell = swarm.cell[i] ?? 0;
    let [ofFirst, ofSecond] = [0, 0];
    // The square has the beetle itself in it, but that one is ill and so does not count.
    for (const near of squareRound(field, cell)) {
      const j = (grid[near] ?? 0) - 1;
      if (j < 0 || swarm.dies[j]) continue;
      if (swarm.team[j] === 1) ofFirst++;
      else ofSecond++;
    }
    if (ofFirst + ofSecond === 0) continue;
    happen(battle, {
      type: 'contagion',
      seat: teamOf(swarm, i),
      beetle: swarm.number[i] ?? 0,
      x: xOf(field, cell),
      y: yOf(field, cell),
      points: [ofSecond * settings.illnessPoints, ofFirst * settings.illnessPoints],
    });
  }
}

/** B7: three draws for every cell of one half, whatever is on it, so that the draws never depend on the play. */
function thingsAppear(battle: Battle, grid: Int32Array): void {
  const { field, random } = battle;
  const { foodChance, poisonChance, slipperChance } = battle.settings;
  const shadows: Shadow[] = [];
  random.chances([foodChance, poisonChance, slipperChance], 3 * field.half.length, (draw) => {
    const cell = field.half[Math.floor(draw / 3)] ?? 0;
    if (draw % 3 === 0) lay(battle, grid, cell, FOOD);
    else if (draw % 3 === 1) lay(battle, grid, cell, POISON);
    else castShadows(battle, cell, shadows);
  });
  if (shadows.length > 0) battle.shadows = [...battle.shadows, ...shadows];
}

function lay(battle: Battle, grid: Int32Array, cell: number, item: typeof FOOD | typeof POISON): void {
  const { field, items } = battle;
  const other = field.mirror[cell] ?? 0;
  const isFree = (at: number) => !grid[at] && items[at] === NOTHING && !field.entrance[at];
  if (!isFree(cell) || !isFree(other)) return;
  for (const at of new Set([cell, other])) {
    items[at] = item;
    happen(battle, { type: item === FOOD ? 'food' : 'poison', x: xOf(field, at), y: yOf(field, at) });
  }
}

function castShadows({ field, settings, turn, events }: Battle, cell: number, shadows: Shadow[]): void {
  const { slipperTurns: turns } = settings;
  for (const at of new Set([cell, field.mirror[cell] ?? 0])) {
    shadows.push({ cell: at, falls: turn + turns });
    events.push({ type: 'shadow', x: xOf(field, at), y: yOf(field, at), turns });
  }
}
