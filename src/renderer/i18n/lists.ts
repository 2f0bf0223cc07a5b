/** Things in a row, as a person of that language writes them. */
import type { Language } from '../../shared/games/game.ts';

/** `Intl` has a comma before the last of them, which Persian and British English do not write. */
const SIGNS: Readonly<Record<Language, { readonly comma: string; readonly and: string }>> = {
  en: { comma: ', ', and: ' and ' },
  fa: { comma: '، ', and: ' و ' },
};

export function listed(language: Language, things: readonly string[]): string {
  const { comma, and } = SIGNS[language];
  const [last = '', ...before] = things.toReversed();
  return before.length === 0 ? last : before.toReversed().join(comma) + and + last;
}
