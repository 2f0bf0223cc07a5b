import { describe, expect, test } from 'vitest';
import { CELLS, DIRECTIONS, FIRST_OUTER, HEXES } from './hexes.ts';
import { agon } from './index.ts';
import { PASSING, type AgonState } from './state.ts';
import {
  hex,
  isOnBoard,
  move,
  outer,
  play,
  prisoners,
  refusal,
  scene,
  targets,
  texts,
  type Pair,
  type Side,
} from './tabletop.ts';

function along({ q, r }: { q: number; r: number }, direction: number, steps: number): Pair {
  const way = DIRECTIONS[direction] ?? { q: 0, r: 0 };
  return [q + steps * way.q, r + steps * way.r];
}

const AWAY: Pair = [-3, 1];

/** Black's captive queen, somewhere harmless, may go to any cell: the easiest way to a capture anywhere. */
function withFreeQueen(own: readonly Pair[], enemy: Side): AgonState {
  return scene({ black: { queen: AWAY, guards: own, prisoners: [AWAY] }, white: enemy });
}

describe('becoming a prisoner', () => {
  test('A5 between two enemies on any of the three lines, on any rings, through every cell', () => {
    let lines = 0;
    for (const start of HEXES) {
      for (let direction = 0; direction < 6; direction++) {
        const cell = along(start, direction, 1);
        const far = along(start, direction, 2);
        const involved = [[start.q, start.r] as const, cell, far];
        if (!isOnBoard(far) || involved.some(([q, r]) => Math.max(Math.abs(q + 3), Math.abs(r - 1)) <= 1)) continue;
        if (String(far) === '0,0') continue;
        const isThrone = String(cell) === '0,0';
        const state = withFreeQueen([far], isThrone ? { queen: cell } : { guards: [cell] });
        // Where white's parked guards forbid the cell (A6), the same line is tried from its other end.
        if (refusal(state, move(AWAY, [start.q, start.r])) === 'between-enemies') continue;
        const after = play(state, move(AWAY, [start.q, start.r]));
        expect(prisoners(after, 2), `${start.q} ${start.r} ${direction}`).toContain(cell.join(' '));
        lines++;
      }
    }
    expect(lines).toBeGreaterThan(250);
  });

  test('A5 a piece between two enemies that are not directly opposite is free', () => {
    for (const turn of [1, 2, 4, 5]) {
      const cell = { q: 1, r: 1 };
      const state = withFreeQueen([along(cell, turn % 6, 1)], { guards: [[cell.q, cell.r]] });
      expect(prisoners(play(state, move(AWAY, along(cell, 0, 1))), 2)).toEqual([]);
    }
  });

  test('A5 a line that leaves the board traps nobody: corners are safe, sides only along the ring', () => {
    const corner = outer(5);
    const round = scene({ black: { guards: [outer(3), outer(6), [4, -4]] }, white: { guards: [corner] } });
    expect(prisoners(play(round, move(outer(3), outer(4))), 2)).toEqual([]);
    const side = scene({ black: { guards: [outer(6), outer(9)] }, white: { guards: [outer(7)] } });
    expect(prisoners(play(side, move(outer(9), outer(8))), 2)).toEqual(texts(outer(7)));
    // The cell straight behind an outer piece, seen from inside, is off the board and holds nobody.
    const inner = scene({
      black: {
        guards: [
          [4, -3],
          [3, -2],
        ],
      },
      white: { guards: [outer(7)] },
    });
    expect(prisoners(play(inner, move([3, -2], [3, -1])), 2)).toEqual([]);
  });

  test('A5 an ordinary step captures', () => {
    const before = scene({
      black: {
        guards: [
          [-1, -2],
          [2, -4],
        ],
      },
      white: { guards: [[1, -3]] },
    });
    const step = agon.decide(before, [{ decision: move([-1, -2], [0, -2]) }]);
    expect(prisoners(step.state, 2)).toEqual(texts([1, -3]));
    expect(step.events).toEqual([
      { type: 'guard-stepped', seat: 1, fromQ: -1, fromR: -2, toQ: 0, toR: -2, points: [10, 0] },
      { type: 'guard-trapped', seat: 1, q: 1, r: -3, points: [5, 0] },
    ]);
  });

  test('A5 the throne is a cell like any other: a queen on it is a captor', () => {
    const state = scene({ black: { queen: [0, 0], guards: [[0, -3]] }, white: { guards: [[0, -1]] } });
    expect(prisoners(play(state, move([0, -3], [0, -2])), 2)).toEqual(texts([0, -1]));
  });

  test('A5 the throne is a cell like any other: a queen on it becomes a prisoner', () => {
    const state = scene({
      black: {
        guards: [
          [0, -2],
          [0, 1],
        ],
      },
      white: { queen: [0, 0] },
    });
    const step = agon.decide(state, [{ decision: move([0, -2], [0, -1]) }]);
    expect(prisoners(step.state, 2)).toEqual(texts([0, 0]));
    expect(step.events).toContainEqual({ type: 'queen-trapped', seat: 1, q: 0, r: 0, points: [10, 0] });
  });

  test('A5 entering the throne captures too', () => {
    const state = scene({ black: { queen: [1, -1], guards: [[-2, 0]] }, white: { guards: [[-1, 0]] } });
    expect(prisoners(play(state, move([1, -1], [0, 0])), 2)).toEqual(texts([-1, 0]));
  });

  test('A5 A7 a relocated guard captures', () => {
    const state = scene({
      black: { guards: [[0, 2], outer(6)], prisoners: [[0, 2]] },
      white: { guards: [outer(7)] },
    });
    const step = agon.decide(state, [{ decision: move([0, 2], outer(8)) }]);
    expect(step.events.map(({ type }) => type)).toEqual(['guard-relocated', 'guard-trapped']);
    expect(prisoners(step.state, 2)).toEqual(texts(outer(7)));
  });

  test('A5 a prisoner not yet relocated is a captor, and forbids cells', () => {
    const captives: Pair[] = [[0, 2], outer(6)];
    const state = scene({ black: { guards: captives, prisoners: captives }, white: { guards: [outer(7)] } });
    const after = play(state, move([0, 2], outer(8)));
    expect(prisoners(after, 2)).toEqual(texts(outer(7)));
    expect(prisoners(after, 1)).toEqual(texts(outer(6)));
    const guarded = scene({
      black: { guards: [[0, -3]] },
      white: {
        guards: [
          [1, -2],
          [-1, -2],
        ],
        prisoners: [[1, -2]],
      },
    });
    expect(refusal(guarded, move([0, -3], [0, -2]))).toBe('between-enemies');
  });

  test('A5 one move may take several prisoners, a queen and a guard among them', () => {
    const state = scene({
      black: {
        guards: [
          [0, -3],
          [2, -2],
          [-2, 0],
        ],
      },
      white: { queen: [1, -2], guards: [[-1, -1]] },
    });
    const step = agon.decide(state, [{ decision: move([0, -3], [0, -2]) }]);
    expect(prisoners(step.state, 2)).toEqual(texts([1, -2], [-1, -1]));
    expect(step.state.traps[0]).toEqual({ guards: 1, queen: 1 });
    expect(step.events.map(({ type }) => type)).toEqual(['guard-stepped', 'queen-trapped', 'guard-trapped']);
  });

  test('A5 a captor’s own side is never imprisoned by its move', () => {
    const state = scene({
      black: {
        guards: [
          [0, -3],
          [0, -1],
        ],
      },
      white: { guards: [[0, 1]] },
    });
    expect(prisoners(play(state, move([0, -3], [0, -2])), 1)).toEqual([]);
  });
});

describe('forbidden cells', () => {
  test.each<[Pair, Pair]>([
    [
      [1, -2],
      [-1, -2],
    ],
    [
      [1, -3],
      [-1, -1],
    ],
  ])('A6 a step between %s and %s is refused', (one, other) => {
    const state = scene({ black: { guards: [[0, -3]] }, white: { guards: [one, other] } });
    expect(refusal(state, move([0, -3], [0, -2]))).toBe('between-enemies');
    expect(targets(state, [0, -3])).not.toContain('0 -2');
  });

  test('A6 a queen and the throne are no exception', () => {
    const state = scene({
      black: { queen: [1, -1] },
      white: {
        guards: [
          [0, -1],
          [0, 1],
        ],
      },
    });
    expect(refusal(state, move([1, -1], [0, 0]))).toBe('between-enemies');
    const guarded = scene({ black: { guards: [[-1, -1]] }, white: { queen: [0, 0], guards: [[0, -2]] } });
    expect(refusal(guarded, move([-1, -1], [0, -1]))).toBe('between-enemies');
  });

  test('A6 even when the move would imprison one of the two', () => {
    const state = scene({
      black: {
        guards: [
          [0, -3],
          [2, -2],
        ],
      },
      white: {
        guards: [
          [1, -2],
          [-1, -2],
        ],
      },
    });
    expect(refusal(state, move([0, -3], [0, -2]))).toBe('between-enemies');
  });

  test('A6 beside one enemy, or beside two that are not opposite, is allowed', () => {
    const state = scene({
      black: { guards: [[0, -3]] },
      white: {
        guards: [
          [1, -2],
          [-1, -1],
        ],
      },
    });
    expect(refusal(state, move([0, -3], [0, -2]))).toBeNull();
  });

  test('A6 A7 a relocation between two enemies is refused, for a guard and for a queen', () => {
    const enemies: Pair[] = [outer(6), outer(8), [1, 1], [-1, 3]];
    const guard = scene({ black: { guards: [[-3, 1]], prisoners: [[-3, 1]] }, white: { guards: enemies } });
    expect(refusal(guard, move([-3, 1], outer(7)))).toBe('between-enemies');
    const queen = scene({ black: { queen: [-3, 1], prisoners: [[-3, 1]] }, white: { guards: enemies } });
    expect(refusal(queen, move([-3, 1], outer(7)))).toBe('between-enemies');
    expect(refusal(queen, move([-3, 1], [0, 2]))).toBe('between-enemies');
    expect(refusal(queen, move([-3, 1], [0, 1]))).toBeNull();
  });
});

describe('relocation', () => {
  const captive: Pair = [1, 1];

  test('A7 a player with a prisoner may do nothing else, nor pass', () => {
    const state = scene({ black: { guards: [captive, [0, -3]], prisoners: [captive] } });
    expect(refusal(state, PASSING)).toBe('must-relocate');
    expect(refusal(state, move([0, -3], [0, -2]))).toBe('must-relocate');
    expect(agon.moves?.(state)).not.toContainEqual(PASSING);
    expect(agon.moves?.(state).every((decision) => decision.kind === 'move' && decision.from.q === 1)).toBe(true);
  });

  test('A7 only the own prisoners oblige', () => {
    const state = scene({ white: { guards: [captive], prisoners: [captive] } });
    expect(refusal(state, PASSING)).toBeNull();
  });

  test('A7 a guard goes to any empty cell of the outermost ring and nowhere else', () => {
    const state = scene({ black: { guards: [captive], prisoners: [captive] } });
    const taken = new Set(state.cells);
    const expected = Array.from({ length: 30 }, (_, place) => place).filter((place) => !taken.has(FIRST_OUTER + place));
    const open = expected.filter((place) => refusal(state, move(captive, outer(place))) !== 'between-enemies');
    expect(targets(state, captive)).toEqual(texts(...open.map(outer)));
    expect(refusal(state, move(captive, [0, 1]))).toBe('outer-ring');
    expect(refusal(state, move(captive, [1, 2]))).toBe('outer-ring');
    expect(refusal(state, move(captive, [0, 0]))).toBe('outer-ring');
    expect(refusal(state, move(captive, outer(0)))).toBe('occupied');
  });

  test('A7 a captive guard on the outermost ring must leave its cell, for any other of the ring', () => {
    const here = outer(10);
    const state = scene({ black: { guards: [here], prisoners: [here] } });
    expect(refusal(state, move(here, here))).toBe('same-cell');
    expect(refusal(state, move(here, outer(13)))).toBeNull();
    expect(refusal(state, move(here, outer(11)))).toBeNull();
    expect(prisoners(play(state, move(here, outer(11))), 1)).toEqual([]);
  });

  test('A7 a queen goes to any empty cell, outward and onto the throne too', () => {
    const state = scene({ black: { queen: captive, prisoners: [captive] } });
    const empty = HEXES.filter((_, cell) => !state.cells.includes(cell));
    expect(empty).toHaveLength(CELLS - 14);
    const open = empty.filter(({ q, r }) => refusal(state, move(captive, [q, r])) !== 'between-enemies');
    expect(targets(state, captive)).toEqual(texts(...open.map(({ q, r }) => [q, r] as const)));
    expect(targets(state, captive)).toEqual(expect.arrayContaining(['0 0', '5 0', '0 1']));
    expect(refusal(state, move(captive, captive))).toBe('same-cell');
    const occupied = scene({ black: { queen: captive, prisoners: [captive] }, white: { queen: [0, 0] } });
    expect(refusal(occupied, move(captive, [0, 0]))).toBe('occupied');
    expect(play(state, move(captive, [0, 0])).cells[0]).toBe(0);
  });

  test('A7 the queen first, one prisoner a turn, and then the guards in any order', () => {
    const guards: Pair[] = [
      [3, 0],
      [-3, 0],
    ];
    const state = scene({ black: { queen: captive, guards, prisoners: [captive, ...guards] } });
    expect(refusal(state, move([3, 0], outer(10)))).toBe('queen-first');
    expect(refusal(state, PASSING)).toBe('must-relocate');
    const second = play(state, move(captive, [0, 1]), PASSING);
    expect(prisoners(second, 1)).toEqual(texts(...guards));
    expect(refusal(second, move([0, 1], [0, 0]))).toBe('must-relocate');
    expect(targets(second, [3, 0]).length).toBeGreaterThan(10);
    expect(targets(second, [-3, 0])).toEqual(targets(second, [3, 0]));
    const third = play(second, move([-3, 0], outer(10)), PASSING);
    expect(prisoners(third, 1)).toEqual(texts([3, 0]));
    const fourth = play(third, move([3, 0], outer(12)), PASSING);
    expect(prisoners(fourth, 1)).toEqual([]);
    expect(refusal(fourth, move([0, 1], [0, 0]))).toBeNull();
  });

  test('A7 a prisoner stays one when a captor has left', () => {
    const captives: Pair[] = [
      [0, -2],
      [1, 2],
    ];
    const state = scene({
      black: {
        guards: [
          [0, -3],
          [0, -1],
        ],
        trapped: { guards: 2 },
      },
      white: { guards: captives, prisoners: captives },
      toMove: 2,
    });
    const moved = play(state, move([1, 2], outer(12)), move([0, -3], [1, -3]));
    expect(prisoners(moved, 2)).toEqual(texts([0, -2]));
    expect(refusal(moved, PASSING)).toBe('must-relocate');
    expect(refusal(moved, move([0, -2], [1, -2]))).toBe('outer-ring');
  });

  test('A7 a relocation is told as such and the piece is free afterwards', () => {
    const state = scene({ black: { queen: captive, prisoners: [captive] } });
    const step = agon.decide(state, [{ decision: move(captive, [0, 0]) }]);
    const points = [40, 0];
    expect(step.events).toEqual([{ type: 'queen-relocated', seat: 1, fromQ: 1, fromR: 1, toQ: 0, toR: 0, points }]);
    expect(prisoners(step.state, 1)).toEqual([]);
    expect(step.state.last).toEqual({ kind: 'move', from: hex(captive), to: { q: 0, r: 0 } });
  });
});
