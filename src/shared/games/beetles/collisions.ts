/**
 * Who gets where it wants to go (B12). Every cell that several beetles want is judged on the board as it stood, all
 * of them together; only then is it found out who is kept from moving because somebody still stands in the way.
 */
import { happen, type Battle } from './battle.ts';
import { pointsAgainst, pointsFor } from './events.ts';
import { xOf, yOf } from './field.ts';
import { bytes, numbers } from './scratch.ts';
import { teamOf, type Swarm } from './swarm.ts';

/** What becomes of a beetle in the moves of a turn. */
export const FREE = 0;
export const KEPT = 1;
export const DEAD = 2;

const scratch = { fates: bytes(), first: numbers(), next: numbers(), taker: numbers() };

/** For each beetle `FREE` (it reaches the cell that it wants), `KEPT` or `DEAD`. */
export function judgeMoves(battle: Battle, wanted: Int32Array): Uint8Array {
  const { field, swarm } = battle;
  const fates = scratch.fates.clean(swarm.count);
  // The claimants of each cell as a chain in ascending order: the first of a cell, then for each beetle the next.
  const first = scratch.first.clean(field.cells);
  const next = scratch.next.used(swarm.count);
  for (let i = swarm.count - 1; i >= 0; i--) {
    const cell = wanted[i] ?? 0;
    next[i] = first[cell] ?? 0;
    first[cell] = i + 1;
  }
  // Who may enter a cell, as index plus one: its only claimant, or the winner.
  const taker = scratch.taker.used(field.cells);
  taker.set(first);
  const kept: number[] = [];
  for (let i = 0; i < swarm.count; i++) {
    const cell = wanted[i] ?? 0;
    if (!next[i] || first[cell] !== i + 1) continue;
    const claimants: number[] = [];
    for (let j = i + 1; j > 0; j = next[j - 1] ?? 0) claimants.push(j - 1);
    taker[cell] = judgeCell(battle, cell, claimants, fates, kept) + 1;
  }
  keepWhoIsBlocked(swarm, taker, fates, kept);
  return fates;
}

/** Decides one cell that several want; returns who takes it, or −1. Whoever stays is pushed onto `kept`. */
function judgeCell(battle: Battle, cell: number, claimants: readonly number[], fates: Uint8Array, kept: number[]) {
  const { swarm } = battle;
  const winged = claimants.filter((i) => swarm.winged[i]);
  const plain = claimants.filter((i) => !swarm.winged[i]);
  if (winged.length > 0) wingedDie(battle, cell, winged, plain.length > 0, fates);
  const winner = strongest(swarm, plain, battle.settings.powerRatio);
  for (const i of plain) {
    if (i === winner) continue;
    if (winner >= 0) {
      fates[i] = DEAD;
      killed(battle, cell, i, winner);
    } else {
      fates[i] = KEPT;
      kept.push(i);
    }
  }
  return winner;
}

function wingedDie(battle: Battle, cell: number, winged: readonly number[], metPlain: boolean, fates: Uint8Array) {
  const { field, swarm, settings } = battle;
  const [x, y] = [xOf(field, cell), yOf(field, cell)];
  for (const i of winged) fates[i] = DEAD;
  if (!metPlain) {
    const beetles = winged.map((i) => swarm.number[i] ?? 0);
    const { wingedClashPoints: each } = settings;
    happen(battle, { type: 'winged-clash', x, y, beetles, points: [each, each] });
    return;
  }
  for (const i of winged) {
    const seat = teamOf(swarm, i);
    const points = pointsAgainst(seat, settings.wingedDeathPoints);
    happen(battle, { type: 'winged-lost', seat, beetle: swarm.number[i] ?? 0, x, y, points });
  }
}

function killed(battle: Battle, cell: number, victim: number, winner: number): void {
  const { field, swarm, settings } = battle;
  happen(battle, {
    type: 'killed',
    seat: teamOf(swarm, victim),
    beetle: swarm.number[victim] ?? 0,
    x: xOf(field, cell),
    y: yOf(field, cell),
    by: swarm.number[winner] ?? 0,
    points: pointsFor(teamOf(swarm, winner), settings.killPoints),
  });
}

/**
 * The plain beetle that takes the cell, or −1: it has more than `ratio` times the power of every other, all of them
 * enemies. One that has only winged beetles beside it has nobody to be compared with and takes it.
 */
function strongest(swarm: Swarm, plain: readonly number[], ratio: number): number {
  let best = -1;
  for (const i of plain) if (best < 0 || (swarm.power[i] ?? 0) > (swarm.power[best] ?? 0)) best = i;
  if (best < 0) return -1;
  const beats = (other: number) =>
    swarm.team[other] !== swarm.team[best] && (swarm.power[best] ?? 0) > ratio * (swarm.power[other] ?? 0);
  return plain.every((i) => i === best || beats(i)) ? best : -1;
}

/** A kept beetle stands in its cell, so whoever wants to enter that cell is kept too, and so on, winners included. */
function keepWhoIsBlocked(swarm: Swarm, taker: Int32Array, fates: Uint8Array, kept: number[]): void {
  for (let i = kept.pop(); i !== undefined; i = kept.pop()) {
    const blocked = (taker[swarm.cell[i] ?? 0] ?? 0) - 1;
    if (blocked < 0 || blocked === i || fates[blocked] !== FREE) continue;
    fates[blocked] = KEPT;
    kept.push(blocked);
  }
}
