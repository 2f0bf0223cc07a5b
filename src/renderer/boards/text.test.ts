import { expect, test } from 'vitest';
import { games } from '../../shared/games/index.ts';
import { firstState } from '../../shared/match/replay.ts';
import { readableView, textBoard } from './text.ts';

test('a view is told line by line', () => {
  const view = {
    size: 2,
    cells: [0, 1, 2, 0],
    last: null,
    legal: [
      { row: 0, col: 1 },
      { row: 1, col: 0 },
    ],
  };
  expect(readableView(view).trim()).toBe(
    'size: 2\ncells: 0 1 2 0\nlast: null\nlegal: \n    row 0, col 1\n    row 1, col 0',
  );
});

test.each(games.map((game) => [game.id, game] as const))('%s can be shown as text', (_, game) => {
  const map = game.maps ? { map: game.maps.standard } : {};
  const seats = Array.from({ length: game.seats.max }, (_, i) => ({ name: String(i) }));
  const view = game.view(firstState(game, { game: game.id, settings: {}, ...map, seed: 1, seats }), 'spectator');
  expect(readableView(view)).not.toContain('[object');
  expect(textBoard.compact(view)).toBe(JSON.stringify(view));
});
