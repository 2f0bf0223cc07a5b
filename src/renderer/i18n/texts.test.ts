/** Nothing is left without words: neither the interface nor any game that is registered. */
import { expect, test } from 'vitest';
import { FAULTS, LANGUAGES, type Game } from '../../shared/games/game.ts';
import { games } from '../../shared/games/index.ts';
import { directionOf, languageOf, messages } from './index.ts';
import { createWording } from './wording.ts';

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
}

function textAt(texts: object, path: string): string {
  const found = path.split('.').reduce<unknown>((at, key) => Reflect.get(Object(at), key), texts);
  return String(found);
}

function placeholders(text: string): string[] {
  return Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name).toSorted();
}

test('every text of the interface is in both languages, with the same details', () => {
  expect(keysOf(messages.fa).toSorted()).toEqual(keysOf(messages.en).toSorted());
  for (const key of keysOf(messages.en)) {
    expect(textAt(messages.fa, key).trim(), key).not.toBe('');
    expect(new Set(placeholders(textAt(messages.fa, key))), key).toEqual(
      new Set(placeholders(textAt(messages.en, key))),
    );
  }
});

test('no Persian text has a Latin digit or an Arabic letter where Persian has its own', () => {
  for (const key of keysOf(messages.fa)) expect(textAt(messages.fa, key), key).not.toMatch(/[0-9يك٠-٩]/);
});

test('what is counted while a game is watched is a step: some games have one before what their rules call the first turn', () => {
  for (const area of ['watching', 'controls', 'shortcuts'] as const) {
    for (const key of keysOf(messages.en[area])) {
      expect(textAt(messages.en[area], key), key).not.toMatch(/(?<!\{)\bturns?\b/i);
      expect(textAt(messages.fa[area], key), key).not.toContain('نوبت');
    }
  }
});

test.each(games.map((game): [string, Game] => [game.id, game]))(
  '%s has words for everything, in both languages',
  (_, game) => {
    for (const language of LANGUAGES) {
      const texts = game.texts[language];
      expect(texts.title && texts.summary).not.toBe('');
      expect(texts.seats.length).toBeGreaterThanOrEqual(game.seats.max);
      expect(Object.keys(texts.settings).toSorted()).toEqual(Object.keys(game.settings.shape).toSorted());
      for (const { label, help } of Object.values(texts.settings)) expect(label && help).not.toBe('');
      for (const bot of Object.keys(game.bots)) expect(texts.bots[bot], bot).toBeTruthy();
      for (const fault of FAULTS) {
        const words = createWording(game, language).reason({ code: fault, seat: 1 });
        expect(words).toContain(texts.seats[0]);
        expect(words).not.toContain(fault === 'closed' || fault === 'crash' || fault === 'memory' ? '{' : fault);
      }
    }
    expect(Object.keys(game.texts.fa.events).toSorted()).toEqual(Object.keys(game.texts.en.events).toSorted());
    expect(Object.keys(game.texts.fa.reasons).toSorted()).toEqual(Object.keys(game.texts.en.reasons).toSorted());
  },
);

test('the first language that we speak is chosen', () => {
  expect([languageOf(['fa-IR']), languageOf(['de', 'FA']), languageOf(['de']), languageOf([])]).toEqual([
    'fa',
    'fa',
    'en',
    'en',
  ]);
  expect([directionOf('en'), directionOf('fa')]).toEqual(['ltr', 'rtl']);
});
