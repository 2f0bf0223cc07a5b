/**
 * One agent's action, clauses D5 to D10, in their order: the round's cost, the action, a hit, picking up, an enemy trap.
 * A fresh `Actor` collects what changes, so the position that it started from stays as it is and the cells are copied
 * only when a diamond leaves them.
 */
import type { Seat } from '../game.ts';
import { Random, type RandomState } from '../random.ts';
import { BLUE, EMPTY, TELEPORT, type Direction } from './ground.ts';
import { KINDS } from './settings.ts';
import type { Action, Agent, DiamondsEvent, DiamondsState, Refusal } from './state.ts';

const DIRECTION_INDEX: Readonly<Record<Direction, number>> = { up: 0, down: 1, left: 2, right: 3 };

/** Does the action of the agent to move and adds what happens to `events`. */
export function act(state: DiamondsState, action: Action, events: DiamondsEvent[]): DiamondsState {
  const actor = new Actor(state, events);
  actor.payRound();
  actor.perform(action);
  actor.pickUp();
  actor.sufferTrap();
  return actor.result(action);
}

/** Why the agent to move cannot plant a trap (D9), or null. `enemyTraps` are those that the asker may know of. */
export function plantingRefusal(
  state: DiamondsState,
  agent: Agent,
  score: number,
  enemyTraps: readonly number[],
): Refusal | null {
  const { settings } = state.ground;
  if (agent.traps.length >= settings.traps) return 'no-trap-left';
  if (state.cells[agent.cell] === TELEPORT) return 'trap-on-teleport';
  if (agent.traps.includes(agent.cell) || enemyTraps.includes(agent.cell)) return 'trap-there';
  return score < settings.trapStep * (agent.traps.length + 1) ? 'trap-minimum' : null;
}

class Actor {
  readonly #state: DiamondsState;
  readonly #events: DiamondsEvent[];
  readonly #seat: Seat;
  readonly #before: Agent;
  readonly #other: Agent | undefined;
  #cell: number;
  #score: number;
  #otherScore: number;
  #traps: readonly number[];
  #taken: readonly number[];
  #cells: Readonly<Uint8Array>;
  #random: RandomState;

  constructor(state: DiamondsState, events: DiamondsEvent[]) {
    const agent = state.agents[state.toMove - 1];
    if (!agent) throw new RangeError(`there is no agent ${state.toMove}`);
    this.#state = state;
    this.#events = events;
    this.#seat = state.toMove;
    this.#before = agent;
    this.#other = state.agents[2 - state.toMove];
    this.#cell = agent.cell;
    this.#score = agent.score;
    this.#otherScore = this.#other?.score ?? 0;
    this.#traps = agent.traps;
    this.#taken = agent.taken;
    this.#cells = state.cells;
    this.#random = state.random;
  }

  payRound(): void {
    const { roundCost } = this.#state.ground.settings;
    this.#score -= roundCost;
    this.#events.push({
      type: 'cost',
      seat: this.#seat,
      round: this.#state.round,
      points: this.#points(this.#seat, 0 - roundCost),
    });
  }

  perform(action: Action): void {
    if (action === 'noop') this.#events.push({ type: 'stayed', seat: this.#seat });
    else if (action === 'trap') this.#plant();
    else if (action === 'teleport') this.#teleport();
    else this.#step(action);
  }

  #step(direction: Direction): void {
    const target = this.#state.ground.neighbours[4 * this.#cell + DIRECTION_INDEX[direction]] ?? -1;
    if (target < 0) this.#refuse(direction, this.#isAtEdge(direction) ? 'off-board' : 'wall');
    else if (target === this.#other?.cell) this.#hit(this.#other);
    else {
      this.#cell = target;
      this.#events.push({
        type: 'moved',
        seat: this.#seat,
        action: direction,
        row: this.#row(target),
        col: this.#col(target),
      });
    }
  }

  #isAtEdge(direction: Direction): boolean {
    const { height, width } = this.#state.ground;
    if (direction === 'up') return this.#row(this.#cell) === 0;
    if (direction === 'down') return this.#row(this.#cell) === height - 1;
    return this.#col(this.#cell) === (direction === 'left' ? 0 : width - 1);
  }

  #teleport(): void {
    const { teleports } = this.#state.ground;
    if (this.#cells[this.#cell] !== TELEPORT) return this.#refuse('teleport', 'no-teleport');
    const random = Random.fromState(this.#random);
    const drawn = random.int(teleports.length - 1);
    this.#random = random.state;
    // The own teleport is left out: from its place on, the list is one further.
    const target = teleports[drawn < teleports.indexOf(this.#cell) ? drawn : drawn + 1] ?? this.#cell;
    this.#events.push({ type: 'drawn', seat: this.#seat, row: this.#row(target), col: this.#col(target) });
    if (target === this.#other?.cell) this.#hit(this.#other);
    else this.#cell = target;
  }

  #plant(): void {
    const refusal = plantingRefusal(this.#state, this.#before, this.#score, this.#other?.traps ?? []);
    if (refusal) return this.#refuse('trap', refusal);
    this.#traps = [...this.#traps, this.#cell];
    this.#events.push({
      type: 'planted',
      seat: this.#seat,
      row: this.#row(this.#cell),
      col: this.#col(this.#cell),
      left: this.#state.ground.settings.traps - this.#traps.length,
    });
  }

  /** D6: the poorer one pays, with equal points the attacked one. */
  #hit(attacked: Agent): void {
    const { hitCost } = this.#state.ground.settings;
    const loser = this.#score < this.#otherScore ? this.#seat : 3 - this.#seat;
    if (loser === this.#seat) this.#score -= hitCost;
    else this.#otherScore -= hitCost;
    this.#events.push({
      type: 'hit',
      seat: this.#seat,
      loser,
      row: this.#row(attacked.cell),
      col: this.#col(attacked.cell),
      points: this.#points(loser, 0 - hitCost),
    });
  }

  pickUp(): void {
    const code = this.#cells[this.#cell] ?? EMPTY;
    const kind = KINDS[code - 1];
    const values = this.#state.ground.table[code - 1];
    if (code === EMPTY || code > BLUE || !kind || !values) return;
    const seat = this.#seat;
    if (this.#score < values.minimum) {
      this.#events.push({ type: 'left', seat, kind, why: 'minimum' });
    } else if ((this.#taken[code - 1] ?? 0) >= values.maximum) {
      this.#events.push({ type: 'left', seat, kind, why: 'maximum' });
    } else {
      this.#score += values.points;
      this.#taken = this.#taken.map((count, i) => (i === code - 1 ? count + 1 : count));
      const cells = this.#cells.slice();
      cells[this.#cell] = EMPTY;
      this.#cells = cells;
      this.#events.push({
        type: 'taken',
        seat,
        kind,
        row: this.#row(this.#cell),
        col: this.#col(this.#cell),
        points: this.#points(seat, values.points),
      });
    }
  }

  sufferTrap(): void {
    if (!this.#other?.traps.includes(this.#cell)) return;
    const { trapCost } = this.#state.ground.settings;
    this.#score -= trapCost;
    this.#events.push({
      type: 'caught',
      seat: this.#seat,
      row: this.#row(this.#cell),
      col: this.#col(this.#cell),
      points: this.#points(this.#seat, 0 - trapCost),
    });
  }

  result(action: Action): DiamondsState {
    const { ground, round } = this.#state;
    const { silent } = this.#before;
    const seat = this.#seat;
    const agent: Agent = { cell: this.#cell, score: this.#score, taken: this.#taken, traps: this.#traps, silent };
    const other = this.#otherAfter();
    const roundIsOver = seat === this.#state.agents.length;
    return {
      ground,
      cells: this.#cells,
      agents: other === undefined ? [agent] : seat === 1 ? [agent, other] : [other, agent],
      round: roundIsOver ? round + 1 : round,
      toMove: roundIsOver ? 1 : 2,
      last: { seat, action, from: this.#before.cell, to: this.#cell },
      random: this.#random,
    };
  }

  #otherAfter(): Agent | undefined {
    if (this.#other === undefined || this.#other.score === this.#otherScore) return this.#other;
    return { ...this.#other, score: this.#otherScore };
  }

  #refuse(action: Action, why: Refusal): void {
    this.#events.push({ type: 'refused', seat: this.#seat, action, why });
  }

  #points(seat: Seat, change: number): readonly number[] {
    if (this.#other === undefined) return [change];
    return seat === 1 ? [change, 0] : [0, change];
  }

  #row(cell: number): number {
    return Math.floor(cell / this.#state.ground.width);
  }

  #col(cell: number): number {
    return cell % this.#state.ground.width;
  }
}
