import { expect, test } from 'vitest';
import fc from 'fast-check';
import { matchNames, type NameMatch } from './match-names.ts';
import { soundOf } from './name-sound.ts';
import { plainText } from './plain-text.ts';
import { slipsBetween } from './slips.ts';

const class1 = [
  { id: '1', name: 'علی رضایی', number: '۴۰۰۱۲۳' },
  { id: '2', name: 'Sara Karimi', number: '400124' },
  { id: '3', name: 'محمد حسینی', number: '400125' },
  { id: '4', name: 'محمد حسینی نژاد', number: '400126' },
  { id: '5', name: 'Negar Ahmadi', number: null },
  { id: '6', name: 'Nima Ahmadi', number: 'S-77' },
];

const short = (match: NameMatch | undefined) => {
  if (match?.kind === 'matched') return `${match.by} ${match.contestant}`;
  if (match?.kind === 'several-contestants') return `${match.kind} ${match.candidates.join(' ')}`;
  return match?.kind;
};
const match = (file: string) => short(matchNames([file], class1)[0]);

test.each([
  ['400124.exe', 'number 2'],
  ['hw3_400123_final.zip', 'number 1'],
  ['پروژه ۴۰۰۱۲۵.py', 'number 3'],
  ['bot-s77.jar', 'number 6'],
  ['1400124.exe', 'unmatched'],
  ['400123-400124.zip', 'several-contestants 1 2'],
  ['sara_karimi.exe', 'name 2'],
  ['SaraKarimi2.exe', 'name 2'],
  ['Karimi, Sara.py', 'name 2'],
  ['C:\\Users\\teacher\\علي‌رضايي.exe', 'name 1'],
  ['محمد حسینی.exe', 'name 3'],
  ['محمد_حسینی_نژاد.exe', 'name 4'],
  ['sara_karmi.exe', 'similar 2'],
  ['karimi.exe', 'similar 2'],
  ['ahmadi.exe', 'several-contestants 5 6'],
  ['ali_rezaei.exe', 'sound 1'],
  ['AliRezaee.zip', 'sound 1'],
  ['mohammad hosseini nejad.exe', 'sound 4'],
  ['bot.exe', 'unmatched'],
  ['.exe', 'unmatched'],
  ['', 'unmatched'],
])('%s: %s', (file, expected) => {
  expect(match(file)).toBe(expected);
});

test('two files for one contestant are both reported', () => {
  const [first, second, third] = matchNames(['400124.exe', 'sara_karimi_v2.exe', '400123.exe'], class1);
  expect(first).toEqual({ file: '400124.exe', kind: 'several-files', contestant: '2', files: ['sara_karimi_v2.exe'] });
  expect(second?.kind).toBe('several-files');
  expect(short(third)).toBe('number 1');
});

test('the same name is the same, however it is typed', () => {
  expect(plainText('  عَلي‌رِضا كـريمي ')).toBe(plainText('علیرضا کریمی'));
  expect(plainText('٤۵6 Ünal')).toBe('456 unal');
  expect(soundOf('چنگیزی')).toBe(soundOf('changizi'));
  expect(soundOf('قاسمی')).toBe(soundOf('ghasemi'));
});

test('any names and files get one answer each', () => {
  const text = fc.string({ unit: 'binary', maxLength: 30 });
  const contestant = fc.record({ id: fc.nat().map(String), name: text, number: fc.option(text) });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 6 }), fc.array(contestant, { maxLength: 6 }), (files, contestants) => {
      expect(matchNames(files, contestants).map(({ file }) => file)).toEqual(files);
    }),
  );
});

test('slips are counted both ways alike, up to a limit', () => {
  expect(slipsBetween('karimi', 'karmi', 2)).toBe(1);
  expect(slipsBetween('karimi', 'kraimi', 2)).toBe(1);
  expect(slipsBetween('karimi', 'ahmadi', 2)).toBe(Infinity);
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.nat(8), (one, other, most) => {
      const all = slipsBetween(one, other, 8);
      expect(slipsBetween(other, one, 8)).toBe(all);
      expect(slipsBetween(one, other, most)).toBe(all <= most ? all : Infinity);
      expect(all === 0).toBe(one === other);
    }),
  );
});
