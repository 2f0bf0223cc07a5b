import { createI18n } from 'vue-i18n';
import { en as vuetifyEn, fa as vuetifyFa } from 'vuetify/locale';
import { LANGUAGES, type Language } from '../../shared/games/game.ts';
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

/** The first of the reader's languages that we speak. */
export function languageOf(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
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
