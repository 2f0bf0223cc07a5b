/** The language that is shown now, with what depends on it. */
import { computed, type ComputedRef } from 'vue';
import { useI18n } from 'vue-i18n';
import type { Game, GameTexts, Language } from '../../shared/games/game.ts';
import { directionOf } from '../i18n/index.ts';
import { setNumber } from '../i18n/numbers.ts';
import { plainText } from '../i18n/plain-texts.ts';
import { createWording, type Wording } from '../i18n/wording.ts';

export function useLanguage() {
  const { t: translate, locale } = useI18n({ useScope: 'global' });
  const language = computed<Language>(() => (locale.value === 'fa' ? 'fa' : 'en'));
  const t: typeof translate = (key: string, ...rest: unknown[]): string => {
    const [details] = rest;
    const isPlain = rest.length === 0 || (rest.length === 1 && typeof details === 'object');
    const plain = isPlain ? plainText(language.value, key, details as Readonly<Record<string, unknown>>) : null;
    return plain ?? (translate as (key: string, ...rest: unknown[]) => string)(key, ...rest);
  };
  const direction = computed(() => directionOf(language.value));
  const number = (value: number): string => setNumber(language.value, value);
  return { t, language, direction, number };
}

export function useGameTexts(game: () => Game): ComputedRef<GameTexts> {
  const { language } = useLanguage();
  return computed(() => game().texts[language.value]);
}

export function useWording(game: Game): ComputedRef<Wording> {
  const { language } = useLanguage();
  return computed(() => createWording(game, language.value));
}
