/** What the command line says to people, in their language. */
import { CommanderError } from 'commander';
import { DescriptionError } from '../main/tournaments/description-problems.ts';
import { LANGUAGES, type Language } from '../shared/games/game.ts';
import { inEnglish, wordRefusal, type Refusal } from '../shared/refusals/refusal.ts';
import { RefusedError } from '../shared/refusals/refused-error.ts';
import { lineIn } from './terminal-text.ts';
import { typingMistake } from './typing-mistakes.ts';

export function inWords(language: Language, told: Refusal): string {
  return wordRefusal(language, told) ?? inEnglish(told);
}

export function say(language: Language, told: Refusal): void {
  console.log(lineIn(language, inWords(language, told)));
}

/** Beside what is printed: a warning, which is no part of the answer. */
export function warn(language: Language, told: Refusal): void {
  console.error(lineIn(language, inWords(language, told)));
}

/** What went wrong, after the name of the program. */
export function complaint(language: Language, error: unknown): string {
  if (error instanceof DescriptionError) {
    const [head = '', ...lines] = error.lines(language);
    return [`meydan: ${head}`, ...lines].map((line) => lineIn(language, line)).join('\n');
  }
  const told = error instanceof CommanderError ? typingMistake(error) : null;
  if (told) return lineIn(language, `meydan: ${inWords(language, told)}`);
  if (error instanceof RefusedError) return lineIn(language, `meydan: ${inWords(language, error.refusal)}`);
  return `meydan: ${error instanceof Error ? error.message.replace(/^error: /, '') : String(error)}`;
}

/** Also what goes wrong before a command has read its options is said in the language that was asked for. */
export function languageAsked(args: readonly string[]): Language {
  const said = /(?:^|\n)--language[=\n](\w+)(?:\n|$)/.exec(args.join('\n'))?.[1];
  return LANGUAGES.find((language) => language === said) ?? 'en';
}
