/** Whether what was played still fits the brackets after something was taken back. */
import { refusal } from '../../shared/refusals/refusal.ts';
import { ContestError } from '../store/contest-error.ts';
import { CategoryProgress } from '../tournaments/category-progress.ts';
import type { OpenContest } from './open-contest.ts';

/** Call it in the transaction of the change: it is refused when games would be left whose match is not theirs any more. */
export function refusePlayedOn({ file }: OpenContest): void {
  for (const category of file.categories.list()) {
    if (!category.draw) continue;
    const games = file.games.results(category.id);
    if (games.length === 0) continue;
    const { plan } = new CategoryProgress(file, category, games);
    const isTheirs = games.every(({ matchId, seats }) => {
      const match = plan.match(matchId);
      return (
        match && match.state !== 'waiting' && seats.every(({ contestantId }) => match.sides.includes(contestantId))
      );
    });
    if (isTheirs) continue;
    throw new ContestError('refused', refusal('played-on', { name: category.name }));
  }
}
