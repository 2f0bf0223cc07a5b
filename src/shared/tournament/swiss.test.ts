import { describe, expect, test } from 'vitest';
import { pairRound, swissRounds, type SwissPlayer } from './swiss.ts';

function player(id: string, points: number, met: string[] = [], more: Partial<SwissPlayer> = {}): SwissPlayer {
  return { id, points, met: new Set(met), byes: 0, firstSides: 0, ...more };
}

describe('a round', () => {
  test('lets the upper half meet the lower half in order', () => {
    const players = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => player(id, 0));
    expect(pairRound(players)).toEqual({
      pairs: [
        ['a', 'd'],
        ['b', 'e'],
        ['c', 'f'],
      ],
      bye: null,
    });
  });

  test('pairs within the score groups; who is left over plays the top of the next', () => {
    const players = [player('a', 2), player('b', 2), player('c', 2), player('d', 1), player('e', 1), player('f', 1)];
    expect(pairRound(players)?.pairs).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ]);
  });

  test('avoids old opponents, even if others have to give way', () => {
    const players = [player('a', 1, ['b']), player('b', 1, ['a']), player('c', 0, ['d']), player('d', 0, ['c'])];
    expect(pairRound(players)?.pairs).toEqual([
      ['a', 'c'],
      ['b', 'd'],
    ]);
  });

  test('that would need a repeated match is not played', () => {
    const players = [
      player('a', 1, ['b', 'c', 'd']),
      player('b', 1, ['a']),
      player('c', 0, ['a']),
      player('d', 0, ['a']),
    ];
    expect(pairRound(players)).toBeNull();
  });

  test('gives the bye to the lowest who has had none', () => {
    const players = [player('a', 2), player('b', 1), player('c', 0), player('d', 0), player('e', 0, [], { byes: 1 })];
    expect(pairRound(players)?.bye).toBe('d');
  });

  test('gives a bye to somebody higher if the lowest cannot rest without a repeated match', () => {
    const players = [player('a', 2, ['b']), player('b', 1, ['a']), player('c', 0)];
    expect(pairRound(players)).toEqual({ pairs: [['a', 'c']], bye: 'b' });
  });

  test('gives the first seat to who has had it less often', () => {
    expect(pairRound([player('a', 1, [], { firstSides: 1 }), player('b', 1)])?.pairs).toEqual([['b', 'a']]);
  });
});

test.each([
  [0, 1, 0],
  [0, 2, 1],
  [0, 3, 2],
  [0, 16, 4],
  [0, 17, 5],
  [5, 100, 5],
  [9, 4, 3],
  [9, 5, 5],
])('%i rounds asked for (0: as in a knockout) and %i contestants make %i', (wanted, contestants, rounds) => {
  expect(swissRounds(wanted, contestants)).toBe(rounds);
});
