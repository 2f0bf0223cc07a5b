/** The interface's own texts in a page that has one language and no vue-i18n. */
import type { Language } from '../../shared/games/game.ts';
import { fillTemplate } from '../../shared/match/wording.ts';
import { setNumber } from '../../shared/numbers.ts';
import { en } from '../i18n/en.ts';
import { fa } from '../i18n/fa.ts';

const MESSAGES: Readonly<Record<Language, object>> = { en, fa };

export interface Texts {
  readonly language: Language;
  /** A key that has no text is returned as it is. */
  t(key: string, details?: Readonly<Record<string, string | number>>): string;
  number(value: number): string;
}

export function textsIn(language: Language): Texts {
  return {
    language,
    number: (value) => setNumber(language, value),
    t(key, details = {}) {
      const text = key
        .split('.')
        .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], MESSAGES[language]);
      return typeof text === 'string' ? fillTemplate(text, details) : key;
    },
  };
}
