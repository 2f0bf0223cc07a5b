import { basename } from 'node:path';
import type { Command } from 'commander';
import { ContestFile } from '../../main/store/contest-file.ts';
import { shippedMapNames } from '../../main/map-file.ts';
import { mapPath } from '../../main/tournaments/description-maps.ts';
import type { Game, Language } from '../../shared/games/game.ts';
import { wordProblem } from '../../shared/match/wording.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { usualFormat } from '../../shared/tournament/fitting-formats.ts';
import { collect, contestCommand, languageOption } from '../contest-access.ts';
import { formatFrom, withFormatOptions, type FormatOptions } from '../format-options.ts';
import { chosenSettings, gameCalled, settingsFrom } from '../game-options.ts';
import { readMapFile } from '../map-file.ts';
import { say } from '../say.ts';
import { SHIPPED_MAPS } from '../shipped.ts';
import { UsageError } from '../usage-error.ts';
import { refereeFrom, refereeOption } from './match.ts';

interface NewOptions extends FormatOptions {
  readonly game: string;
  readonly name?: string;
  readonly set: readonly string[];
  readonly settings?: string;
  readonly referee: readonly string[];
  readonly map: readonly string[];
  readonly category: readonly string[];
  readonly language: Language;
}

export function addNewCommand(program: Command): void {
  const command = contestCommand(
    program,
    'new',
    'make a new contest',
    'meydan new class.meydan --game othello --set size=6 --format single-elimination --best-of 3',
  )
    .requiredOption('--game <game>', 'what is played; `meydan games` lists the games')
    .option('--name <name>', 'what the contest is called; the name of the file where none is given')
    .option('--category <name>', 'a category; can be repeated; one with the name of the contest otherwise', collect, [])
    .option('--set <name=value>', 'change a setting of the game; can be repeated', collect, [])
    .option('--settings <file>', 'a JSON file with settings')
    .addOption(refereeOption())
    .option('--map <file>', 'a map file, or the name of a map in resources/maps; can be repeated', collect, []);
  withFormatOptions(command).addOption(languageOption()).action(makeNew);
}

async function makeNew(path: string, options: NewOptions): Promise<void> {
  const game = gameCalled(options.game);
  const settings = await settingsFrom(game, options);
  const chosen = await chosenSettings(settings, options);
  const format = formatFrom(game, usualFormat(game), options);
  const referee = refereeFrom(options.referee);
  const maps: unknown[] = [];
  for (const map of options.map) maps.push(await playableMap(game, settings, map, options.language));
  const name = options.name ?? basename(path).replace(/\.meydan$/, '');
  const categories = options.category.length > 0 ? options.category : [name];
  const file = ContestFile.create(path, { name, game: game.id });
  try {
    file.together(() => {
      file.settings.set('game', chosen);
      file.settings.set('referee', referee);
      for (const map of maps) file.maps.add(map);
      for (const category of categories) file.categories.add({ name: category, format });
    });
  } finally {
    file.close();
  }
  const called = options.language === 'en' ? game.id : game.texts[options.language].title;
  say(
    options.language,
    refusal('told-new-contest', { file: path, game: called, command: `meydan add ${path} PROGRAM…` }),
  );
}

async function playableMap(game: Game, settings: unknown, named: string, language: Language): Promise<unknown> {
  if (!game.maps) throw new UsageError(refusal('cli-no-maps', { game: game.id }));
  const path = await mapPath(game, named, { shipped: SHIPPED_MAPS, pathOf: (own) => own });
  if (path === null) {
    const known = shippedMapNames(SHIPPED_MAPS, game);
    throw new UsageError(refusal('cli-no-map', { map: named, game: game.id, known }));
  }
  const { map } = await readMapFile(path, game);
  const problems = game.maps.problems(map, settings).map((problem) => wordProblem(game, language, problem));
  if (problems.length > 0) throw new UsageError(refusal('cli-map-unplayable', { map: named, why: problems }));
  return map;
}
