import type { Command } from 'commander';
import { firstState } from '../../shared/match/replay.ts';
import { gameCalled, startFrom, withGameOptions, type GameOptions } from '../game-options.ts';
import { UsageError } from '../usage-error.ts';

export function addPerftCommand(program: Command): void {
  const command = program
    .command('perft')
    .description('count the move sequences of a length; a pass is a move, a finished game counts as one')
    .argument('<game>', 'a game whose moves can be listed')
    .argument('<depth>', 'how many moves');
  withGameOptions(command).option('--json', 'print one JSON object').action(perft);
}

async function perft(gameId: string, depthText: string, options: GameOptions & { json?: true }): Promise<void> {
  const game = gameCalled(gameId);
  if (!game.perft) throw new UsageError(`the moves of ${game.id} cannot be counted`);
  const depth = /^\d{1,3}$/.test(depthText) ? Number(depthText) : NaN;
  if (!(depth <= 100)) throw new UsageError(`the depth must be a whole number from 0 to 100, not "${depthText}"`);
  const seats = Array.from({ length: game.seats.max }, () => ({ name: '' }));
  const count = game.perft(firstState(game, { ...(await startFrom(game, options)), seats }), depth);
  console.log(options.json ? JSON.stringify({ game: game.id, depth, count }) : String(count));
}
