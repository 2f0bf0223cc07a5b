import { expect, test } from 'vitest';
import { beetles } from '../../shared/games/beetles/index.ts';
import type { BeetlesView } from '../../shared/games/beetles/view.ts';
import { LANGUAGES } from '../../shared/games/game.ts';
import { TEAM_COLOURS } from './beetles-art.ts';
import { beetlesLegend } from './beetles-legend.ts';
import { cornersOf } from './beetles-swarm.ts';
import { compactPosition, describeCell, describeFollowed, describePosition } from './beetles-words.ts';
import { wordsIn } from './words.fixture.ts';

const state = beetles.start({ settings: beetles.settings.parse({}), seed: 1, seats: 2 });
const first = beetles.view(state, 'spectator');
const [one] = first.beetles;
/** Everything that can be on a cell, on one of them. */
const busy: BeetlesView = {
  ...first,
  beetles: one ? [{ ...one, x: 3, y: 13, ill: 5, carrying: true }] : [],
  food: [[3, 13]],
  poison: [[3, 13]],
  shadows: [{ x: 2, y: 12, left: 2 }],
};

test.each(LANGUAGES)('a cell tells of everything on it, with the clauses (%s)', (language) => {
  const words = wordsIn(beetles, language);
  const lines = describeCell(busy, 3, 13, words);
  expect(lines.map((line) => /B\d+/.exec(line)?.[0])).toEqual([
    undefined,
    'B1',
    'B13',
    'B13',
    'B13',
    'B13',
    'B5',
    'B10',
  ]);
  expect(describeCell(first, 11, 2, words).at(-1)).toMatch(/3, 13.*B10/);
  expect(describeCell(first, 0, 0, words)).toHaveLength(2);
});

test('the beetle that is followed is called by its number in the reader’s digits, until it has gone', () => {
  const last = first.beetles.at(-1)?.number ?? 0;
  expect(last).toBeGreaterThan(9);
  expect(describeFollowed(first, last, wordsIn(beetles, 'en'))).toContain(` ${last}`);
  const inPersian = describeFollowed(first, last, wordsIn(beetles, 'fa'));
  expect(inPersian).toContain(last.toLocaleString('fa'));
  expect(inPersian).not.toMatch(/\d/);
  for (const nobody of [null, 9999]) expect(describeFollowed(first, nobody, wordsIn(beetles, 'en'))).toBeNull();
});

test('a shadow reaches round the edge', () => {
  const words = wordsIn(beetles, 'en');
  const view = { ...first, shadows: [{ x: 0, y: 0, left: 1 }] };
  expect(describeCell(view, first.width - 1, first.height - 1, words)[1]).toContain('B5');
  expect(describeCell(view, 2, 0, words)[1]).not.toContain('B5');
});

test.each(LANGUAGES)('a position is told in sentences, and a crowd only in numbers (%s)', (language) => {
  const words = wordsIn(beetles, language);
  expect(describePosition(first, words).length).toBeGreaterThan(first.beetles.length);
  const crowd = Array.from({ length: 500 }, (_, i) => ({ ...first.beetles[0], number: i })) as BeetlesView['beetles'];
  expect(describePosition({ ...first, beetles: crowd }, words).length).toBeLessThan(10);
});

test('every sign of the legend has words in both languages', () => {
  for (const language of LANGUAGES) {
    const words = wordsIn(beetles, language);
    for (const { text, details } of beetlesLegend.entries) expect(words.t(text, details ?? {})).toMatch(/B\d/);
  }
});

test('positions are told apart by whatever differs', () => {
  const changed = (change: object): BeetlesView => ({ ...busy, ...change });
  const texts = [
    busy,
    changed({ food: [] }),
    changed({ food: [], poison: [...busy.poison, [3, 13]] }),
    changed({ shadows: [{ x: 2, y: 12, left: 1 }] }),
    changed({ beetles: busy.beetles.map((beetle) => ({ ...beetle, heading: 'S' })) }),
    changed({ beetles: busy.beetles.map((beetle) => ({ ...beetle, carrying: false })) }),
    changed({ scores: [1, 0] }),
  ].map(compactPosition);
  expect(new Set(texts).size).toBe(texts.length);
  expect(compactPosition({ ...busy })).toBe(texts[0]);
});

test('the teams differ in brightness, not only in hue', () => {
  const brightness = TEAM_COLOURS.map((colour) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  expect(Math.abs((brightness[0] ?? 0) - (brightness[1] ?? 0))).toBeGreaterThan(90);
});

test('the number of a shadow hides no well and no other number, also round the edge, and if possible no food', () => {
  const shadow = { x: 5, y: 5, left: 3 };
  const corners = (view: Partial<BeetlesView>) => cornersOf({ ...first, wells: [], food: [], poison: [], ...view });
  expect(corners({ shadows: [shadow, { x: 7, y: 5, left: 2 }] })).toEqual([
    [1, -1],
    [1, -1],
  ]);
  expect(corners({ shadows: [{ x: 7, y: 5, left: 2 }, { x: 9, y: 5, left: 1 }, shadow, shadow] })).toEqual([
    [1, -1],
    [1, -1],
    [1, -1],
    [-1, -1],
  ]);
  expect(
    corners({
      shadows: [{ x: first.width - 1, y: 0, left: 1 }],
      wells: [
        [
          [0, first.height - 1],
          [3, 3],
        ],
      ],
    }),
  ).toEqual([[-1, -1]]);
  expect(corners({ shadows: [shadow], food: [[6, 4]], poison: [[4, 4]] })).toEqual([[1, 1]]);
  const everywhere = [4, 6].flatMap((x) => [4, 6].map((y) => [x, y] as const));
  expect(corners({ shadows: [shadow], food: everywhere })).toEqual([[1, -1]]);
});
