import { Option, type Command } from 'commander';
import { EXPORT_KINDS, type ExportKind } from '../../main/exports/index.ts';
import type { Language } from '../../shared/games/game.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { categoriesCalled, categoryOption, contestCommand, languageOption, lookingAt } from '../contest-access.ts';
import { CONTEST_WORDS } from '../contest-words.ts';
import { exportAll, placesOf } from '../exporting.ts';
import { lineIn } from '../terminal-text.ts';
import { UsageError } from '../usage-error.ts';

const CONTENTS: Readonly<Record<ExportKind, string>> = {
  'standings-csv': 'places for a spreadsheet',
  'games-csv': 'games for a spreadsheet',
  json: 'everything, for programs',
  report: 'a page for the browser',
  replays: 'a file for each game, which Meydan can show',
};

interface ExportOptions {
  readonly kind: readonly ExportKind[];
  readonly out: string;
  readonly category: readonly string[];
  readonly language: Language;
  readonly json?: true;
}

export function addExportCommand(program: Command): void {
  contestCommand(
    program,
    'export',
    'write tables, the report, the replays into a folder',
    'meydan export class.meydan --kind report --kind games-csv --out results --language fa',
  )
    .addOption(
      new Option(
        '--kind <kind>',
        `${EXPORT_KINDS.map((kind) => `${kind} (${CONTENTS[kind]})`).join(', ')}; can be repeated`,
      )
        .argParser(addKind)
        .default([], 'report'),
    )
    .option('--out <folder>', 'where to', '.')
    .addOption(categoryOption())
    .addOption(languageOption())
    .option('--json', 'print one JSON object')
    .action(exportKinds);
}

function addKind(value: string, before: readonly ExportKind[]): ExportKind[] {
  const kind = EXPORT_KINDS.find((known) => known === value);
  if (!kind) throw new UsageError(refusal('cli-no-export', { kind: value, known: EXPORT_KINDS }));
  return [...before, kind];
}

async function exportKinds(path: string, { kind, out, category, language, json }: ExportOptions): Promise<void> {
  await lookingAt(path, async (file) => {
    const ids = categoriesCalled(file, category).map(({ id }) => id);
    const kinds = kind.length > 0 ? kind : (['report'] as const);
    const exported = await exportAll(file, kinds, out, {
      language,
      ...(category.length > 0 ? { categories: ids } : {}),
    });
    if (json) {
      console.log(JSON.stringify({ exports: exported }));
      return;
    }
    for (const name of exported.flatMap(placesOf)) {
      console.log(lineIn(language, CONTEST_WORDS[language].lookAt(name)));
    }
  });
}
