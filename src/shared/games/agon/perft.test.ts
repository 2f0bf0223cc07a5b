/**
 * Agon written a second time, straight from the rulebook, with a map from cells to pieces and no tables: slow, plain,
 * and sharing nothing with the engine, so that both count the same only if both are right.
 */
import { describe, expect, test } from 'vitest';
import { Random } from '../random.ts';
import { agon } from './index.ts';
import type { AgonState } from './state.ts';
import { hungryChoice, move, newGame, play, scene } from './tabletop.ts';

interface PlainPiece {
  readonly side: number;
  readonly queen: boolean;
  readonly captive: boolean;
}

/** From `q,r` to the piece there. */
type Plain = ReadonlyMap<string, PlainPiece>;

const LINES = [
  [1, 0],
  [0, 1],
  [1, -1],
] as const;

function parse(cell: string): [number, number] {
  const [q = 0, r = 0] = cell.split(',').map(Number);
  return [q, r];
}

function ring(cell: string): number {
  const [q, r] = parse(cell);
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

const ALL: readonly string[] = Array.from(
  { length: 121 },
  (_, i) => `${(i % 11) - 5},${Math.floor(i / 11) - 5}`,
).filter((cell) => ring(cell) <= 5);

function shift(cell: string, [dq, dr]: readonly [number, number], steps: number): string {
  const [q, r] = parse(cell);
  return `${q + steps * dq},${r + steps * dr}`;
}

function enclosed(board: Plain, cell: string, side: number): boolean {
  return LINES.some((line) =>
    [1, -1].every((way) => {
      const piece = board.get(shift(cell, line, way));
      return piece !== undefined && piece.side !== side;
    }),
  );
}

function plainMoves(board: Plain, side: number): [string, string][] {
  const own = [...board].filter(([, piece]) => piece.side === side);
  const captives = own.filter(([, piece]) => piece.captive);
  const first = captives.filter(([, piece]) => piece.queen);
  const obliged = first.length > 0 ? first : captives;
  const list: [string, string][] = [];
  for (const [from, piece] of obliged.length > 0 ? obliged : own) {
    const near = LINES.flatMap((line) => [shift(from, line, 1), shift(from, line, -1)]).filter((to) => ring(to) <= 5);
    for (const to of obliged.length > 0 ? ALL : near) {
      if (board.has(to)) continue;
      const isRelocation = obliged.length > 0;
      const isAllowed = isRelocation
        ? piece.queen || ring(to) === 5
        : ring(to) <= ring(from) && (piece.queen || ring(to) > 0);
      if (isAllowed && !enclosed(board, to, side)) list.push([from, to]);
    }
  }
  if (obliged.length === 0) list.push(['pass', 'pass']);
  return list;
}

function plainAfter(board: Plain, [from, to]: readonly [string, string]): Plain {
  const piece = board.get(from);
  if (!piece) return board;
  const next = new Map(board);
  next.delete(from);
  next.set(to, { ...piece, captive: false });
  for (const [cell, other] of next) {
    const beside = LINES.some((line) => [1, -1].some((way) => shift(cell, line, way) === to));
    if (other.side !== piece.side && beside && enclosed(next, cell, other.side)) {
      const isByThisMove = LINES.some((line) =>
        [1, -1].some((way) => {
          const opposite = next.get(shift(cell, line, -way));
          return shift(cell, line, way) === to && opposite?.side === piece.side;
        }),
      );
      if (isByThisMove) next.set(cell, { ...other, captive: true });
    }
  }
  return next;
}

function plainIsOver(board: Plain): boolean {
  return [1, 2].some((side) => {
    const guards = [...board].filter(([, piece]) => piece.side === side && !piece.queen);
    if (!guards.every(([cell]) => ring(cell) === 1)) return false;
    const sitting = board.get('0,0');
    return sitting === undefined || sitting.side === side;
  });
}

function plainPerft(board: Plain, side: number, depth: number): number {
  if (depth === 0 || plainIsOver(board)) return 1;
  return plainMoves(board, side).reduce(
    (sum, choice) => sum + plainPerft(plainAfter(board, choice), 3 - side, depth - 1),
    0,
  );
}

function plainOf(state: AgonState): Plain {
  return new Map(
    agon
      .view(state, 'spectator')
      .pieces.map(({ seat, kind, q, r, prisoner }) => [
        `${q},${r}`,
        { side: seat, queen: kind === 'queen', captive: prisoner },
      ]),
  );
}

function playOn(state: AgonState, random: Random): AgonState {
  return state.ended ? state : play(state, hungryChoice(state, random));
}

/** After so many moves, and, for even seeds, as soon after them as there is a prisoner. */
function randomPosition(seed: number, plies: number): AgonState {
  const random = Random.fromSeed(seed);
  let state = newGame();
  for (let ply = 0; ply < plies; ply++) state = playOn(state, random);
  if (seed % 2 === 0) while (!state.ended && state.prisoners === 0) state = playOn(state, random);
  return state;
}

describe('perft', () => {
  test('the fast count from the start is the plain one', () => {
    for (const depth of [0, 1, 2, 3]) {
      expect(agon.perft?.(newGame(), depth)).toBe(plainPerft(plainOf(newGame()), 1, depth));
    }
  });

  test('the counts from the start, to notice a change', () => {
    expect([1, 2, 3, 4, 5].map((depth) => agon.perft?.(newGame(), depth))).toEqual([28, 768, 20636, 544322, 14175264]);
  });

  test('A4 A5 A6 A7 A8 A9 the fast count in the middle of random games is the plain one', () => {
    let captives = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const state = randomPosition(seed, 20 + seed);
      if (state.prisoners !== 0) captives++;
      if (state.ended) expect(agon.perft?.(state, 2)).toBe(1);
      else expect(agon.perft?.(state, 2), `seed ${seed}`).toBe(plainPerft(plainOf(state), state.toMove, 2));
    }
    expect(captives).toBeGreaterThan(10);
  }, 60_000);

  test('A8 A9 a sequence that ends the game counts as one, and so does a finished game', () => {
    const five = [
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
    ] as const;
    for (const queen of [
      [0, 0],
      [0, 3],
    ] as const) {
      const state = scene({ black: { queen, guards: [...five, [0, -2]] } });
      expect(agon.perft?.(state, 3)).toBe(plainPerft(plainOf(state), 1, 3));
      expect(agon.perft?.(play(state, move([0, -2], [0, -1])), 9)).toBe(1);
    }
  });

  test('A12 no sequence is longer than the moves that are left', () => {
    const state = newGame({ moves: 1 });
    expect(agon.perft?.(state, 9)).toBe(agon.perft?.(newGame(), 2));
  });

  test.each([0, -1, Number.NaN])('a depth of %s counts the position itself', (depth) => {
    expect(agon.perft?.(newGame(), depth)).toBe(1);
  });

  test('A3 moves lists what perft counts, without doubles', () => {
    for (let seed = 200; seed < 240; seed++) {
      const state = randomPosition(seed, 40);
      if (state.ended) continue;
      const list = (agon.moves?.(state) ?? []).map(agon.notation.write);
      expect(list).toHaveLength(agon.perft?.(state, 1) ?? 0);
      expect(new Set(list).size).toBe(list.length);
    }
  });
});
