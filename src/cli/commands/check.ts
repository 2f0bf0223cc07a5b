import { basename } from 'node:path';
import type { Command } from 'commander';
import { examine, reportOnRefusal } from '../../main/doctor/examine.ts';
import { ProgramError } from '../../main/contestants/program.ts';
import type { Game, Language } from '../../shared/games/game.ts';
import type { ExaminationEvent, Report } from '../../shared/doctor/report.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { languageOption } from '../contest-access.ts';
import { chosenSettings, gameCalled, startFrom, withSetupOptions, type GameOptions } from '../game-options.ts';
import { endOfPatience } from '../patience.ts';
import { Waiting } from '../players.ts';
import { UsageError } from '../usage-error.ts';
import { ProgressLine, reportAsJson, reportInWords } from '../doctor-words.ts';
import { refereeFrom, refereeOption } from './match.ts';

interface CheckOptions extends GameOptions {
  readonly referee: readonly string[];
  readonly language: Language;
  readonly thorough?: true;
  readonly json?: true;
}

const HELP = `
The doctor starts the program twice, lets it play small and large games in every seat against house bots, and
closes its input. It takes half a minute at most, three minutes with --thorough. Settings that you give stay as
they are; the others are varied. The same seed gives the same trials.

Exit codes: 0 healthy (hints are allowed), 1 something is wrong, 2 the arguments are wrong.

Example: meydan check othello ./mine.exe --language fa`;

export function addCheckCommand(program: Command): void {
  const command = program
    .command('check')
    .description('the doctor: try a program out and tell what is wrong with it and how to mend it')
    .argument('<game>', 'what it plays; `meydan games` lists the games')
    .argument('<program>', 'an executable, a script, a folder or a zip');
  withSetupOptions(command)
    .addOption(refereeOption())
    .addOption(languageOption())
    .option('--thorough', 'play many more games')
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .action(check);
}

async function check(gameId: string, path: string, options: CheckOptions): Promise<void> {
  const game = gameCalled(gameId);
  const start = await startFrom(game, { ...options, seed: options.seed ?? '1' });
  const referee = refereeFrom(options.referee);
  const waiting = await Waiting.open();
  const progress = new ProgressLine(game, options.language);
  try {
    const events = examinePath(game, path, waiting, {
      // The doctor tries other values of the rest.
      settings: await chosenSettings(start.settings, options),
      ...(options.map === undefined ? {} : { map: start.map }),
      referee,
      scratchRoot: waiting.scratchRoot,
      thorough: options.thorough ?? false,
      seed: start.seed,
      signal: endOfPatience(),
    });
    for await (const event of events) {
      if (event.kind === 'trial' && !options.json) progress.show(event);
      if (event.kind === 'report') {
        progress.clear();
        print(game, event.report, options);
      }
    }
  } finally {
    progress.clear();
    await waiting.close();
  }
}

/** A file that is there but is no program is a finding; one that is not there is a slip of the hand. */
async function* examinePath(
  game: Game,
  path: string,
  waiting: Waiting,
  options: Parameters<typeof examine>[2],
): AsyncGenerator<ExaminationEvent, void> {
  try {
    const patient = await waiting.takeIn(path);
    yield* examine(game, patient, options);
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    if (error.code === 'not-found')
      throw new UsageError(refusal('cli-cannot-check', { program: path, why: error.refusal }));
    yield { kind: 'report', report: reportOnRefusal(game, basename(path), error) };
  }
}

function print(game: Game, report: Report, { json, language }: CheckOptions): void {
  if (report.diagnosis !== 'healthy') process.exitCode = 1;
  console.log(json ? reportAsJson(game, language, report) : reportInWords(game, language, report));
}
