import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { wordProblem } from '../../match/wording.ts';
import { Random } from '../random.ts';
import { mirrored } from './field.ts';
import { beetles } from './index.ts';
import { LARGEST, mapSchema, problems, type BeetlesMap } from './map.ts';
import { standardMap } from './standard-map.ts';

const folder = `${import.meta.dirname}/../../../../resources/maps/beetles`;
const shipped = readdirSync(folder).map((file): [string, BeetlesMap] => [
  file,
  mapSchema.parse(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))),
]);

const winged = { heading: 'N', antennae: 1, winged: true } as const;
const base: BeetlesMap = {
  ...standardMap,
  width: 9,
  height: 7,
  wells: [],
  beetles: [{ ...winged, x: 1, y: 1 }],
};

const start = () =>
  beetles.start({ settings: beetles.settings.parse({}), map: { ...base, beetles: [] }, seed: 1, seats: 2 });

describe('setting up', () => {
  test('B1 B16 team 1 in the map’s order, then team 2, mirrored with its headings', () => {
    const map: BeetlesMap = {
      ...base,
      beetles: [
        { x: 1, y: 2, heading: 'E', antennae: 1, winged: true },
        { x: 0, y: 0, heading: 'N', antennae: 2, winged: false },
        { x: 3, y: 5, heading: 'S', antennae: 2, winged: false },
      ],
    };
    const placed = (symmetry: 'mirror' | 'half-turn') => {
      const state = beetles.start({
        settings: beetles.settings.parse({}),
        map: { ...map, symmetry },
        seed: 1,
        seats: 2,
      });
      return beetles
        .view(state, 1)
        .beetles.map((b) => `${b.number} ${b.team} ${b.x},${b.y} ${b.heading} ${b.antennae} ${b.winged}`);
    };
    const own = ['1 1 1,2 E 1 true', '2 1 0,0 N 2 false', '3 1 3,5 S 2 false'];
    expect(placed('mirror')).toEqual([...own, '4 2 7,2 W 1 true', '5 2 8,0 N 2 false', '6 2 5,5 S 2 false']);
    expect(placed('half-turn')).toEqual([...own, '4 2 7,4 W 1 true', '5 2 8,6 S 2 false', '6 2 5,1 N 2 false']);
  });

  test('B1 B13 beetles start with power 0, healthy and without a child, on a board with nothing on it', () => {
    const state = beetles.start({ settings: beetles.settings.parse({}), map: base, seed: 1, seats: 2 });
    const { beetles: all, food, poison, shadows, scores, turn } = beetles.view(state, 1);
    expect(all.every(({ power, ill, carrying }) => power === 0 && ill === 0 && !carrying)).toBe(true);
    expect({ food, poison, shadows, scores, turn }).toEqual({
      food: [],
      poison: [],
      shadows: [],
      scores: [0, 0],
      turn: 0,
    });
  });

  test('B16 a map that cannot be played is not started', () => {
    expect(start).toThrow('There is no winged beetle (B16)');
  });
});

describe('what is wrong with a map', () => {
  test.each([
    [
      'no winged beetle',
      { beetles: [{ ...winged, x: 1, y: 1, winged: false }] },
      [{ code: 'no-winged', clause: 'B16' }],
    ],
    ['no beetle at all', { beetles: [] }, [{ code: 'no-winged', clause: 'B16' }]],
    [
      'a beetle on its own mirror cell',
      { beetles: [{ ...winged, x: 4, y: 1 }] },
      [{ code: 'beetle-on-own-mirror', clause: 'B16', x: 4, y: 1 }],
    ],
    [
      'a beetle in the centre of a half-turn',
      {
        symmetry: 'half-turn',
        beetles: [
          { ...winged, x: 4, y: 3 },
          { ...winged, x: 4, y: 1 },
        ],
      },
      [{ code: 'beetle-on-own-mirror', clause: 'B16', x: 4, y: 3 }],
    ],
    [
      'two beetles in a cell',
      {
        beetles: [
          { ...winged, x: 1, y: 1 },
          { ...winged, x: 1, y: 1 },
        ],
      },
      [{ code: 'two-beetles', clause: 'B1', x: 1, y: 1 }],
    ],
    [
      'a beetle where another’s mirror image is',
      {
        beetles: [
          { ...winged, x: 1, y: 1 },
          { ...winged, x: 7, y: 1 },
        ],
      },
      [{ code: 'two-beetles', clause: 'B1', x: 7, y: 1 }],
    ],
    [
      'a beetle off the board',
      {
        beetles: [
          { ...winged, x: 1, y: 7 },
          { ...winged, x: -1, y: 2 },
        ],
      },
      [
        { code: 'beetle-off-board', clause: 'B1', x: 1, y: 7 },
        { code: 'beetle-off-board', clause: 'B1', x: -1, y: 2 },
      ],
    ],
    [
      'a well without a mirror image',
      {
        wells: [
          [
            [0, 0],
            [2, 2],
          ],
        ],
      },
      [{ code: 'well-not-symmetric', clause: 'B16', x: 0, y: 0 }],
    ],
    [
      'a well whose mirror image leads elsewhere',
      {
        wells: [
          [
            [0, 0],
            [2, 2],
          ],
          [
            [8, 0],
            [6, 3],
          ],
        ],
      },
      [
        { code: 'well-not-symmetric', clause: 'B16', x: 0, y: 0 },
        { code: 'well-not-symmetric', clause: 'B16', x: 8, y: 0 },
      ],
    ],
    [
      'wells mirrored for the other symmetry',
      {
        symmetry: 'half-turn',
        wells: [
          [
            [0, 0],
            [2, 2],
          ],
          [
            [8, 0],
            [6, 2],
          ],
        ],
      },
      [
        { code: 'well-not-symmetric', clause: 'B16', x: 0, y: 0 },
        { code: 'well-not-symmetric', clause: 'B16', x: 8, y: 0 },
      ],
    ],
    [
      'an exit that is an entrance',
      {
        wells: [
          [
            [0, 0],
            [8, 0],
          ],
          [
            [8, 0],
            [0, 0],
          ],
        ],
      },
      [
        { code: 'exit-is-entrance', clause: 'B16', x: 8, y: 0 },
        { code: 'exit-is-entrance', clause: 'B16', x: 0, y: 0 },
      ],
    ],
    [
      'an exit that is its own entrance',
      {
        wells: [
          [
            [4, 0],
            [4, 0],
          ],
        ],
      },
      [{ code: 'exit-is-entrance', clause: 'B16', x: 4, y: 0 }],
    ],
    [
      'one entrance twice',
      {
        wells: [
          [
            [4, 0],
            [2, 2],
          ],
          [
            [4, 0],
            [6, 2],
          ],
        ],
      },
      [{ code: 'entrance-twice', clause: 'B16', x: 4, y: 0 }],
    ],
    [
      'a beetle on an entrance',
      {
        wells: [
          [
            [1, 1],
            [2, 2],
          ],
          [
            [7, 1],
            [6, 2],
          ],
        ],
      },
      [{ code: 'beetle-on-entrance', clause: 'B16', x: 1, y: 1 }],
    ],
    [
      'wells off the board',
      {
        wells: [
          [
            [9, 0],
            [2, 2],
          ],
          [
            [-1, 0],
            [6, 2],
          ],
          [
            [4, 4],
            [4, 7],
          ],
        ],
      },
      [
        { code: 'entrance-off-board', clause: 'B1', x: 9, y: 0 },
        { code: 'entrance-off-board', clause: 'B1', x: -1, y: 0 },
        { code: 'exit-off-board', clause: 'B1', x: 4, y: 7 },
      ],
    ],
  ] as const)('B16 %s', (_, change, expected) => {
    const map = mapSchema.parse({ ...base, ...change });
    expect(problems(map)).toEqual(expected);
    for (const { problems: words } of Object.values(beetles.texts)) {
      for (const { code } of expected) expect(words).toHaveProperty([code]);
    }
  });

  test('B16 each problem is put into words with its clause, once', () => {
    const found = problems({ ...base, beetles: [] });
    expect(found.map((problem) => wordProblem(beetles, 'en', problem))).toEqual(['There is no winged beetle (B16)']);
    for (const { problems: words } of Object.values(beetles.texts)) {
      for (const text of Object.values(words ?? {})) expect(text.split('{clause}')).toHaveLength(2);
    }
  });

  test('B16 all problems are named, not only the first', () => {
    const map: BeetlesMap = {
      ...base,
      wells: [
        [
          [1, 1],
          [1, 1],
        ],
      ],
      beetles: [{ ...winged, winged: false, x: 1, y: 1 }],
    };
    expect(problems(map).map(({ code }) => code)).toEqual([
      'exit-is-entrance',
      'well-not-symmetric',
      'beetle-on-entrance',
      'no-winged',
    ]);
  });

  test('B16 an exit may be shared, and may be a cell where a beetle stands', () => {
    expect(
      problems({
        ...base,
        wells: [
          [
            [0, 0],
            [4, 2],
          ],
          [
            [8, 0],
            [4, 2],
          ],
          [
            [0, 4],
            [1, 1],
          ],
          [
            [8, 4],
            [7, 1],
          ],
        ],
      }),
    ).toEqual([]);
  });

  test.each([
    { width: 2 },
    { height: 2 },
    { width: LARGEST + 1 },
    { symmetry: 'none' },
    { beetles: [{ ...winged, x: 1, y: 1, antennae: 3 }] },
    { beetles: [{ ...winged, x: 1, y: 1, heading: 'up' }] },
    { beetles: [{ ...winged, x: 1.5, y: 1 }] },
    { game: 'othello' },
  ])('B1 %j is no map', (change) => {
    expect(mapSchema.safeParse({ ...base, ...change }).success).toBe(false);
  });

  test('B1 the smallest board is 3×3', () => {
    const map = mapSchema.parse({ ...base, width: 3, height: 3, beetles: [{ ...winged, x: 0, y: 1 }] });
    expect(problems(map)).toEqual([]);
  });
});

describe('the maps that come with the game', () => {
  test('there are at least six, from small to the largest, and the standard map is one of them', () => {
    expect(shipped.length).toBeGreaterThanOrEqual(6);
    expect(Math.max(...shipped.map(([, { width }]) => width))).toBe(LARGEST);
    expect(shipped.map(([, map]) => map)).toContainEqual(standardMap);
    expect(new Set(shipped.map(([, { symmetry }]) => symmetry)).size).toBe(2);
  });

  test.each(shipped)('%s can be played, and house bots play it', (_, map) => {
    expect(problems(map)).toEqual([]);
    for (const { x, y } of map.beetles) expect(mirrored(map, [x, y])).not.toEqual([x, y]);
    const large = map.width * map.height > 5000;
    const settings = beetles.settings.parse(large ? { turnLimit: map.width > 100 ? 6 : 15 } : { turnLimit: 100 });
    for (const pairing of large
      ? [['expert', 'greedy']]
      : [
          ['expert', 'greedy'],
          ['greedy', 'random'],
        ]) {
      const players = pairing.map((id, i) => beetles.bots[id]?.sitDown(i + 1, Random.fromSeedFor(1, i)));
      let state = beetles.start({ settings, map, seed: 11, seats: 2 });
      let turns = 0;
      while (!beetles.outcome(state)) {
        const answers = players.map((player, i) => {
          const decision = player?.decide(beetles.view(state, i + 1));
          return decision ? { decision } : { fault: 'crash' as const };
        });
        const step = beetles.decide(state, answers);
        expect(step.events.filter(({ type }) => type === 'ignored' || type === 'no-tables')).toEqual([]);
        state = step.state;
        turns++;
      }
      expect(turns).toBeGreaterThan(large ? 5 : 2);
    }
  });
});
