/** Whatever a hand does to a map, in every game that has maps. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beetles } from '../../shared/games/beetles/index.ts';
import { diamonds } from '../../shared/games/diamonds/index.ts';
import type { Game } from '../../shared/games/game.ts';
import { games } from '../../shared/games/index.ts';
import { worm } from '../../shared/games/worm/index.ts';
import { beetlesKit } from './beetles-kit.ts';
import { diamondsKit } from './diamonds-kit.ts';
import type { Cell, Size } from './grid.ts';
import { begun, grown, redone, undone } from './history.ts';
import { loadKit, type Brush, type DrawnMap, type Kit } from './kit.ts';
import { drawn, ERASER, SHAPES, type Stroke } from './stroke.ts';
import { imagesOf, MOTIONS, SYMMETRIES, type Symmetry } from './symmetry.ts';
import { wormKit } from './worm-kit.ts';

const withMaps: readonly [name: string, game: Game, kit: Kit][] = [
  ['beetles', beetles, beetlesKit as Kit],
  ['diamonds', diamonds, diamondsKit as Kit],
  ['worm', worm, wormKit as Kit],
];

const SIZE: Size = { width: 9, height: 7 };
const SQUARE: Size = { width: 8, height: 8 };

const cell = fc.record({ x: fc.nat(8), y: fc.nat(7) });

function brushes(kit: Kit): fc.Arbitrary<Brush> {
  const options = (tool: Kit['tools'][number]) =>
    fc.record(
      Object.fromEntries(
        tool.options.map((option) => [
          option.id,
          option.kind === 'number'
            ? fc.integer({ min: option.least, max: option.most })
            : fc.constantFrom(...option.values),
        ]),
      ),
    );
  return fc.oneof(
    ...kit.tools.map((tool) => options(tool).map((chosen): Brush => ({ tool: tool.id, options: chosen }))),
    fc.constant<Brush>({ tool: ERASER, options: {} }),
  );
}

function strokes(kit: Kit): fc.Arbitrary<Stroke> {
  return fc.record({
    brush: brushes(kit),
    shape: fc.constantFrom(...SHAPES),
    symmetry: fc.constantFrom(...SYMMETRIES),
    way: fc.array(cell, { minLength: 1, maxLength: 4 }),
  });
}

type Step = { stroke: Stroke } | { size: Size } | { trait: number };

function steps(kit: Kit): fc.Arbitrary<Step[]> {
  const { least } = kit.sizes;
  return fc.array(
    fc.oneof(
      { arbitrary: strokes(kit).map((stroke) => ({ stroke })), weight: 6 },
      {
        arbitrary: fc
          .record({
            width: fc.integer({ min: least.width, max: 12 }),
            height: fc.integer({ min: least.height, max: 12 }),
          })
          .map((size) => ({ size })),
        weight: 1,
      },
      { arbitrary: fc.nat(3).map((trait) => ({ trait })), weight: 1 },
    ),
    { maxLength: 14 },
  );
}

function taken(kit: Kit, map: DrawnMap, step: Step): DrawnMap {
  if ('size' in step) return kit.resized(map, step.size);
  if ('trait' in step) {
    const [trait] = kit.traits;
    return trait ? trait.with(map, trait.values[step.trait % trait.values.length] ?? '') : map;
  }
  const symmetry = kit.symmetries(map).find((each) => each === step.stroke.symmetry) ?? 'none';
  return drawn(kit, map, { ...step.stroke, symmetry });
}

test('every game with maps has a kit', async () => {
  for (const { id, maps } of games) {
    expect((await loadKit(id)) !== null).toBe(maps !== undefined);
  }
});

test.each(withMaps)('%s: a map stays a map whatever is done to it', (_, game, kit) => {
  fc.assert(
    fc.property(steps(kit), (work) => {
      let map = kit.blank('Sample', SIZE);
      for (const step of work) {
        map = taken(kit, map, step);
        expect(game.maps?.schema.safeParse(map)).toMatchObject({ success: true, data: map });
        expect(kit.tidy(map)).toBe(map);
      }
    }),
  );
});

test.each(withMaps)('%s: undoing everything gives the first map, and doing it again the last', (_, game, kit) => {
  const first = game.maps?.standard as DrawnMap;
  fc.assert(
    fc.property(steps(kit), (work) => {
      let history = begun(first);
      for (const step of work) history = grown(history, taken(kit, history.now, step));
      const last = history.now;
      const count = history.past.length;
      for (let i = 0; i < count; i++) history = undone(history);
      expect(history.now).toBe(first);
      expect(undone(history)).toBe(history);
      for (let i = 0; i < count; i++) history = redone(history);
      expect(history.now).toBe(last);
      expect(redone(history)).toBe(history);
    }),
  );
});

test.each(withMaps)('%s: the same stroke twice changes nothing the second time', (_, __, kit) => {
  fc.assert(
    fc.property(strokes(kit), (stroke) => {
      const plain = { ...stroke, symmetry: 'none' as const };
      const once = drawn(kit, kit.blank('Sample', SQUARE), plain);
      expect(drawn(kit, once, plain)).toEqual(once);
    }),
  );
});

/** What is on a cell, as the tool that would draw it. */
function isSymmetric(
  kit: Kit,
  map: DrawnMap,
  symmetry: Symmetry,
  same: (one: Brush | null, other: Brush | null) => boolean,
): boolean {
  const size = kit.sizeOf(map);
  const cells: Cell[] = [];
  for (let y = 0; y < size.height; y++) for (let x = 0; x < size.width; x++) cells.push({ x, y });
  return cells.every((each) =>
    imagesOf(symmetry, size, each).every((image) => same(kit.pick(map, each), kit.pick(map, image))),
  );
}

test.each(withMaps.filter(([name]) => name !== 'beetles'))('%s: symmetric drawing is symmetric', (_, __, kit) => {
  fc.assert(
    fc.property(fc.constantFrom(...SYMMETRIES), fc.array(strokes(kit), { maxLength: 8 }), (symmetry, work) => {
      const blank = kit.blank('Sample', SQUARE);
      const map = work.reduce((now, stroke) => drawn(kit, now, { ...stroke, symmetry }), blank);
      expect(isSymmetric(kit, map, symmetry, (one, other) => JSON.stringify(one) === JSON.stringify(other))).toBe(true);
    }),
  );
});

test('every motion lays the map onto itself, and headings go along', () => {
  const steps = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const;
  for (const motion of Object.values(MOTIONS).flat()) {
    for (const [heading, [dx, dy]] of steps.entries()) {
      const from = motion.cell(SQUARE, { x: 3, y: 2 });
      const to = motion.cell(SQUARE, { x: 3 + dx, y: 2 + dy });
      const [tx, ty] = steps[motion.heading(heading)] ?? [0, 0];
      expect(to).toEqual({ x: from.x + tx, y: from.y + ty });
    }
  }
});

test('beetles: strokes never put two on a cell, nor anything on an entrance, nor a well without its image', () => {
  const kit = beetlesKit as Kit;
  const settings = beetles.settings.parse({});
  fc.assert(
    fc.property(fc.array(strokes(kit), { maxLength: 12 }), (work) => {
      const map = work.reduce((now, stroke) => taken(kit, now, { stroke }), kit.blank('Sample', SQUARE));
      const found = new Set((beetles as Game).maps?.problems(map, settings).map(({ code }) => code));
      found.delete('no-winged');
      found.delete('exit-is-entrance');
      expect([...found]).toEqual([]);
    }),
  );
});
