/** The words of a board as the interface has them, strict: a missing text or an unfilled detail is an error. */
import type { Game, Language } from '../../shared/games/game.ts';
import { messages } from '../i18n/index.ts';
import { formatNumber } from '../i18n/numbers.ts';
import type { BoardWords } from './board.ts';

export function strictWords(game: Game, language: Language): BoardWords {
  return {
    t(key, details) {
      const found = key.split('.').reduce<unknown>((at, part) => Reflect.get(Object(at), part), messages[language]);
      if (typeof found !== 'string') throw new Error(`there is no text ${key}`);
      return found.replace(/\{(\w+)\}/g, (_, name: string) => {
        const detail = details[name];
        if (detail === undefined) throw new Error(`${key} has no ${name}`);
        return String(detail);
      });
    },
    seat: (seat) => game.texts[language].seats[seat - 1] ?? '',
    number: (value) => formatNumber(language, value),
  };
}
