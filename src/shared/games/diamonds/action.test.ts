import { describe, expect, test } from 'vitest';
import { diamonds } from './index.ts';
import { places, play, rows, stage, step } from './staged.ts';
import type { DiamondsState } from './state.ts';

const OPEN = ['EEE', 'EEE', 'EEE'];
const scores = (state: DiamondsState) => diamonds.scores(state);
const typesOf = (events: readonly { type: string }[]) => events.map(({ type }) => type);

const meeting = (first: number, second: number, toMove: 1 | 2 = 1, settings = {}) =>
  stage({
    rows: OPEN,
    agents: [
      { at: [1, 0], score: first },
      { at: [1, 1], score: second },
    ],
    toMove,
    settings,
  });

describe('moves and hits', () => {
  test.each([
    ['up', [0, 0], 'off-board'],
    ['left', [0, 0], 'off-board'],
    ['down', [2, 2], 'off-board'],
    ['right', [2, 2], 'off-board'],
    ['right', [1, 0], 'wall'],
    ['left', [1, 2], 'wall'],
    ['down', [0, 1], 'wall'],
    ['up', [2, 1], 'wall'],
  ] as const)('D6 D12 %s from %j does nothing: %s', (action, [row, col], why) => {
    const state = stage({ rows: ['EEE', 'EWE', 'EEE'], agents: [{ at: [row, col] }] });
    const { state: after, events } = step(state, action);
    expect(places(after)).toEqual([[row, col]]);
    expect(scores(after)).toEqual([44]);
    expect(events.slice(1)).toEqual([{ type: 'refused', seat: 1, action, why }]);
  });

  test('D6 rows do not join at the edges', () => {
    const state = stage({ rows: OPEN, agents: [{ at: [0, 2] }, { at: [1, 0] }] });
    expect(places(play(state, 'right', 'left'))).toEqual([
      [0, 2],
      [1, 0],
    ]);
  });

  test.each([
    ['the attacked one, poorer', 60, 50, [59, 30]],
    ['the attacked one, with equal points after the cost of the round', 51, 50, [50, 30]],
    ['the attacker, who was equal before the cost of the round', 50, 50, [29, 50]],
    ['the attacker, poorer', 30, 50, [9, 50]],
    ['the attacker, poorer below zero', -50, -49, [-71, -49]],
    ['the attacked one, poorer below zero', -47, -49, [-48, -69]],
  ])('D5 D6 in a hit %s pays (%i against %i)', (_, first, second, expected) => {
    const { state, events } = step(meeting(first, second), 'right');
    expect(scores(state)).toEqual(expected);
    expect(typesOf(events)).toEqual(['cost', 'hit']);
    expect(places(state)).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  test('D6 agent 2 hits by the same rule', () => {
    expect(scores(play(meeting(50, 51, 2), 'left'))).toEqual([30, 50]);
    expect(scores(play(meeting(50, 50, 2), 'left'))).toEqual([50, 29]);
  });

  test('D6 the event names who pays', () => {
    expect(step(meeting(60, 50), 'right').events[1]).toEqual({
      type: 'hit',
      seat: 1,
      loser: 2,
      row: 1,
      col: 1,
      points: [0, -20],
    });
    expect(step(meeting(20, 50), 'right').events[1]).toMatchObject({ loser: 1, points: [-20, 0] });
    expect(scores(play(meeting(60, 50, 1, { hitCost: 7 }), 'right'))).toEqual([59, 43]);
  });

  test('D6 a hit leaves the diamond under the attacked agent alone and lets the attacker pick up its own', () => {
    const state = stage({
      rows: ['EEE', '12E', 'EEE'],
      agents: [
        { at: [1, 0], score: 60 },
        { at: [1, 1], score: 14 },
      ],
    });
    expect(rows(play(state, 'right'))[1]).toBe('E2E');
  });

  test('D1 D6 two agents on the smallest board', () => {
    const state = stage({ rows: ['EE', 'EE'], agents: [{ at: [0, 0] }, { at: [0, 1] }] });
    expect(scores(play(state, 'right'))).toEqual([24, 45]);
    expect(places(play(state, 'down', 'left', 'right', 'noop'))).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });
});

const holes = (at: [number, number], other: [number, number] = [0, 0], score = 45) =>
  stage({ rows: ['EETEE', 'TEEET', 'EEETE', 'EEEEE'], agents: [{ at, score }, { at: other }] });

const pair = (score: number) => stage({ rows: ['EEE', 'TET', 'EEE'], agents: [{ at: [1, 0], score }, { at: [1, 2] }] });

describe('teleports', () => {
  test('D7 off a teleport nothing happens, and nothing is drawn', () => {
    const state = holes([1, 1]);
    const { state: after, events } = step(state, 'teleport');
    expect(places(after)[0]).toEqual([1, 1]);
    expect(after.random).toEqual(state.random);
    expect(events[1]).toEqual({ type: 'refused', seat: 1, action: 'teleport', why: 'no-teleport' });
  });

  test('D7 walking onto a teleport does not use it', () => {
    expect(places(play(holes([1, 1]), 'left'))[0]).toEqual([1, 0]);
  });

  test.each([
    [0, 2],
    [1, 0],
    [1, 4],
    [2, 3],
  ] as [number, number][])('D7 from (%i, %i) each of the other teleports is equally likely', (row, col) => {
    const seen = new Map<string, number>();
    let state: DiamondsState = holes([row, col]);
    for (let i = 0; i < 3000; i++) {
      const after = play(state, 'teleport');
      const key = places(after)[0]?.join() ?? '';
      seen.set(key, (seen.get(key) ?? 0) + 1);
      state = { ...state, random: after.random };
    }
    const others = ['0,2', '1,0', '1,4', '2,3'].filter((key) => key !== `${row},${col}`);
    expect([...seen.keys()].toSorted()).toEqual(others);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(110);
  });

  test('D7 G5 the drawn teleport is an event', () => {
    const { state, events } = step(holes([0, 2]), 'teleport');
    const [row, col] = places(state)[0] ?? [];
    expect(events.slice(1)).toEqual([{ type: 'drawn', seat: 1, row, col }]);
  });

  test('D7 where the other agent stands on the drawn one it is a hit and nobody moves', () => {
    const { state, events } = step(pair(46), 'teleport');
    expect(typesOf(events)).toEqual(['cost', 'drawn', 'hit']);
    expect(events[1]).toMatchObject({ row: 1, col: 2 });
    expect(places(state)).toEqual([
      [1, 0],
      [1, 2],
    ]);
    expect(scores(state)).toEqual([45, 25]);
    expect(scores(play(pair(45), 'teleport'))).toEqual([24, 45]);
  });

  test('D7 an agent on a teleport that is not drawn is not hit, and is drawn as often as the others', () => {
    let state: DiamondsState = holes([0, 2], [1, 0], 60);
    let hits = 0;
    for (let i = 0; i < 1500; i++) {
      const { state: after, events } = step(state, 'teleport');
      if (typesOf(events).includes('hit')) hits++;
      else expect(places(after)[0]).not.toEqual([0, 2]);
      state = { ...state, random: after.random };
    }
    expect(Math.abs(hits - 500)).toBeLessThan(75);
  });
});

const beside = (kind: number, score: number, taken: [number, number, number, number] = [0, 0, 0, 0], settings = {}) =>
  stage({ rows: ['EEE', `E${kind}E`, 'EEE'], agents: [{ at: [1, 0], score, taken }], settings });

describe('diamonds', () => {
  test.each([
    [1, 'yellow', -999, 10],
    [2, 'green', 15, 25],
    [3, 'red', 50, 35],
    [4, 'blue', 140, 75],
  ])('D8 D13 kind %i, %s: from %i points on, worth %i', (kind, name, minimum, points) => {
    const taken = [0, 0, 0, 0].with(kind - 1, 1);
    const { state, events } = step(beside(kind, minimum + 1), 'right');
    expect(scores(state)).toEqual([minimum + points]);
    expect(events.at(-1)).toEqual({ type: 'taken', seat: 1, kind: name, row: 1, col: 1, points: [points] });
    expect(rows(state)[1]).toBe('EEE');
    expect(state.agents[0]?.taken).toEqual(taken);
    if (kind === 1) return;
    const poor = step(beside(kind, minimum), 'right');
    expect(scores(poor.state)).toEqual([minimum - 1]);
    expect(rows(poor.state)[1]).toBe(`E${kind}E`);
    expect(poor.state.agents[0]?.taken).toEqual([0, 0, 0, 0]);
    expect(poor.events.at(-1)).toEqual({ type: 'left', seat: 1, kind: name, why: 'minimum' });
  });

  test.each([
    [1, 15],
    [2, 8],
    [3, 5],
    [4, 4],
  ])('D8 D13 of kind %i an agent takes at most %i', (kind, maximum) => {
    const counts = (count: number) => [0, 0, 0, 0].with(kind - 1, count) as [number, number, number, number];
    expect(rows(play(beside(kind, 500, counts(maximum - 1)), 'right'))[1]).toBe('EEE');
    const full = step(beside(kind, 500, counts(maximum)), 'right');
    expect(rows(full.state)[1]).toBe(`E${kind}E`);
    expect(scores(full.state)).toEqual([499]);
    expect(full.events.at(-1)).toMatchObject({ type: 'left', why: 'maximum' });
  });

  test('D8 the maximum is each agent’s own, and what others took does not count', () => {
    const state = stage({
      rows: ['EEE', 'E4E', 'EEE'],
      agents: [
        { at: [1, 0], score: 300, taken: [15, 8, 5, 0] },
        { at: [2, 2], taken: [0, 0, 0, 4] },
      ],
    });
    expect(scores(play(state, 'right'))[0]).toBe(300 - 1 + 75);
  });

  test('D8 a diamond that was left can be taken later, by whoever may', () => {
    const state = stage({
      rows: ['EEE', 'E31', 'EEE'],
      agents: [
        { at: [1, 0], score: 45 },
        { at: [2, 1], score: 90 },
      ],
    });
    const after = play(state, 'right', 'noop', 'right');
    expect(rows(after)[1]).toBe('E3E');
    expect(rows(play(after, 'up'))[1]).toBe('EEE');
  });

  test('D8 D11 a minimum of none holds below zero too, a minimum of 0 does not', () => {
    expect(scores(play(beside(1, -5000), 'right'))).toEqual([-4991]);
    expect(scores(play(beside(1, 0, [0, 0, 0, 0], { yellowMinimum: 0 }), 'right'))).toEqual([-1]);
    expect(scores(play(beside(4, -10, [0, 0, 0, 0], { blueMinimum: null }), 'right'))).toEqual([64]);
    expect(scores(play(beside(2, -19, [0, 0, 0, 0], { greenMinimum: -20 }), 'right'))).toEqual([5]);
  });
});

const planter = (score: number, traps: [number, number][] = [], settings = {}) =>
  stage({ rows: ['EEEEE', 'EETET', 'EEEEE'], agents: [{ at: [1, 1], score, traps }], settings });

const trapsOf = (state: DiamondsState, seat = 1) => state.agents[seat - 1]?.traps.length;

const told = (after: DiamondsState) => diamonds.protocol.ask(play(after, 'noop'), 2, []);

const seen = (after: DiamondsState) => ({ ...diamonds.view(after, 2), settings: null });

describe('traps', () => {
  test.each([
    [[], 35],
    [[[0, 1]], 70],
    [
      [
        [0, 1],
        [0, 2],
      ],
      105,
    ],
  ] as [[number, number][], number][])(
    'D9 after %j the next trap needs %i points, and none are paid',
    (traps, minimum) => {
      const planted = step(planter(minimum + 1, traps), 'trap');
      expect(trapsOf(planted.state)).toBe(traps.length + 1);
      expect(scores(planted.state)).toEqual([minimum]);
      expect(planted.events[1]).toEqual({ type: 'planted', seat: 1, row: 1, col: 1, left: 2 - traps.length });
      const poor = step(planter(minimum, traps), 'trap');
      expect(trapsOf(poor.state)).toBe(traps.length);
      expect(poor.events[1]).toMatchObject({ type: 'refused', why: 'trap-minimum' });
    },
  );

  test('D9 three traps and no more', () => {
    const three: [number, number][] = [
      [0, 1],
      [0, 2],
      [0, 3],
    ];
    expect(step(planter(900, three), 'trap').events[1]).toMatchObject({ type: 'refused', why: 'no-trap-left' });
    expect(trapsOf(play(planter(900, three, { traps: 4 }), 'trap'))).toBe(4);
    expect(trapsOf(play(planter(900, [], { traps: 0 }), 'trap'))).toBe(0);
  });

  test('D9 not on a teleport, and not where the agent has one', () => {
    const onTeleport = step(play(planter(200), 'right'), 'trap');
    expect(onTeleport.events[1]).toMatchObject({ type: 'refused', why: 'trap-on-teleport' });
    const twice = step(play(planter(200), 'trap'), 'trap');
    expect(twice.events[1]).toMatchObject({ type: 'refused', why: 'trap-there' });
    expect(trapsOf(twice.state)).toBe(1);
  });

  test('D9 a trap can be planted where a diamond lies that the agent may not take', () => {
    const state = stage({ rows: ['EEE', 'E4E', 'EEE'], agents: [{ at: [1, 1], score: 60 }] });
    const after = play(state, 'trap');
    expect([trapsOf(after), rows(after)[1]]).toEqual([1, 'E4E']);
  });

  const onEnemyTrap = stage({
    rows: OPEN,
    agents: [
      { at: [0, 0], traps: [[1, 1]] },
      { at: [1, 1], score: 300 },
    ],
    toMove: 2,
  });
  const onPlainCell = stage({
    rows: OPEN,
    agents: [
      { at: [0, 0], traps: [[2, 2]] },
      { at: [1, 1], score: 260, traps: [] },
    ],
    settings: { trapStep: 1000 },
    toMove: 2,
  });

  test('D9 G3 a planting on a hidden enemy trap is refused and looks like any refusal', () => {
    const { state, events } = step(onEnemyTrap, 'trap');
    expect(trapsOf(state, 2)).toBe(0);
    expect(typesOf(events)).toEqual(['cost', 'refused', 'caught']);
    const other = play(onPlainCell, 'trap');
    expect(told(state)).toBe('2 3 44 259 0 0 0 0 0 0 0 0 EA E E E EB E E E E\n');
    expect(told(other)).toBe(told(state));
    expect(seen(other)).toEqual(seen(state));
    expect(events.every((event) => diamonds.protocol.tell(state, 2, [event]) === '')).toBe(true);
  });

  test('D9 G3 what looks possible does not betray the trap either', () => {
    expect(diamonds.view(onEnemyTrap, 2).possible).toContain('trap');
    expect(diamonds.moves?.(onEnemyTrap)).toContainEqual({ kind: 'act', action: 'trap' });
  });

  test('D9 G3 the other seat sees neither a trap, nor how many are left, nor that one was planted', () => {
    const before = stage({ rows: OPEN, agents: [{ at: [1, 1], score: 90 }, { at: [0, 0] }] });
    const planted = play(before, 'trap');
    const waited = play(before, 'noop');
    expect(diamonds.view(planted, 2)).toEqual(diamonds.view(waited, 2));
    expect(diamonds.protocol.ask(planted, 2, [])).toBe(diamonds.protocol.ask(waited, 2, []));
    expect(diamonds.view(planted, 1)).toMatchObject({
      traps: [{ seat: 1, row: 1, col: 1 }],
      agents: [{ trapsLeft: 2 }, { trapsLeft: null }],
      last: { action: 'trap' },
    });
    expect(diamonds.view(planted, 'spectator')).toMatchObject({
      traps: [{ seat: 1 }],
      agents: [{ trapsLeft: 2 }, { trapsLeft: 3 }],
    });
  });

  test('D10 an enemy trap costs in every round that is ended on it, and is never used up', () => {
    const state = stage({
      rows: OPEN,
      agents: [
        { at: [0, 0], score: 100 },
        { at: [2, 2], traps: [[0, 1]] },
      ],
    });
    let now = play(state, 'right', 'noop');
    expect(scores(now)[0]).toBe(100 - 41);
    now = play(now, 'noop', 'noop', 'up', 'noop', 'trap', 'noop', '!timeout', 'noop');
    expect(scores(now)[0]).toBe(100 - 5 * 41);
    now = play(now, 'left', 'noop');
    expect(scores(now)[0]).toBe(100 - 5 * 41 - 1);
    expect(now.agents[1]?.traps).toHaveLength(1);
    expect(scores(play(now, 'right'))[0]).toBe(100 - 6 * 41 - 1);
  });

  test('D10 an own trap costs nothing', () => {
    const state = stage({ rows: OPEN, agents: [{ at: [0, 0], traps: [[0, 1]] }, { at: [2, 2] }] });
    expect(scores(play(state, 'right', 'noop', 'noop'))).toEqual([43, 44]);
  });

  test('D10 a hit from an enemy trap, or against the one who stands on it, leaves the attacker in its own cell', () => {
    const state = stage({
      rows: OPEN,
      agents: [
        { at: [0, 0], score: 100, traps: [] },
        { at: [0, 1], traps: [[1, 1]] },
      ],
    });
    expect(scores(play(state, 'right'))).toEqual([99, 25]);
  });
});
