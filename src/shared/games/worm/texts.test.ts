import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../game.ts';
import { DIRECTIONS } from './direction.ts';
import { worm } from './index.ts';
import { fa } from './texts.ts';

const detailsIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = worm.texts[language];

  test('W9 name every setting, event and reason', () => {
    expect(Object.keys(texts.settings)).toEqual(Object.keys(worm.settings.shape));
    expect(Object.keys(texts.events)).toEqual(['moved', 'ate', 'turned', 'violation', 'fault']);
    const reasons = ['finished', 'move-limit', 'stuck', 'violation', 'off-field', 'body', ...DIRECTIONS];
    expect(Object.keys(texts.reasons)).toEqual(reasons);
    expect(Object.keys(texts.bots)).toEqual(['random', 'greedy', 'expert']);
    expect(texts.seats).toHaveLength(1);
  });

  test('have no empty sentence', () => {
    const { settings, bots, events, reasons, problems } = texts;
    const labels = Object.values(settings).flatMap(({ label, help }) => [label, help]);
    const all = [texts.title, texts.summary, ...labels, bots, events, reasons, problems ?? {}];
    for (const text of all.flatMap((part) => (typeof part === 'string' ? part : Object.values(part)))) {
      expect(text.trim()).not.toBe('');
    }
  });
});

test('both languages use the same details', () => {
  for (const part of ['events', 'reasons', 'problems', 'measures'] as const) {
    for (const [code, text] of Object.entries(worm.texts.en[part] ?? {})) {
      expect(detailsIn(fa[part]?.[code] ?? '')).toEqual(detailsIn(text));
    }
  }
});
