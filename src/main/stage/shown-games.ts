/**
 * What the class may see of the games that are being played. While results are held back a board would give its match
 * away, so it is covered; and who plays is told only where it does not follow from a result that is still hidden.
 */
import type { ShownGame } from '../../shared/bridge/results.ts';
import type { RunningGame } from '../../shared/bridge/running.ts';
import type { Plan } from '../../shared/tournament/plan.ts';
import { BRACKETS } from '../../shared/tournament/tournament.ts';
import type { OpenContest } from '../desk/open-contest.ts';
import { revealedPlan } from './shown-category.ts';

/**
 * Those of a category in the order of their matches. `revealedOf`: the matches of a category whose results may be seen;
 * null when none is held back.
 */
export function shownGames(
  contest: OpenContest,
  running: readonly RunningGame[],
  revealedOf: (category: number) => ReadonlySet<string> | null,
): ShownGame[] {
  const byCategory = Map.groupBy(running, ({ category }) => category);
  return [...byCategory].flatMap(([category, started]) => {
    const revealed = revealedOf(category);
    const whole = contest.progress(category)?.plan;
    const games = whole ? inOrderOfMatches(started, whole) : started;
    if (!revealed || !whole) return games.map((game) => shown(game, game.live));
    const plan = revealedPlan(contest.file, whole, revealed);
    const isKnown = (match: string) => `${plan.match(match)?.sides}` === `${whole.match(match)?.sides}`;
    return games
      .filter(({ match }) => isKnown(match))
      .map((game) => shown(game, revealed.has(game.match) ? game.live : null));
  });
}

/** Of one category: the first match of a round first, whichever started first. */
export function inOrderOfMatches(games: readonly RunningGame[], plan: Plan): readonly RunningGame[] {
  const keyed = games.map((game) => {
    const place = plan.match(game.match)?.place;
    const ofMatch = place ? [BRACKETS.indexOf(place.bracket), place.round, place.group, place.number] : [];
    return { game, key: [...ofMatch, game.number] };
  });
  const compare = (a: readonly number[], b: readonly number[]): number =>
    a.map((part, at) => part - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
  return keyed.toSorted((a, b) => compare(a.key, b.key)).map(({ game }) => game);
}

function shown({ game, category, contestants }: RunningGame, live: string | null): ShownGame {
  return { game, category, contestants, live };
}
