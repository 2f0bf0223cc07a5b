/** What an organiser decides while a contest runs: who is out, and which game is played again. */
import type { Command } from 'commander';
import type { Runner } from '../../main/tournaments/runner.ts';
import type { Language } from '../../shared/games/game.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { matchNames } from '../../shared/tournament/words.ts';
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
        await withRunner(file, {}, (runner) => {
          const nameOf = namerOf(runner, language);
          const again = runner.reinstate(id);
          say(language, refusal('told-reinstated', { name }));
          for (const { category, matches } of again) sayTakenBack(language, nameOf(category, matches));
        });
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
    .argument('<game>', 'the number of the game, as `meydan run --json` and `meydan export --kind json` have it')
    .requiredOption('--reason <text>', 'why; it stands in the report')
    .addOption(languageOption())
    .action(async (path: string, said: string, { reason, language }: Decision) => {
      const id = wholeNumber(refusal('cli-the-game'), 1, Number.MAX_SAFE_INTEGER)(said);
      await changing(path, async (file) => {
        await withRunner(file, {}, (runner) => {
          const nameOf = namerOf(runner, language);
          const { takenBack } = runner.replayGame(id, reason);
          const { categoryId, matchId } = file.games.get(id);
          const [match = ''] = nameOf(categoryId, [matchId]).matches;
          say(language, refusal('told-again', { game: id, match, command: `meydan resume ${path}` }));
          sayTakenBack(language, nameOf(categoryId, takenBack));
        });
      });
    });
}

interface NamedMatches {
  readonly category: string;
  readonly matches: readonly string[];
}

/** What people call the matches, noted before they are taken back: a later Swiss round is gone then. */
function namerOf(
  { plans }: Runner,
  language: Language,
): (category: number, matches: readonly string[]) => NamedMatches {
  const known = new Map(
    plans.map(({ category: { id, name, format }, plan }) => [
      id,
      { category: name, names: matchNames(format.kind, plan.matches(), language) },
    ]),
  );
  return (id, matches) => {
    const { category, names } = known.get(id) ?? { category: String(id), names: new Map<string, string>() };
    return { category, matches: matches.map((match) => names.get(match) ?? match) };
  };
}

function sayTakenBack(language: Language, { category, matches }: NamedMatches): void {
  if (matches.length > 0) say(language, refusal('told-taken-back', { category, matches }));
}
