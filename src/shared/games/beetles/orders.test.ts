/** How a game begins, what the teams may decide, and how it ends. */
import { describe, expect, test } from 'vitest';
import { FAULTS } from '../game.ts';
import type { BeetlesDecision } from './decision.ts';
import { beetles } from './index.ts';
import { answer, find, ofType, order, parked, play, RUN, sketch, sketchGoingOn, SPIN, whereabouts } from './sketch.ts';
import type { Entry } from './tables.ts';

const newGame = (settings = {}) => beetles.start({ settings: beetles.settings.parse(settings), seed: 4, seats: 2 });
const entry = (action: Entry['action'], more: Partial<Entry> = {}): Entry => ({
  table: 1,
  left: 'empty',
  right: 'empty',
  front: 'ally',
  action,
  ...more,
});

describe('the beginning', () => {
  const tables: BeetlesDecision = { kind: 'tables', one: 'R'.repeat(18), two: SPIN };

  test('B3 B4 both teams give their tables first, in the start allowance and free of charge', () => {
    const start = newGame();
    expect(beetles.turn(start)).toEqual({ seats: [1, 2], limit: { kind: 'start' } });
    const { state, events } = answer(start, { decision: tables }, { decision: tables });
    expect(ofType(events, 'tables').map(({ seat }) => seat)).toEqual([1, 2]);
    expect(state.scores).toEqual([0, 0]);
    expect(beetles.view(state, 'spectator').tables).toEqual([
      ['R'.repeat(18), SPIN],
      ['R'.repeat(18), SPIN],
    ]);
    expect(state.turn).toBe(1);
    expect(beetles.turn(state)).toEqual({ seats: [1, 2], limit: { kind: 'move', ms: 1000 } });
  });

  test('B4 the board that is first asked about is the one after B7 of turn 1', () => {
    const { state, events } = answer(newGame({ foodChance: 1 }), { decision: tables }, { decision: tables });
    expect(beetles.view(state, 1).food.length).toBeGreaterThan(100);
    const types = events.map(({ type }) => type);
    expect(types.indexOf('turn')).toBeLessThan(types.indexOf('food'));
    expect(types.lastIndexOf('tables')).toBeLessThan(types.indexOf('turn'));
  });

  test.each([
    ...FAULTS.map((fault) => [fault, { fault }] as const),
    ['not-tables', { decision: { kind: 'tables', one: 'A'.repeat(17), two: RUN } }],
    ['not-tables', { decision: { kind: 'tables', one: 'X'.repeat(18), two: RUN } }],
    ['not-tables', { decision: { kind: 'orders', antennae: null, entries: [] } }],
  ] as const)('B3 without valid tables (%s) a team plays ahead everywhere', (why, given) => {
    const { state, events } = answer(newGame(), given as { decision: BeetlesDecision }, { decision: tables });
    expect(ofType(events, 'no-tables')).toEqual([{ type: 'no-tables', seat: 1, why }]);
    expect(beetles.view(state, 'spectator').tables[0]).toEqual([RUN, RUN]);
    expect(state.scores).toEqual([0, 0]);
  });

  test('B3 whatever a team without tables sets later is charged', () => {
    const first = answer(newGame(beetles.settings.parse({})), { fault: 'timeout' }, { decision: tables }).state;
    const changed = order(first, { entries: [entry('left'), entry('right', { table: 2 })] });
    expect(ofType(changed.events, 'changed').map(({ points }) => points)).toEqual([
      [0, 10],
      [0, 10],
    ]);
  });
});

describe('antennae', () => {
  test('B8 B4 the change takes effect at once, for one beetle', () => {
    const before = sketchGoingOn({
      beetles: [
        { x: 4, y: 4 },
        { x: 6, y: 4 },
      ],
    });
    const { state, events } = order(before, { antennae: { beetle: 1, count: 2 } });
    expect(find(state, 1)).toMatchObject({ x: 4, y: 4, heading: 'W', antennae: 2 });
    expect(find(state, 2)).toMatchObject({ x: 6, y: 3, antennae: 1 });
    expect(ofType(events, 'antennae')).toEqual([{ type: 'antennae', seat: 1, beetle: 1, count: 2 }]);
    expect(state.scores).toEqual([0, 0]);
  });

  test('B8 both teams change one of their own in the same turn', () => {
    const before = sketchGoingOn({
      beetles: [
        { x: 4, y: 4 },
        { x: 6, y: 4, team: 2 },
      ],
    });
    const { state } = order(before, { antennae: { beetle: 1, count: 2 } }, { antennae: { beetle: 2, count: 2 } });
    expect(whereabouts(state)).toEqual(['1:(4,4)', '2:(6,4)']);
  });
});

describe('changing tables', () => {
  const before = sketchGoingOn({ beetles: [{ x: 4, y: 4 }] });

  test('B9 B4 an entry takes effect at once and gives the opponents 10 points', () => {
    const { state, events } = order(before, { entries: [entry('right')] });
    expect(find(state, 1)).toMatchObject({ x: 4, y: 4, heading: 'E' });
    expect(state.scores).toEqual([0, 10]);
    expect(ofType(events, 'changed')).toEqual([
      {
        type: 'changed',
        seat: 1,
        table: 1,
        left: 'empty',
        right: 'empty',
        front: 'ally',
        action: 'right',
        points: [0, 10],
      },
    ]);
    expect(order(before, {}, { entries: [entry('right')] }).state.scores).toEqual([10, 0]);
  });

  test.each([
    ['to the value it had', [entry('ahead')], 0],
    ['twice', [entry('left'), entry('right')], 10],
    ['there and back', [entry('left'), entry('ahead')], 0],
    ['twice to the same', [entry('left'), entry('left')], 10],
    ['in two places', [entry('left'), entry('left', { front: 'enemy' })], 20],
    ['in both tables', [entry('left'), entry('ahead', { table: 2 })], 20],
  ])('B9 an entry set %s', (_, entries, charge) => {
    const { state } = order(before, { entries });
    expect(state.scores).toEqual([0, charge]);
  });

  test('B9 the last of several settings of an entry holds, and it stays in later turns without new cost', () => {
    const first = order(before, { entries: [entry('left'), entry('right')] }).state;
    expect(find(first, 1)?.heading).toBe('E');
    const second = order(first, { entries: [entry('right')] }).state;
    expect(find(second, 1)?.heading).toBe('S');
    expect(second.scores).toEqual([0, 10]);
  });

  test('B9 36 entries at once cost 360', () => {
    const everything = [1, 2].flatMap((table) =>
      (['empty', 'ally', 'enemy'] as const).flatMap((left) =>
        (['empty', 'ally', 'enemy'] as const).flatMap((right) =>
          (['ally', 'enemy'] as const).map((front) =>
            entry('right', { table: table === 1 ? 1 : 2, left, right, front }),
          ),
        ),
      ),
    );
    expect(order(before, { entries: everything }).state.scores).toEqual([0, 360]);
  });
});

describe('answers that do not count', () => {
  const before = sketchGoingOn({
    beetles: [
      { x: 4, y: 4 },
      { x: 6, y: 4, team: 2 },
    ],
  });

  test.each(FAULTS)('B14 G4 no answer (%s): nothing changes and the log says which fault it was', (fault) => {
    const { state, events } = answer(before, { fault }, { fault: 'crash' });
    expect(ofType(events, 'ignored')).toEqual([
      { type: 'ignored', seat: 1, why: fault },
      { type: 'ignored', seat: 2, why: 'crash' },
    ]);
    expect(whereabouts(state)).toEqual(['1:(4,3)', '2:(6,3)']);
    expect(state.scores).toEqual([0, 0]);
  });

  test.each([
    ['an enemy', 2],
    ['nobody', 77],
    ['zero', 0],
    ['a negative number', -1],
  ])('B14 an answer that names %s is ignored as a whole, tables included', (_, beetle) => {
    const { state, events } = order(before, { antennae: { beetle, count: 2 }, entries: [entry('left')] });
    expect(ofType(events, 'ignored')).toEqual([{ type: 'ignored', seat: 1, why: 'no-such-beetle', beetle }]);
    expect(whereabouts(state)).toEqual(['1:(4,3)', '2:(6,3)']);
    expect(state.scores).toEqual([0, 0]);
    expect(find(state, 2)?.antennae).toBe(1);
  });

  test('B14 a beetle that died cannot be named any more, one born can', () => {
    const drawn = sketchGoingOn({ turn: 9, beetles: [{ x: 4, y: 4, dies: 9, carrying: true }] });
    const { state } = play(drawn);
    expect(ofType(order(state, { antennae: { beetle: 1, count: 2 } }).events, 'ignored')).toHaveLength(1);
    expect(find(order(state, { antennae: { beetle: 1000, count: 2 } }).state, 1000)?.antennae).toBe(2);
  });

  test('B14 the other team’s good answer counts', () => {
    const { state } = answer(
      before,
      { fault: 'timeout' },
      {
        decision: { kind: 'orders', antennae: { beetle: 2, count: 2 }, entries: [] },
      },
    );
    expect(whereabouts(state)).toEqual(['1:(4,3)', '2:(6,4)']);
  });

  test.each([
    null,
    undefined,
    'end',
    7,
    {},
    { kind: 'tables', one: RUN, two: RUN },
    { kind: 'orders' },
    { kind: 'orders', antennae: { beetle: 1.5, count: 2 }, entries: [] },
    { kind: 'orders', antennae: { beetle: Number.NaN, count: 2 }, entries: [] },
    { kind: 'orders', antennae: { beetle: 1, count: 3 }, entries: [] },
    { kind: 'orders', antennae: null, entries: [{ ...entry('left'), front: 'empty' }] },
    { kind: 'orders', antennae: null, entries: [{ ...entry('left'), table: 0 }] },
    { kind: 'orders', antennae: null, entries: 'all' },
    { kind: 'orders', antennae: null, entries: Array.from({ length: 5000 }, () => entry('left')) },
  ])('G2 B14 nonsense as a decision is ignored: %j', (decision) => {
    const { state, events } = answer(before, { decision: decision as unknown as BeetlesDecision });
    expect(ofType(events, 'ignored').map(({ why }) => why)).toEqual(['not-orders', 'closed']);
    expect(state.scores).toEqual([0, 0]);
  });

  test('B14 the time for a turn is a setting of 1 second', () => {
    expect(beetles.settings.parse({}).moveMs).toBe(1000);
    expect(beetles.turn(sketch({ settings: { moveMs: 250 }, beetles: parked(9) })).limit).toEqual({
      kind: 'move',
      ms: 250,
    });
  });
});

describe('the order of a turn', () => {
  test('B4 decisions, moves, meals, births, deaths, then the next turn’s slippers, illness and things', () => {
    const before = sketchGoingOn({
      turn: 5,
      settings: { foodChance: 1, slipperChance: 0 },
      shadows: [{ x: 7, y: 7, falls: 6 }],
      poison: [[1, 3]],
      food: [[3, 2]],
      beetles: [
        { x: 1, y: 4 },
        { x: 3, y: 3, carrying: true },
        { x: 5, y: 4, power: 3, heading: 'E' },
        { x: 7, y: 4, heading: 'W', team: 2 },
        { x: 7, y: 1, dies: 5 },
        { x: 7, y: 7, antennae: 2, team: 2 },
        { x: 5, y: 1, dies: 25, antennae: 2 },
        { x: 4, y: 1, antennae: 2 },
      ],
    });
    const { events } = order(before, {
      antennae: { beetle: 1, count: 1 },
      entries: [entry('left', { left: 'enemy' })],
    });
    const phases = events.map(({ type }) => type).filter((type, i, all) => type !== all[i - 1]);
    expect(phases.join(' ')).toBe('antennae changed killed poisoned ate born died turn slipper crushed contagion food');
  });

  test('B4 B6 the illness points of a turn come after its slippers', () => {
    const before = sketchGoingOn({
      turn: 5,
      shadows: [{ x: 4, y: 4, falls: 6 }],
      beetles: [
        { x: 4, y: 4, dies: 20, antennae: 2 },
        { x: 6, y: 4, antennae: 2 },
        { x: 5, y: 4, antennae: 2 },
      ],
    });
    expect(play(before).state.scores).toEqual([0, 0]);
  });
});

const fill = (count: number, dies: number | null = null) =>
  play(
    sketch({
      width: 10,
      height: 10,
      beetles: Array.from({ length: count }, (_, i) => ({
        x: i % 10,
        y: Math.floor(i / 10),
        antennae: 2 as const,
        winged: true,
        team: i % 2 === 0 ? (1 as const) : (2 as const),
        dies: i === 0 ? dies : null,
      })),
    }),
  ).state.ended;

describe('the end', () => {
  test('B15 a team without winged beetles ends the game, and points decide, not who lost them', () => {
    const before = sketch({
      beetles: [
        { x: 4, y: 4, heading: 'E', winged: true },
        { x: 6, y: 4, heading: 'W', team: 2 },
        { x: 0, y: 8, antennae: 2, winged: true, team: 2 },
        { x: 1, y: 1, heading: 'E', power: 9 },
        { x: 3, y: 1, heading: 'W', team: 2 },
      ],
    });
    const { state, events } = play(before);
    expect(beetles.outcome(state)).toEqual({
      places: [2, 1],
      scores: [300, 1500],
      reasons: [{ code: 'no-winged', seat: 1 }],
    });
    // Once over nothing more happens: no next turn, nothing appears.
    expect(state.turn).toBe(1);
    expect(ofType(events, 'turn')).toEqual([]);
    expect(beetles.decide(state, [{ fault: 'crash' }, { fault: 'crash' }])).toEqual({ state, events: [] });
    expect(beetles.decide(state, []).state).toBe(state);
    expect(beetles.view(state, 1)).toMatchObject({ over: true, toDecide: [] });
  });

  test('B15 equal points are a draw, and both teams’ reasons are named', () => {
    const before = sketch({
      beetles: [
        { x: 4, y: 4, heading: 'E', winged: true },
        { x: 6, y: 4, heading: 'W', winged: true, team: 2 },
      ],
    });
    expect(beetles.outcome(play(before).state)).toEqual({
      places: [1, 1],
      scores: [1000, 1000],
      reasons: [
        { code: 'no-winged', seat: 1 },
        { code: 'no-winged', seat: 2 },
      ],
    });
  });

  test('B15 more than 70 % of all cells, counted after births and deaths', () => {
    expect(fill(70)).toBeNull();
    expect(fill(71)).toEqual([{ code: 'crowded', beetles: 71, cells: 100, limit: 70 }]);
    expect(fill(71, 1)).toBeNull();
  });

  test('B15 the turn limit, in which the last turn still counts', () => {
    const before = sketchGoingOn({ settings: { turnLimit: 3 }, turn: 2, food: [[4, 2]], beetles: [{ x: 4, y: 4 }] });
    const third = play(before).state;
    expect([third.turn, third.ended]).toEqual([3, null]);
    const over = play(third).state;
    expect(beetles.outcome(over)).toEqual({
      places: [1, 2],
      scores: [100, 0],
      reasons: [{ code: 'turn-limit', turns: 3 }],
    });
  });

  test('B15 every reason that holds is named', () => {
    const before = sketch({
      width: 3,
      height: 3,
      turn: 600,
      beetles: [0, 1, 2, 3, 4, 5, 6].map((i) => ({
        x: i % 3,
        y: Math.floor(i / 3),
        antennae: 2 as const,
        winged: i === 6,
      })),
    });
    expect(play(before).state.ended).toEqual([
      { code: 'no-winged', seat: 2 },
      { code: 'crowded', beetles: 7, cells: 9, limit: 70 },
      { code: 'turn-limit', turns: 600 },
    ]);
  });

  test('B15 B16 the defaults are the document’s', () => {
    expect(beetles.settings.parse({})).toEqual({
      foodChance: 0.005,
      poisonChance: 0.003,
      slipperChance: 0.0005,
      slipperTurns: 3,
      illnessTurns: 20,
      illnessPoints: 10,
      changePoints: 10,
      mealPoints: 100,
      wingedMealPoints: 200,
      killPoints: 300,
      wingedDeathPoints: 1500,
      wingedClashPoints: 1000,
      powerRatio: 2,
      obedient: 50,
      fillLimit: 70,
      turnLimit: 600,
      moveMs: 1000,
    });
  });
});
