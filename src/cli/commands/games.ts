import type { Command } from 'commander';
import { games } from '../../shared/games/index.ts';

export function addGamesCommand(program: Command): void {
  program
    .command('games')
    .description('list the games that can be played')
    .option('--json', 'print one JSON object')
    .action(({ json }: { json?: true }) => {
      const list = games.map(({ id, seats, settings, maps, bots, texts }) => ({
        id,
        title: texts.en.title,
        summary: texts.en.summary,
        seats,
        settings: Object.keys(settings.shape),
        maps: maps !== undefined,
        bots: Object.keys(bots),
      }));
      if (json) {
        console.log(JSON.stringify({ games: list }));
        return;
      }
      for (const { id, summary, settings, bots } of list) {
        console.log(`${id}\n  ${summary}`);
        console.log(`  house bots: ${bots.join(', ')}\n  settings: ${settings.join(', ')}`);
      }
    });
}
