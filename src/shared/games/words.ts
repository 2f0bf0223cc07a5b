/**
 * Cutting a program's output into words. Output arrives in pieces, so a word is complete only when white space or the
 * end of the output follows it; until then the reader has to wait. Every game reads with these functions, so all agree
 * on what white space is (what C's `isspace` says) and none can be fed an endless word.
 */

/** No protocol has a longer word; one that grows past it is handed out unfinished, to be judged as it is. */
export const LONGEST_WORD = 64;

export interface Word {
  readonly text: string;
  /** The index just behind the word. */
  readonly end: number;
}

function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

/** The index of the first character at or after `from` that is not white space. */
export function skipBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && isBlank(text.charCodeAt(at))) at++;
  return at;
}

/** The first word at or after `from`, or null while more output is needed to know it. */
export function nextWord(text: string, from: number, ended: boolean): Word | null {
  const start = skipBlanks(text, from);
  let end = start;
  while (end < text.length && end - start < LONGEST_WORD && !isBlank(text.charCodeAt(end))) end++;
  const complete = end < text.length || (ended && end > start);
  return complete ? { text: text.slice(start, end), end } : null;
}

/** Numbers beyond this are taken for it: no game has such numbers, and this one is written and read without loss. */
const LARGEST = 999_999_999;

/** An optional minus and decimal digits, as a number; null for anything else. */
export function integerOf(word: string): number | null {
  return /^-?[0-9]+$/.test(word) ? Math.max(-LARGEST, Math.min(Number(word), LARGEST)) + 0 : null;
}

/** True while a word that is still arriving can become an integer. */
export function mayBecomeInteger(unfinished: string): boolean {
  return /^-?[0-9]*$/.test(unfinished);
}
