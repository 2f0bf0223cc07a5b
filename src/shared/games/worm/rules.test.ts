import { describe, expect, test } from 'vitest';
import { FAULTS, compareMeasures, verdictOf, winnerOf, type Fault } from '../game.ts';
import { eventsOf, fieldMap, legal, newAttempt, play, scoreOf, settingsOf } from './attempt.fixture.ts';
import { worm } from './index.ts';
import { endReasons } from './rules.ts';
import type { WormState } from './state.ts';

const bodyOf = (state: WormState) => worm.view(state, 1).body.map(({ x, y }) => [x, y]);
const headOf = (state: WormState) => bodyOf(state)[0];
const reasonsOf = (state: WormState) => worm.outcome(state)?.reasons.map(({ code }) => code) ?? null;

describe('the field and the moves', () => {
  test('W1 (0, 0) is the top-left cell, up leads to y − 1, M counts columns and N rows', () => {
    const start = newAttempt(['0000', '0000', '0000'], {}, 1, 1);
    expect(headOf(play(start, 'u'))).toEqual([1, 0]);
    expect(headOf(play(start, 'd'))).toEqual([1, 2]);
    expect(headOf(play(start, 'l'))).toEqual([0, 1]);
    expect(headOf(play(start, 'r'))).toEqual([2, 1]);
    expect(worm.view(start, 1)).toMatchObject({ columns: 4, rows: 3 });
  });

  test('W1 W3 x is the column and y the row of the food, too', () => {
    const state = play(newAttempt(['000', '007'], {}, 1, 1), 'r');
    expect(worm.view(state, 1).lastMeal).toEqual({ x: 2, y: 1, amount: 7, move: 1 });
  });

  test('W2 the head goes to a neighbouring cell of the field in each move and the field does not wrap round', () => {
    const corner = newAttempt(['000', '000']);
    expect(legal(corner)).toBe('rd');
    expect(legal(play(corner, 'rrd'))).toBe('lu');
    const { state, events } = worm.decide(corner, [{ decision: 'up' }]);
    expect(events).toEqual([{ type: 'violation', seat: 1, direction: 'up', why: 'off-field' }]);
    expect(reasonsOf(state)).toEqual(['violation']);
  });

  test('W2 the body is a chain of neighbouring cells that follows the head', () => {
    const state = play(newAttempt(['0900', '0000', '0000']), 'rrddl');
    const chain = [
      [1, 2],
      [2, 2],
      [2, 1],
      [2, 0],
      [1, 0],
    ];
    expect(bodyOf(state)).toEqual(chain);
  });

  test('W3 it starts with length 1, shrinking, and does not eat the start cell, which keeps its food', () => {
    for (const model of ['A', 'B'] as const) {
      const start = newAttempt(['909', '999'], { model, target: 100 });
      expect(worm.view(start, 1)).toMatchObject({ growing: 0, shrinking: 0, score: 0, moves: 0, lastMeal: null });
      expect(bodyOf(start)).toEqual([[0, 0]]);
      expect(worm.view(start, 1).food[0]).toEqual([9, 0, 9]);
      const back = play(start, 'rl');
      expect(scoreOf(back)).toBe(46);
      expect(worm.view(back, 1).growing).toBe(9);
    }
  });
});

describe('meals', () => {
  test('W4 a meal of 3: the tail stays for three moves, then two cells go with each move', () => {
    let state = play(newAttempt(['0300000000']), 'r');
    const seen = [];
    for (let i = 0; i < 7; i++) {
      const { growing, shrinking, body } = worm.view(state, 1);
      seen.push([body.length, growing, shrinking, body.at(-1)?.x]);
      state = play(state, 'r');
    }
    const [meal, grown, shrunk] = [
      [1, 3, 3, 1],
      [4, 0, 3, 1],
      [1, 0, 0, 7],
    ];
    expect(seen).toEqual([meal, [2, 2, 3, 1], [3, 1, 3, 1], grown, [3, 0, 2, 3], [2, 0, 1, 5], shrunk]);
  });

  test('W4 after a meal of a the next is possible exactly 2a moves later, for every a', () => {
    for (let a = 1; a <= 99; a++) {
      const row = Array.from({ length: 200 }, () => 1);
      row[1] = a;
      let state = play(newAttempt([row]), 'r');
      const lengths = [];
      do {
        state = play(state, 'r');
        lengths.push(state.length);
      } while (state.meal?.move === 1 && lengths.length < 250 && !state.ended);
      expect(state.meal).toMatchObject({ move: 1 + 2 * a, x: 1 + 2 * a });
      const expected = Array.from({ length: 2 * a }, (_, i) => (i < a ? i + 2 : 2 * a - i));
      expect(lengths).toEqual(expected);
    }
  });

  test('W4 arriving with length 1 after that move’s shrinking it eats, not one move later', () => {
    const state = play(newAttempt(['01020000']), 'rrr');
    expect(state).toMatchObject({ length: 1, growing: 2, moves: 3, meal: { amount: 2, move: 3 } });
    expect(scoreOf(state)).toBe(6 + 11);
  });

  test('W5 longer than 1 it passes over food, which stays where it is', () => {
    for (const model of ['A', 'B'] as const) {
      const start = newAttempt(['03999990'], { model, target: 100 });
      const state = play(start, 'rrrrrr');
      expect(scoreOf(state)).toBe(16);
      expect(state.length).toBe(2);
      expect(state.food[0]?.slice(2)).toEqual([9, 9, 9, 9, 9, 0]);
      expect(eventsOf(start, 'rrr').map(({ type }) => type)).toEqual(['moved']);
    }
  });

  test('W5 on a cell without food a worm of length 1 keeps its length, and that is no meal', () => {
    const state = play(newAttempt(['00', '00']), 'rdlu');
    expect(state).toMatchObject({ length: 1, growing: 0, meal: null, quarters: 0, moves: 4 });
    expect(eventsOf(newAttempt(['00', '00']), 'r')).toHaveLength(1);
  });

  test('W7 model A: food never changes, the same cell feeds again and again', () => {
    const state = play(newAttempt(['01']), 'rlrlr');
    expect(scoreOf(state)).toBe(18);
    expect(state.food).toEqual([[0, 1]]);
  });

  test('W7 model B: an eaten cell has no food left and gives no second meal', () => {
    const start = newAttempt(['019', '000'], { model: 'B', target: 50 });
    const state = play(start, 'rlr');
    expect(scoreOf(state)).toBe(6);
    expect(state.food).toEqual([
      [0, 0, 9],
      [0, 0, 0],
    ]);
    expect(state).toMatchObject({ length: 1, growing: 0 });
    expect(start.food[0]).toEqual([0, 1, 9]);
  });

  test('W7 model B refuses a field whose meals cannot add up to the target, each meal with its own point', () => {
    // 2·(5·9 + 1) + (5·1 + 1) = 98, the start cell and zero cells counted for what they are.
    const map = fieldMap(['90', '19']);
    const refused = worm.maps?.problems(map, settingsOf({ model: 'B', target: 99 }));
    expect(refused).toEqual([{ code: 'too-little-food', clause: 'W7', points: 98, target: 99 }]);
    expect(worm.maps?.problems(map, settingsOf({ model: 'B', target: 98 }))).toEqual([]);
    expect(worm.maps?.problems(map, settingsOf({ model: 'A', target: 99 }))).toEqual([]);
    expect(() => newAttempt(['90', '19'], { model: 'B', target: 99 })).toThrow('W7');
  });
});

describe('the own body', () => {
  test('W6 while growing no cell is given up, not even the tail', () => {
    const ring = play(newAttempt(['09000', '00000']), 'rrdl');
    expect(bodyOf(ring).at(-1)).toEqual([1, 0]);
    expect(legal(ring)).toBe('l');
    const { state, events } = worm.decide(ring, [{ decision: 'up' }]);
    expect(events).toEqual([{ type: 'violation', seat: 1, direction: 'up', why: 'body' }]);
    expect(worm.outcome(state)?.reasons).toEqual([{ code: 'violation', seat: 1, direction: 'up', why: 'body' }]);
  });

  test('W6 while shrinking the head may enter the cell of the tail', () => {
    const ring = play(newAttempt(['03000', '00000']), 'rrdl');
    expect(ring).toMatchObject({ length: 4, growing: 0 });
    expect(legal(ring)).toBe('lu');
    expect(bodyOf(play(ring, 'u'))).toEqual([
      [1, 0],
      [1, 1],
      [2, 1],
    ]);
  });

  test('W6 while shrinking the last cell but one is given up too', () => {
    const hook = play(newAttempt(['04000', '00000']), 'rrrdl');
    expect(hook).toMatchObject({ length: 5, growing: 0 });
    expect(legal(hook)).toBe('lu');
    expect(headOf(play(hook, 'u'))).toEqual([2, 0]);
  });

  test('W6 the last cell but two is still body', () => {
    const hook = play(newAttempt(['05000', '00000']), 'rrrrdl');
    expect(hook).toMatchObject({ length: 6, growing: 0 });
    expect(legal(hook)).toBe('l');
    expect(reasonsOf(play(hook, 'u'))).toEqual(['violation']);
  });

  test.each([
    [1, 'r', true],
    [2, 'rr', true],
    [3, 'rrr', true],
    [4, 'rrrr', false],
    [5, 'rrrrr', false],
  ])('W6 a shrinking worm of length %i can turn back on itself: %s %s', (length, walk, possible) => {
    const state = length === 1 ? play(newAttempt(['00000000']), 'r') : play(newAttempt([`0${length - 1}000000`]), walk);
    expect(state).toMatchObject({ length, growing: 0 });
    expect(legal(state).includes('l')).toBe(possible);
  });

  test('W6 a worm that shrinks from 5 can turn back at 3 but not at 4', () => {
    const grown = play(newAttempt(['04000000000']), 'rrrrr');
    expect([grown, play(grown, 'r'), play(grown, 'rr'), play(grown, 'rrr')].map(legal)).toEqual(['r', 'r', 'lr', 'lr']);
  });

  test('W6 a growing worm can leave its meal in any direction but cannot turn back after that', () => {
    const ate = play(newAttempt(['0900']), 'r');
    expect(legal(ate)).toBe('lr');
    expect(legal(play(ate, 'r'))).toBe('r');
  });

  test.each([
    [99, 'lr'],
    [97, 'lru'],
  ])('W6 a tail that lies 97 steps behind is seen: after a meal of %i the way on is %s', (amount, open) => {
    const field = Array.from({ length: 22 }, () => Array.from({ length: 31 }, () => 0));
    const [top] = field;
    if (top) top[1] = amount;
    const ring = play(newAttempt(field), `r${'r'.repeat(29)}${'d'.repeat(20)}${'l'.repeat(29)}${'u'.repeat(19)}`);
    expect(ring).toMatchObject({ length: 98, x: 1, y: 1 });
    expect(legal(ring)).toBe(open);
  });
});

describe('points', () => {
  test.each([
    [5, 1, 6],
    [5, 9, 46],
    [10, 9, 91],
    [1, 99, 100],
    [7, 13, 92],
  ])('W8 with c = %i a meal of %i adds %i points', (c, amount, points) => {
    const start = newAttempt([[0, amount]], { c, target: 1000 });
    expect(scoreOf(play(start, 'r'))).toBe(points);
    expect(eventsOf(start, 'r')[1]).toEqual({ type: 'ate', seat: 1, x: 1, y: 0, amount, points: [points] });
  });

  test('W8 c is a positive whole number, 5 by default', () => {
    expect(settingsOf().c).toBe(5);
    for (const c of [0, -1, 2.5]) expect(worm.settings.safeParse({ c }).success).toBe(false);
  });

  test('W8 the penalty: the first move costs nothing, going on costs nothing, a turn costs 0.25', () => {
    const start = newAttempt(['0000', '0000'], { penalty: true });
    expect(['d', 'dr', 'drr', 'drru', 'drrul'].map((walk) => scoreOf(play(start, walk)))).toEqual([
      0, -0.25, -0.25, -0.5, -0.75,
    ]);
    expect(eventsOf(start, 'dr')).toContainEqual({ type: 'turned', seat: 1, points: [-0.25] });
  });

  test('W8 turning back costs as much as any other turn, and a score may be negative', () => {
    expect(scoreOf(play(newAttempt(['00'], { penalty: true }), 'rlrlr'))).toBe(-1);
  });

  test('W8 a move is compared with the last executed one, not with the one before it or with the meal', () => {
    const start = newAttempt(['0000', '0000'], { penalty: true });
    // right down right: the third move is a turn although it goes like the first.
    expect(scoreOf(play(start, 'rdr'))).toBe(-0.5);
    expect(scoreOf(play(newAttempt(['0200000'], { penalty: true }), 'rrrrr'))).toBe(11);
  });

  test('W8 without the option nothing is ever taken off', () => {
    expect(scoreOf(play(newAttempt(['01']), 'rlrl'))).toBe(12);
  });

  test('W8 the quarters are exact over thousands of turns', () => {
    const state = play(newAttempt(['00'], { penalty: true }), 'rl'.repeat(2001));
    expect(scoreOf(state)).toBe(-1000.25);
  });
});

describe('the end', () => {
  test('W9 exactly 500 finishes, a quarter less does not: points and penalty are counted together', () => {
    const settings = { c: 499, penalty: true };
    const exact = play(newAttempt(['01', '00'], settings), 'r');
    expect(scoreOf(exact)).toBe(500);
    expect(worm.outcome(exact)).toEqual({
      places: [1],
      scores: [500],
      reasons: [{ code: 'finished', moves: 1 }],
      measure: [1, -1],
    });
    const turned = play(newAttempt(['00', '01'], settings), 'rd');
    expect(scoreOf(turned)).toBe(499.75);
    expect(worm.outcome(turned)).toBeNull();
  });

  test('W9 more than the target finishes as well, and 499 does not', () => {
    expect(reasonsOf(play(newAttempt(['01'], { c: 999 }), 'r'))).toEqual(['finished']);
    expect(reasonsOf(play(newAttempt(['01'], { c: 498 }), 'r'))).toBeNull();
  });

  test('W9 the target is 500, the limit 5000 moves and 1 second a move by default', () => {
    expect(settingsOf()).toMatchObject({ target: 500, moveLimit: 5000, moveMs: 1000, model: 'A', penalty: false });
    const start = newAttempt(['00']);
    expect(worm.turn(start)).toEqual({ seats: [1], limit: { kind: 'move', ms: 1000 } });
    expect(worm.turn(play(start, 'r')).limit).toEqual({ kind: 'move', ms: 1000 });
  });

  test('W9 the 5000th move still counts and is the last', () => {
    const before = play(newAttempt(['00']), `${'rl'.repeat(2499)}r`);
    expect(before.moves).toBe(4999);
    expect(worm.outcome(before)).toBeNull();
    const after = play(before, 'l');
    expect(worm.outcome(after)).toMatchObject({
      reasons: [{ code: 'move-limit', moves: 5000 }],
      measure: [0, 0, -5000],
    });
    expect(play(after, 'r')).toBe(after);
  });

  test('W9 a meal with the last move counts, and finishes when it reaches the target', () => {
    const scored = play(newAttempt(['001'], { moveLimit: 2 }), 'rr');
    expect(worm.outcome(scored)).toMatchObject({ scores: [6], reasons: [{ code: 'move-limit' }] });
    const finished = play(newAttempt(['001'], { moveLimit: 2, target: 6 }), 'rr');
    expect(worm.outcome(finished)).toMatchObject({ scores: [6], reasons: [{ code: 'finished' }], measure: [1, -2] });
  });

  test('W9 without a legal move the attempt is over at once, with the score it has', () => {
    const stuck = play(newAttempt(['05']), 'rl');
    expect(legal(stuck)).toBe('');
    expect(worm.outcome(stuck)).toEqual({
      places: [1],
      scores: [26],
      reasons: [{ code: 'stuck', length: 2 }],
      measure: [0, 26, -2],
    });
    // A 3×3 field, filled in a spiral.
    const spiral = play(newAttempt(['090', '000', '000']), 'rrddllu');
    expect(worm.outcome(spiral)).toBeNull();
    expect(reasonsOf(play(spiral, 'r'))).toEqual(['stuck']);
  });

  test('W9 a worm in a corridor is stuck only when its body is still in the way', () => {
    expect(reasonsOf(play(newAttempt(['0300']), 'rrr'))).toEqual(['stuck']);
    expect(reasonsOf(play(newAttempt(['0200']), 'rrr'))).toBeNull();
    expect(reasonsOf(play(newAttempt(['01']), 'rl'))).toBeNull();
  });

  test('W9 every reason that holds is named, and a finished attempt is only finished', () => {
    expect(reasonsOf(play(newAttempt(['05'], { moveLimit: 2 }), 'rl'))).toEqual(['move-limit', 'stuck']);
    const stuck = play(newAttempt(['05']), 'rl');
    const both = { ...stuck, settings: settingsOf({ target: 26, moveLimit: 2 }), ended: null };
    expect(endReasons(both)).toEqual([{ code: 'finished', moves: 2 }]);
  });

  test('W9 the end is tested at the start, too: a position without a legal move is over', () => {
    const stuck = play(newAttempt(['05']), 'rl');
    const position = { ...(worm.save(stuck) as object), ended: null };
    expect(reasonsOf(worm.load(position))).toEqual(['stuck']);
    expect(worm.outcome(newAttempt(['05']))).toBeNull();
  });

  test.each(['u', 'l'])(
    'W9 G2 an illegal answer (%s) ends the attempt and changes neither score, moves nor body',
    (bad) => {
      const before = play(newAttempt(['0900', '0000'], { penalty: true }), 'rr');
      const after = play(before, bad);
      expect(reasonsOf(after)).toEqual(['violation']);
      expect({ ...(worm.save(after) as object), ended: null }).toEqual(worm.save(before));
      expect(worm.outcome(after)).toMatchObject({ scores: [46], measure: [0, 46, -2] });
      expect(play(after, 'r')).toBe(after);
    },
  );

  test.each(FAULTS)(
    'W9 G4 a program that gives no move (%s) ends the attempt, as a reason of its own',
    (fault: Fault) => {
      const before = play(newAttempt(['0900', '0000']), 'rr');
      const { state, events } = worm.decide(before, [{ fault }]);
      expect(events).toEqual([{ type: 'fault', seat: 1, fault }]);
      expect(worm.outcome(state)).toMatchObject({
        scores: [46],
        reasons: [{ code: fault, seat: 1 }],
        measure: [0, 46, -2],
      });
      expect({ ...(worm.save(state) as object), ended: null }).toEqual(worm.save(before));
    },
  );
});

const finished = (moves: number) => [1, -moves];
const unfinished = (score: number, moves: number) => [0, score, -moves];

describe('the measure of an attempt', () => {
  test('W10 an attempt that was never moved measures zero moves, not minus zero', () => {
    const { state } = worm.decide(newAttempt(['00']), [{ fault: 'timeout' }]);
    expect(worm.outcome(state)?.measure).toEqual([0, 0, 0]);
  });

  test.each([
    ['fewer moves', finished(150), finished(151), 1],
    ['finished in 5000 moves against any score', finished(5000), unfinished(499.75, 1), 1],
    ['the higher score', unfinished(30.25, 900), unfinished(30, 10), 1],
    ['a score of 0 against a negative one', unfinished(0, 5000), unfinished(-0.25, 2), 1],
    ['fewer moves at equal scores', unfinished(30, 10), unfinished(30, 11), 1],
    ['the same moves, finished', finished(150), finished(150), 0],
    ['the same score and moves', unfinished(26, 2), unfinished(26, 2), 0],
  ])('W10 in a race %s decides', (_, first, second, better) => {
    expect(Math.sign(compareMeasures(first, second))).toBe(better);
    expect(Math.sign(compareMeasures(second, first)) + better).toBe(0);
  });

  test('W10 the score of finished attempts does not count', () => {
    const [low, high] = [play(newAttempt(['01'], { target: 6 }), 'r'), play(newAttempt(['09'], { target: 6 }), 'r')];
    expect([scoreOf(low), scoreOf(high)]).toEqual([6, 46]);
    expect(compareMeasures(worm.outcome(low)?.measure ?? [], worm.outcome(high)?.measure ?? [])).toBe(0);
  });

  test('W10 an attempt alone has no winner', () => {
    const outcome = worm.outcome(play(newAttempt(['01'], { target: 6 }), 'r'));
    if (!outcome) throw new Error('not over');
    expect(outcome.places).toEqual([1]);
    expect([winnerOf(outcome), verdictOf(outcome, 1)]).toEqual([null, 'finished']);
    expect(worm.seats).toEqual({ min: 1, max: 1 });
  });

  test('W10 the two attempts of a race are independent: neither changes the other’s field', () => {
    const map = fieldMap(['0199', '9999']);
    const start = () => worm.start({ settings: settingsOf({ model: 'B', target: 100 }), map, seed: 1, seats: 1 });
    const [mine, theirs] = [play(start(), 'r'), start()];
    expect(mine.food[0]).toEqual([0, 0, 9, 9]);
    expect(theirs.food[0]).toEqual([0, 1, 9, 9]);
    expect(map.food[0]).toEqual([0, 1, 9, 9]);
  });
});
