import { expect, test } from 'vitest';
import { LANGUAGES } from '../game.ts';
import { agon } from './index.ts';

const EVENTS = [
  'queen-stepped',
  'guard-stepped',
  'queen-relocated',
  'guard-relocated',
  'queen-trapped',
  'guard-trapped',
  'passed',
  'refused',
  'fault',
];
const REASONS = [
  'enthroned',
  'empty-throne',
  'move-limit',
  'off-board',
  'empty-cell',
  'not-yours',
  'queen-first',
  'must-relocate',
  'same-cell',
  'occupied',
  'outer-ring',
  'too-far',
  'outward',
  'throne',
  'between-enemies',
];

function details(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).toSorted();
}

test.each(LANGUAGES)('everything has words in %s', (language) => {
  const texts = agon.texts[language];
  expect(Object.keys(texts.settings).toSorted()).toEqual(Object.keys(agon.settings.shape).toSorted());
  expect(Object.keys(texts.events).toSorted()).toEqual(EVENTS.toSorted());
  expect(Object.keys(texts.reasons).toSorted()).toEqual(REASONS.toSorted());
  expect(Object.keys(texts.bots)).toEqual(Object.keys(agon.bots));
  expect(texts.seats).toHaveLength(2);
});

test('both languages speak of the same details', () => {
  for (const part of ['events', 'reasons'] as const) {
    for (const [code, text] of Object.entries(agon.texts.en[part])) {
      expect(details(agon.texts.fa[part][code] ?? ''), code).toEqual(details(text));
    }
  }
});
