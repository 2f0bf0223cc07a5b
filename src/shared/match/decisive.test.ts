import { expect, test } from 'vitest';
import { decisiveTurn } from './decisive.ts';

const won = (...places: number[]) => ({ places, scores: [], reasons: [] });

test('it is the first turn after which the winner stays ahead', () => {
  const scores = [
    [0, 0],
    [3, 0],
    [3, 3],
    [4, 3],
    [9, 3],
  ];
  expect(decisiveTurn(scores, won(1, 2))).toEqual({ turn: 3, how: 'lead' });
});

test('a lead that the winner had before the first turn is decided with that turn', () => {
  expect(
    decisiveTurn(
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      won(1, 2),
    ),
  ).toEqual({ turn: 1, how: 'lead' });
});

test('who wins from behind wins with the last turn', () => {
  expect(
    decisiveTurn(
      [
        [0, 0],
        [0, 5],
        [0, 9],
      ],
      won(1, 2),
    ),
  ).toEqual({ turn: 2, how: 'last-turn' });
});

test('a draw and a game without a turn were decided by none', () => {
  expect(
    decisiveTurn(
      [
        [0, 0],
        [1, 1],
      ],
      won(1, 1),
    ),
  ).toBeNull();
  expect(decisiveTurn([[0, 0]], won(1, 2))).toBeNull();
});

test('alone, the last points count', () => {
  expect(decisiveTurn([[0], [0], [4], [4], [4]], won(1))).toEqual({ turn: 2, how: 'last-points' });
  expect(decisiveTurn([[0], [9], [8], [12], [11]], won(1))).toEqual({ turn: 3, how: 'last-points' });
  expect(decisiveTurn([[0], [0]], won(1))).toBeNull();
});
