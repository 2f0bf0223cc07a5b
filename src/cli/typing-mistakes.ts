/** What commander finds wrong with what was typed, as a sentence that we have in every language. */
import type { CommanderError } from 'commander';
import { refusal, type Refusal } from '../shared/refusals/refusal.ts';

type Mistake = readonly [said: RegExp, told: (one: string, other: string, more: string) => Refusal];

/** It says what it means by a code, and which option it means only in its sentence. */
const MISTAKES: Readonly<Record<string, Mistake>> = {
  'commander.missingArgument': [/'(.*)'/su, (argument) => refusal('cli-argument-missing', { argument })],
  'commander.optionMissingArgument': [/'(.*)'/su, (option) => refusal('cli-option-empty', { option })],
  'commander.missingMandatoryOptionValue': [/'(.*)'/su, (option) => refusal('cli-option-missing', { option })],
  'commander.unknownOption': [/'(.*)'/su, (option) => refusal('cli-option-unknown', { option })],
  'commander.unknownCommand': [/'(.*)'/su, (command) => refusal('cli-command-unknown', { command })],
  'commander.conflictingOption': [
    /'(.*)' cannot be used with option '(.*)'/su,
    (one, other) => refusal('cli-options-apart', { one, other }),
  ],
  'commander.excessArguments': [
    /Expected (\d+) arguments? but got \d+: (.*)\.$/su,
    (expected, said) => refusal('cli-arguments-many', { expected: Number(expected), said }),
  ],
  'commander.invalidArgument': [
    /option '(.*)' argument '(.*)' is invalid\. Allowed choices are (.*)\.$/su,
    (option, said, known) => refusal('cli-option-choice', { option, said, known }),
  ],
};

/** Null where it only showed its help, or said something that we do not know. */
export function typingMistake({ code, message }: CommanderError): Refusal | null {
  const [said, told] = MISTAKES[code] ?? [];
  const found = said?.exec(message);
  return told && found ? told(found[1] ?? '', found[2] ?? '', found[3] ?? '') : null;
}

/** It was asked for its help or its version, or was given nothing to do: there is nothing to complain of. */
export function isHelp({ code }: CommanderError): boolean {
  return code.startsWith('commander.help') || code === 'commander.version';
}
