/** The battle of the beetles, clauses B1 to B17 of the rulebook: how a game begins, goes on and ends. */
import { hashNumbers } from '../fingerprint.ts';
import { placesByScore, type Answer, type Outcome, type Reason, type Start, type Step, type Turn } from '../game.ts';
import { Random } from '../random.ts';
import { happen, resume, settle, takeOver, type Battle, type BeetlesState } from './battle.ts';
import type { BeetlesDecision } from './decision.ts';
import type { BeetlesEvent } from './events.ts';
import { cellAt, HEADINGS, makeField, mirrored, mirroredHeading, xOf, yOf } from './field.ts';
import { problemInWords } from '../map-file.ts';
import { problems, type BeetlesMap } from './map.ts';
import { en } from './texts.ts';
import { moveAll } from './moves.ts';
import { dawn } from './nature.ts';
import { takeOrders, takeTables } from './orders.ts';
import type { BeetlesSettings } from './settings.ts';
import { addBeetle, emptySwarm, teamOf, wingedCount, type Team } from './swarm.ts';
import { aheadEverywhere } from './tables.ts';
import { standardMap } from './standard-map.ts';

/** Throws a sentence when the map cannot be played. */
export function start({ settings, map = standardMap, seed }: Start<BeetlesSettings, BeetlesMap>): BeetlesState {
  const [problem] = problems(map);
  if (problem) throw new Error(`the map "${map.name}" cannot be played: ${problemInWords(en, problem)}`);
  const field = makeField(map);
  const random = Random.fromSeed(seed);
  const swarm = emptySwarm(2 * map.beetles.length);
  const place = (team: Team, [x, y]: readonly [number, number], heading: number, antennae: number, winged: boolean) =>
    addBeetle(swarm, {
      number: swarm.count + 1,
      team,
      cell: cellAt(field, x, y),
      heading,
      antennae,
      winged,
      power: 0,
      dies: 0,
      carrying: false,
      accumulator: random.real(),
    });
  for (const { x, y, heading, antennae, winged } of map.beetles) {
    place(1, [x, y], HEADINGS.indexOf(heading), antennae, winged);
  }
  for (const { x, y, heading, antennae, winged } of map.beetles) {
    const mirroredTo = mirroredHeading(map.symmetry, HEADINGS.indexOf(heading));
    place(2, mirrored(map, [x, y]), mirroredTo, antennae, winged);
  }
  return {
    settings,
    field,
    turn: 0,
    random: random.state,
    swarm,
    items: new Uint8Array(field.cells),
    shadows: [],
    tables: [aheadEverywhere(), aheadEverywhere()],
    scores: [0, 0],
    nextNumber: swarm.count + 1,
    ended: null,
  };
}

export function turn(state: BeetlesState): Turn {
  const limit = state.turn === 0 ? ({ kind: 'start' } as const) : { kind: 'move' as const, ms: state.settings.moveMs };
  return { seats: [1, 2], limit };
}

/** B4: from the teams' decisions to the board on which they decide next, or to the end. */
export function decide(
  state: BeetlesState,
  answers: readonly Answer<BeetlesDecision>[],
): Step<BeetlesState, BeetlesEvent> {
  return state.ended ? { state, events: [] } : play(resume(state), answers);
}

/** The same on the memory of the state, which is used up. */
export function playOn(
  state: BeetlesState,
  answers: readonly Answer<BeetlesDecision>[],
): Step<BeetlesState, BeetlesEvent> {
  return state.ended ? { state, events: [] } : play(takeOver(state), answers);
}

function play(battle: Battle, answers: readonly Answer<BeetlesDecision>[]): Step<BeetlesState, BeetlesEvent> {
  let ended: readonly Reason[] | null = null;
  if (battle.turn === 0) {
    reportPlaced(battle);
    takeTables(battle, answers);
  } else {
    takeOrders(battle, answers);
    moveAll(battle);
    ended = reasonsToEnd(battle);
  }
  if (!ended) dawn(battle);
  return { state: settle(battle, ended), events: battle.events };
}

/** G5: the accumulators of the map's beetles were drawn before there was a turn to tell it in. */
function reportPlaced(battle: Battle): void {
  const { field, swarm } = battle;
  for (let i = 0; i < swarm.count; i++) {
    const cell = swarm.cell[i] ?? 0;
    const [seat, beetle] = [teamOf(swarm, i), swarm.number[i] ?? 0];
    const accumulator = swarm.accumulator[i] ?? 0;
    happen(battle, { type: 'placed', seat, beetle, x: xOf(field, cell), y: yOf(field, cell), accumulator });
  }
}

/** B15: every reason that holds at the end of a turn, or null. */
export function reasonsToEnd({ field, swarm, settings, turn }: Battle): Reason[] | null {
  const reasons: Reason[] = [];
  const winged = wingedCount(swarm);
  for (const seat of [1, 2] as const) if (winged[seat - 1] === 0) reasons.push({ code: 'no-winged', seat });
  if (swarm.count * 100 > settings.fillLimit * field.cells) {
    reasons.push({ code: 'crowded', beetles: swarm.count, cells: field.cells, limit: settings.fillLimit });
  }
  if (turn >= settings.turnLimit) reasons.push({ code: 'turn-limit', turns: turn });
  return reasons.length > 0 ? reasons : null;
}

export function outcome({ ended, scores }: BeetlesState): Outcome | null {
  return ended && { places: placesByScore(scores), scores, reasons: ended };
}

/** Everything that a later turn depends on; the accumulators in two parts, because they have more than 32 bits. */
export function fingerprint(state: BeetlesState): number {
  const { swarm, field, shadows } = state;
  const { count } = swarm;
  const small: number[] = [state.turn, state.nextNumber, count, field.width, field.height, state.ended?.length ?? 0];
  for (const score of state.scores) small.push(score, Math.floor(score / 2 ** 32));
  for (const { cell, falls } of shadows) small.push(cell, falls);
  let hash = hashNumbers(state.random, hashNumbers(small));
  hash = hashNumbers(state.items, hash);
  for (const tables of state.tables) hash = hashNumbers(tables, hash);
  const each = new Int32Array(count * 6);
  for (let i = 0; i < count; i++) {
    const traits = ((swarm.team[i] ?? 0) << 5) | ((swarm.heading[i] ?? 0) << 3) | ((swarm.antennae[i] ?? 0) << 1);
    const accumulator = (swarm.accumulator[i] ?? 0) * 2 ** 26;
    each[6 * i] = swarm.number[i] ?? 0;
    each[6 * i + 1] = swarm.cell[i] ?? 0;
    each[6 * i + 2] = (traits << 2) | ((swarm.winged[i] ?? 0) << 1) | (swarm.carrying[i] ?? 0);
    each[6 * i + 3] = (swarm.power[i] ?? 0) * 10_007 + (swarm.dies[i] ?? 0);
    each[6 * i + 4] = Math.floor(accumulator);
    each[6 * i + 5] = (accumulator - Math.floor(accumulator)) * 2 ** 26;
  }
  return hashNumbers(each, hash);
}
