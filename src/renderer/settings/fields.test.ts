import { expect, test } from 'vitest';
import { z } from 'zod';
import { LANGUAGES, type Game } from '../../shared/games/game.ts';
import { games } from '../../shared/games/index.ts';
import { othello } from '../../shared/games/othello/index.ts';
import { refereeForm } from './contest-forms.ts';
import { appearanceForm, newContestForm } from './preference-forms.ts';
import { fieldsOf, problemWith, textsOf, valueOf } from './fields.ts';

test('a number setting becomes a field with its default and limits', () => {
  expect(fieldsOf(othello)).toEqual([
    { kind: 'number', key: 'size', initial: 8, whole: true, min: 4, max: 18, step: 2 },
    { kind: 'number', key: 'moveMs', initial: 2000, whole: true, min: 50, max: 600_000, step: null },
  ]);
});

test('switches, choices and open limits are known; a setting of another kind keeps its default', () => {
  const settings = z.strictObject({
    wrap: z.boolean().default(true),
    order: z.enum(['rows', 'spiral']).default('spiral'),
    chance: z.number().min(0).default(0.5),
    free: z.int().default(3),
    list: z.array(z.int()).default([1, 2]),
  });
  const game: Game = { ...othello, settings };
  expect(fieldsOf(game)).toEqual([
    { kind: 'switch', key: 'wrap', initial: true },
    { kind: 'choice', key: 'order', initial: 'spiral', choices: ['rows', 'spiral'] },
    { kind: 'number', key: 'chance', initial: 0.5, whole: false, min: 0, max: null, step: null },
    { kind: 'number', key: 'free', initial: 3, whole: true, min: null, max: null, step: null },
  ]);
  const [wrap, , chance] = fieldsOf(game);
  if (!wrap || !chance) throw new Error('the fields are missing');
  expect([problemWith(game, wrap, false), problemWith(game, chance, '0.75')]).toEqual([null, null]);
  expect(problemWith(game, chance, '-1')).toEqual({ text: 'atLeast', details: { min: 0 } });
});

test.each([
  ['8', null],
  ['۱۸', null],
  ['', { text: 'whole', details: {} }],
  ['eight', { text: 'whole', details: {} }],
  ['7.5', { text: 'whole', details: {} }],
  ['7', { text: 'multiple', details: { step: 2 } }],
  ['20', { text: 'between', details: { min: 4, max: 18 } }],
])('a board size of %j', (typed, problem) => {
  const [size] = fieldsOf(othello);
  if (!size) throw new Error('the field is missing');
  expect(problemWith(othello, size, typed)).toEqual(problem);
});

test.each(games.map((game): [string, Game] => [game.id, game]))('the defaults of %s are sound', (_, game) => {
  const fields = fieldsOf(game);
  const typed = fields.map((field) => ({
    field,
    value: field.kind === 'number' ? String(field.initial) : field.initial,
  }));
  for (const { field, value } of typed) expect(problemWith(game, field, value), field.key).toBeNull();
  const settings = Object.fromEntries(typed.map(({ field, value }) => [field.key, valueOf(field, value)]));
  expect(game.settings.safeParse(settings).success).toBe(true);
});

const UNITS = {
  Ms: { en: '(milliseconds)', fa: '(میلی‌ثانیه)' },
  Kb: { en: '(kilobytes)', fa: '(کیلوبایت)' },
  Mb: { en: '(megabytes)', fa: '(مگابایت)' },
};

test('whatever has a unit is labelled with it, in both languages', () => {
  for (const form of [...games, refereeForm])
    for (const { key } of fieldsOf(form))
      for (const [ending, unit] of Object.entries(UNITS))
        if (key.endsWith(ending))
          for (const language of LANGUAGES) expect(textsOf(form, language, key).label).toContain(unit[language]);
});

test('each field of the preferences has its words, and each of its choices a name, in both languages', () => {
  for (const form of [appearanceForm, newContestForm]) {
    for (const language of LANGUAGES) {
      for (const field of fieldsOf(form)) {
        const { label, help, choices = {} } = textsOf(form, language, field.key);
        expect([label, help], field.key).not.toContain('');
        expect(label).not.toBe(field.key);
        if (field.kind === 'choice') expect(Object.keys(choices)).toEqual(expect.arrayContaining([...field.choices]));
      }
    }
  }
  expect(fieldsOf(newContestForm).map(({ key }) => key)).toEqual(Object.keys(newContestForm.settings.shape));
});
