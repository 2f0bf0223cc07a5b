import { expect, test } from 'vitest';
import { diamonds } from '../../shared/games/diamonds/index.ts';
import type { DiamondsView } from '../../shared/games/diamonds/view.ts';
import { LANGUAGES } from '../../shared/games/game.ts';
import { itemsOf } from './diamonds-bag.ts';
import { diamondsLegend } from './diamonds-legend.ts';
import { besideAgent, pointsOf, poseOf } from './diamonds-scene.ts';
import { compactPosition, describeCell, describePosition } from './diamonds-words.ts';
import { Stamps } from './stamps.ts';
import { wordsIn } from './words.fixture.ts';

const map = {
  format: 'meydan-map',
  version: 1,
  game: 'diamonds',
  name: 'Sample',
  rows: ['E12E', 'W3TE', 'ET4E'],
} as const;
const start = diamonds.start({
  settings: diamonds.settings.parse({}),
  map: { ...map, rows: [...map.rows] },
  seed: 11,
  seats: 2,
});
const first = diamonds.view(start, 'spectator');
const [a, b] = first.agents;
const view: DiamondsView = {
  ...first,
  agents:
    a && b
      ? [
          { ...a, row: 2, col: 2 },
          { ...b, silent: 'crash' },
        ]
      : [],
  traps: [{ seat: 2, row: 2, col: 2 }],
};

test.each(LANGUAGES)('a cell tells of everything on it, with the clauses (%s)', (language) => {
  const words = wordsIn(diamonds, language);
  const clauses = (row: number, col: number) =>
    describeCell(view, { row, col }, words).map((line) => /D\d+/.exec(line)?.[0]);
  expect(clauses(2, 2)).toEqual([undefined, 'D11', 'D9', 'D8', 'D10']);
  expect(clauses(1, 0)).toEqual([undefined, 'D6']);
  expect(clauses(1, 2)).toEqual([undefined, 'D7']);
  expect(clauses(0, 1)).toEqual([undefined, 'D8']);
  expect(clauses(1, 3)).toEqual([undefined, 'D1']);
  expect(describePosition(view, words)).toHaveLength(1 + 2 + 1 + 1 + view.height);
});

test('every sign of the legend has words in both languages', () => {
  for (const language of LANGUAGES) {
    const words = wordsIn(diamonds, language);
    const { entries } = diamondsLegend({ ...first.settings, bluePoints: 90 }, words.number);
    const lines = entries.map(({ text, details }) => words.t(text, details ?? {}));
    for (const line of lines) expect(line).toMatch(/D\d/);
    // What a diamond is worth is a setting.
    expect(lines.filter((line) => line.includes(words.number(90)))).toHaveLength(1);
  }
});

test('beside the field planted traps are counted as taken gems are, and hidden ones not at all', () => {
  const bag = (trapsLeft: number | null): string[] => {
    const agents = a ? [{ ...a, taken: [6, 4, 0, 0], trapsLeft }] : [];
    return itemsOf({ ...first, agents }, 0, new Stamps()).map(({ count, most }) => `${count}/${most}`);
  };
  expect(bag(1)).toEqual(['6/15', '4/8', '0/5', '0/4', '2/3']);
  expect(bag(3).at(-1)).toBe('0/3');
  expect(bag(null)).toHaveLength(4);
});

test('positions are told apart by whatever differs', () => {
  const changed = (change: object): DiamondsView => ({ ...view, ...change });
  const texts = [
    view,
    changed({ traps: [] }),
    changed({ round: 7 }),
    changed({ cells: view.cells.map(() => 'E') }),
    changed({ last: { seat: 1, action: 'noop', from: { row: 0, col: 0 }, to: { row: 0, col: 0 } } }),
    changed({ agents: first.agents }),
  ].map(compactPosition);
  expect(new Set(texts).size).toBe(texts.length);
});

const still = { previous: null, hints: false, number: String };

test('the points of a turn are shown at the agents that won or lost them, without the cost of the round', () => {
  const events = [
    { type: 'cost', seat: 1, round: 3, points: [-1, 0] },
    { type: 'hit', seat: 1, loser: 2, row: 0, col: 0, points: [0, -20] },
    { type: 'taken', seat: 1, kind: 'green', row: 0, col: 1, points: [25, 0] },
  ] as const;
  expect(pointsOf(events)).toEqual([
    { seat: 2, points: -20 },
    { seat: 1, points: 25 },
  ]);
});

test('an agent walks from cell to cell and is at rest where the view says', () => {
  const last = { seat: 1, action: 'left', from: { row: 2, col: 3 }, to: { row: 2, col: 2 } } as const;
  const scene = { ...still, view: { ...view, last }, events: [] };
  expect(poseOf(scene, 1, 0)).toMatchObject({ row: 2, col: 3 });
  expect(poseOf(scene, 1, 0.3).col).toBeCloseTo(2.5);
  expect(poseOf(scene, 1, 1)).toEqual({ row: 2, col: 2, size: 1, lift: 0 });
});

test('what an agent wins or loses stands beside it, on the board and not over the other agent', () => {
  const bare = first.cells.map(() => '0');
  const at = (row: number, col: number, otherRow: number, otherCol: number): DiamondsView => ({
    ...first,
    cells: bare,
    possible: [],
    agents:
      a && b
        ? [
            { ...a, row, col },
            { ...b, row: otherRow, col: otherCol },
          ]
        : [],
  });
  expect(besideAgent(at(2, 2, 0, 0), 1)).toEqual([-1, 0]);
  expect(besideAgent(at(0, 2, 2, 2), 1)).toEqual([1, 0]);
  expect(besideAgent(at(1, 2, 0, 2), 1)).toEqual([1, 0]);
  expect(besideAgent(at(0, 2, 1, 2), 1)).toEqual([0, 1]);
  expect(besideAgent(at(0, 3, 1, 3), 1)).toEqual([0, -1]);
  // Neither a gem nor, where there is another side, a way that is open is hidden.
  const gem = { ...at(1, 2, 0, 0), cells: bare.with(2, '1') };
  expect(besideAgent(gem, 1)).toEqual([1, 0]);
  const ways: DiamondsView = { ...at(1, 2, 0, 0), toMove: 1, possible: ['up', 'down', 'right'] };
  expect(besideAgent(ways, 1)).toEqual([0, -1]);
});
