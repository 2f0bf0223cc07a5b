/** What befalls beetles beside fights: slippers, illness, food, children. */
import { describe, expect, test } from 'vitest';
import type { BeetlesState } from './battle.ts';
import { find, ofType, order, parked, play, sketch, sketchGoingOn, whereabouts } from './sketch.ts';
import { view } from './view.ts';

/** A shadow cast in turn 5 over a beetle that stays. */
function castInTurnFive(x: number, y: number, beetles: { x: number; y: number; team?: 1 | 2; winged?: boolean }[]) {
  return sketchGoingOn({
    turn: 5,
    shadows: [{ x, y, falls: 8 }],
    beetles: beetles.map((beetle) => ({ ...beetle, antennae: 2 })),
  });
}

describe('slippers', () => {
  test('B5 a shadow of turn t lies through the moves of t, t+1 and t+2 and falls in t+3', () => {
    let state: BeetlesState = castInTurnFive(3, 3, [{ x: 3, y: 3 }]);
    for (const [turn, left] of [
      [5, 3],
      [6, 2],
      [7, 1],
    ]) {
      expect(state.turn).toBe(turn);
      expect(view(state, 1).shadows).toEqual([{ x: 3, y: 3, left }]);
      expect(whereabouts(state)).toEqual(['1:(3,3)']);
      state = play(state).state;
    }
    expect(state.turn).toBe(8);
    expect(view(state, 1).shadows).toEqual([]);
    expect(whereabouts(state)).toEqual([]);
    expect(state.scores).toEqual([0, 0]);
  });

  test('B5 who walks out in the last turn lives, who walks in dies', () => {
    const before = sketchGoingOn({
      turn: 7,
      shadows: [{ x: 4, y: 4, falls: 8 }],
      beetles: [
        { x: 5, y: 3, heading: 'E' },
        { x: 2, y: 5, heading: 'E', team: 2 },
      ],
    });
    const { state, events } = play(before);
    expect(whereabouts(state)).toEqual(['1:(6,3)']);
    expect(ofType(events, 'slipper')).toEqual([{ type: 'slipper', x: 4, y: 4, crushed: 1 }]);
    expect(ofType(events, 'crushed')).toEqual([{ type: 'crushed', seat: 2, beetle: 2, x: 3, y: 5 }]);
  });

  test('B5 it covers exactly 3×3 cells, across the border too, and crushes everybody under it', () => {
    const all = Array.from({ length: 81 }, (_, i) => ({ x: i % 9, y: Math.floor(i / 9), antennae: 2 as const }));
    const beetles = all.map((beetle, i) => ({
      ...beetle,
      team: i % 2 === 0 ? (1 as const) : (2 as const),
      winged: i % 3 === 0,
    }));
    const { state } = play(
      sketch({ turn: 7, settings: { fillLimit: 100 }, shadows: [{ x: 0, y: 8, falls: 8 }], beetles }),
    );
    const alive = new Set(view(state, 1).beetles.map(({ x, y }) => `${x},${y}`));
    const dead = all.map(({ x, y }) => `${x},${y}`).filter((spot) => !alive.has(spot));
    expect(dead.toSorted()).toEqual(['0,0', '0,7', '0,8', '1,0', '1,7', '1,8', '8,0', '8,7', '8,8']);
    expect(state.scores).toEqual([0, 0]);
  });

  test('B5 food and poison under it stay', () => {
    const { state } = play(
      sketchGoingOn({ turn: 7, shadows: [{ x: 4, y: 4, falls: 8 }], food: [[4, 4]], poison: [[5, 5]], beetles: [] }),
    );
    expect([view(state, 1).food, view(state, 1).poison]).toEqual([[[4, 4]], [[5, 5]]]);
  });

  test('B5 overlapping shadows come down each by itself', () => {
    const before = sketchGoingOn({
      turn: 6,
      shadows: [
        { x: 3, y: 3, falls: 7 },
        { x: 4, y: 3, falls: 8 },
      ],
      beetles: [
        { x: 3, y: 3, antennae: 2 },
        { x: 5, y: 3, antennae: 2 },
      ],
    });
    const first = play(before);
    expect(whereabouts(first.state)).toEqual(['2:(5,3)']);
    expect(whereabouts(play(first.state).state)).toEqual([]);
  });

  test('B5 two that come down together on the same beetle crush it once', () => {
    const before = sketchGoingOn({
      turn: 7,
      shadows: [
        { x: 3, y: 3, falls: 8 },
        { x: 4, y: 3, falls: 8 },
      ],
      beetles: [{ x: 3, y: 3, antennae: 2 }],
    });
    expect(ofType(play(before).events, 'crushed')).toHaveLength(1);
  });

  test('B5 B15 losing the last winged beetle under a slipper ends the game only at the end of that turn', () => {
    const before = sketch({
      turn: 7,
      shadows: [{ x: 0, y: 8, falls: 8 }],
      beetles: [...parked(9), { number: 1, x: 4, y: 2, team: 2, winged: true }],
      height: 9,
    });
    const crushed = play(before).state;
    expect(find(crushed, 901)).toBeUndefined();
    expect([crushed.turn, crushed.ended]).toEqual([8, null]);
    const over = play(crushed).state;
    expect(over.ended).toEqual([{ code: 'no-winged', seat: 1 }]);
    // Both turns were played out: it ran from row 2 to row 0.
    expect(find(over, 1)).toMatchObject({ y: 0 });
  });
});

describe('illness', () => {
  test('B6 each ill beetle gives 10 points to the opponents of each healthy neighbour, friend or foe', () => {
    const { state, events } = play(
      sketchGoingOn({
        beetles: [
          { x: 4, y: 3, antennae: 2, dies: 9 },
          { x: 3, y: 2, antennae: 2 },
          { x: 4, y: 2, antennae: 2, team: 2 },
          { x: 5, y: 4, antennae: 2, team: 2 },
          { x: 6, y: 3, antennae: 2, team: 2 },
        ],
      }),
    );
    expect(ofType(events, 'contagion')).toEqual([
      { type: 'contagion', seat: 1, beetle: 1, x: 4, y: 3, points: [20, 10] },
    ]);
    expect(state.scores).toEqual([20, 10]);
  });

  test('B6 ill neighbours do not count, neighbours across the border do, and each ill beetle counts by itself', () => {
    const { state } = play(
      sketchGoingOn({
        beetles: [
          { x: 0, y: 0, antennae: 2, dies: 9 },
          { x: 0, y: 1, antennae: 2, dies: 9, team: 2 },
          { x: 8, y: 0, antennae: 2, team: 1 },
        ],
      }),
    );
    // (8,0) is a neighbour of both; (0,8) of 901 is one of (0,0).
    expect(state.scores).toEqual([0, 30]);
  });

  test('B6 B13 poisoned in turn t: points in t+1 … t+20, acts in t+20, dies at the end of t+20', () => {
    let state = sketchGoingOn({
      height: 40,
      turn: 10,
      poison: [[4, 38]],
      beetles: [
        { x: 4, y: 39, heading: 'N' },
        { x: 5, y: 39, heading: 'N' },
      ],
    });
    const fell = play(state);
    expect(ofType(fell.events, 'poisoned')).toEqual([{ type: 'poisoned', seat: 1, beetle: 1, x: 4, y: 38, turns: 20 }]);
    state = fell.state;
    // `play` ends with the beginning of the next turn, so the points of t+1 are there already.
    expect([state.turn, find(state, 1)?.ill, ...state.scores]).toEqual([11, 20, 0, 10]);
    state = play(state, 19).state;
    expect([state.turn, find(state, 1)?.ill, ...state.scores]).toEqual([30, 1, 0, 200]);
    expect(find(state, 1)).toMatchObject({ y: 19 });
    const last = play(state);
    expect(ofType(last.events, 'died')).toEqual([{ type: 'died', seat: 1, beetle: 1, x: 4, y: 18 }]);
    expect(find(last.state, 1)).toBeUndefined();
    expect(play(last.state).state.scores).toEqual([0, 200]);
  });

  test('B13 poison again changes nothing, but it is eaten', () => {
    const { state, events } = play(sketchGoingOn({ turn: 3, poison: [[4, 2]], beetles: [{ x: 4, y: 3, dies: 10 }] }));
    expect(find(state, 1)?.ill).toBe(7);
    expect(view(state, 1).poison).toEqual([]);
    expect(ofType(events, 'poisoned')).toEqual([]);
    expect(ofType(events, 'poison-again')).toHaveLength(1);
  });

  test('B12 B13 illness changes nothing in a collision', () => {
    const { state } = play(
      sketchGoingOn({
        beetles: [
          { x: 2, y: 3, heading: 'E', power: 3, dies: 9 },
          { x: 4, y: 3, heading: 'W', team: 2, power: 1 },
        ],
      }),
    );
    expect(whereabouts(state)).toEqual(['1:(3,3)']);
  });

  test('B13 a mother in her last turn still bears a healthy child', () => {
    const { state } = play(sketchGoingOn({ turn: 9, beetles: [{ x: 4, y: 3, dies: 9, carrying: true }] }));
    expect(whereabouts(state)).toEqual(['1000:(4,3)']);
    expect(find(state, 1000)?.ill).toBe(0);
  });
});

describe('meals and children', () => {
  test.each([
    [false, 100],
    [true, 200],
  ])('B13 a meal (winged %s) gives %i points and a child at the next move, in a later turn', (winged, points) => {
    const start = sketchGoingOn({ food: [[5, 3]], beetles: [{ x: 4, y: 3, heading: 'E', winged }] });
    const fed = play(start);
    expect(fed.state.scores).toEqual([points, 0]);
    expect(ofType(fed.events, 'ate')).toEqual([{ type: 'ate', seat: 1, beetle: 1, x: 5, y: 3, points: [points, 0] }]);
    expect(ofType(fed.events, 'born')).toEqual([]);
    expect(view(fed.state, 1).food).toEqual([]);
    expect(find(fed.state, 1)?.carrying).toBe(true);
    const born = play(fed.state);
    expect(find(born.state, 1)).toMatchObject({ x: 6, y: 3, carrying: false });
    expect(find(born.state, 1000)).toEqual({
      number: 1000,
      team: 1,
      x: 5,
      y: 3,
      heading: 'E',
      antennae: 1,
      winged,
      power: 0,
      ill: 0,
      carrying: false,
    });
    expect(born.state.scores).toEqual([points, 0]);
  });

  test('B8 B13 the child has its mother’s antennae of that turn', () => {
    const start = sketchGoingOn({
      tables: [
        ['L'.repeat(18), 'A'.repeat(18)],
        ['A'.repeat(18), 'L'.repeat(18)],
      ],
      beetles: [{ x: 4, y: 3, heading: 'E', carrying: true }],
    });
    const { state } = order(start, { antennae: { beetle: 1, count: 2 } });
    expect(find(state, 1000)).toMatchObject({ x: 4, y: 3, antennae: 2 });
  });

  test('B13 turning on the spot, or being kept, is no move: no power and no birth', () => {
    const { state } = play(
      sketchGoingOn({
        beetles: [
          { x: 1, y: 3, antennae: 2, carrying: true },
          { x: 3, y: 3, heading: 'E', carrying: true },
          { x: 5, y: 3, heading: 'W', carrying: true },
        ],
      }),
    );
    expect(whereabouts(state)).toEqual(['1:(1,3)', '2:(3,3)', '3:(5,3)']);
    expect([1, 2, 3].map((number) => find(state, number)?.power)).toEqual([0, 0, 0]);
    expect([1, 2, 3].map((number) => find(state, number)?.carrying)).toEqual([true, true, true]);
  });

  test('B13 a birth waits when somebody came to the cell in the same turn', () => {
    const start = sketchGoingOn({
      beetles: [
        { x: 4, y: 3, heading: 'E', carrying: true },
        { x: 3, y: 3, heading: 'E', team: 2 },
      ],
    });
    const waiting = play(start).state;
    expect(whereabouts(waiting)).toEqual(['1:(5,3)', '2:(4,3)']);
    expect(find(waiting, 1)?.carrying).toBe(true);
    const followed = play(waiting).state;
    expect(whereabouts(followed)).toEqual(['1:(6,3)', '2:(5,3)']);
    const free = order(followed, {}, { antennae: { beetle: 2, count: 2 } }).state;
    expect(whereabouts(free)).toEqual(['1:(7,3)', '2:(5,3)', '1000:(6,3)']);
  });

  test('B13 a cell that others wanted in vain is free for the child', () => {
    // 2 and 3 both want (4,3) and keep each other out of it.
    const { state } = play(
      sketchGoingOn({
        beetles: [
          { x: 4, y: 3, heading: 'E', carrying: true },
          { x: 3, y: 3, heading: 'E', team: 2 },
          { x: 4, y: 2, heading: 'S', team: 2 },
        ],
      }),
    );
    expect(whereabouts(state)).toEqual(['1:(5,3)', '2:(3,3)', '3:(4,2)', '1000:(4,3)']);
  });

  test('B13 a meal while a birth waits scores but adds no second child', () => {
    const start = sketchGoingOn({
      food: [[5, 3]],
      beetles: [
        { x: 4, y: 3, heading: 'E', carrying: true },
        { x: 3, y: 3, heading: 'E', team: 2 },
      ],
    });
    const fed = play(start).state;
    expect(fed.scores).toEqual([100, 0]);
    expect(find(fed, 1)?.carrying).toBe(true);
    const born = order(fed, {}, { antennae: { beetle: 2, count: 2 } }).state;
    expect(whereabouts(born)).toEqual(['1:(6,3)', '2:(4,3)', '1000:(5,3)']);
    expect(find(born, 1)?.carrying).toBe(false);
  });

  test('B13 a move that bears and eats leaves a new child on the way', () => {
    const start = sketchGoingOn({ food: [[5, 3]], beetles: [{ x: 4, y: 3, heading: 'E', carrying: true }] });
    const { state, events } = play(start);
    expect(whereabouts(state)).toEqual(['1:(5,3)', '1000:(4,3)']);
    expect(find(state, 1)?.carrying).toBe(true);
    expect(events.map(({ type }) => type)).toEqual(['ate', 'born', 'turn']);
  });

  test('B1 B13 newborns are numbered in the order of their mothers’ numbers', () => {
    const { state, events } = play(
      sketchGoingOn({
        beetles: [
          { number: 7, x: 1, y: 1, heading: 'E', carrying: true },
          { number: 3, x: 6, y: 5, heading: 'E', carrying: true, team: 2 },
          { number: 5, x: 4, y: 3, heading: 'E', carrying: true },
        ],
      }),
    );
    expect(ofType(events, 'born').map(({ mother, beetle }) => [mother, beetle])).toEqual([
      [3, 1000],
      [5, 1001],
      [7, 1002],
    ]);
    expect(state.nextNumber).toBe(1003);
  });

  test('B13 a mother that is killed bears nothing, and one who is killed eats nothing', () => {
    const { state } = play(
      sketchGoingOn({
        food: [[3, 3]],
        beetles: [
          { x: 2, y: 3, heading: 'E', power: 3 },
          { x: 4, y: 3, heading: 'W', team: 2, carrying: true },
        ],
      }),
    );
    expect(whereabouts(state)).toEqual(['1:(3,3)']);
    expect(state.scores).toEqual([400, 0]);
  });

  test('B13 who comes out of a well onto food eats it', () => {
    const { state } = play(
      sketchGoingOn({
        wells: [
          [
            [3, 3],
            [7, 1],
          ],
        ],
        food: [[7, 1]],
        beetles: [{ x: 2, y: 3, heading: 'E' }],
      }),
    );
    expect(state.scores).toEqual([100, 0]);
    // and bears on the cell in front of the well that it had left
    expect(find(state, 1)).toMatchObject({ x: 7, y: 1, carrying: true });
  });

  test('B13 a mother that goes into a well bears where she stood', () => {
    const { state } = play(
      sketchGoingOn({
        wells: [
          [
            [3, 3],
            [7, 1],
          ],
        ],
        beetles: [{ x: 2, y: 3, heading: 'E', carrying: true }],
      }),
    );
    expect(whereabouts(state)).toEqual(['1:(7,1)', '1000:(2,3)']);
  });
});
