import fc from 'fast-check';
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

/** Tries everything: whether all of these can be paired without a repeated match. */
function canPair([first, ...others]: readonly SwissPlayer[]): boolean {
  if (!first) return true;
  return others.some((other) => !first.met.has(other.id) && canPair(others.filter((one) => one !== other)));
}

test('a second bye is given only if no round is possible in which somebody without one rests', () => {
  const size = 7;
  const fields = fc.record({
    met: fc.array(fc.boolean(), { minLength: size * size, maxLength: size * size }),
    byes: fc.array(fc.nat(1), { minLength: size, maxLength: size }),
    points: fc.array(fc.nat(3), { minLength: size, maxLength: size }),
  });
  fc.assert(
    fc.property(fields, ({ met, byes, points }) => {
      const hasMet = (a: number, b: number): boolean => met[Math.min(a, b) * size + Math.max(a, b)] ?? false;
      const indices = Array.from({ length: size }, (_, i) => i);
      const players = indices.map((i) =>
        player(
          `p${i}`,
          points[i] ?? 0,
          indices.flatMap((j) => (j !== i && hasMet(i, j) ? [`p${j}`] : [])),
          {
            byes: byes[i] ?? 0,
          },
        ),
      );
      const mayRest = players.filter((resting) => canPair(players.filter((one) => one !== resting)));
      const fewest = Math.min(...mayRest.map(({ byes }) => byes));
      const lowest = mayRest.filter(({ byes }) => byes === fewest).toSorted((a, b) => b.points - a.points);
      expect(pairRound(players)?.bye ?? null).toBe(lowest.at(-1)?.id ?? null);
    }),
    { numRuns: 500 },
  );
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
