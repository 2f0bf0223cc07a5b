import { expect, test } from 'vitest';
import { LANGUAGES } from '../../shared/games/game.ts';
import { othello } from '../../shared/games/othello/index.ts';
import type { OthelloView } from '../../shared/games/othello/rules.ts';
import { Random } from '../../shared/games/random.ts';
import { cellAt, centreOf, geometryFor } from './othello-art.ts';
import { othelloLegend } from './othello-legend.ts';
import { describePosition, explainCell } from './othello-words.ts';
import { wordsIn } from './words.fixture.ts';

/** A whole game of the house's random bots. */
function playedViews(): OthelloView[] {
  let state = othello.start({ settings: othello.settings.parse({}), seed: 5, seats: 2 });
  const players = [1, 2].map((seat) => othello.bots['random']?.sitDown(seat, Random.fromSeed(seat)));
  const views = [othello.view(state, 'spectator')];
  while (!othello.outcome(state)) {
    const seat = othello.turn(state).seats[0] ?? 1;
    const decision = players[seat - 1]?.decide(othello.view(state, seat));
    if (!decision) throw new Error('there is no random bot');
    state = othello.decide(state, [{ decision }]).state;
    views.push(othello.view(state, 'spectator'));
  }
  return views;
}

const views = playedViews();

test.each(LANGUAGES)('every position, every cell and every sign has words in %s', (language) => {
  const words = wordsIn(othello, language);
  // Every cell of every view would take long.
  for (const view of views.filter((_, turn) => turn % 10 === 0 || turn === views.length - 1)) {
    expect(describePosition(view, words).length).toBeGreaterThanOrEqual(9);
    for (let cell = 0; cell < 64; cell++) {
      expect(explainCell(view, Math.floor(cell / 8), cell % 8, words).length).toBeGreaterThanOrEqual(2);
    }
  }
  const signs = othelloLegend.entries.map(({ text, details = {} }) => words.t(text, details));
  expect(new Set(signs).size).toBe(signs.length);
});

test('a cell names its disc, what may be done there, and the clause that says so', () => {
  const words = wordsIn(othello, 'en');
  const [first, second] = views;
  const end = views.at(-1);
  if (!first || !second?.last || !end) throw new Error('nothing was played');
  expect(explainCell(first, 3, 3, words)).toEqual([
    'Black’s disc',
    'Row 3, column 3 (O1)',
    'Turns over when it is caught in a straight line between two discs of White (O4)',
  ]);
  expect(explainCell(first, 0, 0, words).at(-1)).toBe('Black cannot play here: no disc would turn over (O4)');
  const { row = 0, col = 0 } = first.legal[0] ?? {};
  expect(explainCell(first, row, col, words).at(-1)).toBe('Black may play here: at least one disc turns over (O4)');
  expect(explainCell(second, second.last.row, second.last.col, words)).toContain('The last move was played here');
  const counted = end.cells.findIndex((cell) => cell === 2);
  expect(explainCell(end, Math.floor(counted / 8), counted % 8, words).at(-1)).toBe('Counts for White (O6)');
});

test('every point of the felt belongs to the cell that is drawn there, and the frame to none', () => {
  const geometry = geometryFor(8, 900, 600);
  for (const row of [0, 3, 7]) {
    for (const col of [0, 4, 7]) {
      const { x, y } = centreOf(geometry, row, col);
      const reach = geometry.cell / 2 - 1;
      expect(cellAt(geometry, x + reach, y - reach)).toEqual({ row, col });
    }
  }
  expect(cellAt(geometry, geometry.left + 2, geometry.top + 2)).toBeNull();
  expect(cellAt(geometry, 899, 300)).toBeNull();
});
