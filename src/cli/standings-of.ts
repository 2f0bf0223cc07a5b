/** Where a category stands: its tables, its final places, and the ranking of a game that is played alone. */
import type { CategoryResults } from '../main/exports/results.ts';
import { crossTable, type CrossTableCell } from '../shared/tournament/cross-table.ts';
import type { MapRanking } from '../shared/tournament/map-ranking.ts';
import type { StandingsTable } from '../shared/tournament/plan.ts';
import { championOf, type ContestantId, type Placing } from '../shared/tournament/tournament.ts';

export interface CategoryStandings {
  readonly category: string;
  readonly format: string;
  readonly isOver: boolean;
  readonly champion: ContestantId | null;
  readonly tables: readonly StandingsTable[];
  /** Of groups that go on into a knockout, where the tables do not tell them. */
  readonly places: readonly Placing[];
  readonly ranking: readonly MapRanking[];
  /** Of a ranking; empty for a game without maps. */
  readonly maps: readonly string[];
}

/** Null before the draw. */
export function standingsOf({
  category,
  progress,
  tables,
  places,
  ranking,
  maps,
}: CategoryResults): CategoryStandings | null {
  if (!progress) return null;
  const { kind } = category.format;
  return {
    category: category.name,
    format: kind,
    isOver: progress.plan.isOver,
    champion: championOf(places),
    tables,
    places: kind === 'groups-knockout' ? places.toSorted((a, b) => a.from - b.from) : [],
    ranking,
    maps: kind === 'ranking' ? maps.filter((map) => map !== null) : [],
  };
}

/** Everybody against everybody, in the order of the tables. */
export function crossTableOf({ tables, matches }: CategoryResults): {
  readonly contestants: readonly ContestantId[];
  readonly cells: readonly (readonly (CrossTableCell | null)[])[];
} {
  const contestants = tables.flatMap(({ rows }) => rows.map(({ contestant }) => contestant));
  return { contestants, cells: crossTable(contestants, matches) };
}
