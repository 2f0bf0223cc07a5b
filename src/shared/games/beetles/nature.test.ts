/** What appears on the board by chance. */
import { describe, expect, test } from 'vitest';
import { Random } from '../random.ts';
import type { BeetlesState } from './battle.ts';
import { mirrored } from './field.ts';
import { ofType, play, sketchGoingOn, type Sketch } from './sketch.ts';
import { view } from './view.ts';

/** The food, poison and shadows that the first turn after this position brings. */
function broughtTo(drawn: Sketch) {
  const { state, events } = play(sketchGoingOn(drawn));
  return { state, events, ...view(state, 1) };
}

const ALL = { foodChance: 1, poisonChance: 1, slipperChance: 0 };

describe('where things appear', () => {
  test('B7 food comes before poison, and only on empty cells', () => {
    const { food, poison, beetles } = broughtTo({ settings: ALL, beetles: [] });
    expect(poison).toEqual([]);
    // All cells but those of the two parked beetles, (0,8) and (2,8), and their mirrors.
    expect(food).toHaveLength(81 - 4);
    for (const [x, y] of food) expect(beetles.some((beetle) => beetle.x === x && beetle.y === y)).toBe(false);
  });

  test('B7 both cells of a pair must be free of beetles, food, poison and entrances', () => {
    const { food, poison } = broughtTo({
      settings: { ...ALL, poisonChance: 0 },
      food: [[1, 1]],
      poison: [[7, 2]],
      wells: [
        [
          [1, 3],
          [6, 6],
        ],
      ],
      beetles: [{ x: 7, y: 4, antennae: 2 }],
    });
    const has = (x: number, y: number) => food.some(([fx, fy]) => fx === x && fy === y);
    expect([has(1, 1), has(7, 1)]).toEqual([true, false]);
    expect([has(1, 2), has(7, 2)]).toEqual([false, false]);
    expect(poison).toEqual([[7, 2]]);
    expect([has(1, 3), has(7, 3)]).toEqual([false, false]);
    expect([has(1, 4), has(7, 4)]).toEqual([false, false]);
    // Exits do not matter, nor do shadows.
    expect([has(6, 6), has(2, 6)]).toEqual([true, true]);
  });

  test('B7 shadows do not keep food away, and beetles, food and wells do not keep shadows away', () => {
    const shaded = broughtTo({
      settings: { ...ALL, slipperChance: 0 },
      shadows: [{ x: 4, y: 3, falls: 4 }],
      beetles: [],
    });
    expect(shaded.food.some(([x, y]) => x === 4 && y === 3)).toBe(true);
    const everywhere = broughtTo({
      settings: { foodChance: 0, poisonChance: 0, slipperChance: 1 },
      food: [[1, 1]],
      wells: [
        [
          [1, 3],
          [6, 6],
        ],
      ],
      beetles: [{ x: 7, y: 4, antennae: 2 }],
    });
    expect(everywhere.shadows).toHaveLength(81);
    expect(everywhere.shadows.every(({ left }) => left === 3)).toBe(true);
    expect(ofType(everywhere.events, 'shadow').every(({ turns }) => turns === 3)).toBe(true);
  });

  test.each(['mirror', 'half-turn'] as const)(
    'B7 with symmetry %s everything appears in mirrored pairs',
    (symmetry) => {
      const settings = { foodChance: 0.2, poisonChance: 0.2, slipperChance: 0.1 };
      let pairs = 0;
      for (let seedling = 1; seedling < 30; seedling++) {
        const { events, state } = broughtTo({ symmetry, settings, seedling, width: 7, height: 9, beetles: [] });
        for (const type of ['food', 'poison', 'shadow'] as const) {
          const spots = ofType(events, type).map(({ x, y }) => [x, y] as const);
          const keys = spots.map(String);
          expect(new Set(keys).size).toBe(keys.length);
          for (const spot of spots) expect(keys).toContain(String(mirrored(state.field, spot)));
          pairs += spots.length;
        }
      }
      expect(pairs).toBeGreaterThan(100);
    },
  );

  test.each([
    ['mirror', 9, 9],
    ['half-turn', 9, 9],
    ['mirror', 8, 5],
    ['half-turn', 8, 5],
  ] as const)(
    'B7 %s on %i×%i: a cell that is its own mirror is drawn once and gets one item',
    (symmetry, width, height) => {
      const settings = { foodChance: 0, poisonChance: 0, slipperChance: 1 };
      const { shadows } = broughtTo({ symmetry, settings, width, height, beetles: [] });
      expect(shadows).toHaveLength(width * height);
      expect(new Set(shadows.map(({ x, y }) => `${x},${y}`)).size).toBe(width * height);
    },
  );
});

/** What B7 says, written down plainly: row by row over one half, food, poison, slipper, three draws a cell. */
function foretell(state: BeetlesState) {
  const random = Random.fromState(state.random);
  const { width, height, symmetry } = state.field;
  const taken = new Set(view(state, 'spectator').beetles.map(({ x, y }) => `${x},${y}`));
  const told: string[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [mx, my] = symmetry === 'mirror' ? [width - 1 - x, y] : [width - 1 - x, height - 1 - y];
      const first = symmetry === 'mirror' ? x <= mx : y < my || (y === my && x <= mx);
      if (!first) continue;
      const spots = x === mx && y === my ? [`${x},${y}`] : [`${x},${y}`, `${mx},${my}`];
      for (const [name, chance] of [
        ['food', state.settings.foodChance],
        ['poison', state.settings.poisonChance],
        ['shadow', state.settings.slipperChance],
      ] as const) {
        if (random.real() >= chance) continue;
        if (name !== 'shadow') {
          if (spots.some((spot) => taken.has(spot))) continue;
          for (const spot of spots) taken.add(spot);
        }
        told.push(...spots.map((spot) => `${name} ${spot}`));
      }
    }
  }
  return { told, random: random.state };
}

describe('how things are drawn', () => {
  test.each(['mirror', 'half-turn'] as const)(
    'B7 G1 with symmetry %s the draws are made in the order of the rule',
    (symmetry) => {
      for (const [width, height] of [
        [9, 9],
        [8, 9],
        [9, 8],
        [8, 8],
      ]) {
        const settings = { foodChance: 0.1, poisonChance: 0.15, slipperChance: 0.05 };
        const before = sketchGoingOn({ symmetry, settings, width, height, seedling: 77, beetles: [] });
        const { told, random } = foretell(before);
        const { events, state } = play(before);
        const happened = events.flatMap((event) =>
          event.type === 'food' || event.type === 'poison' || event.type === 'shadow'
            ? [`${event.type} ${event.x},${event.y}`]
            : [],
        );
        expect(happened).toEqual(told);
        expect(state.random).toEqual(random);
      }
    },
  );

  test('B7 the chances are what the settings say', () => {
    let state = sketchGoingOn({
      width: 100,
      height: 100,
      settings: { foodChance: 0.005, poisonChance: 0.003, slipperChance: 0.0005 },
      beetles: [],
    });
    const counts = { food: 0, poison: 0, shadow: 0 };
    for (let i = 0; i < 40; i++) {
      const step = play({ ...state, items: new Uint8Array(10_000), shadows: [] });
      for (const type of ['food', 'poison', 'shadow'] as const) counts[type] += ofType(step.events, type).length;
      state = step.state;
    }
    expect(counts.food / 400_000).toBeCloseTo(0.005, 3);
    expect(counts.poison / 400_000).toBeCloseTo(0.003, 3);
    expect(counts.shadow / 400_000).toBeCloseTo(0.0005, 4);
  });

  test('B7 items stay until they are eaten', () => {
    const before = sketchGoingOn({ food: [[3, 3]], poison: [[5, 5]], beetles: [] });
    expect(view(play(before, 100).state, 1)).toMatchObject({ food: [[3, 3]], poison: [[5, 5]] });
  });
});
