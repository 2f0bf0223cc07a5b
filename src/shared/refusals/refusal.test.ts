import { expect, test } from 'vitest';
import { z } from 'zod';
import { LANGUAGES } from '../games/game.ts';
import { issueRefusals } from './issues.ts';
import { inEnglish, refusal, refusalSchema, wordRefusal } from './refusal.ts';
import { SENTENCES } from './sentences.ts';

const sentences = Object.entries(SENTENCES);

function valueNames(text: string): string[] {
  return Array.from(new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name))).toSorted();
}

test('every code has words in both languages, with the same values', () => {
  expect(sentences.length).toBeGreaterThan(150);
  for (const [code, words] of sentences) {
    for (const language of LANGUAGES) expect(words[language].trim(), code).not.toBe('');
    expect(valueNames(words.fa), code).toEqual(valueNames(words.en));
  }
});

test('no Persian sentence has an Arabic letter or a Latin digit where Persian has its own', () => {
  for (const [code, { fa }] of sentences) {
    // What is written in Latin letters, such as UTF-8 and the cells of a map, keeps its digits.
    expect(fa.replace(/[A-Za-z][\w.-]*( \d)*/g, ''), code).not.toMatch(/[0-9يك٠-٩]/);
  }
});

test('Persian sentences are Persian, not English that was forgotten', () => {
  for (const [code, { en, fa }] of sentences) {
    if (en.replace(/\{\w+\}/g, '').trim().length > 4) expect(fa, code).toMatch(/[آ-ی]{2}/);
  }
});

test('names keep their direction, numbers get the digits and lists the commas of the language', () => {
  expect(inEnglish(refusal('kind-source', { name: '“bot.c”' }))).toBe(
    '“bot.c” is source code: hand in the compiled program.',
  );
  expect(wordRefusal('fa', refusal('kind-source', { name: '“bot.c”' }))).toContain('«\u2068bot.c\u2069» کد منبع است');
  const several = refusal('entry-many', { files: ['“a.py”', '“b.py”'], more: 1200 });
  expect(inEnglish(several)).toContain('“a.py”, “b.py” and 1,200 more');
  expect(wordRefusal('fa', several)).toMatch(/۱٬۲۰۰.*«\u2068a\.py\u2069»، «\u2068b\.py\u2069»/);
});

test('a refusal within a refusal is in the same language', () => {
  const why = refusal('needs-java', { name: '“bot.jar”' });
  const words = wordRefusal('fa', refusal('cannot-play', { name: 'سارا', why }));
  expect(words).toContain('جاوا');
  expect(words).not.toContain('needs');
});

test('a code that is not known has no words, whatever it is called', () => {
  for (const code of ['of-tomorrow', 'constructor', '__proto__'])
    expect(wordRefusal('fa', { code, values: {} })).toBeNull();
});

test('what crosses the bridge is checked, refusals within refusals too', () => {
  const nested = refusal('cannot-play', { name: 'x', why: refusal('entry-several', { files: ['a', 'b'] }) });
  expect(refusalSchema.parse(JSON.parse(JSON.stringify(nested)))).toEqual(nested);
  expect(refusalSchema.safeParse({ code: 'x', values: { a: { b: 1 } } }).success).toBe(false);
});

const schema = z.strictObject({
  size: z.int().min(4).max(26).multipleOf(2),
  name: z.string().min(1).max(3),
  kind: z.enum(['a', 'b']),
});
const right = { size: 8, name: 'abc', kind: 'a' };

test.each([
  [{ ...right, size: 3 }, '“size”: it must be at least 4, “size”: it must be a multiple of 2', 'نباید کمتر از ۴ باشد'],
  [{ ...right, size: 99 }, 'it must be at most 26', 'نباید بیشتر از ۲۶ باشد'],
  [{ ...right, size: 'large' }, '“size”: a number is needed here', 'اینجا عدد لازم است'],
  [{ ...right, size: 8.5 }, '“size”: a whole number is needed here', 'اینجا عدد صحیح لازم است'],
  [{ ...right, name: '' }, '“name”: it must not be empty', 'نباید خالی باشد'],
  [{ ...right, name: 'abcd' }, 'it may have at most 3 characters', 'بیش از ۳ نویسه نمی‌شود'],
  [{ ...right, kind: 'c' }, '“kind”: it must be one of a, b', 'باید یکی از این‌ها باشد'],
  [{ ...right, speed: 1 }, 'there is no “speed” here: leave it out', 'آن را بردارید'],
])('what a schema says of %j is said in words', (value, en, fa) => {
  const issues = issueRefusals(schema.safeParse(value).error ?? new z.ZodError([]));
  expect(issues.map(inEnglish).join(', ')).toContain(en);
  expect(issues.map((issue) => wordRefusal('fa', issue)).join('، ')).toContain(fa);
});
