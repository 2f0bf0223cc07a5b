import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { Language } from '../../shared/games/game.ts';
import { languageOption } from '../contest-access.ts';
import { gameCalled } from '../game-options.ts';

export function addRulesCommand(program: Command): void {
  program
    .command('rules')
    .description('print the rulebook of a game')
    .argument('<game>', 'a game of `meydan games`')
    .addOption(languageOption())
    .action(async (id: string, { language }: { language: Language }) => {
      const file = new URL(`../../../seeds/${gameCalled(id).id}.${language}.md`, import.meta.url);
      process.stdout.write(await readFile(file, 'utf8'));
    });
}
