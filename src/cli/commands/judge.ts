/** What an organiser decides while a contest runs: who is out, and which game is played again. */
import type { Command } from 'commander';
import { changing, contestantCalled, contestCommand, wholeNumber } from '../contest-access.ts';
import { withRunner } from '../contest-run.ts';
import { UsageError } from '../usage-error.ts';

export function addDisqualifyCommand(program: Command): void {
  contestCommand(
    program,
    'disqualify',
    'take a contestant out: what is not yet played is lost for it',
    'meydan disqualify class.meydan "Ali Rezaei" --reason "handed in a copy"',
  )
    .argument('<contestant>', 'a name, a number, or #ID')
    .requiredOption('--reason <text>', 'why; it stands in the report')
    .action(async (path: string, said: string, { reason }: { reason: string }) => {
      await changing(path, async (file) => {
        const { id, name } = contestantCalled(file, said);
        await withRunner(file, {}, (runner) => runner.disqualify(id, reason));
        console.log(`${name} is out of the contest: ${reason}`);
      });
    });
}

export function addReinstateCommand(program: Command): void {
  contestCommand(program, 'reinstate', 'take a disqualification back', 'meydan reinstate class.meydan "Ali Rezaei"')
    .argument('<contestant>', 'a name, a number, or #ID')
    .action(async (path: string, said: string) => {
      await changing(path, async (file) => {
        const { id, name, disqualified } = contestantCalled(file, said);
        if (!disqualified) throw new UsageError(`${name} is not disqualified`);
        const matches = await withRunner(file, {}, (runner) => runner.reinstate(id));
        console.log(`${name} is in the contest again.${takenBack(matches)}`);
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
    .action(async (path: string, said: string, { reason }: { reason: string }) => {
      const id = wholeNumber('the game', 1, Number.MAX_SAFE_INTEGER)(said);
      await changing(path, async (file) => {
        const again = await withRunner(file, {}, (runner) => runner.replayGame(id, reason));
        console.log(`Game ${id} is to be played again.${takenBack(again.takenBack)} Go on with: meydan resume ${path}`);
      });
    });
}

function takenBack(matches: readonly string[]): string {
  return matches.length === 0 ? '' : ` Taken back, because they hang on it: ${matches.join(', ')}.`;
}
