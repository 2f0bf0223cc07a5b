/** What the frame of the contest's views shows. */
import type { CategorySummary } from '../../shared/bridge/categories.ts';
import type { ContestOverview } from '../../shared/bridge/contests.ts';
import type { Category } from '../store/categories.ts';
import { drawsIn } from '../store/taking-back.ts';
import type { OpenContest } from './open-contest.ts';

export function overviewOf(contest: OpenContest): ContestOverview {
  const { file, id, place, readOnly, caution, undo } = contest;
  const { name, game } = file.info();
  contest.prepare();
  return {
    contest: id,
    name,
    game,
    place,
    readOnly: readOnly && { code: readOnly.code, refusal: readOnly.why },
    caution,
    contestants: file.contestants.count(),
    categories: file.categories.list().map((category) => categorySummary(contest, category)),
    maps: file.maps.list().map((map) => ({ id: map.id, name: map.name })),
    settings: {
      game: file.settings.get('game'),
      referee: file.settings.get('referee'),
      concurrency: file.settings.get('concurrency'),
    },
    undo: isPlayedOn(contest) ? null : undo.view(),
  };
}

/** The draw that has been played stays: it is not offered to undo it, nor what was done before. */
function isPlayedOn({ file, undo }: OpenContest): boolean {
  return undo.top().some(({ changes }) => [...drawsIn(changes)].some((id) => file.categories.hasBegun(id)));
}

export function categorySummary(contest: OpenContest, category: Category): CategorySummary {
  const { id, name, format, settings, drawnAt } = category;
  return {
    id,
    name,
    format,
    settings,
    contestants: contest.file.categories.entrants(id).length,
    drawnAt,
    hasBegun: contest.file.categories.hasBegun(id),
    isOver: contest.progress(id)?.plan.isOver ?? false,
  };
}
