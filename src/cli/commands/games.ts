import type { Command } from 'commander';
import type { Language } from '../../shared/games/game.ts';
import { games } from '../../shared/games/index.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { languageOption } from '../contest-access.ts';
import { inWords } from '../say.ts';
import { lineIn } from '../terminal-text.ts';

export function addGamesCommand(program: Command): void {
  program
    .command('games')
    .description('list the games that can be played')
    .addOption(languageOption())
    .option('--json', 'print one JSON object')
    .action(({ language, json }: { language: Language; json?: true }) => {
      const list = games.map(({ id, seats, settings, maps, bots, texts }) => ({
        id,
        title: texts[language].title,
        summary: texts[language].summary,
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
        console.log(id);
        const about = [
          summary,
          inWords(language, refusal('told-bots', { bots })),
          inWords(language, refusal('told-settings', { settings })),
        ];
        for (const line of about) console.log(lineIn(language, `  ${line}`));
      }
    });
}
