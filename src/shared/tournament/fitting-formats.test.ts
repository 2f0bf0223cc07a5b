import { expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { fewestEntrants, fittingFormats, FORMAT_KINDS, formatProblem, usualFormat } from './fitting-formats.ts';

test('a game for two is played in matches, one for nobody else is ranked', () => {
  expect(fittingFormats({ min: 1, max: 1 })).toEqual(['ranking']);
  expect(fittingFormats({ min: 2, max: 2 })).toEqual([
    'single-elimination',
    'double-elimination',
    'round-robin',
    'groups-knockout',
    'swiss',
  ]);
});

test('one for either is played in both ways', () => {
  expect(fittingFormats({ min: 1, max: 2 })).toEqual(FORMAT_KINDS);
});

test('what a game begins with fits it, and whatever does not fit is told with the game', () => {
  for (const game of games) {
    const fitting = fittingFormats(game.seats);
    expect(fitting).toContain(usualFormat(game).kind);
    for (const kind of FORMAT_KINDS) {
      const problem = formatProblem(game, { kind });
      if (fitting.includes(kind)) expect(problem).toBeNull();
      else expect(problem?.values).toEqual({ game: game.id });
    }
  }
});

test('a match takes two, a ranking one', () => {
  expect(fewestEntrants({ kind: 'swiss' })).toBe(2);
  expect(fewestEntrants({ kind: 'ranking' })).toBe(1);
});
