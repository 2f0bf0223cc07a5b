/**
 * How much an agent can still gather: a beam search over the order in which diamonds are taken, with their minimums and
 * maximums, the round's cost and the rounds that are left. Later points count less, because an enemy may be there first.
 */
import { UNREACHABLE, type Paths } from './paths.ts';
import type { KindValues } from './settings.ts';

const WIDTH = 10;
const DEPTH = 8;
/** What a point in the next round is worth today. */
export const PATIENCE = 0.97;
/** What the time after the planned diamonds is thought to be worth; it makes quick plans outrank slow ones. */
const FUTURE = 120;

export interface Diamond {
  readonly cell: number;
  readonly kind: number;
  /** How soon an enemy could take it. */
  readonly enemySteps: number;
}

export interface Gatherer {
  readonly cell: number;
  readonly score: number;
  readonly taken: readonly number[];
}

interface Stage extends Gatherer {
  readonly time: number;
  readonly worth: number;
  readonly rank: number;
  readonly diamond: Diamond | null;
  readonly before: Stage | null;
}

export interface Outlook {
  readonly paths: Paths;
  readonly table: readonly KindValues[];
  readonly roundCost: number;
  readonly diamonds: readonly Diamond[];
}

/** The discounted points of the best plan found that fits into `rounds` actions. */
export function planWorth(outlook: Outlook, start: Gatherer, rounds: number): number {
  let stages: Stage[] = [{ ...start, time: 0, worth: 0, rank: 0, diamond: null, before: null }];
  let best = 0;
  for (let depth = 0; depth < DEPTH && stages.length > 0; depth++) {
    const next: Stage[] = [];
    for (const stage of stages) extend(outlook, stage, rounds, next);
    for (const { worth } of next) best = Math.max(best, worth);
    stages = next;
  }
  return best;
}

/** Adds the stages that take one more diamond to the `WIDTH` best ones, in order of rank. */
function extend(outlook: Outlook, stage: Stage, rounds: number, beam: Stage[]): void {
  const { table, roundCost } = outlook;
  const steps = outlook.paths.from(stage.cell);
  for (const diamond of outlook.diamonds) {
    const values = table[diamond.kind];
    // A diamond under the agent's feet still takes an action to be picked up.
    const distance = Math.max(1, steps[diamond.cell] ?? UNREACHABLE);
    const time = stage.time + distance;
    if (!values || time > rounds || (stage.taken[diamond.kind] ?? 0) >= values.maximum) continue;
    const score = stage.score - roundCost * distance;
    if (score < values.minimum || isTaken(stage, diamond)) continue;
    const fade = PATIENCE ** time;
    const worth = stage.worth + values.points * fade * chance(diamond, time);
    const rank = worth + FUTURE * fade;
    const last = beam[WIDTH - 1];
    if (last && last.rank >= rank) continue;
    const taken = stage.taken.map((count, kind) => (kind === diamond.kind ? count + 1 : count));
    insert(beam, {
      cell: diamond.cell,
      score: score + values.points,
      taken,
      time,
      worth,
      rank,
      diamond,
      before: stage,
    });
  }
}

function insert(beam: Stage[], stage: Stage): void {
  let at = Math.min(beam.length, WIDTH - 1);
  while (at > 0 && (beam[at - 1]?.rank ?? 0) < stage.rank) {
    beam[at] = beam[at - 1] ?? stage;
    at--;
  }
  beam[at] = stage;
}

function isTaken(stage: Stage, diamond: Diamond): boolean {
  for (let at: Stage | null = stage; at; at = at.before) if (at.diamond === diamond) return true;
  return false;
}

/** How likely the diamond is still there: the longer an enemy could have been there, the less. */
function chance({ enemySteps }: Diamond, time: number): number {
  return enemySteps >= time ? 1 : Math.max(0.2, 1 - 0.2 * (time - enemySteps));
}
