import { expect, test } from 'vitest';
import { LANGUAGES } from '../../shared/games/game.ts';
import { createTranslations, messages } from './index.ts';
import { plainText } from './plain-texts.ts';

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
}

/** Whatever is asked for by a name has an answer. */
const details = new Proxy({} as Record<string, string>, {
  get: (_, name) => (typeof name === 'string' ? `<${name}>` : undefined),
  has: () => true,
});

test('a plain text reads as vue-i18n has it, in both languages', () => {
  const { t, locale } = createTranslations('en').global;
  const keys = keysOf(messages.en);
  let plain = 0;
  for (const language of LANGUAGES) {
    locale.value = language;
    for (const key of keys) {
      const text = plainText(language, key, details);
      if (text === null) continue;
      plain++;
      const names = Array.from(text.matchAll(/<(\w+)>/g), ([, name = '']) => [name, `<${name}>`]);
      expect(text, key).toBe(t(key, Object.fromEntries(names)));
    }
  }
  expect(plain).toBeGreaterThan(1.8 * keys.length);
});

test('plurals and texts that are not there are left to vue-i18n', () => {
  expect(plainText('en', 'contestants.selected', { count: '3' })).toBeNull();
  expect(plainText('en', 'nowhere.at.all')).toBeNull();
});

test('a detail that is not given leaves its place empty, as vue-i18n does', () => {
  const { t } = createTranslations('en').global;
  expect(plainText('en', 'watching.wall.turn', {})).toBe(t('watching.wall.turn', {}));
});
