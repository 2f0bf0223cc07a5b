import { describe, expect, test } from 'vitest';
import { CELLS, cellAt, DIRECTIONS, distance, HEXES, NEIGHBOURS, OFF_BOARD } from './hexes.ts';
import { agon } from './index.ts';
import { accepts, move, newGame, outer, play, refusal, scene, targets, texts, type Pair } from './tabletop.ts';
import { PASSING } from './state.ts';

describe('the board', () => {
  test('A1 it has 91 cells: the throne and rings of 6, 12, 18, 24 and 30', () => {
    const rings = [0, 0, 0, 0, 0, 0];
    for (let q = -9; q <= 9; q++) {
      for (let r = -9; r <= 9; r++) {
        const ring = Math.max(Math.abs(q), Math.abs(r), Math.abs(-q - r));
        expect(cellAt(q, r) !== OFF_BOARD, `${q} ${r}`).toBe(ring <= 5);
        if (ring <= 5) rings[ring] = (rings[ring] ?? 0) + 1;
      }
    }
    expect(rings).toEqual([1, 6, 12, 18, 24, 30]);
    expect(HEXES).toHaveLength(91);
    expect(new Set(HEXES.map(({ q, r }) => `${q} ${r}`)).size).toBe(91);
  });

  test('A1 a side has six cells: the corners have 3 neighbours, the other outer cells 4, all others 6', () => {
    const counts = HEXES.map((_, cell) => {
      const all = NEIGHBOURS.subarray(cell * 6, cell * 6 + 6);
      return all.filter((neighbour) => neighbour !== OFF_BOARD).length;
    });
    expect(counts.filter((count) => count === 3)).toHaveLength(6);
    expect(counts.filter((count) => count === 4)).toHaveLength(24);
    expect(counts.filter((count) => count === 6)).toHaveLength(61);
  });

  test('A1 neighbours are one step apart and directions three apart are opposite', () => {
    for (let cell = 0; cell < CELLS; cell++) {
      for (let direction = 0; direction < 6; direction++) {
        const neighbour = NEIGHBOURS[cell * 6 + direction] ?? OFF_BOARD;
        if (neighbour === OFF_BOARD) continue;
        expect(NEIGHBOURS[neighbour * 6 + ((direction + 3) % 6)]).toBe(cell);
      }
    }
    expect(DIRECTIONS.map(distance)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test.each([
    [0.5, 0],
    [Number.NaN, 0],
    [0, Infinity],
    [6, 0],
    [3, 3],
    [-3, -3],
    [1e300, -1e300],
  ])('A1 %s %s is not a cell', (q, r) => expect(cellAt(q, r)).toBe(OFF_BOARD));

  test('A2 the traditional start', () => {
    const { black, white, toMove } = agon.save(newGame()) as Record<string, unknown>;
    const none = { prisoners: [], moves: 0, trapped: { guards: 0, queen: 0 } };
    const guards = [
      [4, -5],
      [5, -1],
      [2, 3],
      [-2, 5],
      [-5, 4],
      [-4, -1],
    ];
    expect(black).toEqual({ queen: [0, -5], guards, ...none });
    const whites = [
      [-4, 5],
      [-5, 1],
      [-2, -3],
      [2, -5],
      [5, -4],
      [4, 1],
    ];
    expect(white).toEqual({ queen: [0, 5], guards: whites, ...none });
    expect(toMove).toBe(1);
  });

  test('A2 white’s start is black’s turned half round, and nobody is a prisoner', () => {
    const { pieces } = agon.view(newGame(), 1);
    for (let i = 0; i < 7; i++) {
      expect(pieces[i + 7]).toMatchObject({
        q: -(pieces[i]?.q ?? 9) + 0,
        r: -(pieces[i]?.r ?? 9) + 0,
        prisoner: false,
      });
    }
    expect(pieces.map(({ kind }) => kind).filter((kind) => kind === 'queen')).toHaveLength(2);
    expect(pieces.every(({ q, r }) => distance({ q, r }) === 5)).toBe(true);
  });
});

describe('turns', () => {
  test('A3 black begins, the players alternate, and a pass is a move that counts', () => {
    const first = newGame();
    const second = play(first, PASSING);
    const third = play(second, PASSING);
    expect([first.toMove, second.toMove, third.toMove]).toEqual([1, 2, 1]);
    expect([first, second, third].map(({ made }) => made)).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
    expect(second.cells).toEqual(first.cells);
    expect(agon.decide(first, [{ decision: PASSING }]).events).toEqual([{ type: 'passed', seat: 1 }]);
  });

  test('A3 one piece moves, and only an own one', () => {
    const before = newGame();
    const after = play(before, move([0, -5], [0, -4]));
    expect(after.cells.filter((cell, i) => cell !== before.cells[i])).toEqual([cellAt(0, -4)]);
    expect(refusal(before, move([0, 5], [0, 4]))).toBe('not-yours');
    expect(refusal(after, move([0, -4], [0, -3]))).toBe('not-yours');
    expect(refusal(before, move([0, 0], [0, 1]))).toBe('empty-cell');
  });
});

describe('steps', () => {
  test('A4 a piece steps inward or sideways, to two inner cells from a side of its ring', () => {
    const state = scene({ black: { guards: [[1, -4]] } });
    expect(targets(state, [1, -4])).toEqual(texts([2, -4], [1, -3], [0, -3], [0, -4]));
  });

  test('A4 from a corner there is one inner cell, and sideways goes round the corner', () => {
    const state = scene({ black: { queen: [0, -4] } });
    expect(targets(state, [0, -4])).toEqual(texts([1, -4], [0, -3], [-1, -3]));
    expect(targets(scene({ black: { queen: [0, -5] } }), [0, -5])).toEqual(texts([1, -5], [0, -4], [-1, -4]));
  });

  test.each<[string, Pair, Pair]>([
    ['outward', [1, -4], [1, -5]],
    ['outward', [1, -4], [2, -5]],
    ['too-far', [1, -4], [1, -2]],
    ['too-far', [1, -4], [-1, -3]],
    ['same-cell', [1, -4], [1, -4]],
    ['off-board', [1, -4], [1, -6]],
    ['off-board', [9, 9], [1, -5]],
    ['occupied', [1, -4], [0, -3]],
    ['occupied', [1, -4], [1, -3]],
    ['throne', [0, -1], [0, 0]],
  ])('A4 a step that is %s is refused', (why, from, to) => {
    const state = scene({
      black: {
        guards: [
          [1, -4],
          [0, -3],
          [0, -1],
        ],
      },
      white: { guards: [[1, -3]] },
    });
    expect(refusal(state, move(from, to))).toBe(why);
  });

  test('A4 only a queen may enter the throne, and from there she cannot step', () => {
    const before = scene({ black: { queen: [1, -1], guards: [[0, -1]] } });
    expect(targets(before, [0, -1])).toEqual(texts([-1, 0]));
    const after = play(before, move([1, -1], [0, 0]), PASSING);
    expect(targets(after, [0, 0])).toEqual([]);
    expect(refusal(after, move([0, 0], [0, 1]))).toBe('outward');
  });

  test('A4 the throne cannot be entered while a queen is on it', () => {
    const state = scene({ black: { queen: [1, -1] }, white: { queen: [0, 0] } });
    expect(refusal(state, move([1, -1], [0, 0]))).toBe('occupied');
  });

  test('A4 a piece on the outermost ring has only on-board targets', () => {
    for (let place = 0; place < 30; place++) {
      const state = scene({ black: { guards: [outer(place)] } });
      expect(targets(state, outer(place)).length).toBe(place % 5 === 0 ? 3 : 4);
      expect(accepts(state, outer(place), outer((place + 1) % 30))).toBe(true);
      expect(accepts(state, outer(place), outer((place + 29) % 30))).toBe(true);
    }
  });
});
