/** What the contest leads to: standings, ratings, files to take away, and what the class sees. */
import type { resultCalls } from '../../shared/bridge/results.ts';
import type { Handlers } from '../../shared/bridge.ts';
import { bracketOf } from '../desk/bracket-view.ts';
import { desktopOnly, type ShellServices } from '../shell-services.ts';
import { shownCategory } from '../stage/shown-category.ts';
import { shownGames } from '../stage/shown-games.ts';
import type { Stage } from '../stage/stage.ts';

export interface ResultsParts {
  readonly stage: Stage;
  readonly services: ShellServices | null;
}

export function resultsHandlers({ stage, services }: ResultsParts): Pick<Handlers, keyof typeof resultCalls> {
  return {
    'results.category': ({ category }) => {
      const { results, ratings } = stage.performance;
      // Whoever looks at results may ask for these next; they take a moment.
      void ratings.list().catch(() => {});
      return results.read(category);
    },
    'results.crossTable': (part) => stage.performance.results.crossTable(part),
    'results.ratings': () => stage.performance.ratings.list(),
    'exports.preview': (wanted) => stage.exports.preview(stage.performance.contest, wanted),
    'exports.start': (wanted) => stage.exports.start(stage.performance.contest.file, wanted),
    'exports.cancel': ({ export: id }) => stage.exports.cancel(id),
    'exports.show': ({ export: id }) => stage.exports.show(id),
    'print.pdf': (page) => desktopOnly(services, 'desktop-prints').printPdf(page),
    'projector.category': ({ category }) => {
      const { contest, results } = stage.performance;
      const bracket = bracketOf(contest, category);
      const revealed = stage.projector.revealedOf(category);
      const progress = contest.progress(category);
      if (!revealed || !progress) return { bracket, results: results.read(category) };
      return shownCategory(contest.file, progress, bracket, revealed);
    },
    'projector.games': () => {
      const { contest, run } = stage.performance;
      return shownGames(contest, run.state().running, (category) => stage.projector.revealedOf(category));
    },
    'projector.displays': () => services?.classDisplays() ?? [],
    'projector.read': () => stage.projector.state,
    'projector.change': (change) => stage.projector.change(change),
  };
}
