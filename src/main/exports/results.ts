/** What all exports tell of: the categories with their plans, tables and names, read from the contest file once. */
import type { Game, Language } from '../../shared/games/game.ts';
import { findGame } from '../../shared/games/index.ts';
import { mapTitle } from '../../shared/match/wording.ts';
import { ratings, type Rating } from '../../shared/tournament/ratings.ts';
import type { ContestantId, PlannedMatch } from '../../shared/tournament/tournament.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { matchNamer, matchNames } from '../../shared/tournament/words.ts';
import type { Category } from '../store/categories.ts';
import type { ContestFile, ContestInfo } from '../store/contest-file.ts';
import type { Contestant } from '../store/contestants.ts';
import { refused } from '../store/records.ts';
import type { FinishedGame } from '../store/game-results.ts';
import { CategoryProgress } from '../tournaments/category-progress.ts';
import { mapsOf, NO_STANDING, standingOf, type CategoryStanding } from '../tournaments/standing.ts';
import { plainName } from './plain-name.ts';

export interface CategoryResults extends CategoryStanding {
  readonly category: Category;
  /** Null before the draw. */
  readonly progress: CategoryProgress | null;
  readonly matches: readonly PlannedMatch[];
  /** How each match is called, in the language of the export. */
  readonly matchNames: ReadonlyMap<string, string>;
  nameOfMatch(match: string): string;
  /** Their names, in the order in which they are played; null is the game's standard map. */
  readonly maps: readonly (string | null)[];
}

export interface ContestResults {
  readonly info: ContestInfo;
  readonly game: Game;
  readonly language: Language;
  readonly categories: readonly CategoryResults[];
  readonly contestants: ReadonlyMap<ContestantId, Contestant>;
  readonly ratings: readonly Rating[];
  /** The games that count, in the order of finishing. */
  readonly games: readonly FinishedGame[];
  /** How many these are, and when the last of them ended. */
  readonly played: { readonly games: number; readonly lastAt: number | null };
  /** Fit to be shown, whatever the contestant is called. */
  nameOf(contestant: ContestantId): string;
  mapName(map: number | null): string | null;
  matchName(category: number, match: string): string;
}

export interface WhichResults {
  readonly language: Language;
  readonly categories?: readonly number[];
  /** Whoever has worked a category out already need not wait for it again; it must not change while it is exported. */
  progressOf?(category: number): CategoryProgress | null;
  /** The same for what it has led to. */
  standingOf?(category: number): CategoryStanding;
}

export function contestResults(file: ContestFile, which: WhichResults): ContestResults {
  const { language, categories: wanted } = which;
  const info = file.info();
  const game = findGame(info.game);
  if (!game) throw refused(refusal('game-unknown-here', { game: info.game }));
  // Everything that a preview may do without is worked out when it is asked for: a hundred thousand games take a moment.
  const all = later(() => file.games.results());
  const contestants = new Map(file.contestants.list().map((contestant) => [contestant.id, contestant]));
  const maps = file.maps.list().map((map) => ({ ...map, name: mapTitle(game, language, map.name) }));
  const chosen = file.categories.list().filter(({ id }) => !wanted || wanted.includes(id));
  const categories = chosen.map((category) => categoryResults(file, game, category, all, which));
  const ids = new Set(chosen.map(({ id }) => id));
  const games = later(() => all().filter(({ categoryId }) => ids.has(categoryId)));
  const rated = later(() =>
    ratings(
      games().map(({ seats }) => ({
        contestants: seats.map(({ contestantId }) => contestantId),
        places: seats.map(({ place }) => place),
      })),
    ),
  );
  const named = new Map(categories.map((results) => [results.category.id, results]));
  return {
    info,
    game,
    language,
    categories,
    contestants,
    get games() {
      return games();
    },
    played: { games: file.games.countFinished([...ids]), lastAt: file.games.lastFinishedAt([...ids]) },
    get ratings() {
      return rated();
    },
    nameOf: (contestant) => plainName(contestants.get(contestant)?.name ?? contestant),
    mapName: (map) => (map === null ? null : plainName(maps.find(({ id }) => id === map)?.name ?? String(map))),
    matchName: (category, match) => named.get(category)?.nameOfMatch(match) ?? match,
  };
}

function categoryResults(
  file: ContestFile,
  game: Game,
  category: Category,
  games: () => readonly FinishedGame[],
  { language, progressOf, standingOf: knownStanding }: WhichResults,
): CategoryResults {
  if (!category.draw) {
    const nothing = { progress: null, matches: [], matchNames: new Map<string, string>(), maps: [], ...NO_STANDING };
    return { category, ...nothing, nameOfMatch: (match) => match };
  }
  const progress = progressOf?.(category.id) ?? new CategoryProgress(file, category, games());
  const standing = later(() => knownStanding?.(category.id) ?? standingOf(file, progress));
  const matches = later(() => progress.plan.matches());
  const names = later(() => matchNames(category.format.kind, matches(), language));
  const namer = later(() => matchNamer(category.format.kind, matches(), language));
  return {
    category,
    progress,
    get matches() {
      return matches();
    },
    get matchNames() {
      return names();
    },
    nameOfMatch(id) {
      const match = progress.plan.match(id);
      return match ? namer()(match) : id;
    },
    get tables() {
      return standing().tables;
    },
    get ranking() {
      return standing().ranking;
    },
    get places() {
      return standing().places;
    },
    maps: mapsOf(file, progress).map(({ id, name }) => (id === null ? null : mapTitle(game, language, name))),
  };
}

/** Worked out once, when somebody asks. */
function later<T>(work: () => T): () => T {
  let done: { readonly value: T } | null = null;
  return () => (done ??= { value: work() }).value;
}
