/** The forms of a contest's settings that do not come from its game. */
import { z } from 'zod';
import { contestSettingsSchema } from '../../shared/bridge/contests.ts';
import { refereeSettingsSchema } from '../../shared/match/referee-settings.ts';
import { REFEREE_TEXTS } from '../../shared/match/referee-texts.ts';
import { messages } from '../i18n/index.ts';
import type { SettingsForm } from './fields.ts';

export const refereeForm: SettingsForm = { settings: refereeSettingsSchema, texts: REFEREE_TEXTS };

export const concurrencyForm: SettingsForm = {
  settings: z.strictObject({ concurrency: contestSettingsSchema.shape.concurrency.default(0) }),
  texts: {
    en: { settings: { concurrency: messages.en.settings.concurrency } },
    fa: { settings: { concurrency: messages.fa.settings.concurrency } },
  },
};
