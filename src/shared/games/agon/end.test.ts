import { describe, expect, test } from 'vitest';
import { FAULTS, winnerOf, type Fault, type Outcome } from '../game.ts';
import { agon } from './index.ts';
import { PASSING, type AgonDecision, type AgonState } from './state.ts';
import { move, newGame, outer, play, prisoners, refusal, scene, texts, type Pair } from './tabletop.ts';

const ROUND: readonly Pair[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
const FIVE = ROUND.slice(1);

function outcomeOf(state: AgonState): Outcome {
  const outcome = agon.outcome(state);
  if (!outcome) throw new Error('the game goes on');
  return outcome;
}

describe('the throne', () => {
  test('A8 the queen on the throne and six guards round it win, when the last guard arrives', () => {
    const state = scene({ black: { queen: [0, 0], guards: [...FIVE, [0, -2]] } });
    expect(agon.outcome(state)).toBeNull();
    const won = play(state, move([0, -2], [0, -1]));
    expect(outcomeOf(won)).toMatchObject({ places: [1, 2], reasons: [{ code: 'enthroned', seat: 1 }] });
    expect(agon.moves?.(won)).toEqual([]);
    expect(agon.decide(won, [{ decision: PASSING }])).toEqual({ state: won, events: [] });
  });

  test('A8 white wins in the same way', () => {
    const state = scene({ white: { queen: [0, 0], guards: [...FIVE, [0, -2]] }, toMove: 2 });
    expect(outcomeOf(play(state, move([0, -2], [0, -1])))).toMatchObject({
      places: [2, 1],
      reasons: [{ code: 'enthroned', seat: 2 }],
    });
  });

  test('A8 five guards and the queen do not win, nor guards and the enemy queen', () => {
    const five = scene({ black: { queen: [0, 0], guards: [...FIVE, [0, -3]] } });
    expect(agon.outcome(play(five, move([0, -3], [0, -2])))).toBeNull();
    const foreign = scene({ black: { guards: [...FIVE, [0, -2]] }, white: { queen: [0, 0], prisoners: [[0, 0]] } });
    expect(agon.outcome(play(foreign, move([0, -2], [0, -1])))).toBeNull();
  });

  test('A9 six guards round the empty throne lose at once; the move is legal', () => {
    const state = scene({ black: { guards: [...FIVE, [0, -2]] } });
    const last = move([0, -2], [0, -1]);
    expect(agon.moves?.(state)).toContainEqual(last);
    const step = agon.decide(state, [{ decision: last }]);
    expect(step.events).toMatchObject([{ type: 'guard-stepped', seat: 1 }]);
    expect(outcomeOf(step.state)).toMatchObject({ places: [2, 1], reasons: [{ code: 'empty-throne', seat: 1 }] });
    expect(step.state.made).toEqual([2, 1]);
  });

  test('A9 white loses in the same way', () => {
    const state = play(scene({ white: { guards: [...FIVE, [0, -2]] }, toMove: 2 }), move([0, -2], [0, -1]));
    expect(outcomeOf(state)).toMatchObject({ places: [1, 2], reasons: [{ code: 'empty-throne', seat: 2 }] });
  });

  test('A9 round a throne with the enemy queen nothing happens; when she is relocated, the guards’ side loses', () => {
    const before = scene({
      black: { guards: [...FIVE, [0, -2]] },
      white: { queen: [0, 0], prisoners: [[0, 0]] },
    });
    const full = play(before, move([0, -2], [0, -1]));
    expect(agon.outcome(full)).toBeNull();
    expect(prisoners(full, 2)).toEqual(texts([0, 0]));
    const after = play(full, move([0, 0], outer(12)));
    expect(outcomeOf(after)).toMatchObject({ places: [2, 1], reasons: [{ code: 'empty-throne', seat: 1 }] });
  });

  test('A9 five guards and the queen round the empty throne lose nothing', () => {
    const state = scene({ black: { queen: [0, -2], guards: [...FIVE, [0, 3]] } });
    expect(agon.outcome(play(state, move([0, -2], [0, -1])))).toBeNull();
    const mixed = scene({ black: { guards: [...FIVE.slice(1), [0, -2]] }, white: { guards: [[1, -1]] } });
    expect(agon.outcome(play(mixed, move([0, -2], [0, -1])))).toBeNull();
  });

  test('A8 A9 they hold before the move limit', () => {
    const settings = { moves: 2 };
    const won = scene({ white: { queen: [0, 0], guards: [...FIVE, [0, -2]] }, toMove: 2, settings });
    expect(outcomeOf(play(won, move([0, -2], [0, -1]))).reasons).toEqual([{ code: 'enthroned', seat: 2 }]);
    const lost = scene({ white: { guards: [...FIVE, [0, -2]] }, toMove: 2, settings });
    expect(winnerOf(outcomeOf(play(lost, move([0, -2], [0, -1]))))).toBe(1);
  });
});

describe('time and bad answers', () => {
  test('A10 two minutes for the whole game, on every turn of either player', () => {
    const first = newGame();
    expect(agon.turn(first)).toEqual({ seats: [1], limit: { kind: 'budget', ms: 120_000 } });
    expect(agon.turn(play(first, PASSING))).toEqual({ seats: [2], limit: { kind: 'budget', ms: 120_000 } });
    expect(agon.turn(newGame({ budgetMs: 5000 })).limit).toEqual({ kind: 'budget', ms: 5000 });
  });

  test('A10 who runs out of time loses, whatever the position, and the position stays', () => {
    const state = scene({ black: { queen: [0, 0], guards: [...FIVE, [0, -2]] } });
    const { state: after, events } = agon.decide(state, [{ fault: 'timeout' }]);
    expect(events).toEqual([{ type: 'fault', seat: 1, fault: 'timeout' }]);
    expect(outcomeOf(after)).toMatchObject({ places: [2, 1], reasons: [{ code: 'timeout', seat: 1 }] });
    expect(after.cells).toEqual(state.cells);
    expect(after.made).toEqual(state.made);
    expect(agon.decide(after, [{ decision: move([0, -2], [0, -1]) }]).state).toBe(after);
  });

  const losing = FAULTS.filter((fault) => fault !== 'unreadable');
  test.each(losing)('A11 G4 %s loses at once, as its own reason', (fault: Fault) => {
    const state = play(newGame(), PASSING);
    const step = agon.decide(state, [{ fault }]);
    expect(step.events).toEqual([{ type: 'fault', seat: 2, fault }]);
    expect(agon.outcome(step.state)).toEqual({ places: [1, 2], scores: [80, 80], reasons: [{ code: fault, seat: 2 }] });
  });

  test('A11 an unreadable answer changes nothing and the same player is asked again', () => {
    const state = play(newGame(), PASSING);
    const step = agon.decide(state, [{ fault: 'unreadable' }]);
    expect(step.state).toBe(state);
    expect(step.events).toEqual([{ type: 'refused', seat: 2, why: 'unreadable' }]);
    expect(agon.turn(step.state).seats).toEqual([2]);
  });

  test('A11 A12 an illegal answer changes nothing and is no move', () => {
    const state = newGame();
    const step = agon.decide(state, [{ decision: move([0, -5], [0, 0]) }]);
    expect(step.state).toBe(state);
    expect(step.events).toEqual([{ type: 'refused', seat: 1, why: 'too-far' }]);
    expect(agon.outcome(step.state)).toBeNull();
    expect(step.state.made).toEqual([0, 0]);
  });

  test('A11 however often: a player may still move after many refusals', () => {
    let state = newGame();
    for (let i = 0; i < 1000; i++) state = agon.decide(state, [{ fault: 'unreadable' }]).state;
    expect(play(state, PASSING).made).toEqual([1, 0]);
  });

  test('G2 nothing that comes as a decision throws', () => {
    const odd: unknown[] = [null, undefined, 0, 'pass', [], {}, { kind: 'pass', from: 3 }, { kind: 'move' }];
    odd.push({ kind: 'move', from: null, to: 1 }, { kind: 'move', from: { q: '0', r: -5 }, to: { q: 0, r: -4 } });
    odd.push({ kind: 'move', from: { q: 0, r: -5 }, to: { q: Number.NaN, r: Infinity } }, { kind: 'jump' });
    for (const decision of odd) agon.decide(newGame(), [{ decision: decision as AgonDecision }]);
    expect(refusal(newGame(), null as unknown as AgonDecision)).toBe('unreadable');
    expect(refusal(newGame(), { kind: 'move', from: { q: '0' } } as unknown as AgonDecision)).toBe('unreadable');
    expect(refusal(newGame(), move([0, -5], [Number.NaN, 1e308]))).toBe('off-board');
    expect(agon.outcome(agon.decide(newGame(), []).state)?.reasons).toEqual([{ code: 'closed', seat: 1 }]);
    const many = agon.decide(newGame(), [{ decision: PASSING }, { fault: 'crash' }]);
    expect(many.state).toMatchObject({ toMove: 2, ended: null });
  });
});

describe('the move limit and the score', () => {
  test('A12 the game ends after white’s 150th move, not before, and equal scores are a draw', () => {
    let state = newGame();
    for (let ply = 0; ply < 299; ply++) {
      state = play(state, PASSING);
      expect(agon.outcome(state)).toBeNull();
    }
    expect(agon.view(state, 1).movesLeft).toEqual([0, 1]);
    state = play(state, PASSING);
    expect(agon.outcome(state)).toEqual({ places: [1, 1], scores: [80, 80], reasons: [{ code: 'move-limit' }] });
  });

  test('A12 the higher score wins', () => {
    const state = play(newGame({ moves: 1 }), PASSING, move([0, 5], [0, 4]));
    expect(agon.outcome(state)).toEqual({ places: [2, 1], scores: [80, 100], reasons: [{ code: 'move-limit' }] });
    const other = play(newGame({ moves: 1 }), move([4, -5], [4, -4]), PASSING);
    expect(outcomeOf(other)).toMatchObject({ places: [1, 2], scores: [90, 80] });
  });

  test('A12 grades: 1 on the outermost ring … 5 next to the throne, 6 on it; the weights are the settings’', () => {
    const guards: Pair[] = [
      [0, -5],
      [0, -4],
      [0, -3],
      [0, -2],
      [0, -1],
      [2, 0],
    ];
    const state = scene({ black: { queen: [0, 0], guards } });
    expect(agon.scores(state)[0]).toBe(10 * (1 + 2 + 3 + 4 + 5 + 4) + 20 * 6);
    const settings = { guardGradePoints: 1, queenGradePoints: 100, guardTrapPoints: 1000, queenTrapPoints: 7 };
    const other = scene({ black: { queen: [0, 0], guards, trapped: { guards: 2, queen: 3 } }, settings });
    expect(agon.scores(other)).toEqual([19 + 600 + 2000 + 21, 6 + 100]);
  });

  test('A12 captives are graded where they stand, and a relocation changes the score', () => {
    const state = scene({ black: { guards: [[0, -2]], prisoners: [[0, -2]] } });
    expect(agon.scores(state)[0]).toBe(10 * (5 + 4) + 20);
    const step = agon.decide(state, [{ decision: move([0, -2], outer(26)) }]);
    expect(step.events).toMatchObject([{ type: 'guard-relocated', points: [-30, 0] }]);
    expect(agon.scores(step.state)[0]).toBe(80);
  });

  test('A12 a trapped queen counts as a queen only, a guard as a guard only', () => {
    const queen = scene({
      black: {
        guards: [
          [-1, -2],
          [2, -4],
        ],
      },
      white: { queen: [1, -3] },
    });
    expect(play(queen, move([-1, -2], [0, -2])).traps).toEqual([
      { guards: 0, queen: 1 },
      { guards: 0, queen: 0 },
    ]);
    const guard = scene({
      black: {
        guards: [
          [-1, -2],
          [2, -4],
        ],
      },
      white: { guards: [[1, -3]] },
    });
    const after = play(guard, move([-1, -2], [0, -2]));
    expect(after.traps).toEqual([
      { guards: 1, queen: 0 },
      { guards: 0, queen: 0 },
    ]);
    expect([agon.scores(guard)[0], agon.scores(after)[0]]).toEqual([110, 110 + 10 + 5]);
  });

  test('A12 a captive that is enclosed again is not counted again; after its relocation it is', () => {
    const captive: Pair = [1, -3];
    const again = scene({
      black: {
        guards: [
          [-1, -2],
          [2, -4],
        ],
      },
      white: { guards: [captive], prisoners: [captive] },
    });
    const step = agon.decide(again, [{ decision: move([-1, -2], [0, -2]) }]);
    expect(step.events.map(({ type }) => type)).toEqual(['guard-stepped']);
    expect(step.state.traps[0]).toEqual({ guards: 1, queen: 0 });
    const relocated = play(step.state, move(captive, outer(7)));
    const guards: Pair[] = [outer(6), outer(9)];
    const next = scene({ black: { guards, trapped: { guards: 1 } }, white: { guards: [outer(7)] } });
    expect(prisoners(relocated, 2)).toEqual([]);
    expect(play(next, move(outer(9), outer(8))).traps[0]).toEqual({ guards: 2, queen: 0 });
  });

  test('A12 a relocation is one of the moves', () => {
    const state = scene({ black: { queen: [1, 1], prisoners: [[1, 1]] }, made: 3 });
    expect(play(state, move([1, 1], [0, 0])).made).toEqual([4, 3]);
  });

  test.each([{ budgetMs: 0 }, { moves: 0 }, { moves: 1.5 }, { guardGradePoints: -1 }, { size: 6 }])(
    'A10 A12 settings such as %o are refused',
    (settings) => expect(agon.settings.safeParse(settings).success).toBe(false),
  );
});
