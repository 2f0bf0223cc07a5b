/** Why one row of a table stands above the next, with the numbers that say so. */
import type { MapRanking } from '../../../shared/tournament/map-ranking.ts';
import type { Standing } from '../../../shared/tournament/standings.ts';

/** The same number of both rows; null where no number tells. */
export function separatingNumbers(row: Standing, below: Standing): readonly [number, number] | null {
  switch (row.separatedBy) {
    case 'points':
      return [row.points, below.points];
    case 'head-to-head':
      return row.headToHead === null || below.headToHead === null ? null : [row.headToHead, below.headToHead];
    case 'sonneborn-berger':
      return [row.sonnebornBerger, below.sonnebornBerger];
    case 'buchholz':
      return [row.buchholz, below.buchholz];
    case 'games':
      return [row.games.won, below.games.won];
    case 'score':
      return [row.scoreFor - row.scoreAgainst, below.scoreFor - below.scoreAgainst];
    case 'faults':
      return [row.crashes + row.timeouts, below.crashes + below.timeouts];
    case 'final':
    case 'third':
    case 'round':
    case 'seed':
    case null:
      return null;
  }
}

export function separatingRanks(row: MapRanking, below: MapRanking): readonly [number, number] | null {
  if (row.separatedBy === 'rank-sum') return [row.rankSum, below.rankSum];
  if (row.separatedBy === 'faults') return [row.crashes + row.timeouts, below.crashes + below.timeouts];
  return null;
}
