/**
 * Hand-made positions for the tests: only the pieces that matter are named, and the others are parked on the outermost
 * ring, away from them and where they trap nobody.
 */
import type { Random } from '../random.ts';
import { FIRST_OUTER, cellAt, distance, hexOf, OUTER_LENGTH, type Hex } from './hexes.ts';
import { agon } from './index.ts';
import type { Player } from './board.ts';
import { boardOf, type AgonDecision, type AgonState, type Traps } from './state.ts';

export type Pair = readonly [number, number];

export interface Side {
  readonly queen?: Pair;
  /** Up to six; the rest is parked. */
  readonly guards?: readonly Pair[];
  readonly prisoners?: readonly Pair[];
  readonly trapped?: Partial<Traps>;
}

export interface Scene {
  readonly black?: Side;
  readonly white?: Side;
  readonly toMove?: Player;
  readonly settings?: Readonly<Record<string, number>>;
  /** How many moves white has made. */
  readonly made?: number;
}

export function outer(place: number): Pair {
  const { q, r } = hexOf(FIRST_OUTER + place);
  return [q, r];
}

export function hex([q, r]: Pair): Hex {
  return { q, r };
}

export function move(from: Pair, to: Pair): AgonDecision {
  return { kind: 'move', from: hex(from), to: hex(to) };
}

/** Black parks from the bottom clockwise, white from the top clockwise: two blocks that do not meet. */
function parkingFor(player: Player): Pair[] {
  const first = player === 1 ? 15 : 0;
  return Array.from({ length: OUTER_LENGTH / 2 }, (_, i) => outer(first + i));
}

function isNear([q, r]: Pair, others: readonly Pair[]): boolean {
  return others.some(([otherQ, otherR]) => distance({ q: q - otherQ, r: r - otherR }) <= 1);
}

function arranged(player: Player, side: Side, named: readonly Pair[]) {
  const free = parkingFor(player).filter((cell) => !isNear(cell, named));
  const queen = side.queen ?? free.pop();
  const guards = [...(side.guards ?? [])];
  while (guards.length < 6) {
    const cell = free.shift();
    if (!cell) throw new Error('there is no room left to park');
    guards.push(cell);
  }
  return { queen, guards, prisoners: side.prisoners ?? [] };
}

function trappedBy(side: Side, enemy: Side): Traps {
  const captive = enemy.prisoners ?? [];
  const queen = captive.some((cell) => String(cell) === String(enemy.queen)) ? 1 : 0;
  return { queen, guards: captive.length - queen, ...side.trapped };
}

export function scene({ black = {}, white = {}, toMove = 1, settings = {}, made = 1 }: Scene): AgonState {
  const named = [black, white].flatMap((side) => [...(side.queen ? [side.queen] : []), ...(side.guards ?? [])]);
  return agon.load({
    settings,
    black: { ...arranged(1, black, named), moves: made + toMove - 1, trapped: trappedBy(black, white) },
    white: { ...arranged(2, white, named), moves: made, trapped: trappedBy(white, black) },
    toMove,
    last: made + toMove > 1 ? 'pass' : null,
    ended: null,
  });
}

export function newGame(settings: Readonly<Record<string, number>> = {}): AgonState {
  return agon.start({ settings: agon.settings.parse(settings), seed: 1, seats: 2 });
}

/** Plays legal moves; a refused one is a mistake in the test. */
export function play(state: AgonState, ...decisions: AgonDecision[]): AgonState {
  return decisions.reduce((now, decision) => {
    const step = agon.decide(now, [{ decision }]);
    if (step.state === now) throw new Error(`${JSON.stringify(decision)}: ${JSON.stringify(step.events)}`);
    return step.state;
  }, state);
}

/** Why an answer is refused, or null when it is accepted. */
export function refusal(state: AgonState, decision: AgonDecision): string | null {
  const { events } = agon.decide(state, [{ decision }]);
  const [event] = events;
  return event?.type === 'refused' ? event.why : null;
}

export function accepts(state: AgonState, from: Pair, to: Pair): boolean {
  return refusal(state, move(from, to)) === null;
}

/** The cells that the piece on `from` may go to, sorted. */
export function targets(state: AgonState, from: Pair): string[] {
  const list = agon.moves?.(state) ?? [];
  return list
    .flatMap((decision) => (decision.kind === 'move' && isSame(decision.from, from) ? [text(decision.to)] : []))
    .toSorted();
}

export function texts(...cells: Pair[]): string[] {
  return cells.map((cell) => text(hex(cell))).toSorted();
}

function text({ q, r }: Hex): string {
  return `${q} ${r}`;
}

function isSame({ q, r }: Hex, cell: Pair): boolean {
  return q === cell[0] && r === cell[1];
}

/** The cells of a player's prisoners. */
export function prisoners(state: AgonState, player: Player): string[] {
  return agon
    .view(state, 'spectator')
    .pieces.filter(({ seat, prisoner }) => prisoner && seat === player)
    .map(text)
    .toSorted();
}

export function isOnBoard([q, r]: Pair): boolean {
  return cellAt(q, r) < FIRST_OUTER + OUTER_LENGTH;
}

/** Left to chance, pieces hardly meet; this player takes every second chance to trap and likes to go inward. */
export function hungryChoice(state: AgonState, random: Random): AgonDecision {
  const choices = agon.moves?.(state) ?? [];
  const board = boardOf(state);
  const traps = choices.filter(
    (decision) =>
      decision.kind === 'move' && board.countTrapped(cellAt(decision.to.q, decision.to.r), state.toMove) > 0,
  );
  if (traps.length > 0 && random.chance(0.5)) return random.pick(traps);
  const inward = choices.filter(
    (decision) => decision.kind === 'move' && distance(decision.to) < distance(decision.from),
  );
  return random.pick(inward.length > 0 && random.chance(0.6) ? inward : choices);
}
