import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { winnerOf, type Fault, FAULTS } from '../game.ts';
import { othello } from './index.ts';
import { PASS, type OthelloDecision, type OthelloState } from './rules.ts';

function newGame(settings: { size?: number; moveMs?: number } = {}): OthelloState {
  return othello.start({ settings: othello.settings.parse(settings), seed: 1, seats: 2 });
}

function position(rows: string[], toMove: 1 | 2): OthelloState {
  const settings = othello.settings.parse({ size: rows.length });
  return othello.load({ settings, rows, toMove, turns: 0, last: null, ended: null });
}

function rowsOf(state: OthelloState): string[] {
  return (othello.save(state) as { rows: string[] }).rows;
}

function play(state: OthelloState, ...decisions: OthelloDecision[]): OthelloState {
  return decisions.reduce((now, decision) => othello.decide(now, [{ decision }]).state, state);
}

describe('the board', () => {
  test.each([2, 3, 5, 20, 0, -4, 8.5, 7])('O1 a board of size %s is refused', (size) => {
    expect(othello.settings.safeParse({ size }).success).toBe(false);
  });

  test.each([4, 6, 8, 18])('O1 a board of size %i is played', (size) => {
    expect(rowsOf(newGame({ size }))).toHaveLength(size);
  });

  test('O1 the default is 8', () => expect(newGame().settings.size).toBe(8));

  test('O2 the start is the mirror of the usual one', () => {
    expect(rowsOf(newGame({ size: 6 }))).toEqual(['......', '......', '..12..', '..21..', '......', '......']);
  });

  test('O3 player 1 begins and they alternate', () => {
    const first = newGame({ size: 6 });
    const second = play(first, { row: 1, col: 3 });
    expect([first.toMove, second.toMove, play(second, { row: 1, col: 4 }).toMove]).toEqual([1, 2, 1]);
  });
});

describe('moves', () => {
  test('O4 all eight directions are turned, and only closed runs', () => {
    const before = position(
      ['1..1..1.', '.2.2.2..', '..222...', '122.2221', '..222...', '.2.2.2..', '2..1..1.', '...2....'],
      1,
    );
    const after = play(before, { row: 3, col: 3 });
    expect(rowsOf(after)).toEqual([
      '1..1..1.',
      '.1.1.1..',
      '..111...',
      '11111111',
      '..211...',
      '.2.1.1..',
      '2..1..1.',
      '...2....',
    ]);
  });

  test.each([
    ['occupied', { row: 2, col: 2 }],
    ['captures-nothing', { row: 0, col: 0 }],
    ['off-board', { row: 6, col: 0 }],
    ['off-board', { row: -1, col: 3 }],
    ['off-board', { row: 1.5, col: 3 }],
    ['off-board', { row: Number.NaN, col: 3 }],
    ['needless-pass', PASS],
  ] as const)('O4 O5 O9 %s loses', (why, decision) => {
    const { state, events } = othello.decide(newGame({ size: 6 }), [{ decision }]);
    expect(events).toMatchObject([{ type: 'violation', seat: 1, why }]);
    expect(othello.outcome(state)).toMatchObject({ places: [2, 1], reasons: [{ code: 'violation', seat: 1, why }] });
  });

  const stuck = ['12..', '....', '....', '....'];

  test('O5 who cannot capture must pass and loses the turn', () => {
    const state = position(stuck, 2);
    expect(othello.moves?.(state)).toEqual([PASS]);
    const after = othello.decide(state, [{ decision: PASS }]);
    expect(after.events).toEqual([{ type: 'passed', seat: 2 }]);
    expect(after.state).toMatchObject({ toMove: 1, ended: null });
    expect(rowsOf(after.state)).toEqual(stuck);
  });

  test('O5 placing a disc where nothing can be captured is a violation', () => {
    const { state } = othello.decide(position(stuck, 2), [{ decision: { row: 0, col: 2 } }]);
    expect(othello.outcome(state)).toMatchObject({ places: [1, 2], reasons: [{ why: 'must-pass' }] });
  });
});

describe('the end', () => {
  test('O6 the game ends when neither can move, before the board is full, and most discs win', () => {
    const state = play(position(['....', '12..', '....', '....'], 1), { row: 1, col: 2 });
    expect(othello.outcome(state)).toEqual({ places: [1, 2], scores: [3, 0], reasons: [{ code: 'discs' }] });
    expect(othello.moves?.(state)).toEqual([]);
  });

  test('O6 equal discs are a draw', () => {
    const state = play(position(['2222', '2222', '1111', '12.1'], 1), { row: 3, col: 2 });
    expect(othello.outcome(state)).toMatchObject({ places: [1, 1], scores: [8, 8] });
  });

  test('O8 each move has its own 2 seconds', () => {
    expect(othello.turn(newGame()).limit).toEqual({ kind: 'move', ms: 2000 });
    expect(othello.turn(play(newGame(), { row: 2, col: 4 })).limit).toEqual({ kind: 'move', ms: 2000 });
  });

  test.each(FAULTS)('O9 a program that gives no move (%s) loses with the board as it is', (fault: Fault) => {
    const before = play(newGame({ size: 6 }), { row: 1, col: 3 });
    const { state, events } = othello.decide(before, [{ fault }]);
    expect(events).toEqual([{ type: 'fault', seat: 2, fault }]);
    expect(othello.outcome(state)).toEqual({ places: [1, 2], scores: [4, 1], reasons: [{ code: fault, seat: 2 }] });
    expect(rowsOf(state)).toEqual(rowsOf(before));
    expect(othello.decide(state, [{ decision: PASS }]).state).toBe(state);
  });
});

describe('over random games', () => {
  const randomGame = fc.record({ size: fc.constantFrom(4, 6, 8), choices: fc.array(fc.nat(), { maxLength: 80 }) });

  test('G5 the events add up to the scores, a state survives JSON, and old states stay as they are', () => {
    fc.assert(
      fc.property(randomGame, ({ size, choices }) => {
        let state = newGame({ size });
        const scores: [number, number] = [2, 2];
        for (const choice of choices) {
          const moves = othello.moves?.(state) ?? [];
          if (moves.length === 0) break;
          const before = JSON.stringify(othello.save(state));
          const step = othello.decide(state, [{ decision: moves[choice % moves.length] ?? PASS }]);
          expect(JSON.stringify(othello.save(state))).toBe(before);
          for (const event of step.events) {
            if (!('points' in event)) continue;
            scores[0] += event.points[0];
            scores[1] += event.points[1];
          }
          state = step.state;
          expect(othello.scores(state)).toEqual(scores);
          const copy = othello.load(JSON.parse(JSON.stringify(othello.save(state))));
          expect(othello.fingerprint(copy)).toBe(othello.fingerprint(state));
          expect(othello.view(copy, 'spectator')).toEqual(othello.view(state, 'spectator'));
        }
        const outcome = othello.outcome(state);
        if (outcome) expect(winnerOf(outcome)).toBe(scores[0] === scores[1] ? null : Number(scores[0] < scores[1]) + 1);
      }),
      { numRuns: 300 },
    );
  });

  test('G2 no decision, however wrong, throws', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (row, col) => {
        othello.decide(newGame(), [{ decision: { row, col } }]);
      }),
    );
    expect(othello.outcome(othello.decide(newGame(), []).state)).toMatchObject({ places: [2, 1] });
  });
});

describe('perft', () => {
  test.each([
    [8, [4, 12, 56, 244, 1396, 8200, 55092, 390216]],
    [6, [4, 12, 56, 244, 1364, 7604]],
  ])('size %i has the known move counts', (size, counts) => {
    expect(counts.map((_, i) => othello.perft?.(newGame({ size }), i + 1))).toEqual(counts);
  });

  test('a finished game counts as one, at any depth', () => {
    const state = play(position(['....', '12..', '....', '....'], 1), { row: 1, col: 2 });
    expect(othello.perft?.(state, 5)).toBe(1);
    expect(othello.perft?.(position(['....', '12..', '....', '....'], 1), 5)).toBe(1);
  });
});
