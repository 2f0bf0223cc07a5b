import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextInSeries, soloGames, type NextGame, type SeriesMatch, type SeriesRules } from './series.ts';
import type { GameScore, MatchResult } from './tournament.ts';

const knockout: SeriesMatch = {
  id: 'main-1-1',
  place: { bracket: 'main', group: 1, round: 1, number: 1 },
  randomSeed: 7,
  seeds: [3, 6],
};
const inGroup: SeriesMatch = {
  ...knockout,
  id: 'group-1-1-1',
  place: { bracket: 'group', group: 1, round: 1, number: 1 },
};

function rules(more: Partial<SeriesRules> = {}): SeriesRules {
  return { bestOf: 1, extraGames: 2, maps: 1, ...more };
}

function game(winner: 0 | 1 | null, more: Partial<GameScore> = {}): GameScore {
  return { winner, scores: [0, 0], thinkingMs: [10, 10], timeouts: [0, 0], crashes: [0, 0], ...more };
}

function next(rules: SeriesRules, match: SeriesMatch, games: GameScore[]): NextGame | null {
  const step = nextInSeries(rules, match, games);
  return step.kind === 'game' ? step.game : null;
}

function result(rules: SeriesRules, match: SeriesMatch, games: GameScore[]): MatchResult | null {
  const step = nextInSeries(rules, match, games);
  return step.kind === 'over' ? step.result : null;
}

describe('a series', () => {
  test('swaps the sides every game and plays each map from both sides', () => {
    const draws = Array.from({ length: 6 }, () => game(null));
    const games = draws.map((_, played) => next(rules({ bestOf: 6, maps: 2 }), inGroup, draws.slice(0, played)));
    expect(games.map((one) => one?.swapped)).toEqual([false, true, false, true, false, true]);
    expect(games.map((one) => one?.mapIndex)).toEqual([0, 0, 1, 1, 0, 0]);
  });

  test('begins with another map in each round', () => {
    const inRound = (round: number) =>
      next(rules({ maps: 3 }), { ...knockout, place: { ...knockout.place, round } }, [])?.mapIndex;
    expect([1, 2, 3, 4].map(inRound)).toEqual([0, 1, 2, 0]);
  });

  test('has a random seed of its own for each game of each match, the same each time', () => {
    const seed = (id: string, played: number, randomSeed = 7) =>
      next(rules({ bestOf: 9 }), { ...knockout, id, randomSeed }, Array(played).fill(game(null)))?.randomSeed;
    const seeds = [seed('main-1-1', 0), seed('main-1-1', 1), seed('main-1-2', 0), seed('main-1-1', 0, 8)];
    expect(new Set(seeds).size).toBe(4);
    expect(seed('main-1-1', 0)).toBe(seeds[0]);
  });

  test('ends as soon as it cannot be turned, and not before', () => {
    expect(next(rules({ bestOf: 3 }), knockout, [game(0)])?.number).toBe(2);
    expect(result(rules({ bestOf: 3 }), knockout, [game(0), game(0)])).toMatchObject({ winner: 0, won: [2, 0] });
    expect(next(rules({ bestOf: 4 }), inGroup, [game(0), game(0)])?.number).toBe(3);
    expect(result(rules({ bestOf: 4 }), inGroup, [game(0), game(0), game(null)])?.winner).toBe(0);
  });

  test('may be drawn in a group', () => {
    expect(result(rules({ bestOf: 2 }), inGroup, [game(0), game(1, { scores: [0, 9] })])).toMatchObject({
      winner: null,
      decidedBy: 'drawn',
    });
  });
});

describe('a level knockout match is decided by', () => {
  test('more games won', () => {
    expect(result(rules({ bestOf: 3 }), knockout, [game(1), game(null), game(null)])).toMatchObject({
      winner: 1,
      decidedBy: 'games',
    });
  });

  test('then the better score', () => {
    const games = [game(0, { scores: [5, 1] }), game(1, { scores: [1, 4] })];
    expect(result(rules({ bestOf: 2 }), knockout, games)).toMatchObject({ winner: 0, decidedBy: 'score' });
  });

  test('then extra games with new seeds, the first that has a winner', () => {
    const extra = next(rules(), knockout, [game(null)]);
    expect(extra).toMatchObject({ number: 2, extra: true, swapped: true });
    expect(extra?.randomSeed).not.toBe(next(rules(), knockout, [])?.randomSeed);
    expect(result(rules(), knockout, [game(null), game(null), game(1)])).toMatchObject({
      winner: 1,
      decidedBy: 'extra',
      won: [0, 1],
      drawn: 2,
    });
  });

  test('then, after the last extra game, less thinking time', () => {
    const slow = game(null, { thinkingMs: [11, 10] });
    expect(result(rules(), knockout, [slow, slow, slow])).toMatchObject({ winner: 1, decidedBy: 'time' });
    expect(result(rules({ extraGames: 0 }), knockout, [slow])).toMatchObject({ winner: 1, decidedBy: 'time' });
  });

  test('then the higher seed', () => {
    const level = [game(null), game(null), game(null)];
    expect(result(rules(), knockout, level)).toMatchObject({ winner: 0, decidedBy: 'seed' });
    expect(result(rules(), { ...knockout, seeds: [6, 3] }, level)?.winner).toBe(1);
  });
});

test('a series always ends, within its games and extra games, and a knockout has a winner', () => {
  const scores = fc.record({
    winner: fc.constantFrom(0 as const, 1 as const, null),
    scores: fc.tuple(fc.nat(3), fc.nat(3)),
    thinkingMs: fc.tuple(fc.nat(3), fc.nat(3)),
    timeouts: fc.tuple(fc.nat(1), fc.nat(1)),
    crashes: fc.tuple(fc.nat(1), fc.nat(1)),
  });
  const some = fc.record({ bestOf: fc.integer({ min: 1, max: 7 }), extraGames: fc.nat(4), maps: fc.nat(3) });
  fc.assert(
    fc.property(some, fc.infiniteStream(scores), fc.boolean(), (rules, stream, isKnockout) => {
      const games: GameScore[] = [];
      const match = isKnockout ? knockout : inGroup;
      for (let step = nextInSeries(rules, match, games); ; step = nextInSeries(rules, match, games)) {
        expect(games.length).toBeLessThanOrEqual(rules.bestOf + (isKnockout ? rules.extraGames : 0));
        if (step.kind === 'game') {
          expect(step.game.number).toBe(games.length + 1);
          expect(step.game.extra).toBe(games.length >= rules.bestOf);
          games.push(stream.next().value);
          continue;
        }
        const { winner, won, drawn, decidedBy } = step.result;
        expect(won[0] + won[1] + drawn).toBe(games.length);
        expect(winner === null).toBe(decidedBy === 'drawn');
        if (isKnockout) expect(winner).not.toBeNull();
        return;
      }
    }),
  );
});

test('alone everybody plays every map as often as asked for, with the same random seeds', () => {
  const games = soloGames(2, 3, 99);
  expect(games.map(({ mapIndex }) => mapIndex)).toEqual([0, 1, 2, 0, 1, 2]);
  expect(new Set(games.map(({ randomSeed }) => randomSeed)).size).toBe(6);
  expect(soloGames(2, 3, 99)).toEqual(games);
});
