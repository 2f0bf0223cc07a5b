/**
 * The house’s best player. It starts with simple tables, learns the enemy’s by watching, and each turn tries what it
 * might order (one beetle’s antennae, or one entry of its tables) by playing the next turns in its head,
 * as if nothing appeared and nobody ordered anything else. Its budget is counted in beetles moved, not in time.
 */
import type { HousePlayer } from '../game.ts';
import { seenEntry } from './actions.ts';
import { FOOD, POISON, resume, settle, type Battle, type BeetlesState } from './battle.ts';
import { NO_ORDERS, type BeetlesDecision, type Orders } from './decision.ts';
import { cellAt, HEADINGS, makeField, type Field } from './field.ts';
import { moveAll } from './moves.ts';
import { beginTurn } from './nature.ts';
import { Scout } from './scout.ts';
import { addBeetle, emptySwarm, wingedCount } from './swarm.ts';
import { ACTIONS, entryAt, tablesFromLetters, type Tables } from './tables.ts';
import type { BeetlesView, BeetleView } from './view.ts';

/** How many turns it looks ahead, and how many beetles it may move in its head for one decision. */
const HORIZON = 6;
const BUDGET = 60_000;
/** It wants to compare at least this many orders, rather than look far ahead. */
const FEWEST = 15;

/** What it gives for a beetle that lives, for a child on the way, and for the end of the game when that is a win. */
const LIFE = 40;
const CHILD = 40;
const VICTORY = 3000;

/** With one antenna straight on; with two it turns to an enemy diagonally ahead, unless one is straight ahead too. */
const RUNNERS = 'AAAAAAAAAAAAAAAAAA';
const HUNTERS = 'AAAARAAAAARALALAAA';

export function expertPlayer(seat: number): HousePlayer<BeetlesView, BeetlesDecision> {
  let field: Field | null = null;
  let scout: Scout | null = null;
  return {
    decide(view) {
      if (view.turn === 0) return { kind: 'tables', one: RUNNERS, two: HUNTERS };
      field ??= makeField(view);
      scout ??= new Scout(field, 3 - seat);
      scout.watch(view);
      return new Forecast(view, field, seat, scout.tables).best();
    },
  };
}

interface Candidate {
  readonly orders: Orders;
  change(battle: Battle): void;
}

/** The possible orders of one turn and what becomes of them. */
class Forecast {
  readonly #view: BeetlesView;
  readonly #state: BeetlesState;
  readonly #seat: number;
  readonly #turnCost: number;
  readonly #horizon: number;
  #left = BUDGET;

  constructor(view: BeetlesView, field: Field, seat: number, enemyTables: Tables) {
    this.#view = view;
    this.#seat = seat;
    this.#state = imagine(view, field, seat, enemyTables);
    // Even with few beetles a turn has its cost, and more on a larger board.
    this.#turnCost = 20 + view.beetles.length + Math.ceil(field.cells / 20);
    this.#horizon = Math.max(1, Math.min(HORIZON, Math.floor(BUDGET / FEWEST / this.#turnCost)));
  }

  best(): Orders {
    if (this.#turnCost * 4 > BUDGET) return NO_ORDERS;
    let chosen = NO_ORDERS;
    let most = this.#valueOf({ orders: NO_ORDERS, change: () => {} });
    for (const candidate of this.#candidates()) {
      if (this.#left <= 0) break;
      const value = this.#valueOf(candidate);
      if (value <= most) continue;
      most = value;
      chosen = candidate.orders;
    }
    return chosen;
  }

  *#candidates(): Generator<Candidate> {
    const own = this.#view.beetles.filter(({ team }) => team === this.#seat);
    const winged = own.filter((beetle) => beetle.winged);
    // Winged beetles are worth the most; the others get their turn one after another when there are too many.
    for (const beetle of winged) yield this.#otherAntennae(beetle);
    yield* this.#otherEntries(own);
    const plain = own.filter((beetle) => !beetle.winged);
    const first = plain.length === 0 ? 0 : (this.#view.turn * 37) % plain.length;
    for (let i = 0; i < plain.length; i++) {
      const beetle = plain[(first + i) % plain.length];
      if (beetle) yield this.#otherAntennae(beetle);
    }
  }

  #otherAntennae({ number, antennae }: BeetleView): Candidate {
    const count = antennae === 1 ? 2 : 1;
    return {
      orders: { ...NO_ORDERS, antennae: { beetle: number, count } },
      change({ swarm }) {
        swarm.antennae[swarm.number.indexOf(number)] = count;
      },
    };
  }

  /** Both other actions for every entry that one of its beetles looks up now. */
  *#otherEntries(own: readonly BeetleView[]): Generator<Candidate> {
    const { field, tables, settings } = this.#state;
    const grid = new Uint8Array(field.cells);
    for (const { team, x, y } of this.#view.beetles) grid[cellAt(field, x, y)] = team;
    const used = new Set(
      own.map(({ x, y, heading, antennae }) =>
        seenEntry(field, grid, this.#seat, antennae, HEADINGS.indexOf(heading), cellAt(field, x, y)),
      ),
    );
    const table = tables[this.#seat === 1 ? 0 : 1];
    for (const index of used) {
      for (let action = 0; action < ACTIONS.length; action++) {
        if (table[index] === action) continue;
        yield {
          orders: { ...NO_ORDERS, entries: [entryAt(index, action)] },
          change: (battle) => {
            const changed = table.slice();
            changed[index] = action;
            battle.tables[this.#seat - 1] = changed;
            battle.scores[2 - this.#seat] = (battle.scores[2 - this.#seat] ?? 0) + settings.changePoints;
          },
        };
      }
    }
  }

  #valueOf({ change }: Candidate): number {
    let battle = resume(this.#state);
    change(battle);
    for (let i = 0; i < this.#horizon; i++) {
      this.#left -= this.#turnCost;
      moveAll(battle);
      const [first, second] = wingedCount(battle.swarm);
      if (first === 0 || second === 0) return this.#lead(battle) + VICTORY * Math.sign(this.#lead(battle));
      beginTurn(battle);
      // A fresh copy has room for the children that are on the way now.
      battle = resume(settle(battle, null));
    }
    return this.#lead(battle) + this.#prospects(battle);
  }

  #lead({ scores: [first, second] }: Battle): number {
    return this.#seat === 1 ? first - second : second - first;
  }

  #prospects({ swarm }: Battle): number {
    let value = 0;
    for (let i = 0; i < swarm.count; i++) {
      const worth = (swarm.dies[i] ? 0 : LIFE) + (swarm.carrying[i] ? CHILD : 0);
      value += swarm.team[i] === this.#seat ? worth : -worth;
    }
    return value;
  }
}

/** The position as the view shows it, with nothing left to chance. */
function imagine(view: BeetlesView, field: Field, seat: number, enemyTables: Tables): BeetlesState {
  const swarm = emptySwarm(view.beetles.length);
  for (const { x, y, heading, ill, ...rest } of view.beetles) {
    addBeetle(swarm, {
      ...rest,
      cell: cellAt(field, x, y),
      heading: HEADINGS.indexOf(heading),
      dies: ill === 0 ? 0 : view.turn + ill - 1,
      accumulator: 0,
    });
  }
  const items = new Uint8Array(field.cells);
  for (const [x, y] of view.food) items[cellAt(field, x, y)] = FOOD;
  for (const [x, y] of view.poison) items[cellAt(field, x, y)] = POISON;
  const ownTables = tablesFromLetters(...(view.tables[seat - 1] ?? ['', ''])) ?? enemyTables;
  return {
    settings: { ...view.settings, obedient: view.beetles.length },
    field,
    turn: view.turn,
    random: [1, 2, 3, 4],
    swarm,
    items,
    shadows: view.shadows.map(({ x, y, left }) => ({ cell: cellAt(field, x, y), falls: view.turn + left })),
    tables: seat === 1 ? [ownTables, enemyTables] : [enemyTables, ownTables],
    scores: view.scores,
    nextNumber: 1 + (swarm.number.at(-1) ?? 0),
    ended: null,
  };
}
