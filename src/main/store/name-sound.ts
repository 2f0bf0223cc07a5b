/**
 * How a name sounds, roughly: its consonants. Students write «رضایی» on the list and `rezaei.exe` or `Rezaee.zip` on the
 * file. Vowels, and letters that are sometimes vowels, say nothing then; neither does h, which is often not written.
 */
const PERSIAN: Readonly<Record<string, string>> = {
  b: 'ب',
  p: 'پ',
  t: 'تط',
  s: 'ثسصش',
  j: 'جژ',
  č: 'چ',
  k: 'خک',
  g: 'گغق',
  d: 'د',
  z: 'ذزضظ',
  r: 'ر',
  f: 'ف',
  l: 'ل',
  m: 'م',
  n: 'ن',
};
const SOUNDS = new Map(
  Object.entries(PERSIAN).flatMap(([sound, letters]) => [...letters].map((letter) => [letter, sound])),
);

/** `word` is of small letters (plain-text.ts). */
export function soundOf(word: string): string {
  return word
    .replace(/ch/g, 'č')
    .replace(/ph/g, 'f')
    .replace(/zh/g, 'j')
    .replace(/c/g, 'k')
    .replace(/q/g, 'g')
    .replace(/x/g, 'ks')
    .replace(/[^bptsjčkgdzrflmn]/g, (letter) => SOUNDS.get(letter) ?? '')
    .replace(/(.)\1+/g, '$1');
}
