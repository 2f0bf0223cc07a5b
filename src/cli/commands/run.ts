import { Option, type Command } from 'commander';
import { contestResults, type ContestResults } from '../../main/exports/results.ts';
import type { ContestFile } from '../../main/store/contest-file.ts';
import type { Language } from '../../shared/games/game.ts';
import { refusal, wordRefusal } from '../../shared/refusals/refusal.ts';
import { MOST_AT_ONCE } from '../../shared/tournament/concurrency.ts';
import { categoriesCalled, categoryOption, changing, languageOption, wholeNumber } from '../contest-access.ts';
import { EXIT_OF, runContest, type PlayedRun } from '../contest-run.ts';
import { CONTEST_WORDS } from '../contest-words.ts';
import { contestOf, isDescription } from '../described-contest.ts';
import { exportAll, placesOf, type Exported } from '../exporting.ts';
import { runShow, tell } from '../run-show.ts';
import { lineIn } from '../terminal-text.ts';
import { warn } from '../say.ts';
import { UsageError } from '../usage-error.ts';
import { printStandings, standingsAsJson } from './standings.ts';

interface RunOptions {
  readonly category: readonly string[];
  readonly concurrency?: number;
  readonly out?: string;
  readonly fresh?: true;
  readonly language?: Language;
  readonly json?: true;
}

const RUN_HELP = `
Ctrl-C once lets the running games end, twice ends them now; nothing that was finished is lost. --json prints an
object a line: found, started, finished, failed, pausing, stopping, exported, and last over, paused, stopped,
stuck or broken with the standings.

A description (YAML or JSON, see resources/contests/README.md) is made into FOLDER/NAME.meydan, played, and
exported into FOLDER. Run again, it goes on; changed, it is refused, unless --fresh makes the contest anew and keeps
the old one beside it.

Examples: meydan run class.meydan --concurrency 4
          meydan run class.yaml --out results`;

export function addRunCommand(program: Command): void {
  withRunOptions(program.command('run').description('play a contest to its end'), 'a contest or a description of one')
    .option('--out <folder>', 'for a description: where the contest and its exports go; NAME-results otherwise')
    .option('--fresh', 'for a description: begin anew; the contest that is there is kept under another name')
    .addHelpText('after', RUN_HELP)
    .action(run);
}

export function addResumeCommand(program: Command): void {
  withRunOptions(
    program.command('resume').description('go on with a contest that was paused, stopped or killed'),
    'a contest',
  )
    .addHelpText('after', '\nExample: meydan resume class.meydan')
    .action(resume);
}

function withRunOptions(command: Command, what: string): Command {
  return command
    .argument('<contest>', what)
    .addOption(categoryOption())
    .addOption(
      new Option('--concurrency <games>', 'how many games run at once; 0: as many as this computer can').argParser(
        wholeNumber('--concurrency', 0, MOST_AT_ONCE),
      ),
    )
    .addOption(languageOption().default(undefined, 'en, or that of the description'))
    .option('--json', 'print an object a line');
}

async function run(path: string, options: RunOptions): Promise<void> {
  if (!isDescription(path)) {
    if (options.fresh || options.out !== undefined) {
      throw new UsageError(refusal('cli-for-description'));
    }
    return resume(path, options);
  }
  const described = await contestOf(path, options);
  const language = options.language ?? described.language;
  if (!options.json) for (const note of described.notes) warn(language, note);
  await play(described.contest, { ...options, language }, async (file, played) => {
    if (played.end !== 'over' || (played.finished === 0 && !described.isNew)) return [];
    return exportAll(file, described.exports, described.folder, { language });
  });
}

async function resume(path: string, options: RunOptions): Promise<void> {
  if (isDescription(path)) throw new UsageError(refusal('cli-resume-contest'));
  await play(path, { ...options, language: options.language ?? 'en' }, () => Promise.resolve([]));
}

async function play(
  path: string,
  options: RunOptions & { readonly language: Language },
  after: (file: ContestFile, played: PlayedRun) => Promise<readonly Exported[]>,
): Promise<void> {
  await changing(path, async (file) => {
    const categories = categoriesCalled(file, options.category);
    const undrawn = categories.find(({ draw }) => draw === null);
    if (options.category.length > 0 ? undrawn : categories.every(({ draw }) => draw === null)) {
      const category = undrawn?.name ?? file.info().name;
      throw new UsageError(refusal('cli-not-drawn', { category, command: `meydan draw ${path}` }));
    }
    const { concurrency, category } = options;
    const played = await runContest(
      file,
      {
        ...(concurrency === undefined ? {} : { concurrency }),
        ...(category.length === 0 ? {} : { categories: categories.map(({ id }) => id) }),
      },
      runShow(file, options),
    );
    process.exitCode = EXIT_OF[played.end];
    // Before anything is exported: whatever happens to that, the result has been told.
    const results = contestResults(file, { language: options.language, categories: played.categories });
    if (!options.json) printStandings(results);
    const exported = await after(file, played);
    if (options.json) tellEnd(played, exported, results);
    else printEnd(played, exported, path, options.language);
  });
}

function printEnd(played: PlayedRun, exported: readonly Exported[], path: string, language: Language): void {
  const words = CONTEST_WORDS[language];
  const { end, finished, left, problems } = played;
  const again = `meydan resume ${path}`;
  const why = problems.map((problem) => `  ${wordRefusal(language, problem.refusal) ?? problem.code}`);
  // Where another file has to be opened, the problem says which.
  const retry = problems.some(({ code }) => code === 'file-changed') ? [] : [words.retry(again)];
  const ending: Readonly<Record<PlayedRun['end'], readonly string[]>> = {
    over: [finished === 0 ? words.nothingToPlay : words.allPlayed(finished)],
    paused: [words.paused(finished, left), words.goOn(again)],
    stopped: [words.stopped(finished, left), words.goOn(again)],
    stuck: [words.stuck(finished, left), ...why, words.retry(again)],
    broken: [words.broken(finished, left), ...why, ...retry],
  };
  const files = exported.flatMap((one) => placesOf(one).map((place) => words.lookAt(place)));
  console.log(['', ...ending[end], ...files].map((line) => lineIn(language, line)).join('\n'));
}

function tellEnd(played: PlayedRun, exported: readonly Exported[], results: ContestResults): void {
  for (const { kind, files } of exported) tell('exported', { kind, files });
  const { end, finished, left, problems } = played;
  tell(end, { finished, left, problems, exitCode: EXIT_OF[end], standings: standingsAsJson(results) });
}
