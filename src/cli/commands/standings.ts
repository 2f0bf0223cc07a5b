import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Option, type Command } from 'commander';
import { removeTree } from '../../main/contestants/remove-tree.ts';
import { exportContest } from '../../main/exports/index.ts';
import { contestResults, type ContestResults } from '../../main/exports/results.ts';
import type { ContestFile } from '../../main/store/contest-file.ts';
import type { Language } from '../../shared/games/game.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { categoriesCalled, categoryOption, contestCommand, languageOption, lookingAt } from '../contest-access.ts';
import { crossTableOf, standingsOf } from '../standings-of.ts';
import { crossTableLines, ratingsLines, standingsLines } from '../standings-text.ts';
import { columnsOf, lineIn, nameIn } from '../terminal-text.ts';
import { UsageError } from '../usage-error.ts';

interface StandingsOptions {
  readonly category: readonly string[];
  readonly csv?: true;
  readonly json?: true;
  readonly crossTable?: true;
  readonly ratings?: true;
  readonly language: Language;
}

export function addStandingsCommand(program: Command): void {
  contestCommand(program, 'standings', 'print the tables', 'meydan standings class.meydan --cross-table --ratings')
    .addOption(categoryOption())
    .option('--cross-table', 'also how everybody fared against everybody')
    .option('--ratings', 'also how strong everybody seems to be, from all games')
    .addOption(new Option('--csv', 'print CSV for a spreadsheet').conflicts(['json', 'crossTable', 'ratings']))
    .option('--json', 'print one JSON object')
    .addOption(languageOption())
    .action(standings);
}

async function standings(path: string, options: StandingsOptions): Promise<void> {
  await lookingAt(path, async (file) => {
    const categories = categoriesCalled(file, options.category);
    const drawn = categories.filter(({ draw }) => draw !== null);
    if (drawn.length === 0) throw new UsageError(refusal('cli-nothing-drawn'));
    if (options.csv) {
      process.stdout.write(
        await csvOf(
          file,
          drawn.map(({ id }) => id),
          options.language,
        ),
      );
      return;
    }
    const results = contestResults(file, { language: options.language, categories: drawn.map(({ id }) => id) });
    if (options.json) console.log(JSON.stringify(standingsAsJson(results, options)));
    else printStandings(results, options);
  });
}

/** The same text that the export writes. */
async function csvOf(file: ContestFile, categories: readonly number[], language: Language): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'meydan-standings-'));
  try {
    const names = await exportContest(file, 'standings-csv', folder, { language, categories });
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return texts.join('');
  } finally {
    await removeTree(folder);
  }
}

type Extras = Pick<StandingsOptions, 'crossTable' | 'ratings'>;

export function printStandings(results: ContestResults, extras: Extras = {}): void {
  const { language, contestants: known } = results;
  const text = {
    language,
    width: columnsOf(process.stdout),
    nameOf: (id: string) => nameIn(language, known.get(id)?.name ?? id),
  };
  const blocks = results.categories.flatMap((category) => {
    const standing = standingsOf(category);
    if (!standing) return [];
    const { contestants, cells } = crossTableOf(category);
    const crossed = extras.crossTable && contestants.length > 0 ? crossTableLines(contestants, cells, text) : [];
    return [[...standingsLines(standing, text), ...crossed]];
  });
  if (extras.ratings) blocks.push(ratingsLines(results.ratings, text));
  const lines = blocks.flatMap((block, index) => (index === 0 ? block : ['', ...block]));
  console.log(lines.map((line) => lineIn(language, line)).join('\n'));
}

/** Contestants by name, each with the id by which the others of that name are told apart. */
export function standingsAsJson(results: ContestResults, { crossTable, ratings }: Extras = {}): unknown {
  const nameOf = (id: string) => results.contestants.get(id)?.name ?? id;
  const named = <Row extends { readonly contestant: string }>(row: Row) => ({ name: nameOf(row.contestant), ...row });
  return {
    contest: results.info.name,
    game: results.info.game,
    categories: results.categories.flatMap((category) => {
      const standing = standingsOf(category);
      if (!standing) return [];
      const { tables, places, ranking, champion, ...rest } = standing;
      return {
        ...rest,
        champion: champion === null ? null : nameOf(champion),
        tables: tables.map(({ group, rows }) => ({ group, rows: rows.map(named) })),
        places: places.map(named),
        ranking: ranking.map(named),
        ...(crossTable ? { crossTable: crossTableOf(category) } : {}),
      };
    }),
    ...(ratings ? { ratings: results.ratings.map(named) } : {}),
  };
}
