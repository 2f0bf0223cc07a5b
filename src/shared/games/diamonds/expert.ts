/**
 * The house's best player. For each action it works out where that leaves it and adds what it can still gather from
 * there (`plan.ts`), what a hit gives or costs, and what a trap may bring. It counts plans and never looks at a clock,
 * so it plays the same on every machine.
 */
import type { Seat } from '../game.ts';
import { cellsOf, DIRECTIONS } from './ground.ts';
import { botOf } from './house-bot.ts';
import { Paths, UNREACHABLE } from './paths.ts';
import { PATIENCE, planWorth, type Diamond, type Gatherer, type Outlook } from './plan.ts';
import { tableOf } from './settings.ts';
import type { Action } from './state.ts';
import type { DiamondsView } from './view.ts';

/** How many teleports stand for all of them; more would only cost time. */
const SAMPLED_TELEPORTS = 6;
/** How likely an enemy is to hit when it gains by it, and to stand still for our own hit. */
const HIT_FEAR = 0.6;
const HIT_HOPE = 0.4;
/** How much of a trap's cost is feared where an enemy stood still, and hoped for where it has to pass. */
const TRAP_FEAR = 0.3;
const TRAP_HOPE = 0.35;

interface Memory {
  view: DiamondsView;
  action: Action;
}

export const expert = botOf((seat) => {
  let paths: Paths | null = null;
  let memory: Memory | null = null;
  const enemyTraps = new Set<number>();
  const suspected = new Set<number>();
  return (view) => {
    const cells = cellsOf(view.cells);
    const caughtAt = memory && trapFelt(memory, view, seat);
    if (caughtAt !== null && !enemyTraps.has(caughtAt)) {
      enemyTraps.add(caughtAt);
      paths = null;
    }
    const { last } = view;
    if (last && last.seat !== seat && last.from.row === last.to.row && last.from.col === last.to.col) {
      suspected.add(last.to.row * view.width + last.to.col);
    }
    paths ??= new Paths(cells, view.height, view.width, enemyTraps);
    const action = new Deliberation(view, seat, paths, suspected).best();
    memory = { view, action };
    return action;
  };
});

/** Where an enemy trap has cost us points since our last action; null when nothing says so. */
function trapFelt({ view: before, action }: Memory, now: DiamondsView, seat: Seat): number | null {
  const then = before.agents[seat - 1];
  const me = now.agents[seat - 1];
  if (!then || !me || now.agents.length < 2) return null;
  const { roundCost, trapCost, hitCost } = now.settings;
  const gathered = tableOf(now.settings).reduce(
    (sum, { points }, kind) => sum + points * ((me.taken[kind] ?? 0) - (then.taken[kind] ?? 0)),
    0,
  );
  const loss = then.score - roundCost + gathered - me.score;
  const stayed = then.row === me.row && then.col === me.col;
  const mayHaveHit = stayed && action !== 'noop' && action !== 'trap';
  const otherwise = mayHaveHit ? 2 * hitCost : hitCost;
  return trapCost > 0 && loss >= trapCost && loss > otherwise ? me.row * now.width + me.col : null;
}

class Deliberation {
  readonly #view: DiamondsView;
  readonly #paths: Paths;
  readonly #suspected: ReadonlySet<number>;
  readonly #outlook: Outlook;
  readonly #me: Gatherer;
  readonly #enemy: Gatherer | null;
  readonly #teleports: readonly number[];
  readonly #sampled: readonly number[];
  /** Actions that are left after this one. */
  readonly #rounds: number;
  readonly #afterTeleport: number;

  constructor(view: DiamondsView, seat: Seat, paths: Paths, suspected: ReadonlySet<number>) {
    this.#view = view;
    this.#paths = paths;
    this.#suspected = suspected;
    const gatherers = view.agents.map(({ row, col, score, taken }): Gatherer => ({
      cell: row * view.width + col,
      score,
      taken,
    }));
    this.#me = gatherers[seat - 1] ?? { cell: 0, score: 0, taken: [] };
    this.#enemy = gatherers[2 - seat] ?? null;
    this.#rounds = view.settings.rounds - view.round;
    const table = tableOf(view.settings);
    this.#outlook = { paths, table, roundCost: view.settings.roundCost, diamonds: this.#diamonds() };
    this.#teleports = cellsWith(view, 'T');
    this.#sampled = sample(this.#teleports);
    this.#afterTeleport = mean(
      this.#sampled.map((cell) => planWorth(this.#outlook, { ...this.#me, cell }, this.#rounds)),
    );
  }

  best(): Action {
    let best: Action = 'noop';
    let most = -Infinity;
    for (const action of this.#view.possible) {
      const worth = this.#worthOf(action);
      if (worth > most) {
        most = worth;
        best = action;
      }
    }
    return best;
  }

  #diamonds(): Diamond[] {
    const table = tableOf(this.#view.settings);
    const enemy = this.#enemy;
    const steps = enemy && this.#paths.from(enemy.cell);
    return ['1', '2', '3', '4'].flatMap((letter, kind) =>
      cellsWith(this.#view, letter).map((cell) => {
        const values = table[kind];
        const wanted = enemy && values && enemy.score >= values.minimum && (enemy.taken[kind] ?? 0) < values.maximum;
        return { cell, kind, enemySteps: wanted && steps ? (steps[cell] ?? UNREACHABLE) : UNREACHABLE };
      }),
    );
  }

  #worthOf(action: Action): number {
    const { cell } = this.#me;
    if (action === 'teleport') return this.#worthOfTeleport();
    if (action === 'trap') return this.#worthAt(cell) + this.#hopeOfTrap();
    if (action === 'noop') return this.#worthAt(cell);
    const target = this.#step(action);
    return target === this.#enemy?.cell ? this.#worthOfHit() : this.#worthAt(target);
  }

  #step(action: Action): number {
    const { width } = this.#view;
    const direction = DIRECTIONS.findIndex((known) => known === action);
    return this.#me.cell + ([-width, width, -1, 1][direction] ?? 0);
  }

  #worthOfTeleport(): number {
    const others = this.#sampled.filter((cell) => cell !== this.#me.cell);
    return mean(others.map((cell) => (cell === this.#enemy?.cell ? this.#worthOfHit() : this.#worthAt(cell))));
  }

  #worthOfHit(): number {
    const { roundCost, hitCost } = this.#view.settings;
    const gains = this.#me.score - roundCost >= (this.#enemy?.score ?? 0);
    return this.#worthAt(this.#me.cell) + (gains ? hitCost : -hitCost);
  }

  /** What it is worth to stand in `cell` after this action. */
  #worthAt(cell: number): number {
    const { roundCost, trapCost } = this.#view.settings;
    const code = '1234'.indexOf(this.#view.cells[cell] ?? 'E');
    const values = this.#outlook.table[code];
    let { taken } = this.#me;
    let score = this.#me.score - roundCost;
    let worth = 0;
    let { diamonds } = this.#outlook;
    if (values && score >= values.minimum && (taken[code] ?? 0) < values.maximum) {
      score += values.points;
      worth += values.points;
      taken = taken.map((count, kind) => (kind === code ? count + 1 : count));
      diamonds = diamonds.filter((diamond) => diamond.cell !== cell);
    }
    if (cell !== this.#me.cell && this.#suspected.has(cell)) worth -= TRAP_FEAR * trapCost;
    const walking = planWorth({ ...this.#outlook, diamonds }, { cell, score, taken }, this.#rounds);
    return worth + PATIENCE * Math.max(walking, this.#worthOfWalkToTeleport(cell)) + this.#encounter(cell, score);
  }

  #worthOfWalkToTeleport(cell: number): number {
    const steps = this.#paths.from(cell);
    const nearest = Math.min(UNREACHABLE, ...this.#teleports.map((teleport) => steps[teleport] ?? UNREACHABLE));
    return nearest >= this.#rounds ? 0 : PATIENCE ** (nearest + 2) * this.#afterTeleport;
  }

  /** The richer one gains by meeting the other, the poorer one had better be elsewhere. */
  #encounter(cell: number, score: number): number {
    if (!this.#enemy) return 0;
    const { roundCost, hitCost } = this.#view.settings;
    const distance = this.#paths.from(cell)[this.#enemy.cell] ?? UNREACHABLE;
    if (distance === UNREACHABLE) return 0;
    const stronger = score > this.#enemy.score - roundCost;
    const pull = 0.02 * hitCost * Math.min(distance, 20);
    if (distance > 1) return stronger ? -pull / 4 : Math.min(pull, 0.1 * hitCost);
    return stronger ? HIT_HOPE * hitCost : -HIT_FEAR * hitCost;
  }

  /** A trap is worth the share of the enemy's ways to what it wants that lead through our cell. */
  #hopeOfTrap(): number {
    const enemy = this.#enemy;
    if (!enemy) return -1;
    const { cell } = this.#me;
    const toTrap = this.#paths.from(enemy.cell)[cell] ?? UNREACHABLE;
    if (toTrap > this.#rounds) return -1;
    const onward = this.#paths.from(cell);
    let all = 0;
    let through = 0;
    for (const { cell: wanted, kind, enemySteps } of this.#outlook.diamonds) {
      if (enemySteps === UNREACHABLE) continue;
      const weight = (this.#outlook.table[kind]?.points ?? 0) * PATIENCE ** (4 * enemySteps);
      all += weight;
      if (toTrap + (onward[wanted] ?? UNREACHABLE) === enemySteps) through += weight;
    }
    const share = all > 0 ? through / all : 0.05;
    return this.#view.settings.trapCost * TRAP_HOPE * share - 1;
  }
}

function cellsWith(view: DiamondsView, letter: string): number[] {
  return view.cells.flatMap((known, cell) => (known === letter ? [cell] : []));
}

function sample(cells: readonly number[]): number[] {
  const step = Math.max(1, cells.length / SAMPLED_TELEPORTS);
  return Array.from({ length: Math.min(cells.length, SAMPLED_TELEPORTS) }, (_, i) => cells[Math.floor(i * step)] ?? 0);
}

function mean(numbers: readonly number[]): number {
  return numbers.length > 0 ? numbers.reduce((sum, number) => sum + number, 0) / numbers.length : 0;
}
