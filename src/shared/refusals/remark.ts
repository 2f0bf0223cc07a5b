/**
 * What is kept of something that was said about a game. The code and its values are what counts; the sentence in English
 * stands beside them for an older Meydan and for other programs, and is all that there is in a file of an older one.
 */
import type { Language } from '../games/game.ts';
import { inEnglish, refusalSchema, wordRefusal, type Refusal } from './refusal.ts';

export interface Remark {
  readonly what: string;
  readonly why?: Refusal | undefined;
}

export function remark(why: Refusal): Required<Remark> {
  return { what: inEnglish(why), why };
}

/** In the words of the reader, or as it was written. */
export function wordRemark(language: Language, { what, why }: Remark): string {
  return (why && wordRefusal(language, why)) ?? what;
}

/** A note is lines: what a person wrote, as it is, and what Meydan says, as a refusal in JSON. */
const LONGEST_NOTE = 10_000;

/** One line of a note. */
export function noteOf(why: Refusal): string {
  const line = JSON.stringify(why);
  return line.length <= LONGEST_NOTE ? line : inEnglish(why).slice(0, LONGEST_NOTE);
}

export function wordNote(language: Language, note: string): string {
  return note
    .split('\n')
    .map((line) => wordLine(language, line))
    .join('\n');
}

function wordLine(language: Language, line: string): string {
  if (!line.startsWith('{"code":')) return line;
  try {
    return wordRefusal(language, refusalSchema.parse(JSON.parse(line))) ?? line;
  } catch {
    return line;
  }
}

/** What is kept as a code alone; an older file has a sentence there. */
export function wordCode(language: Language, code: string): string {
  return wordRefusal(language, { code, values: {} }) ?? code;
}
