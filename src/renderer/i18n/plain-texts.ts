/**
 * Texts that need nothing but their details put in, which are nearly all. A step in a game asks for dozens of them, and
 * vue-i18n looks up, checks and compiles anew for each; what it alone understands (plurals, links) is left to it.
 */
import type { Language } from '../../shared/games/game.ts';
import { messages } from './index.ts';

const SPECIAL = /[|@\\]|\{\W/;
const DETAIL = /\{(\w+)\}/g;

const known = new Map<Language, ReadonlyMap<string, string>>();

function textsOf(language: Language): ReadonlyMap<string, string> {
  let texts = known.get(language);
  if (!texts) {
    texts = new Map(flat(messages[language], '').filter(([, text]) => !SPECIAL.test(text)));
    known.set(language, texts);
  }
  return texts;
}

function flat(texts: object, prefix: string): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flat(Object(value), `${prefix}${key}.`),
  );
}

/** Null for a text that is not plain, or not there. */
export function plainText(language: Language, key: string, details?: Readonly<Record<string, unknown>>): string | null {
  const text = textsOf(language).get(key);
  if (text === undefined) return null;
  return details ? text.replace(DETAIL, (_, name: string) => String(details[name] ?? '')) : text;
}
