import { createI18n } from 'vue-i18n';
import { en as vuetifyEn, fa as vuetifyFa } from 'vuetify/locale';
import type { Language } from '../../shared/games/game.ts';
export { languageOf } from '../../shared/language.ts';
import { en, type Messages } from './en.ts';
import { fa } from './fa.ts';

declare module 'vue-i18n' {
  // eslint-disable-next-line typescript/no-empty-object-type
  export interface DefineLocaleMessage extends Messages {}
}

export const messages: Readonly<Record<Language, Messages>> = { en, fa };

/** How each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fa: 'فارسی' };

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'fa' ? 'rtl' : 'ltr';
}

/** With the words of Vuetify's own parts beside ours. */
const allMessages: Record<string, Messages & { $vuetify: typeof vuetifyEn }> = {
  en: { ...en, $vuetify: vuetifyEn },
  fa: { ...fa, $vuetify: vuetifyFa },
};

export function createTranslations(language: Language) {
  return createI18n({
    legacy: false,
    locale: language,
    fallbackLocale: 'en',
    messages: allMessages,
  });
}
