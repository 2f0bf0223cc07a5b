import { expect, test } from 'vitest';
import { HEXES } from '../../shared/games/agon/hexes.ts';
import { agon } from '../../shared/games/agon/index.ts';
import type { AgonView } from '../../shared/games/agon/state.ts';
import { LANGUAGES } from '../../shared/games/game.ts';
import { Random } from '../../shared/games/random.ts';
import { agonLegend } from './agon-legend.ts';
import { isRelocation, wayOf } from './agon-marks.ts';
import { centreOf, layoutFor } from './agon-layout.ts';
import { compactPosition, describePosition, explainCell } from './agon-words.ts';
import { wordsIn } from './words.fixture.ts';

/** A game between the house's random bots has steps, prisoners and relocations. */
function playedViews(turns: number): AgonView[] {
  const settings = agon.settings.parse({});
  let state = agon.start({ settings, seed: 3, seats: 2 });
  const players = [1, 2].map((seat) => agon.bots['random']?.sitDown(seat, Random.fromSeed(seat)));
  const views = [agon.view(state, 'spectator')];
  for (let turn = 0; turn < turns && !agon.outcome(state); turn++) {
    const seat = agon.turn(state).seats[0] ?? 1;
    const decision = players[seat - 1]?.decide(agon.view(state, seat));
    if (!decision) throw new Error('there is no random bot');
    state = agon.decide(state, [{ decision }]).state;
    views.push(agon.view(state, 'spectator'));
  }
  return views;
}

const views = playedViews(200);

test('no two positions of a game are written alike', () => {
  expect(new Set(views.map(compactPosition)).size).toBe(views.length);
  expect(views.some(({ pieces }) => pieces.some(({ prisoner }) => prisoner))).toBe(true);
});

test.each(LANGUAGES)('every position and every cell has words in %s', (language) => {
  const words = wordsIn(agon, language);
  // The first ones and those with prisoners have all there is; every cell of every view would take long.
  for (const view of views.filter(
    ({ pieces }, i) => i < 4 || (i % 8 === 0 && pieces.some(({ prisoner }) => prisoner)),
  )) {
    const lines = describePosition(view, words);
    expect(lines.length).toBeGreaterThanOrEqual(5);
    expect(new Set(lines).size).toBe(lines.length);
    for (const hex of HEXES) expect(explainCell(view, hex, words).length).toBeGreaterThanOrEqual(3);
  }
});

test('what the cells of a position say that their pieces count is the score', () => {
  const words = { ...wordsIn(agon, 'en'), t: (key: string, details: object) => JSON.stringify({ key, ...details }) };
  for (const view of views) {
    const { guardTrapPoints, queenTrapPoints } = view.settings;
    const said = [1, 2].map((seat) => {
      const own = view.pieces.filter((piece) => piece.seat === seat);
      const worth = own.map((piece) => /"points":"(\d+)"/.exec(explainCell(view, piece, words).join())?.[1]);
      const { guards = 0, queen = 0 } = view.traps[seat - 1] ?? {};
      return worth.reduce((sum, points) => sum + Number(points), guards * guardTrapPoints + queen * queenTrapPoints);
    });
    expect(said).toEqual(view.scores);
  }
});

test('a cell names its piece and the clause that holds for it', () => {
  const words = wordsIn(agon, 'en');
  const [first] = views;
  if (!first) throw new Error('nothing was played');
  expect(explainCell(first, { q: 0, r: -5 }, words)).toEqual([
    'Cell (\u20660, -5\u2069): ring 5, grade 1 (A1)',
    'Black’s queen',
    'Counts 20 points here (A12)',
    'Steps inward or along the ring, never outward; may enter the throne (A4)',
  ]);
  expect(explainCell(first, { q: 0, r: 0 }, words)[1]).toBe('The throne: only a queen may enter it (A4)');
  const caught = views.find(({ pieces }) => pieces.some(({ prisoner }) => prisoner));
  const prisoner = caught?.pieces.find((piece) => piece.prisoner);
  if (!caught || !prisoner) throw new Error('nobody was caught');
  expect(explainCell(caught, prisoner, words).at(-1)).toContain('A prisoner');
  expect(describePosition(caught, words).join(' ')).toContain('(prisoner)');
});

test.each(LANGUAGES)('every symbol of the legend is explained in %s', (language) => {
  const { t } = wordsIn(agon, language);
  const texts = [agonLegend.title, ...agonLegend.entries.map(({ text }) => text)].map((key) => t(key, {}));
  expect(new Set(texts).size).toBe(texts.length);
});

test('a step is a straight way, a relocation a bow away from the throne, both from cell to cell', () => {
  const layout = layoutFor(877, 606);
  const [from, to] = [
    { q: -3, r: 1 },
    { q: 5, r: -3 },
  ];
  for (const relocation of [false, true]) {
    const way = wayOf(layout, from, to, relocation);
    expect(way(0)).toEqual(centreOf(layout, from));
    expect(way(1)).toEqual(centreOf(layout, to));
  }
  const fromThrone = (relocation: boolean): number => {
    const { x, y } = wayOf(layout, from, to, relocation)(0.5);
    return Math.hypot(x - layout.middle.x, y - layout.middle.y);
  };
  expect(fromThrone(true)).toBeGreaterThan(fromThrone(false));
  expect(isRelocation([{ type: 'guard-stepped' }])).toBe(false);
  expect(isRelocation([{ type: 'queen-relocated' }, { type: 'guard-trapped' }])).toBe(true);
});
