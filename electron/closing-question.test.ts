import { expect, test } from 'vitest';
import { UNFINISHED } from '../src/main/unfinished.ts';
import { closingQuestion } from './closing-question.ts';
import { SHELL_WORDS } from './words.ts';

test('whoever loses nothing is not asked', () => {
  expect(closingQuestion([], SHELL_WORDS.en)).toBeNull();
});

test.each([
  ['en', 'Games are still running', 'Files are still coming in', 'being written', 'examined'],
  ['fa', 'هنوز چند بازی در جریان است', 'پرونده‌هایی در راه', 'نوشته', 'معاینه'],
] as const)('each of it has a sentence of its own (%s)', (language, ...sentences) => {
  const words = SHELL_WORDS[language];
  for (const [index, what] of UNFINISHED.entries()) {
    const question = closingQuestion([what], words);
    expect(question?.message).toContain(sentences[index]);
    expect(question?.detail).not.toBe('');
    expect(question?.buttons).toHaveLength(question?.wishes.length ?? 0);
    expect(question?.wishes).toContain(question?.usual);
    expect(question?.wishes).toContain('stay');
  }
});

test('games that run are asked about first, and what becomes of the rest is told with them', () => {
  const { en } = SHELL_WORDS;
  const question = closingQuestion(['games', 'export'], en);
  expect(question).toMatchObject({ wishes: ['pause', 'stop', 'stay'], usual: 'pause' });
  expect(question?.detail.split('\n')).toEqual([en.unfinished.games.detail, en.unfinished.export.detail]);
  expect(closingQuestion(['files', 'doctor'], en)).toMatchObject({
    message: en.unfinished.files.message,
    wishes: ['leave', 'stay'],
    usual: 'stay',
  });
});
