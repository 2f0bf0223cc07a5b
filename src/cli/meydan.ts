/** The command line: a thin layer over the host. Exit codes: 0 done, 1 it failed, 2 the arguments are wrong. */
import { Command, CommanderError } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { addCheckCommand } from './commands/check.ts';
import { addGamesCommand } from './commands/games.ts';
import { addMapCommand } from './commands/map.ts';
import { addMatchCommand } from './commands/match.ts';
import { addPerftCommand } from './commands/perft.ts';
import { addReplayCommand } from './commands/replay.ts';
import { addRulesCommand } from './commands/rules.ts';
import { UsageError } from './usage-error.ts';

const program = new Command('meydan')
  .description(packageJson.description)
  .version(packageJson.version)
  .showSuggestionAfterError(false)
  .addHelpText(
    'after',
    '\nExit codes: 0 done, 1 it failed, does not verify or is not healthy, 2 the arguments are wrong.',
  )
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
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else if (error instanceof UsageError) {
    console.error(`meydan: ${error.message}`);
    process.exitCode = 2;
  } else {
    console.error(`meydan: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
