/** All that a category's view draws, from the one bracket that the run feeds too. */
import type { BracketMatch, BracketView } from '../../shared/bridge/categories.ts';
import type { Placing, PlannedMatch } from '../../shared/tournament/tournament.ts';
import type { FinishedGame } from '../store/game-results.ts';
import { mapsOf, rankingOf } from '../tournaments/ranking.ts';
import type { OpenContest } from './open-contest.ts';
import { categorySummary } from './overview.ts';

export function bracketOf(contest: OpenContest, id: number): BracketView {
  const { file } = contest;
  const category = file.categories.get(id);
  const progress = contest.progress(id);
  const ranking = progress ? rankingOf(file, progress) : [];
  return {
    category: categorySummary(contest, category),
    entrants: file.categories.entrants(id),
    draw: category.draw,
    matches: progress
      ? progress.plan.matches().map((match) => ({
          ...match,
          live: contest.run?.liveOf(id, match.id) ?? [],
          score: scoreOf(match, progress.gamesOf(match.id)),
        }))
      : [],
    tables: progress?.plan.tables() ?? [],
    ranking,
    maps: mapsOf(file, { category }).map(({ name }) => name),
    places: progress?.plan.isOver && ranking.length > 0 ? ranking.map(placingOf) : (progress?.plan.places() ?? []),
  };
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

function placingOf({ contestant, from, to }: Placing): Placing {
  return { contestant, from, to };
}
