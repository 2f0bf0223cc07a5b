/** What the user prefers on this computer. */
import { z } from 'zod';
import { LANGUAGES } from '../games/game.ts';
import { refereeSettingsSchema } from '../match/referee-settings.ts';
import { concurrencySchema } from '../tournament/concurrency.ts';

export const THEMES = ['system', 'light', 'dark'] as const;

const fields = {
  language: z.enum(['system', ...LANGUAGES]),
  theme: z.enum(THEMES),
  /** What a new contest begins with; one that is there already has its own. */
  concurrency: concurrencySchema,
  referee: refereeSettingsSchema,
};

export const appearanceSchema = z.strictObject({
  language: fields.language.default('system'),
  theme: fields.theme.default('system'),
});

/** As they are kept: what a newer Meydan has written besides is no damage. */
export const preferencesSchema = z.object({
  ...appearanceSchema.shape,
  concurrency: fields.concurrency.default(0),
  referee: z.object(fields.referee.shape).prefault({}),
});
export type Preferences = z.infer<typeof preferencesSchema>;

export const preferenceCalls = {
  'preferences.read': { input: z.undefined(), output: preferencesSchema },
  /** What is given is replaced as a whole; the rest stays. */
  'preferences.change': { input: z.strictObject(fields).partial(), output: preferencesSchema },
} as const;

export const preferenceEvents = { 'preferences.changed': preferencesSchema } as const;
