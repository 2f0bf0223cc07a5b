import { readFile } from 'node:fs/promises';
import { Option, type Command } from 'commander';
import { LANGUAGES } from '../../shared/games/game.ts';
import { gameCalled } from '../game-options.ts';

export function addRulesCommand(program: Command): void {
  program
    .command('rules')
    .description('print the rulebook of a game')
    .argument('<game>', 'a game of `meydan games`')
    .addOption(new Option('--language <language>', 'in which language').choices(LANGUAGES).default('en'))
    .action(async (id: string, { language }: { language: string }) => {
      const file = new URL(`../../../seeds/${gameCalled(id).id}.${language}.md`, import.meta.url);
      process.stdout.write(await readFile(file, 'utf8'));
    });
}
