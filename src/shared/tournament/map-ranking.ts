/**
 * The ranking of a game played alone. Measures of different maps cannot be added up (they are read from the left, and
 * one map may have ten times the points of another), so ranks are: on each map everybody gets a rank by their best attempt,
 * and the smallest sum of ranks wins. Those who are level on a map share the mean of their ranks, so the ranks of a map
 * always add up to the same; whoever has no attempt on a map is behind all who have one.
 *
 * Level sums are decided by the better single ranks (more first ranks, then more seconds …), then by fewer crashes and
 * timeouts; what is level after that shares its place.
 */
import { compareMeasures } from '../games/game.ts';
import type { ContestantId, Placing } from './tournament.ts';

/** One game that somebody has played alone. */
export interface Attempt {
  readonly contestant: ContestantId;
  /** From 0. */
  readonly mapIndex: number;
  /** The outcome's measure; empty where the game had none, which is behind all others. */
  readonly measure: readonly number[];
  readonly timeouts: number;
  readonly crashes: number;
}

export interface MapRank {
  readonly rank: number;
  /** The best attempt's; null without an attempt. */
  readonly measure: readonly number[] | null;
  readonly attempts: number;
}

export interface MapRanking extends Placing {
  readonly maps: readonly MapRank[];
  readonly rankSum: number;
  readonly timeouts: number;
  readonly crashes: number;
  /** What puts this row above the next one; null in the last row and where they share their place. */
  readonly separatedBy: 'rank-sum' | 'best-ranks' | 'faults' | null;
}

/** `contestants` from the highest seed to the lowest; those who share a place are listed in this order. */
export function rankMaps(
  contestants: readonly ContestantId[],
  maps: number,
  attempts: readonly Attempt[],
): readonly MapRanking[] {
  const byContestant = Map.groupBy(attempts, ({ contestant }) => contestant);
  const ranks = Array.from({ length: maps }, (_, mapIndex) =>
    ranksOn(contestants.map((contestant) => bestOn(mapIndex, byContestant.get(contestant) ?? []))),
  );
  const rows = contestants.map((contestant, index) => {
    const own = byContestant.get(contestant) ?? [];
    const onMaps = ranks.flatMap((ranksOfMap) => ranksOfMap[index] ?? []);
    return {
      contestant,
      maps: onMaps,
      rankSum: onMaps.reduce((sum, { rank }) => sum + rank, 0),
      bestRanks: onMaps.map(({ rank }) => -rank).toSorted((a, b) => b - a),
      timeouts: own.reduce((sum, { timeouts }) => sum + timeouts, 0),
      crashes: own.reduce((sum, { crashes }) => sum + crashes, 0),
    };
  });
  type Row = (typeof rows)[number];
  const criteria: readonly (readonly [Exclude<MapRanking['separatedBy'], null>, (a: Row, b: Row) => number])[] = [
    ['rank-sum', (a, b) => a.rankSum - b.rankSum],
    ['best-ranks', (a, b) => compareMeasures(b.bestRanks, a.bestRanks)],
    ['faults', (a, b) => a.timeouts + a.crashes - b.timeouts - b.crashes],
  ];
  const deciding = (a: Row, b: Row) => criteria.find(([, compare]) => compare(a, b) !== 0);
  const sorted = rows.toSorted((a, b) => deciding(a, b)?.[1](a, b) ?? 0);
  return sorted.map(({ bestRanks: _bestRanks, ...row }, index) => {
    const self = sorted[index];
    const below = sorted[index + 1];
    const isLevel = (other: Row): boolean => self !== undefined && !deciding(self, other);
    return {
      ...row,
      from: sorted.findIndex(isLevel) + 1,
      to: sorted.findLastIndex(isLevel) + 1,
      separatedBy: self && below ? (deciding(self, below)?.[0] ?? null) : null,
    };
  });
}

function bestOn(mapIndex: number, attempts: readonly Attempt[]): Omit<MapRank, 'rank'> {
  const here = attempts.filter((attempt) => attempt.mapIndex === mapIndex).map(({ measure }) => measure);
  const [best = null] = here.toSorted((a, b) => compareMeasures(b, a));
  return { measure: best, attempts: here.length };
}

function ranksOn(results: readonly Omit<MapRank, 'rank'>[]): MapRank[] {
  return results.map((result) => {
    const ahead = results.filter((other) => compareResults(other.measure, result.measure) > 0).length;
    const level = results.filter((other) => compareResults(other.measure, result.measure) === 0).length;
    return { ...result, rank: ahead + (level + 1) / 2 };
  });
}

function compareResults(a: readonly number[] | null, b: readonly number[] | null): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  return compareMeasures(a, b);
}
