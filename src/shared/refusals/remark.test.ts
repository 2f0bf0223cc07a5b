import { expect, test } from 'vitest';
import { refusal } from './refusal.ts';
import { noteOf, remark, wordCode, wordNote, wordRemark } from './remark.ts';

const late = refusal('referee-timeout', { ms: 2000 });

test('what is kept has the sentence for whoever knows no codes, and the code for the reader’s language', () => {
  expect(remark(late)).toEqual({ what: 'The program gave no answer within 2,000 ms.', why: late });
  expect(wordRemark('fa', remark(late))).toBe('برنامه تا ۲٬۰۰۰ میلی‌ثانیه پاسخی نداد.');
});

test('what an older file says is shown as it is, and so is what a newer one says in a code of tomorrow', () => {
  expect(wordRemark('fa', { what: 'It ended.' })).toBe('It ended.');
  expect(wordRemark('fa', { what: 'It flew away.', why: { code: 'referee-flown', values: {} } })).toBe('It flew away.');
});

test('a note is read line by line: what a person wrote stays, what Meydan says is in words', () => {
  const note = ['برق رفت', noteOf(refusal('game-contestant-back', { name: 'Sara' })), 'the power failed'].join('\n');
  expect(wordNote('en', note)).toBe('برق رفت\nSara is back\nthe power failed');
  expect(wordNote('fa', note)).toBe('برق رفت\n\u2068Sara\u2069 به مسابقه بازگشت\nthe power failed');
});

test.each(['', '{"code":', '{"code":1,"values":{}}', '{"code":"referee-flown","values":{}}', '{"code":"x"}', '{}'])(
  'a line that is no refusal stays: %s',
  (line) => expect(wordNote('fa', line)).toBe(line),
);

test('a note is never longer than the file keeps, and always whole', () => {
  const long = noteOf(refusal('unforeseen', { said: 'x'.repeat(20_000) }));
  expect(long.length).toBeLessThanOrEqual(10_000);
  expect(wordNote('fa', long)).toBe(long);
});

test('a code that stands alone has its words; the sentence of an older file stays', () => {
  expect(wordCode('fa', 'unenforced-strays')).toContain('پردازه');
  expect(wordCode('fa', 'Something is not limited here.')).toBe('Something is not limited here.');
});
