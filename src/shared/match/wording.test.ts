import { expect, test } from 'vitest';
import { LANGUAGES } from '../games/game.ts';
import { diamonds } from '../games/diamonds/index.ts';
import { games } from '../games/index.ts';
import { othello } from '../games/othello/index.ts';
import { worm } from '../games/worm/index.ts';
import { createWording } from './screen-wording.ts';
import { wordMeasure, wordProblem } from './wording.ts';

test('a problem of a map is one sentence that names its clause once', () => {
  const problem = { code: 'too-small', clause: 'W1', columns: 1, rows: 1 };
  expect(wordProblem(worm, 'en', problem)).toBe(
    'The field has 1 columns and 1 rows; it needs at least two cells (W1).',
  );
  expect(wordProblem(worm, 'en', { code: 'constructor', clause: 'W1' })).toBe('constructor');
});

test.each(games.flatMap((game) => LANGUAGES.map((language) => [game.id, language, game] as const)))(
  'the texts of %s in %s name the clause of every problem',
  (_, language, game) => {
    for (const text of Object.values(game.texts[language].problems ?? {})) expect(text).toMatch(/\{clause\}|[BDW]\d/);
  },
);

test('whoever an event is about has one name, whatever part they have in it', () => {
  const hit = { type: 'hit', seat: 1, loser: 2, row: 3, col: 4 };
  expect(createWording(diamonds, 'en').event(hit)).toBe(
    'Agent\u00a0A hits the other agent in\u00a0(3,\u00a04); Agent\u00a0B pays for it',
  );
  expect(createWording(diamonds, 'fa').event(hit)).toMatch(/^عامل\u00a0A .*عامل\u00a0B است$/);
  expect(createWording(diamonds, 'en', ['Sara', 'Omid']).event(hit)).toMatch(/^Sara .*; Omid pays for it$/);
});

test('what the numbers of an attempt alone stand for is said', () => {
  expect(wordMeasure(worm, 'en', [0, 169.5, -60])).toBe('score: 169.5, moves: 60');
  expect(wordMeasure(worm, 'en', [1, -57])).toBe('target reached, moves: 57');
  expect(wordMeasure(worm, 'fa', [0, 169, -60])).toBe('۱۶۹ امتیاز، ۶۰ حرکت');
  expect(wordMeasure(diamonds, 'fa', [45])).toBe('۴۵ امتیاز');
  expect(wordMeasure(othello, 'en', [3, 4])).toBe('3 / 4');
});
