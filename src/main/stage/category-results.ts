/** What a category has led to so far. Standings of a hundred thousand games take a moment, so they are kept. */
import type { CallInput } from '../../shared/bridge.ts';
import type { CategoryResults, CrossTableBlock } from '../../shared/bridge/results.ts';
import { crossTable, type CrossTableCell } from '../../shared/tournament/cross-table.ts';
import type { OpenContest } from '../desk/open-contest.ts';
import type { ContestFile } from '../store/contest-file.ts';
import type { CategoryProgress } from '../tournaments/category-progress.ts';
import { mapsOf, NO_STANDING, standingOf, type PlayedCategory } from '../tournaments/standing.ts';

type Cells = readonly (readonly (CrossTableCell | null)[])[];

export class CategoryResultsShelf {
  readonly #contest: OpenContest;
  readonly #kept = new Map<number, { readonly of: CategoryProgress; readonly results: CategoryResults }>();
  /** Somebody reads one cross-table at a time, and a large one is large. */
  #crossed: { readonly of: CategoryResults; readonly cells: Cells } | null = null;

  constructor(contest: OpenContest) {
    this.#contest = contest;
  }

  read(category: number): CategoryResults {
    const progress = this.#contest.progress(category);
    if (!progress) return nothingYet(category);
    const kept = this.#kept.get(category);
    if (kept?.of === progress) return kept.results;
    const { file } = this.#contest;
    const results = categoryResults(file, progress, this.#contest.standing(category));
    this.#kept.set(category, { of: progress, results });
    return results;
  }

  crossTable({ category, rows, columns }: CallInput<'results.crossTable'>): CrossTableBlock {
    const results = this.read(category);
    const progress = this.#contest.progress(category);
    if (!progress) return { cells: [] };
    if (this.#crossed?.of !== results) {
      this.#crossed = { of: results, cells: crossTable(results.crossed, progress.plan.matches()) };
    }
    const inSight = this.#crossed.cells.slice(rows.from, rows.from + rows.count);
    return { cells: inSight.map((row) => row.slice(columns.from, columns.from + columns.count)) };
  }

  /** There is a new result. */
  forget(category: number): void {
    this.#kept.delete(category);
  }
}

export function categoryResults(
  file: ContestFile,
  progress: PlayedCategory,
  standing = standingOf(file, progress),
): CategoryResults {
  const { category, plan } = progress;
  return {
    ...standing,
    category: category.id,
    isOver: plan.isOver,
    maps: plan.draw.format.kind === 'ranking' ? mapsOf(file, progress).map(({ name }) => name) : [],
    lastGameAt: lastGameAt(progress),
    crossed: standing.tables.flatMap(({ rows }) => rows.map(({ contestant }) => contestant)),
  };
}

function lastGameAt(progress: PlayedCategory): number | null {
  const ends = progress.plan.matches().flatMap(({ id }) => progress.gamesOf(id).map(({ finishedAt }) => finishedAt));
  return ends.length === 0 ? null : ends.reduce((last, end) => Math.max(last, end));
}

function nothingYet(category: number): CategoryResults {
  return { ...NO_STANDING, category, isOver: false, maps: [], lastGameAt: null, crossed: [] };
}
