import { expect, test } from 'vitest';
import { DOCTOR_WORDS } from '../../shared/doctor/words.ts';
import { LANGUAGES } from '../../shared/games/game.ts';
import { clausesIn } from './clauses-in-text.ts';

const clauses = (text: string) => clausesIn(text).flatMap((part) => ('clause' in part ? [part.clause, part.game] : []));

test.each([
  ['The score needed to take one (D8, D13).', ['D8', 'diamonds', 'D13', 'diamonds']],
  ['سطرها را به شکل قانون‌های بازی بنویسید (B8، B9، B14).', ['B8', 'beetles', 'B9', 'beetles', 'B14', 'beetles']],
  ['the row of a mirrored start \u2068(O2)\u2069', ['O2', 'othello']],
  ['A11', ['A11', 'agon']],
  ['0xC0000005 and B-4, X9, W, D0, D123, WD4 and D4x are none', []],
  ['', []],
])('%s', (text, found) => {
  expect(clauses(text)).toEqual(found);
  expect(
    clausesIn(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('what the doctor says names the same clauses in both languages', () => {
  const [en, fa] = LANGUAGES.map((language) =>
    Object.entries(DOCTOR_WORDS[language].findings).map(([code, { seen, mend }]) => [code, clauses(seen + mend)]),
  );
  expect(fa).toEqual(en);
});
