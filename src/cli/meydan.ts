/** The command line: a thin layer over the host. Exit codes: 0 done, 1 it failed, 2 the arguments are wrong. */
import { Command, CommanderError } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { addGamesCommand } from './commands/games.ts';
import { addMatchCommand } from './commands/match.ts';
import { addReplayCommand } from './commands/replay.ts';
import { UsageError } from './usage-error.ts';

const program = new Command('meydan')
  .description(packageJson.description)
  .version(packageJson.version)
  .addHelpText('after', '\nExit codes: 0 done, 1 it failed or does not verify, 2 the arguments are wrong.')
  .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'meydan: ')) });

for (const add of [addGamesCommand, addMatchCommand, addReplayCommand]) add(program);
for (const command of [program, ...program.commands]) {
  command.exitOverride().showSuggestionAfterError(false).copyInheritedSettings(program);
}

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
