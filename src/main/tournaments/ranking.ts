/** The ranking of a category whose games are played alone, from what was played so far. */
import { rankMaps, type Attempt, type MapRanking } from '../../shared/tournament/map-ranking.ts';
import type { ContestFile } from '../store/contest-file.ts';
import type { CategoryProgress } from './category-progress.ts';

export interface PlayedMap {
  /** Null is the game's standard map. */
  readonly id: number | null;
  readonly name: string;
}

/** The maps of a category in the order in which they are played. */
export function mapsOf(file: ContestFile, { category }: Pick<CategoryProgress, 'category'>): readonly PlayedMap[] {
  const all = file.maps.list();
  const { maps: own } = category.settings;
  const played = own.length > 0 ? own.flatMap((id) => all.find((map) => map.id === id) ?? []) : all;
  return played.length > 0 ? played : [{ id: null, name: '' }];
}

/** Empty where the category is no ranking. Whoever has withdrawn has no place in it. */
export function rankingOf(
  file: ContestFile,
  progress: Pick<CategoryProgress, 'category' | 'plan' | 'gamesOf'>,
): readonly MapRanking[] {
  const { plan } = progress;
  if (plan.draw.format.kind !== 'ranking') return [];
  const maps = mapsOf(file, progress).map(({ id }) => id);
  const games = plan.matches().flatMap(({ id }) => progress.gamesOf(id));
  const attempts = games.flatMap(({ seats, mapId, measure }): Attempt[] => {
    const [seat] = seats;
    const mapIndex = maps.indexOf(mapId);
    if (!seat || mapIndex < 0) return [];
    const { contestantId: contestant, timeouts, crashes } = seat;
    return [{ contestant, mapIndex, measure: measure ?? [], timeouts, crashes }];
  });
  const contestants = plan.draw.places.filter((id) => id !== null && !plan.withdrawn.has(id));
  return rankMaps(
    contestants.filter((id) => id !== null),
    maps.length,
    attempts,
  );
}
