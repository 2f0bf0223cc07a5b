/** Fairness: with everything mirrored and the teams exchanged, the game is the mirrored game. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Random } from '../random.ts';
import { HEADINGS, mirrored, mirroredHeading, type Spot, type Symmetry } from './field.ts';
import { load, save } from './position.ts';
import { play, sketch, type SketchedBeetle } from './sketch.ts';
import { TABLE_SIZE } from './tables.ts';

type Saved = ReturnType<typeof save>;

/** A left–right mirror exchanges left and right, in what is seen and in what is done; a half-turn does not. */
function mirroredTable(symmetry: Symmetry, table: string): string {
  if (symmetry === 'half-turn') return table;
  return Array.from({ length: TABLE_SIZE }, (_, index) => {
    const [left, right, front] = [Math.floor(index / 6), Math.floor(index / 2) % 3, index % 2];
    const letter = table.charAt(right * 6 + left * 2 + front);
    return letter === 'L' ? 'R' : letter === 'R' ? 'L' : 'A';
  }).join('');
}

function mirror(position: Saved): Saved {
  const { ground } = position;
  const { symmetry } = ground;
  const image = (spot: Spot): Spot => mirrored(ground, spot);
  const [first, second] = position.tables;
  const tables = ([one, two]: readonly [string, string]): [string, string] => [
    mirroredTable(symmetry, one),
    mirroredTable(symmetry, two),
  ];
  return {
    ...position,
    ground: { ...ground, wells: ground.wells.map(([entrance, exit]) => [image(entrance), image(exit)]) },
    scores: [position.scores[1], position.scores[0]],
    tables: [tables(second), tables(first)],
    beetles: position.beetles.map((beetle) => {
      const [x, y] = image([beetle.x, beetle.y]);
      const heading = HEADINGS[mirroredHeading(symmetry, HEADINGS.indexOf(beetle.heading))] ?? 'N';
      return { ...beetle, x, y, heading, team: beetle.team === 1 ? 2 : 1 };
    }),
    food: position.food.map(image),
    poison: position.poison.map(image),
    shadows: position.shadows.map(({ x, y, falls }) => ({ x: image([x, y])[0], y: image([x, y])[1], falls })),
  };
}

/** What is on the board, in no order and without what is drawn at birth. */
function board(position: Saved) {
  return {
    scores: position.scores,
    ended: position.ended?.map(({ code }) => code).toSorted(),
    beetles: position.beetles.map((beetle) => JSON.stringify({ ...beetle, accumulator: 0 })).toSorted(),
    food: position.food.map(String).toSorted(),
    poison: position.poison.map(String).toSorted(),
    shadows: position.shadows.map(({ x, y, falls }) => `${x},${y},${falls}`).toSorted(),
  };
}

function randomPosition(symmetry: Symmetry, seed: number): Saved {
  const random = Random.fromSeed(seed);
  for (let i = 0; i < 8; i++) random.real();
  const [width, height] = [5 + random.int(6), 5 + random.int(6)];
  const spots = Array.from({ length: width * height }, (_, i) => [i % width, Math.floor(i / width)] as const);
  const take = () => spots.splice(random.int(spots.length), 1)[0] ?? ([0, 0] as const);
  const entrance = take();
  const beetles: SketchedBeetle[] = Array.from({ length: 3 + random.int(12) }, () => {
    const [x, y] = take();
    const winged = random.chance(0.4);
    return {
      x,
      y,
      winged,
      team: random.pick([1, 2] as const),
      heading: random.pick(HEADINGS),
      antennae: random.pick([1, 2] as const),
      power: random.int(6),
      dies: random.chance(0.2) ? 3 + random.int(6) : null,
      carrying: random.chance(0.3),
    };
  });
  const table = () => Array.from({ length: TABLE_SIZE }, () => 'AALR'.charAt(random.int(4))).join('');
  return save(
    sketch({
      width,
      height,
      symmetry,
      wells: [[entrance, random.pick(spots)]],
      beetles,
      food: [take(), take(), take()],
      poison: [take(), take()],
      shadows: [{ x: random.int(width), y: random.int(height), falls: 2 + random.int(3) }],
      tables: [
        [table(), table()],
        [table(), table()],
      ],
    }),
  );
}

test.each(['mirror', 'half-turn'] as const)(
  'B7 B10 B12 B13 B16 with symmetry %s a mirrored game is the mirrored game',
  (symmetry) => {
    fc.assert(
      fc.property(fc.nat(0xffff_ffff), (seed) => {
        let state = load(randomPosition(symmetry, seed));
        let image = load(mirror(save(state)));
        for (let turn = 0; turn < 12 && !state.ended; turn++) {
          state = play(state).state;
          image = play(image).state;
          expect(board(save(image))).toEqual(board(mirror(save(state))));
        }
      }),
      { numRuns: 200 },
    );
  },
);
