/** What a category has led to so far. Standings of a hundred thousand games take a moment, so they are kept. */
import type { CategoryResults } from '../../shared/bridge/results.ts';
import { crossTable } from '../../shared/tournament/cross-table.ts';
import type { OpenContest } from '../desk/open-contest.ts';
import type { ContestFile } from '../store/contest-file.ts';
import type { CategoryProgress } from '../tournaments/category-progress.ts';
import { mapsOf, rankingOf } from '../tournaments/ranking.ts';

/** A larger cross-table is read by nobody. */
const MOST_CROSSED = 200;

export class CategoryResultsShelf {
  readonly #contest: OpenContest;
  readonly #kept = new Map<number, { readonly of: CategoryProgress; readonly results: CategoryResults }>();

  constructor(contest: OpenContest) {
    this.#contest = contest;
  }

  read(category: number): CategoryResults {
    const progress = this.#contest.progress(category);
    if (!progress) return nothingYet(category);
    const kept = this.#kept.get(category);
    if (kept?.of === progress) return kept.results;
    const results = categoryResults(this.#contest.file, progress);
    this.#kept.set(category, { of: progress, results });
    return results;
  }

  /** There is a new result. */
  forget(category: number): void {
    this.#kept.delete(category);
  }
}

/** A category as far as it is played, or as far as that may be seen. */
export type PlayedCategory = Pick<CategoryProgress, 'category' | 'plan' | 'gamesOf'>;

export function categoryResults(file: ContestFile, progress: PlayedCategory): CategoryResults {
  const { category, plan } = progress;
  const tables = plan.tables();
  const isRanking = plan.draw.format.kind === 'ranking';
  const contestants = tables.flatMap(({ rows }) => rows.map(({ contestant }) => contestant));
  const isCrossed = !isRanking && contestants.length <= MOST_CROSSED;
  return {
    category: category.id,
    isOver: plan.isOver,
    tables,
    ranking: isRanking ? rankingOf(file, progress) : [],
    maps: isRanking ? mapsOf(file, progress).map(({ name }) => name) : [],
    places: plan.places(),
    crossTable: isCrossed ? { contestants, cells: crossTable(contestants, plan.matches()) } : null,
  };
}

function nothingYet(category: number): CategoryResults {
  return { category, isOver: false, tables: [], ranking: [], maps: [], places: [], crossTable: null };
}
