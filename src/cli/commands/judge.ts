/** What an organiser decides while a contest runs: who is out, and which game is played again. */
import type { Command } from 'commander';
import type { Language } from '../../shared/games/game.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { changing, contestantCalled, contestCommand, languageOption, wholeNumber } from '../contest-access.ts';
import { withRunner } from '../contest-run.ts';
import { say } from '../say.ts';
import { UsageError } from '../usage-error.ts';

interface Decision {
  readonly reason: string;
  readonly language: Language;
}

export function addDisqualifyCommand(program: Command): void {
  contestCommand(
    program,
    'disqualify',
    'take a contestant out: what is not yet played is lost for it',
    'meydan disqualify class.meydan "Ali Rezaei" --reason "handed in a copy"',
  )
    .argument('<contestant>', 'a name, a number, or #ID')
    .requiredOption('--reason <text>', 'why; it stands in the report')
    .addOption(languageOption())
    .action(async (path: string, said: string, { reason, language }: Decision) => {
      await changing(path, async (file) => {
        const { id, name } = contestantCalled(file, said);
        await withRunner(file, {}, (runner) => runner.disqualify(id, reason));
        say(language, refusal('told-disqualified', { name, reason }));
      });
    });
}

export function addReinstateCommand(program: Command): void {
  contestCommand(program, 'reinstate', 'take a disqualification back', 'meydan reinstate class.meydan "Ali Rezaei"')
    .argument('<contestant>', 'a name, a number, or #ID')
    .addOption(languageOption())
    .action(async (path: string, said: string, { language }: Pick<Decision, 'language'>) => {
      await changing(path, async (file) => {
        const { id, name, disqualified } = contestantCalled(file, said);
        if (!disqualified) throw new UsageError(refusal('cli-not-disqualified', { name }));
        const matches = await withRunner(file, {}, (runner) => runner.reinstate(id));
        say(language, refusal('told-reinstated', { name }));
        sayTakenBack(language, matches);
      });
    });
}

export function addReplayGameCommand(program: Command): void {
  contestCommand(
    program,
    'replay-game',
    'have a finished or failed game played again; the old one is kept, marked',
    'meydan replay-game class.meydan 12 --reason "the power went off"',
  )
    .argument('<game>', 'the number of the game, as `meydan run --json` and the report have it')
    .requiredOption('--reason <text>', 'why; it stands in the report')
    .addOption(languageOption())
    .action(async (path: string, said: string, { reason, language }: Decision) => {
      const id = wholeNumber(refusal('cli-the-game'), 1, Number.MAX_SAFE_INTEGER)(said);
      await changing(path, async (file) => {
        const again = await withRunner(file, {}, (runner) => runner.replayGame(id, reason));
        say(language, refusal('told-again', { game: id, command: `meydan resume ${path}` }));
        sayTakenBack(language, again.takenBack);
      });
    });
}

function sayTakenBack(language: Language, matches: readonly string[]): void {
  if (matches.length > 0) say(language, refusal('told-taken-back', { matches }));
}
