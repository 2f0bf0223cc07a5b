/** Where a category stands: its tables, its final places, and the ranking of a game that is played alone. */
import type { CategoryProgress } from '../main/tournaments/category-progress.ts';
import type { ContestFile } from '../main/store/contest-file.ts';
import { crossTable, type CrossTableCell } from '../shared/tournament/cross-table.ts';
import { rankMaps, type Attempt, type MapRanking } from '../shared/tournament/map-ranking.ts';
import type { StandingsTable } from '../shared/tournament/plan.ts';
import { ratings, type Rating } from '../shared/tournament/ratings.ts';
import type { ContestantId, Placing } from '../shared/tournament/tournament.ts';

export interface CategoryStandings {
  readonly category: string;
  readonly format: string;
  readonly isOver: boolean;
  readonly champion: ContestantId | null;
  readonly tables: readonly StandingsTable[];
  /** Of groups that go on into a knockout, where the tables do not tell them. */
  readonly places: readonly Placing[];
  readonly ranking: readonly MapRanking[];
  readonly maps: readonly string[];
}

export function standingsOf(file: ContestFile, progress: CategoryProgress): CategoryStandings {
  const { category, plan } = progress;
  const { kind } = plan.draw.format;
  const ranking = kind === 'ranking' ? rankingOf(file, progress) : [];
  const winner = ranking.filter(({ from }) => from === 1);
  return {
    category: category.name,
    format: kind,
    isOver: plan.isOver,
    champion:
      kind !== 'ranking' ? plan.champion : plan.isOver && winner.length === 1 ? (winner[0]?.contestant ?? null) : null,
    tables: plan.tables(),
    places: kind === 'groups-knockout' ? plan.places().toSorted((a, b) => a.from - b.from) : [],
    ranking,
    maps: kind === 'ranking' ? mapsOf(file, progress).map(({ name }) => name) : [],
  };
}

/** The rows of everybody against everybody, in the order of the first table. */
export function crossTableOf(progress: CategoryProgress): {
  readonly contestants: readonly ContestantId[];
  readonly cells: readonly (readonly (CrossTableCell | null)[])[];
} {
  const contestants = progress.plan.tables().flatMap(({ rows }) => rows.map(({ contestant }) => contestant));
  return { contestants, cells: crossTable(contestants, progress.plan.matches()) };
}

/** Over all games of the contest, whatever their category. */
export function ratingsOf(file: ContestFile): readonly Rating[] {
  return ratings(
    file.games.results().map(({ seats }) => ({
      contestants: seats.map(({ contestantId }) => contestantId),
      places: seats.map(({ place }) => place),
    })),
  );
}

function mapsOf(file: ContestFile, { category }: CategoryProgress): { id: number | null; name: string }[] {
  const all = file.maps.list();
  const { maps } = category.settings;
  const played = maps.length > 0 ? maps.flatMap((id) => all.find((map) => map.id === id) ?? []) : all;
  return played.length > 0 ? played : [{ id: null, name: '' }];
}

function rankingOf(file: ContestFile, progress: CategoryProgress): readonly MapRanking[] {
  const { category, plan } = progress;
  const maps = mapsOf(file, progress).map(({ id }) => id);
  const attempts = file.games.results(category.id).flatMap(({ seats, mapId, measure }): Attempt[] => {
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
