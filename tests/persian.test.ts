/** Persian texts are written as Persian is: half-spaces, its own marks and digits. Whatever people read is looked at. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** All string literals and rulebooks in which a Persian text can stand, with the file that has it. */
function persianTexts(): { readonly file: string; readonly text: string }[] {
  const sources = globSync('{src,electron}/**/*.{ts,vue}', { exclude: (name) => /(\.test|\.en)\.ts$/.test(name) });
  const literals = sources.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/(['`])((?:(?!\1)[^\\\n]|\\.)*)\1/g), ([, , text = '']) => ({
      file,
      text: text.replace(/\\u\{?([0-9a-f]{4})\}?/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    })),
  );
  const books = globSync('seeds/*.fa.md').flatMap((file) =>
    readFileSync(file, 'utf8')
      .replace(/```[^]*?```/g, '')
      .replace(/`[^`\n]*`/g, 'x')
      .split('\n')
      .map((text) => ({ file, text })),
  );
  return [...literals, ...books].filter(({ text }) => /[آ-ی]{2}/.test(text));
}

const texts = persianTexts();
const LETTER = '[آ-یءئؤأۀٔ]';

/** What is wrong, and how it looks. A comma with nothing behind it is that of a table (CSV). */
const SLIPS: readonly (readonly [what: string, slip: RegExp])[] = [
  ['a verb begins with «می‌» or «نمی‌» and a half-space', /(?<![آ-ی\u200c])ن?می +[آ-ی]/u],
  ['a plural is joined with a half-space', new RegExp(`${LETTER} +(?:ها|های|هایی|هایش|هایشان)(?![آ-ی\u200c])`, 'u')],
  ['a comparative is joined with a half-space', new RegExp(`${LETTER} +(?:تر|ترین)(?![آ-ی\u200c])`, 'u')],
  ['a half-space stands between letters', /\u200c(?![آ-یءئؤأa-z{⁨])|(?<![آ-یءئؤأۀٔa-z}\u2069])\u200c/iu],
  ['Persian has its own comma, semicolon and question mark', new RegExp(`${LETTER}["»)\u2069]?[,;?](?![آ-ی۰-۹])`, 'u')],
  ['Persian has its own quotation marks', /["“”](?=[آ-ی])|(?<=[آ-ی])["“”]/u],
  ['Persian has its own per cent sign', /[۰-۹}]%/u],
  ['no space stands before a mark', new RegExp(`${LETTER} +[،؛؟:.!](?!\\.)`, 'u')],
  ['a space stands after a comma', /[،؛](?=[آ-ی])/u],
  ['no Arabic letter or digit', /[يكة٠-٩]/u],
  ['a Latin digit never stands between Persian letters', /(?<=[آ-ی] )[0-9]+(?= [آ-ی])/u],
  ['the genitive after «ه» is written «هٔ»', /ه\u200cی(?![آ-ی\u200c])/u],
  ['one word for a thing: پرونده', /فایل/u],
  ['one word for a thing: رایانه', /کامپیوتر/u],
  ['one word for a thing: فهرست', /لیست/u],
  ['one word for a thing: تنظیم‌ها', /تنظیمات/u],
  ['one word for a thing: شرکت‌کننده', /شرکت کننده|شرکت‌کنندگان/u],
];

describe('no Persian text has a slip', () => {
  test('there are texts to look at', () => expect(texts.length).toBeGreaterThan(1500));

  test.each(SLIPS)('%s', (_, slip) => {
    const found = texts.filter(({ text }) => slip.test(text)).map(({ file, text }) => `${file}: ${text}`);
    expect(found).toEqual([]);
  });
});
