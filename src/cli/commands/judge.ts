/** What an organiser decides while a contest runs: who is out, and which game is played again. */
import { randomInt } from 'node:crypto';
import type { Command } from 'commander';
import { changing, contestantCalled, contestCommand, wholeNumber } from '../contest-access.ts';

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
      await changing(path, (file) => {
        const { id, name } = contestantCalled(file, said);
        file.contestants.disqualify(id, reason);
        console.log(`${name} is out of the contest: ${reason}`);
      });
    });
}

export function addReinstateCommand(program: Command): void {
  contestCommand(program, 'reinstate', 'take a disqualification back', 'meydan reinstate class.meydan "Ali Rezaei"')
    .argument('<contestant>', 'a name, a number, or #ID')
    .action(async (path: string, said: string) => {
      await changing(path, (file) => {
        const { id, name } = contestantCalled(file, said);
        file.contestants.reinstate(id);
        console.log(`${name} is in the contest again.`);
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
      await changing(path, (file) => {
        file.games.replace(id, reason, randomInt(2 ** 32));
        console.log(`Game ${id} is played again: meydan resume ${path}`);
      });
    });
}
