/** What the projector shows: the draw as it is made, a game or a page that was chosen, or what comes next as it goes round by itself. */
import type { CategorySummary } from '../../../shared/bridge/categories.ts';
import type { PROJECTOR_PAGES, ProjectorState } from '../../../shared/bridge/results.ts';

export type ProjectorPage = (typeof PROJECTOR_PAGES)[number];

export interface Showing {
  readonly page: ProjectorPage;
  readonly category: number | null;
}

/** The pages in their order; before the first draw there is only the title. */
export function programme(
  state: Pick<ProjectorState, 'category' | 'isHeldBack'>,
  categories: readonly CategorySummary[],
  isAnythingRunning: boolean,
): readonly Showing[] {
  const shown = categories.filter(({ id, drawnAt }) => drawnAt !== null && (state.category ?? id) === id);
  const games: Showing[] = isAnythingRunning ? [{ page: 'games', category: state.category }] : [];
  const pages = shown.flatMap(({ id, format, isOver }): Showing[] => [
    ...(format.kind === 'ranking' ? [] : [{ page: 'bracket', category: id } as const]),
    { page: 'standings', category: id },
    ...(isOver && !state.isHeldBack ? [{ page: 'champion', category: id } as const] : []),
  ]);
  return pages.length === 0 ? [{ page: 'title', category: null }] : [...games, ...pages];
}

/** `position` counts the pages that were shown in turn; `first` is shown where a page needs a category and none was chosen. */
export function showingNow(
  state: Pick<ProjectorState, 'mode' | 'page' | 'category' | 'live' | 'ceremony'>,
  pages: readonly Showing[],
  position: number,
  first: number | null,
): Showing {
  const { mode, page, category, live, ceremony } = state;
  if (ceremony) return { page: 'draw', category: ceremony.category };
  if (live !== null) return { page: 'games', category };
  if (mode === 'follow') return { page, category: category ?? first };
  return pages[position % pages.length] ?? { page: 'title', category: null };
}
