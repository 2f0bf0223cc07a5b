/**
 * Which replays a report has in it. A page of hundreds of megabytes opens nowhere, so there is a limit; what decided the
 * contest comes first: the finals, then the rounds before them, then groups and Swiss rounds from the last to the first.
 */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { isKnockout, type PlannedMatch } from '../../../shared/tournament/tournament.ts';
import type { ContestFile } from '../../store/contest-file.ts';
import type { FinishedGame } from '../../store/game-results.ts';
import type { ContestResults } from '../results.ts';

export interface Limits {
  readonly games: number;
  readonly bytes: number;
}

export const USUAL_LIMITS: Limits = { games: 2000, bytes: 30 * 1024 * 1024 };

const compress = promisify(gzip);

/** Packed as they stand in the page, by the ids of the games. */
export async function packedReplays(
  file: ContestFile,
  results: ContestResults,
  { signal, onGame, limits = USUAL_LIMITS }: { signal?: AbortSignal; onGame?: () => void; limits?: Limits },
): Promise<ReadonlyMap<number, string>> {
  const packed = new Map<number, string>();
  let bytes = 0;
  for (const { id } of weightiestFirst(results).slice(0, limits.games)) {
    signal?.throwIfAborted();
    const base64 = (await compress(JSON.stringify(file.games.replay(id)), { level: 9 })).toString('base64');
    bytes += base64.length;
    if (bytes > limits.bytes) break;
    packed.set(id, base64);
    onGame?.();
  }
  return packed;
}

export function weightiestFirst({ categories, games }: ContestResults): FinishedGame[] {
  const weights = new Map<string, number>();
  for (const { category, matches } of categories) {
    const last = new Map<string, number>();
    for (const { place } of matches) last.set(place.bracket, Math.max(place.round, last.get(place.bracket) ?? 0));
    for (const match of matches) {
      weights.set(`${category.id} ${match.id}`, roundsToEnd(match, last.get(match.place.bracket) ?? 1));
    }
  }
  const weightOf = ({ categoryId, matchId }: FinishedGame): number =>
    weights.get(`${categoryId} ${matchId}`) ?? Infinity;
  return games.toSorted((a, b) => weightOf(a) - weightOf(b));
}

/** Knockouts come before everything else. */
function roundsToEnd({ place }: PlannedMatch, last: number): number {
  const left = last - place.round;
  if (!isKnockout(place)) return 1000 + left;
  return place.bracket === 'final' ? left - 10 : left;
}
