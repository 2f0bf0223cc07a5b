/**
 * The same name is typed in many ways: with Arabic or Persian letters and digits, with and without half-spaces, accents
 * and capitals. This is how two of them are compared; what is shown and kept stays as it was typed.
 */
import { shown } from '../contestants/safe-path.ts';

const LETTERS: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ئ: 'ی',
  ك: 'ک',
  ة: 'ه',
  ۀ: 'ه',
  ؤ: 'و',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
};

/** Arabic and Persian digits as 0 to 9. */
export function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/** Words of small letters and digits with single spaces between them. */
export function plainText(text: string): string {
  return (
    latinDigits(text.toWellFormed())
      .normalize('NFKC')
      .replace(/[يىئكةۀؤأإآٱ]/g, (letter) => LETTERS[letter] ?? letter)
      .normalize('NFKD')
      // Accents and vowel signs, half-spaces and signs of direction, and the stroke that makes words longer.
      .replace(/[\p{M}\p{Cf}ـ]/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}

/** A cell as a person means it: in one line, without what cannot be seen. Half-spaces stay. */
export function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** A line of a file in a sentence. */
export function quoted(text: string): string {
  return shown(tidy(text));
}
