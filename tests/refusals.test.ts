/** Nothing is refused without a code: whoever makes an error for people takes its words from `src/shared/refusals`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SENTENCES } from '../src/shared/refusals/sentences.ts';

const ROOT = join(import.meta.dirname, '..');
const sources = ['src/main', 'src/shared', 'electron', 'src/renderer', 'src/cli'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|vue)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(join(ROOT, folder, name), 'utf8') })),
);

test('an error for people is never made of a sentence', () => {
  const made = sources.flatMap(({ name, text }) =>
    Array.from(
      text.matchAll(/new (?:Bridge|Contest|Program|ChooseEntry|Contestant|MapText)Error\(([^;]*?)\)?;/gs),
      ([, given = '']) => ({ name, given }),
    ),
  );
  expect(made.length).toBeGreaterThan(80);
  // A sentence has a blank and begins a literal of its own.
  for (const { name, given } of made) expect(given, name).not.toMatch(/(?:^|, ?|\(\s*)[`'"][^`'",]* [^`'"]*[`'"]/);
});

test('every code that has words is used, and every code that is used has words', () => {
  const all = sources
    .filter(({ name }) => !name.startsWith('src/shared/refusals/'))
    .map(({ text }) => text)
    .join('\n');
  const inWords = sources.filter(
    ({ name }) => name.endsWith('refusals/issues.ts') || name.endsWith('refused-error.ts'),
  );
  const text = all + inWords.map((source) => source.text).join('\n');
  const prefixes = Array.from(text.matchAll(/refusal\(`([a-z-]+-)\$\{/g), ([, prefix = '']) => prefix);
  const unused = Object.keys(SENTENCES).filter(
    (code) => !text.includes(`'${code}'`) && !prefixes.some((prefix) => code.startsWith(prefix)),
  );
  expect(unused).toEqual([]);
  const named = Array.from(text.matchAll(/refusal\(\s*'([a-z-]+)'/g), ([, code = '']) => code);
  expect(named.filter((code) => !Object.hasOwn(SENTENCES, code))).toEqual([]);
});
