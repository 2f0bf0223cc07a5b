import type { Command } from 'commander';
import type { Category } from '../../main/store/categories.ts';
import type { ContestFile } from '../../main/store/contest-file.ts';
import { GAME_STATES } from '../../main/store/game-list.ts';
import { CategoryProgress } from '../../main/tournaments/category-progress.ts';
import type { Language } from '../../shared/games/game.ts';
import { formatName, gameStateName } from '../../shared/tournament/words.ts';
import { contestCommand, gameOf, languageOption, lookingAt } from '../contest-access.ts';
import { CONTEST_WORDS } from '../contest-words.ts';
import { EXIT } from '../exit-codes.ts';
import { logLines, wholeLog } from '../log-text.ts';
import { lineIn, nameIn } from '../terminal-text.ts';

interface StatusOptions {
  readonly language: Language;
  readonly log?: true;
  readonly json?: true;
}

export function addStatusCommand(program: Command): void {
  contestCommand(
    program,
    'status',
    'tell how far a contest is; exit code 3 while it is not over',
    'meydan status class.meydan',
  )
    .addOption(languageOption())
    .option('--log', 'also what the organiser changed, and when')
    .option('--json', 'print one JSON object')
    .action(status);
}

async function status(path: string, { language, log, json }: StatusOptions): Promise<void> {
  await lookingAt(path, (file) => {
    const results = file.games.results();
    const categories = file.categories.list().map((category) => ({
      category,
      progress: category.draw ? new CategoryProgress(file, category, results) : null,
      games: countStates(file, category),
    }));
    // A category that nobody has entered keeps nobody waiting.
    const entered = categories.filter(({ category, progress }) => progress || hasEntrants(file, category));
    const isOver = entered.length > 0 && entered.every(({ progress }) => progress?.plan.isOver);
    const failed = categories.some(({ games }) => games.failed > 0);
    if (!isOver) process.exitCode = failed ? EXIT.stuck : EXIT.notOver;
    if (json) {
      const told = asJson(file, categories, isOver);
      return console.log(JSON.stringify(log ? { ...told, log: wholeLog(file) } : told));
    }
    const lines = inWords(file, categories, isOver, language);
    if (log) lines.push('', ...logLines(file, language));
    console.log(lines.map((line) => lineIn(language, line)).join('\n'));
  });
}

function hasEntrants(file: ContestFile, { id }: Category): boolean {
  return file.contestants.list().some(({ categories }) => categories.includes(id));
}

type StateCounts = Readonly<Record<(typeof GAME_STATES)[number], number>>;

interface CategoryStatus {
  readonly category: Category;
  readonly progress: CategoryProgress | null;
  readonly games: StateCounts;
}

function countStates(file: ContestFile, { id }: Category): StateCounts {
  const games = file.games.list({ categoryId: id });
  const counts = GAME_STATES.map((state) => [state, games.filter((game) => game.state === state).length]);
  return Object.fromEntries(counts) as StateCounts;
}

function asJson(file: ContestFile, categories: readonly CategoryStatus[], isOver: boolean) {
  const contestants = file.contestants.list();
  const { name, game } = file.info();
  return {
    contest: name,
    game,
    isOver,
    contestants: contestants.length,
    disqualified: contestants.filter(({ disqualified }) => disqualified).map(({ name: who }) => who),
    categories: categories.map(({ category, progress, games }) => ({
      name: category.name,
      format: category.format,
      drawn: progress !== null,
      isOver: progress?.plan.isOver ?? false,
      left: progress?.expectedGames() ?? null,
      games,
    })),
  };
}

function inWords(
  file: ContestFile,
  categories: readonly CategoryStatus[],
  isOver: boolean,
  language: Language,
): string[] {
  const words = CONTEST_WORDS[language];
  const comma = language === 'fa' ? '، ' : ', ';
  const contestants = file.contestants.list();
  const { title } = gameOf(file).texts[language];
  const { name } = file.info();
  const out = contestants.flatMap(({ name: who, disqualified }) =>
    disqualified ? [`  ${nameIn(language, who)}: ${words.disqualified(nameIn(language, disqualified.reason))}`] : [],
  );
  const lines = categories.map(({ category, progress, games }) => {
    const counts = GAME_STATES.filter((state) => games[state] > 0).map(
      (state) => `${words.games(games[state])} ${gameStateName(state, language)}`,
    );
    const left = progress && !progress.plan.isOver ? [words.toPlay(progress.expectedGames())] : [];
    const state = progress ? (progress.plan.isOver ? words.over : words.open) : words.notDrawn;
    const heading = `${nameIn(language, category.name)} (${formatName(category.format.kind, language)})`;
    return `  ${heading}: ${[state, ...counts, ...left].join(comma)}`;
  });
  return [
    `${nameIn(language, name)}: ${[title, words.contestants(contestants.length), isOver ? words.over : words.open].join(comma)}`,
    ...lines,
    ...out,
  ];
}
