/**
 * B10 to B12 once more, slowly and in another way: objects and maps, no indices, every clause as it is written. Thousands
 * of random boards must come out the same.
 */
import { expect, test } from 'vitest';
import { Random } from '../random.ts';
import type { BeetlesState } from './battle.ts';
import { load, save } from './position.ts';
import { find, play, sketch, type SketchedBeetle } from './sketch.ts';
import type { Well } from './field.ts';

type Saved = ReturnType<typeof save>;
type SavedBeetle = Saved['beetles'][number];

interface Expected {
  readonly alive: ReadonlyMap<number, { x: number; y: number; heading: string; power: number }>;
  readonly scores: readonly [number, number];
}

const STEP = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;
const CLOCKWISE = 'NESW';

function turned(heading: string, quarter: number): keyof typeof STEP {
  return CLOCKWISE.charAt((CLOCKWISE.indexOf(heading) + quarter + 4) % 4) as keyof typeof STEP;
}

function foretell(position: Saved): Expected {
  const { width, height, wells } = position.ground;
  const key = (x: number, y: number) => `${(x + width) % width},${(y + height) % height}`;
  const standing = new Map(position.beetles.map((beetle) => [key(beetle.x, beetle.y), beetle]));
  const exits = new Map(wells.map(([entrance, exit]) => [key(...entrance), key(...exit)]));
  const headings = new Map<SavedBeetle, string>();
  const wants = new Map<SavedBeetle, string>();
  for (const beetle of position.beetles) {
    const [dx, dy] = STEP[beetle.heading];
    const [lx, ly] = STEP[turned(beetle.heading, -1)];
    const seen = (other: SavedBeetle | undefined) => (!other ? 0 : other.team === beetle.team ? 1 : 2);
    const left = seen(standing.get(key(beetle.x + dx + lx, beetle.y + dy + ly)));
    const right = seen(standing.get(key(beetle.x + dx - lx, beetle.y + dy - ly)));
    let [x, y] = [beetle.x, beetle.y];
    let first: SavedBeetle | undefined;
    while (!first) {
      x = (x + dx + width) % width;
      y = (y + dy + height) % height;
      first = standing.get(key(x, y));
    }
    const front = first.team === beetle.team ? 0 : 1;
    const action = position.tables[beetle.team - 1]?.[beetle.antennae - 1]?.charAt((left * 3 + right) * 2 + front);
    headings.set(beetle, action === 'A' ? beetle.heading : turned(beetle.heading, action === 'L' ? -1 : 1));
    const next = key(beetle.x + dx, beetle.y + dy);
    wants.set(beetle, action === 'A' ? (exits.get(next) ?? next) : key(beetle.x, beetle.y));
  }

  const scores: [number, number] = [0, 0];
  const give = (team: number, points: number) => {
    scores[team === 1 ? 0 : 1] += points;
  };
  const dead = new Set<SavedBeetle>();
  const kept = new Set<SavedBeetle>();
  for (const [cell, claimants] of Map.groupBy(position.beetles, (beetle) => wants.get(beetle) ?? '')) {
    if (claimants.length < 2) continue;
    expect(cell).not.toBe('');
    const winged = claimants.filter((beetle) => beetle.winged);
    const plain = claimants.filter((beetle) => !beetle.winged);
    for (const beetle of winged) {
      dead.add(beetle);
      if (plain.length > 0) give(3 - beetle.team, position.settings.wingedDeathPoints ?? 1500);
    }
    if (winged.length > 0 && plain.length === 0) {
      give(1, position.settings.wingedClashPoints ?? 1000);
      give(2, position.settings.wingedClashPoints ?? 1000);
    }
    const winner = plain.find((beetle) =>
      plain.every((other) => other === beetle || (other.team !== beetle.team && beetle.power > 2 * other.power)),
    );
    for (const beetle of plain) {
      if (!winner) kept.add(beetle);
      else if (beetle !== winner) {
        dead.add(beetle);
        give(winner.team, position.settings.killPoints ?? 300);
      }
    }
  }
  for (let changed = true; changed;) {
    changed = false;
    for (const beetle of position.beetles) {
      if (dead.has(beetle) || kept.has(beetle)) continue;
      const inTheWay = standing.get(wants.get(beetle) ?? '');
      if (inTheWay && inTheWay !== beetle && kept.has(inTheWay)) {
        kept.add(beetle);
        changed = true;
      }
    }
  }
  const alive = new Map<number, { x: number; y: number; heading: string; power: number }>();
  for (const beetle of position.beetles) {
    if (dead.has(beetle)) continue;
    const here = key(beetle.x, beetle.y);
    const there = kept.has(beetle) ? here : (wants.get(beetle) ?? here);
    const [x = 0, y = 0] = there.split(',').map(Number);
    const power = beetle.power + (there === here ? 0 : 1);
    alive.set(beetle.number, { x, y, heading: headings.get(beetle) ?? '', power });
  }
  return { alive, scores };
}

function randomBoard(random: Random): BeetlesState {
  const width = 3 + random.int(7);
  const height = 3 + random.int(7);
  const spots = Array.from({ length: width * height }, (_, i) => [i % width, Math.floor(i / width)] as const);
  const take = () => spots.splice(random.int(spots.length), 1)[0] ?? ([0, 0] as const);
  const entrances = Array.from({ length: random.int(3) }, take);
  const wells: Well[] = entrances.map((entrance) => [entrance, random.pick(spots)]);
  const strongest = random.pick([1, 3, 8, 30]);
  const wingedShare = random.pick([0, 0.1, 0.5]);
  const count = 1 + random.int(Math.min(spots.length - 1, 40));
  const beetles: SketchedBeetle[] = Array.from({ length: count }, () => {
    const [x, y] = take();
    return {
      x,
      y,
      team: random.pick([1, 2] as const),
      heading: random.pick(['N', 'E', 'S', 'W'] as const),
      antennae: random.pick([1, 2] as const),
      winged: random.chance(wingedShare),
      power: random.int(strongest),
    };
  });
  const letters = random.pick(['AAAALR', 'AAAAAAAAAAALR', 'ALR']);
  const table = () => Array.from({ length: 18 }, () => letters.charAt(random.int(letters.length))).join('');
  const settings = { fillLimit: 100 };
  return sketch({
    width,
    height,
    wells,
    beetles,
    settings,
    tables: [
      [table(), table()],
      [table(), table()],
    ],
  });
}

test('B2 B10 B12 the fast judgement agrees with a slow and plain one on thousands of random boards', () => {
  const random = Random.fromSeed(20_161_116);
  let [deaths, moved, stayed] = [0, 0, 0];
  for (let i = 0; i < 4000; i++) {
    const before = randomBoard(random);
    const position = save(before);
    const { alive, scores } = foretell(position);
    const { state } = play(before);
    const seen = new Map(
      save(state).beetles.map(({ number, x, y, heading, power }) => [number, { x, y, heading, power }]),
    );
    expect(seen).toEqual(alive);
    expect(state.scores).toEqual(scores);
    deaths += position.beetles.length - alive.size;
    for (const beetle of position.beetles) {
      const now = alive.get(beetle.number);
      if (now && now.power > beetle.power) moved++;
      else if (now) stayed++;
    }
  }
  // The boards are worth something only if much happens on them.
  expect(Math.min(deaths, moved, stayed)).toBeGreaterThan(3000);
}, 30_000);

test('B1 B12 after a turn every beetle stands alone in its cell and nobody on an entrance', () => {
  const random = Random.fromSeed(7);
  for (let i = 0; i < 300; i++) {
    let state = randomBoard(random);
    for (let turn = 0; turn < 6 && !state.ended; turn++) {
      state = play(state).state;
      // `load` refuses two beetles in a cell, anything on an entrance and items under beetles.
      expect(find(load(save(state)), 1)).toEqual(find(state, 1));
    }
  }
});
