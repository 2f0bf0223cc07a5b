/** Which of our languages somebody reads. */
import { LANGUAGES, type Language } from './games/game.ts';

/** The first of the reader's languages that we speak. */
export function languageOf(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}
