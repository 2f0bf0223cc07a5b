/** What the frame of the contest's views shows. */
import type { CategorySummary } from '../../shared/bridge/categories.ts';
import type { ContestOverview } from '../../shared/bridge/contests.ts';
import type { Category } from '../store/categories.ts';
import { drawsIn } from '../store/taking-back.ts';
import { rankingOf } from '../tournaments/ranking.ts';
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
  const isOver = contest.progress(id)?.plan.isOver ?? false;
  return {
    id,
    name,
    format,
    settings,
    contestants: contest.file.categories.entrants(id).length,
    drawnAt,
    hasBegun: contest.file.categories.hasBegun(id),
    isOver,
    champion: isOver ? championOf(contest, id) : null,
  };
}

function championOf(contest: OpenContest, category: number): string | null {
  const progress = contest.progress(category);
  if (!progress) return null;
  if (progress.plan.draw.format.kind !== 'ranking') {
    return contest.places(category).find(({ from, to }) => from === 1 && to === 1)?.contestant ?? null;
  }
  const [first, second] = rankingOf(contest.file, progress);
  return first && second?.from !== 1 ? first.contestant : null;
}
