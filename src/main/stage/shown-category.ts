/**
 * What the class may see of a category while results are held back: the bracket as if only the revealed matches had been
 * played. It is worked out by the same plan, so nothing that follows from a hidden result can be seen either: not who
 * goes on, no place, no point in a table.
 */
import type { BracketMatch, BracketView } from '../../shared/bridge/categories.ts';
import type { CategoryResults } from '../../shared/bridge/results.ts';
import { Plan } from '../../shared/tournament/plan.ts';
import type { ContestFile } from '../store/contest-file.ts';
import type { CategoryProgress } from '../tournaments/category-progress.ts';
import type { PlayedCategory } from '../tournaments/standing.ts';
import { categoryResults } from './category-results.ts';

export interface ShownCategory {
  readonly bracket: BracketView;
  readonly results: CategoryResults;
}

/** `bracket` is the whole one; `revealed` are the matches whose results may be seen. */
export function shownCategory(
  file: ContestFile,
  progress: CategoryProgress,
  bracket: BracketView,
  revealed: ReadonlySet<string>,
): ShownCategory {
  const plan = revealedPlan(file, progress.plan, revealed);
  const played: PlayedCategory = {
    category: progress.category,
    plan,
    gamesOf: (match) => (revealed.has(match) ? progress.gamesOf(match) : []),
  };
  const results = categoryResults(file, played);
  const { tables, ranking, places, isOver } = results;
  const known = new Map(bracket.matches.map((match) => [match.id, match]));
  const matches = plan.matches().map((match): BracketMatch => {
    const whole = known.get(match.id);
    const isSame = whole !== undefined && `${whole.sides}` === `${match.sides}`;
    const score = isSame && revealed.has(match.id) ? whole.score : ([0, 0, 0] as const);
    return { ...match, score, live: isSame ? whole.live : [] };
  });
  return {
    bracket: { ...bracket, category: { ...bracket.category, isOver }, matches, tables, ranking, places },
    results,
  };
}

/** Nobody has withdrawn here: who goes on because somebody did is a result like any other. */
export function revealedPlan(file: ContestFile, whole: Plan, revealed: ReadonlySet<string>): Plan {
  const plan = new Plan(whole.draw, file.contestants.list());
  const results = whole.matches().filter(({ id, result }) => result !== null && revealed.has(id));
  for (let found = true; found;) {
    found = false;
    for (const { id, sides, result } of results) {
      const match = plan.match(id);
      if (!result || match?.state !== 'ready' || `${match.sides}` !== `${sides}`) continue;
      plan.record(id, result);
      found = true;
    }
  }
  return plan;
}
