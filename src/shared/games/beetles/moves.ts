/** A turn's moves and what follows from them: eating, births and deaths from illness (B10 to B13). */
import { chooseActions, destinations } from './actions.ts';
import { FOOD, happen, NOTHING, type Battle } from './battle.ts';
import { DEAD, FREE, judgeMoves } from './collisions.ts';
import { pointsFor } from './events.ts';
import { xOf, yOf } from './field.ts';
import { bytes, numbers } from './scratch.ts';
import { addBeetle, removeBeetles, teamOf, type Swarm } from './swarm.ts';

export function moveAll(battle: Battle): void {
  const { swarm } = battle;
  const wanted = destinations(battle, chooseActions(battle));
  const fates = judgeMoves(battle, wanted);
  const left = moveTheFree(swarm, wanted, fates);
  const fed = eat(battle, left);
  giveBirth(battle, left, fates);
  // Only now: a move that bears and eats leaves a new child on the way.
  for (let i = 0; i < fed.length; i++) if (fed[i]) swarm.carrying[i] = 1;
  buryTheDead(battle, fates);
}

const NO_MOVE = -1;
const scratch = { left: numbers(), fed: bytes(), taken: bytes(), gone: bytes() };

/** Returns for each beetle the cell that it left, or `NO_MOVE`. */
function moveTheFree(swarm: Swarm, wanted: Int32Array, fates: Uint8Array): Int32Array {
  const left = scratch.left.used(swarm.count).fill(NO_MOVE);
  for (let i = 0; i < swarm.count; i++) {
    const from = swarm.cell[i] ?? 0;
    const to = wanted[i] ?? 0;
    if (fates[i] !== FREE || from === to) continue;
    left[i] = from;
    swarm.cell[i] = to;
    swarm.power[i] = (swarm.power[i] ?? 0) + 1;
  }
  return left;
}

/** Returns for each beetle 1 if it had a meal. */
function eat(battle: Battle, left: Int32Array): Uint8Array {
  const { field, swarm, items, settings, turn } = battle;
  const fed = scratch.fed.clean(swarm.count);
  for (let i = 0; i < left.length; i++) {
    const cell = swarm.cell[i] ?? 0;
    const item = items[cell];
    if (left[i] === NO_MOVE || item === NOTHING) continue;
    items[cell] = NOTHING;
    const seat = teamOf(swarm, i);
    const who = { seat, beetle: swarm.number[i] ?? 0, x: xOf(field, cell), y: yOf(field, cell) };
    if (item === FOOD) {
      fed[i] = 1;
      const worth = swarm.winged[i] ? settings.wingedMealPoints : settings.mealPoints;
      happen(battle, { type: 'ate', ...who, points: pointsFor(seat, worth) });
    } else if (swarm.dies[i]) {
      happen(battle, { type: 'poison-again', ...who });
    } else {
      swarm.dies[i] = turn + settings.illnessTurns;
      happen(battle, { type: 'poisoned', ...who, turns: settings.illnessTurns });
    }
  }
  return fed;
}

/** The child stays on the cell that its mother left, unless somebody came there; then the birth waits. */
function giveBirth(battle: Battle, left: Int32Array, fates: Uint8Array): void {
  const { field, swarm } = battle;
  const taken = scratch.taken.clean(field.cells);
  for (let i = 0; i < left.length; i++) if (fates[i] !== DEAD) taken[swarm.cell[i] ?? 0] = 1;
  for (let i = 0; i < left.length; i++) {
    const cell = left[i] ?? NO_MOVE;
    if (cell === NO_MOVE || !swarm.carrying[i] || taken[cell]) continue;
    swarm.carrying[i] = 0;
    const seat = teamOf(swarm, i);
    const beetle = battle.nextNumber++;
    const accumulator = battle.random.real();
    addBeetle(swarm, {
      number: beetle,
      team: seat,
      cell,
      heading: swarm.heading[i] ?? 0,
      antennae: swarm.antennae[i] ?? 1,
      winged: swarm.winged[i] === 1,
      power: 0,
      dies: 0,
      carrying: false,
      accumulator,
    });
    const mother = swarm.number[i] ?? 0;
    happen(battle, { type: 'born', seat, beetle, mother, x: xOf(field, cell), y: yOf(field, cell), accumulator });
  }
}

/** Takes out whom this turn's collisions killed and whose illness ends now. */
function buryTheDead(battle: Battle, fates: Uint8Array): void {
  const { field, swarm, turn } = battle;
  const gone = scratch.gone.clean(swarm.count);
  for (let i = 0; i < fates.length; i++) {
    if (fates[i] === DEAD) {
      gone[i] = 1;
      continue;
    }
    if (swarm.dies[i] !== turn) continue;
    gone[i] = 1;
    const cell = swarm.cell[i] ?? 0;
    const [seat, beetle] = [teamOf(swarm, i), swarm.number[i] ?? 0];
    happen(battle, { type: 'died', seat, beetle, x: xOf(field, cell), y: yOf(field, cell) });
  }
  removeBeetles(swarm, gone);
}
