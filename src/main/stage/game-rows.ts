/** The games of a contest as the interface lists them, and the search for names in them. */
import type { GameFilter, GameRow } from '../../shared/bridge/running.ts';
import type { ContestantId } from '../../shared/tournament/tournament.ts';
import type { OpenContest } from '../desk/open-contest.ts';
import type { ContestFile } from '../store/contest-file.ts';
import type { StoredGame } from '../store/game-list.ts';
import { plainText } from '../store/plain-text.ts';

export type LiveOf = (game: number) => string | null;

export function listGames(
  contest: OpenContest,
  { category, match, contestant, state, withFaults, text = '' }: GameFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
  liveOf: LiveOf,
): { total: number; rows: GameRow[] } {
  const found = namesWith(contest.file, text);
  if (found?.length === 0) return { total: 0, rows: [] };
  const filter = {
    ...(category === undefined ? {} : { categoryId: category }),
    ...(match === undefined ? {} : { matchId: match }),
    ...(contestant === undefined ? {} : { contestantId: contestant }),
    ...(state === undefined ? {} : { state }),
    ...(withFaults ? { withFaults } : {}),
    ...(found === null ? {} : { anyOf: found }),
  };
  const { total, games } = contest.file.games.page(filter, offset, limit);
  return { total, rows: gameRows(contest, games, liveOf) };
}

export function gameRows(contest: OpenContest, games: readonly StoredGame[], liveOf: LiveOf): GameRow[] {
  const maps = new Map(contest.file.maps.list().map(({ id, name }) => [id, name]));
  return games.map((game) => ({
    id: game.id,
    category: game.categoryId,
    match: game.matchId,
    title: contest.progress(game.categoryId)?.plan.titleOf(game.matchId) ?? null,
    number: game.number,
    state: game.state,
    seed: game.seed,
    map: game.mapId === null ? null : (maps.get(game.mapId) ?? null),
    winner: game.winner,
    reason: game.reason,
    note: game.note,
    startedAt: game.startedAt,
    finishedAt: game.finishedAt,
    live: liveOf(game.id),
    seats: game.seats.map(({ contestantId, place, score, thinkingMs, timeouts, crashes }) => ({
      contestant: contestantId,
      place,
      score,
      thinkingMs,
      timeouts,
      crashes,
    })),
  }));
}

/**
 * Those in whose name or number every word of the text is; however it was typed, Arabic or Persian letters and digits are
 * the same. Null when that is everybody.
 */
function namesWith(file: ContestFile, text: string): ContestantId[] | null {
  const words = plainText(text)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return null;
  const all = file.contestants.list();
  const found = all.filter(({ name, number }) => {
    const known = plainText(`${name} ${number ?? ''}`);
    // Whoever is called O’Neill is looked for as oneill, too.
    const joined = known.replaceAll(' ', '');
    return words.every((word) => known.includes(word) || joined.includes(word));
  });
  return found.length === all.length ? null : found.map(({ id }) => id);
}
