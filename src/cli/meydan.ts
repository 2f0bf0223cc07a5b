/** The command line: a thin layer over the host. How it ends is in exit-codes.ts. */
import { Command, CommanderError } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { addAddCommand } from './commands/add.ts';
import { addCheckCommand } from './commands/check.ts';
import { addDrawCommand } from './commands/draw.ts';
import { addExportCommand } from './commands/export.ts';
import { addGamesCommand } from './commands/games.ts';
import { addDisqualifyCommand, addReinstateCommand, addReplayGameCommand } from './commands/judge.ts';
import { addMapCommand } from './commands/map.ts';
import { addMatchCommand } from './commands/match.ts';
import { addNewCommand } from './commands/new.ts';
import { addPerftCommand } from './commands/perft.ts';
import { addReplayCommand } from './commands/replay.ts';
import { addRulesCommand } from './commands/rules.ts';
import { addResumeCommand, addRunCommand } from './commands/run.ts';
import { addStandingsCommand } from './commands/standings.ts';
import { addStatusCommand } from './commands/status.ts';
import { exitCodeOf, exitTable } from './exit-codes.ts';
import { complaint, languageAsked } from './say.ts';
import { isHelp } from './typing-mistakes.ts';

const program = new Command('meydan')
  .description(packageJson.description)
  .version(packageJson.version)
  .showSuggestionAfterError(false)
  .addHelpText('after', `\n${exitTable()}`)
  // What is wrong is said below, where all mistakes are, in the language that was asked for.
  .configureOutput({ outputError: () => {} });

const contests = [
  addNewCommand,
  addAddCommand,
  addDrawCommand,
  addRunCommand,
  addResumeCommand,
  addStatusCommand,
  addStandingsCommand,
  addExportCommand,
  addDisqualifyCommand,
  addReinstateCommand,
  addReplayGameCommand,
];
const games = [
  addGamesCommand,
  addRulesCommand,
  addCheckCommand,
  addMatchCommand,
  addReplayCommand,
  addMapCommand,
  addPerftCommand,
];
program.commandsGroup('Games:');
for (const add of games) add(program);
program.commandsGroup('Contests:');
for (const add of contests) add(program);
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
  const isNoMistake = error instanceof CommanderError && isHelp(error);
  if (!isNoMistake) console.error(complaint(languageAsked(process.argv.slice(2)), error));
  process.exitCode = exitCodeOf(error);
}
