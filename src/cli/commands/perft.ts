import type { Command } from 'commander';
import { firstState } from '../../shared/match/replay.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { languageOption, wholeNumber } from '../contest-access.ts';
import { gameCalled, startFrom, withGameOptions, type GameOptions } from '../game-options.ts';
import { UsageError } from '../usage-error.ts';

export function addPerftCommand(program: Command): void {
  const command = program
    .command('perft')
    .description('count the move sequences of a length; a pass is a move, a finished game counts as one')
    .argument('<game>', 'a game whose moves can be listed')
    .argument('<depth>', 'how many moves');
  withGameOptions(command).addOption(languageOption()).option('--json', 'print one JSON object').action(perft);
}

async function perft(gameId: string, depthText: string, options: GameOptions & { json?: true }): Promise<void> {
  const game = gameCalled(gameId);
  if (!game.perft) throw new UsageError(refusal('cli-not-counted', { game: game.id }));
  const depth = wholeNumber(refusal('cli-the-depth'), 0, 100)(depthText);
  const seats = Array.from({ length: game.seats.max }, () => ({ name: '' }));
  const count = game.perft(firstState(game, { ...(await startFrom(game, options)), seats }), depth);
  console.log(options.json ? JSON.stringify({ game: game.id, depth, count }) : String(count));
}
