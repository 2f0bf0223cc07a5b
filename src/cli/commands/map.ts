import type { Command } from 'commander';
import { wordProblem } from '../../shared/match/wording.ts';
import { writeText } from '../files.ts';
import { settingsFrom } from '../game-options.ts';
import { readMapFile } from '../map-file.ts';

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
    .option('--json', 'print one JSON object')
    .action(check);
  map
    .command('convert')
    .description('write a plain-text map as JSON')
    .argument('<file>', 'a map file')
    .argument('<to>', 'the file to write')
    .action(convert);
}

async function check(file: string, options: { set: string[]; json?: true }): Promise<void> {
  const { game, map } = await readMapFile(file);
  const problems = game.maps?.problems(map, await settingsFrom(game, options)) ?? [];
  if (problems.length > 0) process.exitCode = 1;
  const words = problems.map((problem) => wordProblem(game, 'en', problem));
  if (options.json) {
    const described = problems.map((problem, i) => ({ ...problem, message: words[i] }));
    console.log(JSON.stringify({ file, game: game.id, good: problems.length === 0, problems: described }));
  } else if (words.length === 0) {
    console.log(`${file} is a good map of ${game.id}.`);
  } else {
    console.log(
      [`${file} is a map of ${game.id} that cannot be played:`, ...words.map((problem) => `  ${problem}`)].join('\n'),
    );
  }
}

async function convert(file: string, to: string): Promise<void> {
  const { game, map } = await readMapFile(file);
  await writeText('the map', to, `${JSON.stringify(map, null, 1)}\n`);
  console.log(`${to} is now a map of ${game.id}.`);
}
