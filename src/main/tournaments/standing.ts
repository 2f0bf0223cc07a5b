/** Where a category stands, worked out from what was played so far: the one place that everything shown or written asks. */
import { rankMaps, type Attempt, type MapRanking } from '../../shared/tournament/map-ranking.ts';
import type { StandingsTable } from '../../shared/tournament/plan.ts';
import type { Placing } from '../../shared/tournament/tournament.ts';
import type { ContestFile } from '../store/contest-file.ts';
import type { CategoryProgress } from './category-progress.ts';

export interface CategoryStanding {
  /** One for each group, or one for all; none in a ranking. */
  readonly tables: readonly StandingsTable[];
  /** Only where games are played alone. */
  readonly ranking: readonly MapRanking[];
  /** The final places as far as they are certain. */
  readonly places: readonly Placing[];
}

export interface PlayedMap {
  /** Null is the game's standard map. */
  readonly id: number | null;
  readonly name: string;
}

/** A category as far as it is played, or as far as that may be seen. */
export type PlayedCategory = Pick<CategoryProgress, 'category' | 'plan' | 'gamesOf'>;

export const NO_STANDING: CategoryStanding = { tables: [], ranking: [], places: [] };

export function standingOf(file: ContestFile, progress: PlayedCategory): CategoryStanding {
  const { plan } = progress;
  if (plan.draw.format.kind !== 'ranking') return { tables: plan.tables(), ranking: [], places: plan.places() };
  const ranking = rankingOf(file, progress);
  return { tables: [], ranking, places: plan.isOver ? ranking.map(placingOf) : [] };
}

/** The maps of a category in the order in which they are played. */
export function mapsOf(file: ContestFile, { category }: Pick<PlayedCategory, 'category'>): readonly PlayedMap[] {
  const all = file.maps.list();
  const { maps: own } = category.settings;
  const played = own.length > 0 ? own.flatMap((id) => all.find((map) => map.id === id) ?? []) : all;
  return played.length > 0 ? played : [{ id: null, name: '' }];
}

/** Whoever is disqualified has no place in it, and is in nobody's way. */
function rankingOf(file: ContestFile, progress: PlayedCategory): readonly MapRanking[] {
  const { plan } = progress;
  const maps = mapsOf(file, progress).map(({ id }) => id);
  const attempts = plan
    .matches()
    .flatMap(({ id }) => progress.gamesOf(id))
    .flatMap(({ seats: [seat], mapId, measure }): Attempt[] => {
      const mapIndex = maps.indexOf(mapId);
      if (!seat || mapIndex < 0) return [];
      const { contestantId: contestant, timeouts, crashes } = seat;
      return [{ contestant, mapIndex, measure: measure ?? [], timeouts, crashes }];
    });
  const out = new Set(file.contestants.list().flatMap(({ id, disqualified }) => (disqualified ? [id] : [])));
  const ranked = plan.seedOrder.filter((id) => !out.has(id));
  return rankMaps(ranked, maps.length, attempts);
}

function placingOf({ contestant, from, to }: Placing): Placing {
  return { contestant, from, to };
}
