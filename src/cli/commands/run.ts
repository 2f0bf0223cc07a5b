import { Option, type Command } from 'commander';
import { contestResults, type ContestResults } from '../../main/exports/results.ts';
import type { ContestFile } from '../../main/store/contest-file.ts';
import type { Language } from '../../shared/games/game.ts';
import { categoriesCalled, categoryOption, changing, languageOption, wholeNumber } from '../contest-access.ts';
import { EXIT_OF, runContest, type RunEnd } from '../contest-run.ts';
import { CONTEST_WORDS } from '../contest-words.ts';
import { contestOf, isDescription } from '../described-contest.ts';
import { exportAll, type Exported } from '../exporting.ts';
import { runShow, tell } from '../run-show.ts';
import { lineIn } from '../terminal-text.ts';
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
object a line: found, started, finished, failed, pausing, stopping, exported, and last over, paused, stopped or
failed with the standings.

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
        wholeNumber('--concurrency', 0, 256),
      ),
    )
    .addOption(languageOption().default(undefined, 'en, or that of the description'))
    .option('--json', 'print an object a line');
}

async function run(path: string, options: RunOptions): Promise<void> {
  if (!isDescription(path)) {
    if (options.fresh || options.out !== undefined) {
      throw new UsageError('--out and --fresh are for a description; `meydan export` writes the results of a contest');
    }
    return resume(path, options);
  }
  const described = await contestOf(path, options);
  if (!options.json) for (const note of described.notes) console.error(note);
  const language = options.language ?? described.language;
  await play(described.contest, { ...options, language }, async (file, end) => {
    if (end.how !== 'over' || (end.finished === 0 && !described.isNew)) return [];
    return exportAll(file, described.exports, described.folder, { language });
  });
}

async function resume(path: string, options: RunOptions): Promise<void> {
  if (isDescription(path)) throw new UsageError('`meydan run` goes on with a description; resume is for a contest');
  await play(path, { ...options, language: options.language ?? 'en' }, () => Promise.resolve([]));
}

async function play(
  path: string,
  options: RunOptions & { readonly language: Language },
  after: (file: ContestFile, end: RunEnd) => Promise<readonly Exported[]>,
): Promise<void> {
  await changing(path, async (file) => {
    const categories = categoriesCalled(file, options.category);
    const undrawn = categories.find(({ draw }) => draw === null);
    if (options.category.length > 0 ? undrawn : categories.every(({ draw }) => draw === null)) {
      throw new UsageError(`"${undrawn?.name ?? file.info().name}" is not drawn yet; \`meydan draw ${path}\` draws it`);
    }
    const { concurrency, category } = options;
    const end = await runContest(
      file,
      {
        ...(concurrency === undefined ? {} : { concurrency }),
        ...(category.length === 0 ? {} : { categories: categories.map(({ id }) => id) }),
      },
      runShow(file, options),
    );
    process.exitCode = EXIT_OF[end.how];
    // Before anything is exported: whatever happens to that, the result has been told.
    const results = contestResults(file, { language: options.language, categories: end.categories });
    if (!options.json) printStandings(results);
    const exported = await after(file, end);
    if (options.json) tellEnd(end, exported, results);
    else printEnd(end, exported, path, options.language);
  });
}

function printEnd(end: RunEnd, exported: readonly Exported[], path: string, language: Language): void {
  const words = CONTEST_WORDS[language];
  const { how, finished, left, failed } = end;
  const ending: Readonly<Record<RunEnd['how'], readonly string[]>> = {
    over: [finished === 0 ? words.nothingToPlay : words.allPlayed(finished)],
    paused: [words.paused(finished, left), words.goOn(`meydan resume ${path}`)],
    stopped: [words.stopped(finished, left), words.goOn(`meydan resume ${path}`)],
    failed: [words.gamesFailed(failed), words.retry(`meydan resume ${path}`)],
  };
  const files = exported.flatMap(({ files: names }) => names.map((name) => words.lookAt(name)));
  console.log(['', ...ending[how], ...files].map((line) => lineIn(language, line)).join('\n'));
}

function tellEnd(end: RunEnd, exported: readonly Exported[], results: ContestResults): void {
  for (const { kind, files } of exported) tell('exported', { kind, files });
  const { how, finished, left, failed } = end;
  tell(how, { finished, left, failed, exitCode: EXIT_OF[how], standings: standingsAsJson(results) });
}
