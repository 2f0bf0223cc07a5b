/** The command line: a thin layer over the host. How it ends is in exit-codes.ts. */
import { Command, CommanderError } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { addCheckCommand } from './commands/check.ts';
import { addGamesCommand } from './commands/games.ts';
import { addMapCommand } from './commands/map.ts';
import { addMatchCommand } from './commands/match.ts';
import { addPerftCommand } from './commands/perft.ts';
import { addReplayCommand } from './commands/replay.ts';
import { addRulesCommand } from './commands/rules.ts';
import { exitCodeOf, exitTable } from './exit-codes.ts';

const program = new Command('meydan')
  .description(packageJson.description)
  .version(packageJson.version)
  .showSuggestionAfterError(false)
  .addHelpText('after', `\n${exitTable()}`)
  .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'meydan: ')) });

const additions = [
  addGamesCommand,
  addRulesCommand,
  addCheckCommand,
  addMatchCommand,
  addReplayCommand,
  addMapCommand,
  addPerftCommand,
];
for (const add of additions) add(program);
endWithExceptions(program);

/** So that every way to end comes through here and has the right exit code. */
function endWithExceptions(command: Command): void {
  command.exitOverride().copyInheritedSettings(program);
  for (const inner of command.commands) endWithExceptions(inner);
}

// Whoever reads us may have seen enough (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  await program.parseAsync();
} catch (error) {
  // Commander has said already what is wrong.
  if (!(error instanceof CommanderError)) console.error(`meydan: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = exitCodeOf(error);
}
