import type { Command } from 'commander';
import type { Language } from '../../shared/games/game.ts';
import { wordProblem } from '../../shared/match/wording.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { languageOption } from '../contest-access.ts';
import { writeText } from '../files.ts';
import { settingsFrom } from '../game-options.ts';
import { readMapFile } from '../map-file.ts';
import { say } from '../say.ts';
import { lineIn } from '../terminal-text.ts';

export function addMapCommand(program: Command): void {
  const map = program.command('map').description('check a map, or bring an old one into the new form');
  map
    .command('check')
    .description('tell whether a map can be played; exit code 1 when it cannot')
    .argument('<file>', 'a map file, in JSON or in the plain-text form of the diamonds contest')
    .option(
      '--set <name=value>',
      'with this setting; can be repeated',
      (pair: string, before: string[]) => [...before, pair],
      [],
    )
    .addOption(languageOption())
    .option('--json', 'print one JSON object')
    .action(check);
  map
    .command('convert')
    .description('write a plain-text map as JSON')
    .argument('<file>', 'a map file')
    .argument('<to>', 'the file to write')
    .addOption(languageOption())
    .action(convert);
}

interface MapOptions {
  readonly language: Language;
}

async function check(file: string, options: MapOptions & { set: string[]; json?: true }): Promise<void> {
  const { language } = options;
  const { game, map } = await readMapFile(file);
  const problems = game.maps?.problems(map, await settingsFrom(game, options)) ?? [];
  if (problems.length > 0) process.exitCode = 1;
  const words = problems.map((problem) => wordProblem(game, language, problem));
  if (options.json) {
    const described = problems.map((problem, i) => ({ ...problem, message: words[i] }));
    console.log(JSON.stringify({ file, game: game.id, good: problems.length === 0, problems: described }));
  } else if (words.length === 0) {
    say(language, refusal('told-map-good', { file, game: game.id }));
  } else {
    say(language, refusal('told-map-bad', { file, game: game.id }));
    for (const problem of words) console.log(lineIn(language, `  ${problem}`));
  }
}

async function convert(file: string, to: string, { language }: MapOptions): Promise<void> {
  const { game, map } = await readMapFile(file);
  await writeText('map', to, `${JSON.stringify(map, null, 1)}\n`);
  say(language, refusal('told-map-written', { file: to, game: game.id }));
}
