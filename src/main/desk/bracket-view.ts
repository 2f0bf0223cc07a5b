/** All that a category's view draws, from the one bracket that the run feeds too. */
import type { BracketMatch, BracketView } from '../../shared/bridge/categories.ts';
import { isKnockout, type PlannedMatch } from '../../shared/tournament/tournament.ts';
import type { FinishedGame } from '../store/game-results.ts';
import type { CategoryProgress } from '../tournaments/category-progress.ts';
import { mapsOf } from '../tournaments/standing.ts';
import type { OpenContest } from './open-contest.ts';
import { categorySummary } from './overview.ts';

export function bracketOf(contest: OpenContest, id: number): BracketView {
  const { file } = contest;
  const category = file.categories.get(id);
  const progress = contest.progress(id);
  return {
    category: categorySummary(contest, category),
    entrants: file.categories.entrants(id),
    draw: category.draw,
    matches: progress ? matchesOf(contest, progress) : [],
    ...contest.standing(id),
    maps: mapsOf(file, { category }).map(({ name }) => name),
  };
}

/** Everybody against everybody is very many matches: of more than this only those that are played now, and the next. */
const MOST_MATCHES = 5000;
const NEXT_MATCHES = 200;

function matchesOf(contest: OpenContest, progress: CategoryProgress): readonly BracketMatch[] {
  const { id } = progress.category;
  const all = progress.plan.matches();
  const liveOf = (match: PlannedMatch) => contest.run?.liveOf(id, match.id) ?? [];
  return (all.length > MOST_MATCHES ? worthShowing(all, (match) => liveOf(match).length > 0) : all).map((match) => ({
    ...match,
    live: liveOf(match),
    score: scoreOf(match, progress.gamesOf(match.id)),
  }));
}

function worthShowing(all: readonly PlannedMatch[], isLive: (match: PlannedMatch) => boolean): PlannedMatch[] {
  let next = 0;
  return all.filter((match) => {
    if (isKnockout(match.place) || isLive(match)) return true;
    return match.state === 'ready' && ++next <= NEXT_MATCHES;
  });
}

/** Games won by both sides so far, and drawn; a walkover was not played. */
function scoreOf({ sides }: PlannedMatch, games: readonly FinishedGame[]): BracketMatch['score'] {
  const score: [number, number, number] = [0, 0, 0];
  for (const { winner, seats } of games) {
    const won = winner === null ? -1 : sides.indexOf(seats[winner - 1]?.contestantId ?? null);
    score[won === 0 || won === 1 ? won : 2] += 1;
  }
  return score;
}
