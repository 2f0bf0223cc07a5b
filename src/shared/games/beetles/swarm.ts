/**
 * All living beetles, one array for each property and in the order of their numbers. Arrays of numbers instead of
 * objects: a turn copies and walks thousands of beetles, and this is what makes it fast.
 */
import { numbers } from './scratch.ts';

export type Team = 1 | 2;

export interface Swarm {
  /** How many beetles live; the arrays may have room for more. */
  count: number;
  readonly number: Int32Array;
  readonly team: Uint8Array;
  readonly cell: Int32Array;
  /** An index into `HEADINGS`. */
  readonly heading: Uint8Array;
  readonly antennae: Uint8Array;
  readonly winged: Uint8Array;
  readonly power: Int32Array;
  /** B13: the turn at whose end an ill beetle dies; 0 for a healthy one. */
  readonly dies: Int32Array;
  /** B13: 1 with a child on the way. */
  readonly carrying: Uint8Array;
  /** B11, in [0, 1); a float64 is written to JSON and read from it without loss. */
  readonly accumulator: Float64Array;
}

export interface Beetle {
  readonly number: number;
  readonly team: Team;
  readonly cell: number;
  readonly heading: number;
  readonly antennae: number;
  readonly winged: boolean;
  readonly power: number;
  readonly dies: number;
  readonly carrying: boolean;
  readonly accumulator: number;
}

/** One piece of memory for all of them, cut up: a turn that asks for ten pieces waits for ten. */
export function emptySwarm(room: number): Swarm {
  const words = 4 * room;
  const buffer = new ArrayBuffer(8 * room + 4 * words + 5 * room);
  const ints = (index: number) => new Int32Array(buffer, 8 * room + index * words, room);
  const bytes = (index: number) => new Uint8Array(buffer, 8 * room + 4 * words + index * room, room);
  return {
    count: 0,
    number: ints(0),
    team: bytes(0),
    cell: ints(1),
    heading: bytes(1),
    antennae: bytes(2),
    winged: bytes(3),
    power: ints(2),
    dies: ints(3),
    carrying: bytes(4),
    accumulator: new Float64Array(buffer, 0, room),
  };
}

/** A copy with room for all children on the way. */
export function copySwarm(swarm: Swarm): Swarm {
  return copyInto(emptySwarm(roomNeeded(swarm)), swarm);
}

/** The swarm itself if it has room for all children on the way, else a copy that has it for some turns. */
export function withRoom(swarm: Swarm): Swarm {
  const needed = roomNeeded(swarm);
  return needed <= swarm.number.length ? swarm : copyInto(emptySwarm(needed + (needed >> 2)), swarm);
}

function roomNeeded({ count, carrying }: Swarm): number {
  let children = 0;
  for (let i = 0; i < count; i++) children += carrying[i] ?? 0;
  return count + children;
}

function copyInto(copy: Swarm, swarm: Swarm): Swarm {
  const { count } = swarm;
  copy.count = count;
  copy.number.set(swarm.number.subarray(0, count));
  copy.team.set(swarm.team.subarray(0, count));
  copy.cell.set(swarm.cell.subarray(0, count));
  copy.heading.set(swarm.heading.subarray(0, count));
  copy.antennae.set(swarm.antennae.subarray(0, count));
  copy.winged.set(swarm.winged.subarray(0, count));
  copy.power.set(swarm.power.subarray(0, count));
  copy.dies.set(swarm.dies.subarray(0, count));
  copy.carrying.set(swarm.carrying.subarray(0, count));
  copy.accumulator.set(swarm.accumulator.subarray(0, count));
  return copy;
}

/** Puts a beetle behind the others; its number must be the highest. */
export function addBeetle(swarm: Swarm, beetle: Beetle): void {
  const i = swarm.count++;
  if (i >= swarm.number.length) throw new RangeError('there is no room for another beetle in this swarm');
  swarm.number[i] = beetle.number;
  swarm.team[i] = beetle.team;
  swarm.cell[i] = beetle.cell;
  swarm.heading[i] = beetle.heading;
  swarm.antennae[i] = beetle.antennae;
  swarm.winged[i] = beetle.winged ? 1 : 0;
  swarm.power[i] = beetle.power;
  swarm.dies[i] = beetle.dies;
  swarm.carrying[i] = beetle.carrying ? 1 : 0;
  swarm.accumulator[i] = beetle.accumulator;
}

export function teamOf(swarm: Swarm, i: number): Team {
  return swarm.team[i] === 1 ? 1 : 2;
}

/** Takes out the beetles that `gone` marks; the others close up in their order. */
export function removeBeetles(swarm: Swarm, gone: Uint8Array): void {
  let kept = 0;
  for (let i = 0; i < swarm.count; i++) {
    if (gone[i]) continue;
    if (kept !== i) {
      swarm.number[kept] = swarm.number[i] ?? 0;
      swarm.team[kept] = swarm.team[i] ?? 0;
      swarm.cell[kept] = swarm.cell[i] ?? 0;
      swarm.heading[kept] = swarm.heading[i] ?? 0;
      swarm.antennae[kept] = swarm.antennae[i] ?? 0;
      swarm.winged[kept] = swarm.winged[i] ?? 0;
      swarm.power[kept] = swarm.power[i] ?? 0;
      swarm.dies[kept] = swarm.dies[i] ?? 0;
      swarm.carrying[kept] = swarm.carrying[i] ?? 0;
      swarm.accumulator[kept] = swarm.accumulator[i] ?? 0;
    }
    kept++;
  }
  swarm.count = kept;
}

const scratch = numbers();

/** Where everybody stands: for each cell the beetle's index plus one, 0 where there is none. */
export function standing(swarm: Swarm, cells: number): Int32Array {
  const grid = scratch.clean(cells);
  for (let i = 0; i < swarm.count; i++) grid[swarm.cell[i] ?? 0] = i + 1;
  return grid;
}

/** The index of the beetle with this number, or −1; the numbers are in ascending order. */
export function findBeetle(swarm: Swarm, number: number): number {
  let low = 0;
  let high = swarm.count - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = swarm.number[middle] ?? 0;
    if (found === number) return middle;
    if (found < number) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The number of beetles of team 1 and of team 2. */
export function headcount(swarm: Swarm): [number, number] {
  let first = 0;
  for (let i = 0; i < swarm.count; i++) if (swarm.team[i] === 1) first++;
  return [first, swarm.count - first];
}

/** The number of winged beetles of team 1 and of team 2. */
export function wingedCount(swarm: Swarm): [number, number] {
  let [first, second] = [0, 0];
  for (let i = 0; i < swarm.count; i++) {
    if (!swarm.winged[i]) continue;
    if (swarm.team[i] === 1) first++;
    else second++;
  }
  return [first, second];
}
