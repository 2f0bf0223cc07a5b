/** The words of a board in a test: the real texts, and a complaint about any that is missing or left without its details. */
import type { Game, Language } from '../../shared/games/game.ts';
import { createTranslations } from '../i18n/index.ts';
import { setNumber } from '../i18n/numbers.ts';
import { createWording } from '../i18n/wording.ts';
import type { BoardWords } from './board.ts';

export function wordsIn(game: Game, language: Language): BoardWords {
  const { global } = createTranslations(language);
  return {
    t(key, details) {
      if (!global.te(key, language)) throw new Error(`there is no text ${key} in ${language}`);
      const text = global.t(key, details);
      if (text.includes('{') || text.includes('undefined')) throw new Error(`${key} lacks a detail: ${text}`);
      return text;
    },
    seat: createWording(game, language).seat,
    number: (value) => setNumber(language, value),
  };
}
