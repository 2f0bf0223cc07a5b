/** The forms of the preferences. What a new contest begins with has the words of the contest's own settings. */
import { z } from 'zod';
import { appearanceSchema } from '../../shared/bridge/preferences.ts';
import { LANGUAGE_NAMES, messages } from '../i18n/index.ts';
import { concurrencyForm, refereeForm } from './contest-forms.ts';
import type { SettingsForm } from './fields.ts';

export const appearanceForm: SettingsForm = {
  settings: appearanceSchema,
  texts: {
    en: {
      settings: {
        language: {
          ...messages.en.preferencesPage.language,
          choices: { system: messages.en.language.system, ...LANGUAGE_NAMES },
        },
        theme: { ...messages.en.preferencesPage.theme, choices: messages.en.theme },
      },
    },
    fa: {
      settings: {
        language: {
          ...messages.fa.preferencesPage.language,
          choices: { system: messages.fa.language.system, ...LANGUAGE_NAMES },
        },
        theme: { ...messages.fa.preferencesPage.theme, choices: messages.fa.theme },
      },
    },
  },
};

export const newContestForm: SettingsForm = {
  settings: z.strictObject({ ...concurrencyForm.settings.shape, ...refereeForm.settings.shape }),
  texts: {
    en: { settings: { ...concurrencyForm.texts.en.settings, ...refereeForm.texts.en.settings } },
    fa: { settings: { ...concurrencyForm.texts.fa.settings, ...refereeForm.texts.fa.settings } },
  },
};
