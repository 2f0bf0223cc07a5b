/** What beetles see, do and refuse to do. */
import { describe, expect, test } from 'vitest';
import { unrest } from './actions.ts';
import { beetles as game } from './index.ts';
import { find, ofType, play, RUN, sketch, sketchGoingOn, SPIN, type SketchedBeetle } from './sketch.ts';
import { indexOfEntry, type FrontSight, type Sight } from './tables.ts';

/** A table that goes right for what is seen in one way only, and ahead for all else. */
function onlyFor(left: Sight, right: Sight, front: FrontSight): string {
  const index = indexOfEntry({ table: 1, left, right, front });
  return RUN.slice(0, index) + 'R' + RUN.slice(index + 1);
}

/** Whether beetle 1 sees this, found out from what it does. */
function sees(
  others: readonly SketchedBeetle[],
  [left, right, front]: readonly [Sight, Sight, FrontSight],
  self: SketchedBeetle = { x: 4, y: 4 },
  wells: readonly (readonly [readonly [number, number], readonly [number, number]])[] = [],
): boolean {
  const state = sketch({
    wells,
    tables: [
      [onlyFor(left, right, front), SPIN],
      [SPIN, SPIN],
    ],
    beetles: [self, ...others.map((other) => ({ antennae: 2 as const, ...other }))],
  });
  const before = find(state, 1)?.heading;
  return find(play(state).state, 1)?.heading !== before;
}

describe('the look', () => {
  test('B2 alone on its line a beetle sees itself, an ally', () => {
    expect(sees([], ['empty', 'empty', 'ally'])).toBe(true);
    expect(sees([{ x: 1, y: 1, team: 2 }], ['empty', 'empty', 'ally'])).toBe(true);
  });

  test.each([
    ['N', 4, 2],
    ['E', 6, 4],
    ['S', 4, 6],
    ['W', 2, 4],
  ] as const)('B1 B2 heading %s it looks towards (%i, %i)', (heading, x, y) => {
    const self = { x: 4, y: 4, heading };
    expect(sees([{ x, y, team: 2 }], ['empty', 'empty', 'enemy'], self)).toBe(true);
    expect(sees([{ x, y, team: 1 }], ['empty', 'empty', 'enemy'], self)).toBe(false);
  });

  test.each([
    ['N', [3, 3], [5, 3]],
    ['E', [5, 3], [5, 5]],
    ['S', [5, 5], [3, 5]],
    ['W', [3, 5], [3, 3]],
  ] as const)('B2 heading %s ahead-left is %j and ahead-right %j', (heading, [lx, ly], [rx, ry]) => {
    const self = { x: 4, y: 4, heading };
    const enemyLeftAllyRight: SketchedBeetle[] = [
      { x: lx, y: ly, team: 2 },
      { x: rx, y: ry, team: 1 },
    ];
    expect(sees(enemyLeftAllyRight, ['enemy', 'ally', 'ally'], self)).toBe(true);
    expect(sees(enemyLeftAllyRight, ['ally', 'enemy', 'ally'], self)).toBe(false);
  });

  test('B2 only the first beetle straight ahead counts', () => {
    const line: SketchedBeetle[] = [
      { x: 4, y: 2, team: 1 },
      { x: 4, y: 1, team: 2 },
    ];
    expect(sees(line, ['empty', 'empty', 'ally'])).toBe(true);
    expect(
      sees(
        line.map((one) => ({ ...one, team: one.team === 1 ? (2 as const) : (1 as const) })),
        ['empty', 'empty', 'enemy'],
      ),
    ).toBe(true);
  });

  test('B2 the straight look wraps round the board, up to the cell behind', () => {
    expect(sees([{ x: 4, y: 5, team: 2 }], ['empty', 'empty', 'enemy'])).toBe(true);
    expect(sees([{ x: 8, y: 0, team: 2 }], ['empty', 'empty', 'enemy'], { x: 0, y: 0, heading: 'W' })).toBe(true);
  });

  test('B2 the diagonal looks wrap round too', () => {
    const corner: SketchedBeetle = { x: 0, y: 0, heading: 'N' };
    expect(sees([{ x: 8, y: 8, team: 2 }], ['enemy', 'empty', 'ally'], corner)).toBe(true);
    expect(sees([{ x: 1, y: 8, team: 2 }], ['empty', 'enemy', 'ally'], corner)).toBe(true);
  });

  test('B2 wells do not bend the look', () => {
    // Through the well at (4,3) there would be an ally next; straight on there is an enemy.
    const others: SketchedBeetle[] = [
      { x: 7, y: 6, team: 1 },
      { x: 7, y: 7, team: 1 },
      { x: 4, y: 1, team: 2 },
    ];
    expect(
      sees(others, ['empty', 'empty', 'enemy'], { x: 4, y: 4 }, [
        [
          [4, 3],
          [7, 5],
        ],
      ]),
    ).toBe(true);
    // The diagonal look falls on the entrance itself, not on the exit.
    expect(
      sees([{ x: 7, y: 5, team: 2 }], ['empty', 'empty', 'ally'], { x: 4, y: 4 }, [
        [
          [3, 3],
          [7, 5],
        ],
      ]),
    ).toBe(true);
  });

  test('B2 the team of the looking beetle decides who is an ally', () => {
    const state = sketch({
      tables: [
        [SPIN, SPIN],
        [onlyFor('ally', 'enemy', 'enemy'), SPIN],
      ],
      beetles: [
        { x: 4, y: 4, team: 2 },
        { x: 3, y: 3, team: 2, antennae: 2 },
        { x: 5, y: 3, team: 1, antennae: 2 },
        { x: 4, y: 1, team: 1, antennae: 2 },
      ],
    });
    expect(find(play(state).state, 1)?.heading).toBe('E');
  });
});

describe('actions', () => {
  test('B3 each of the 18 entries of each table is looked up on its own', () => {
    for (const table of [1, 2] as const) {
      for (let wanted = 0; wanted < 18; wanted++) {
        const left = Math.floor(wanted / 6);
        const right = Math.floor(wanted / 2) % 3;
        const front = wanted % 2;
        const others: SketchedBeetle[] = [];
        if (left > 0) others.push({ x: 3, y: 3, team: left === 1 ? 1 : 2, antennae: table === 1 ? 2 : 1 });
        if (right > 0) others.push({ x: 5, y: 3, team: right === 1 ? 1 : 2, antennae: table === 1 ? 2 : 1 });
        others.push({ x: 4, y: 1, team: front === 0 ? 1 : 2, antennae: table === 1 ? 2 : 1 });
        const special = RUN.slice(0, wanted) + 'L' + RUN.slice(wanted + 1);
        const own: [string, string] = table === 1 ? [special, SPIN] : [SPIN, special];
        const state = sketch({ tables: [own, [SPIN, SPIN]], beetles: [{ x: 4, y: 4, antennae: table }, ...others] });
        expect([table, wanted, find(play(state).state, 1)?.heading]).toEqual([table, wanted, 'W']);
      }
    }
  });

  test('B10 left and right turn in place', () => {
    for (const [letter, headings] of [
      ['L', 'WSEN'],
      ['R', 'ESWN'],
    ] as const) {
      let state = sketchGoingOn({
        tables: [
          [letter.repeat(18), SPIN],
          [RUN, SPIN],
        ],
        beetles: [{ x: 4, y: 4 }],
      });
      for (const heading of headings) {
        state = play(state).state;
        expect(find(state, 1)).toMatchObject({ x: 4, y: 4, heading, power: 0 });
      }
    }
  });

  test.each([
    ['N', 0, 0, 0, 8],
    ['S', 0, 8, 0, 0],
    ['W', 0, 4, 8, 4],
    ['E', 8, 4, 0, 4],
  ] as const)('B1 B10 ahead to %s from (%i, %i) leads to (%i, %i)', (heading, x, y, toX, toY) => {
    expect(find(play(sketch({ beetles: [{ x, y, heading }] })).state, 1)).toMatchObject({ x: toX, y: toY });
  });

  test('B10 all look at the board as it stands, not at one on which others have moved', () => {
    // 1 leaves the cell ahead-left of 2; had it moved first, 2 would see nobody there.
    const state = sketch({
      tables: [
        [onlyFor('ally', 'empty', 'ally'), SPIN],
        [RUN, SPIN],
      ],
      beetles: [
        { x: 3, y: 3, heading: 'W' },
        { x: 4, y: 4, heading: 'N' },
      ],
    });
    expect(find(play(state).state, 2)).toMatchObject({ x: 4, y: 4, heading: 'E' });
  });
});

const crowd = (size: number, team: 1 | 2, accumulator = 0.5): SketchedBeetle[] =>
  Array.from({ length: size }, (_, i) => ({
    x: i % 20,
    y: 2 * Math.floor(i / 20) + (team === 1 ? 0 : 1),
    team,
    antennae: 2 as const,
    accumulator,
  }));

describe('disobedience', () => {
  test('B11 the growth is 1−√min(50/x, 1)', () => {
    expect([0, 1, 50].map((size) => unrest(size, 50))).toEqual([0, 0, 0]);
    expect(unrest(200, 50)).toBe(0.5);
    expect(unrest(51, 50)).toBe(1 - Math.sqrt(50 / 51));
    expect(unrest(800, 50)).toBe(0.75);
  });

  test('B11 up to 50 beetles never disobey, however full their accumulators', () => {
    const before = sketch({ width: 20, height: 20, beetles: crowd(50, 1, 0.999) });
    const { state, events } = play(before);
    expect(ofType(events, 'disobeyed')).toEqual([]);
    expect(find(state, 1)?.heading).toBe('W');
    expect(state.swarm.accumulator[0]).toBe(0.999);
  });

  test('B11 each team is counted by itself, and only its own beetles grow restless', () => {
    const before = sketch({ width: 20, height: 30, beetles: [...crowd(200, 1), ...crowd(10, 2)] });
    const { state, events } = play(before);
    const [mutiny] = ofType(events, 'disobeyed');
    expect(mutiny?.count).toBe(200);
    expect(mutiny?.beetles).toEqual(Array.from({ length: 200 }, (_, i) => i + 1));
    expect(mutiny?.actions).toMatch(/^[ALR]{200}$/);
    expect([state.swarm.accumulator[0], state.swarm.accumulator[state.swarm.count - 1]]).toEqual([0, 0.5]);
  });

  test('B11 at 1 or more a beetle disobeys and 1 is taken off; below it grows', () => {
    const beetles = crowd(200, 1).map((beetle, i) => ({ ...beetle, accumulator: i % 2 === 0 ? 0.5 : 0.25 }));
    const winged = { x: 0, y: 25, winged: true, antennae: 2 as const };
    // Two winged ones more: 202 beetles grow a little more than half.
    const before = sketch({ width: 20, height: 30, beetles: [...beetles, winged, { ...winged, y: 26, team: 2 }] });
    const growth = unrest(201, 50);
    const first = play(before);
    const [mutiny] = ofType(first.events, 'disobeyed');
    expect(mutiny?.beetles.every((number) => number % 2 === 1)).toBe(true);
    expect(mutiny?.count).toBe(100);
    const kept = first.state.swarm.accumulator;
    expect([kept[0], kept[1]]).toEqual([0.5 + growth - 1, 0.25 + growth]);
  });

  test('B11 a disobedient beetle does what was drawn, each action about equally often', () => {
    const before = sketch({ width: 20, height: 60, beetles: crowd(600, 1, 0.9) });
    const { events, state } = play(before);
    const [mutiny] = ofType(events, 'disobeyed');
    const letters = mutiny?.actions ?? '';
    expect(letters).toHaveLength(600);
    for (const letter of 'ALR') expect(letters.split(letter).length - 1).toBeGreaterThan(150);
    mutiny?.beetles.forEach((number, i) => {
      const heading = { A: 'N', L: 'W', R: 'E' }[letters.charAt(i)];
      const now = find(state, number);
      if (now) expect(now.heading).toBe(heading);
    });
  });

  test('B11 once in every 1/(1−√(50/x)) turns, and different beetles in different turns', () => {
    // 200 beetles that spin: every second turn each, by its own start.
    const beetles = crowd(200, 1).map((beetle, i) => ({ ...beetle, accumulator: (i % 4) / 4, y: beetle.y * 2 }));
    let state = sketch({ width: 20, height: 60, settings: { obedient: 50 }, beetles: [...beetles] });
    state = { ...state, ended: null };
    const { events } = play(state);
    expect(ofType(events, 'disobeyed')[0]?.count).toBe(100);
  });

  test('B11 accumulators start at random in [0,1), drawn in the order of the numbers and told (G5)', () => {
    const start = game.start({ settings: game.settings.parse({}), seed: 9, seats: 2 });
    const { events } = game.decide(start, []);
    const placed = ofType(events, 'placed');
    expect(placed.map(({ beetle }) => beetle)).toEqual(Array.from({ length: start.swarm.count }, (_, i) => i + 1));
    expect(placed.map(({ accumulator }) => accumulator)).toEqual([...start.swarm.accumulator]);
    expect(new Set(start.swarm.accumulator).size).toBe(start.swarm.count);
    expect(start.swarm.accumulator.every((value) => value >= 0 && value < 1)).toBe(true);
    const born = play(sketchGoingOn({ beetles: [{ x: 4, y: 4, carrying: true }] }));
    const [birth] = ofType(born.events, 'born');
    expect(birth?.accumulator).toBe(born.state.swarm.accumulator[3]);
  });

  test('B11 a beetle that obeys does what its table says even in a restless team', () => {
    const before = sketch({ width: 20, height: 60, beetles: crowd(200, 1, 0.25) });
    const { state, events } = play(before);
    expect(ofType(events, 'disobeyed')).toEqual([]);
    expect(find(state, 1)?.heading).toBe('W');
  });
});
