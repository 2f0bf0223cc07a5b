import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanName, safeParts, sameFileKey, shown } from './safe-path.ts';

describe('a path', () => {
  test.each([
    '../evil',
    'a/../../evil',
    '/etc/passwd',
    'C:/evil',
    'c:evil',
    '\\\\server\\share',
    'a\\b',
    'a\0b',
    'a\nb',
    'CON',
    'nul.txt',
    'src/aux.tar.gz',
    'COM1',
    'lpt9.x',
    'con .txt',
    'dot.',
    'space ',
    'a./b',
    'a//b',
    './a',
    '',
    'a:stream',
    'what?',
    '\u202egnp.exe',
    'x'.repeat(256),
    `${'long/'.repeat(50)}end`,
    '\ud800',
  ])('%j is refused', (path) => expect(() => safeParts(path)).toThrow(/^The path .*: rename it/));

  test.each(['bot.py', 'bin/data.v2.txt', 'ربات من/بازی‌کن.py', '.config', 'console.txt', 'a b', 'nullable', 'COM10'])(
    '%s is taken',
    (path) => expect(safeParts(path)).toEqual(path.split('/')),
  );
});

test.each([
  ['C:\\Users\\sara\\bot.exe', 'bot.exe'],
  ['../../bot.py', 'bot.py'],
  ['بازی‌کن.py', 'بازی‌کن.py'],
  ['a\0\u202eb\n.py', 'ab.py'],
  ['what?.js', 'what_.js'],
  ['aux.py', '_aux.py'],
  ['..', 'program'],
  ['', 'program'],
  ['folder/', 'program'],
  ['name. . ', 'name'],
])('%j is called %j here', (name, clean) => expect(cleanName(name)).toBe(clean));

test('a long name keeps its extension', () => {
  expect(cleanName(`${'ربات'.repeat(100)}.py`)).toMatch(/^(ربات)+[ربا]*\.py$/);
});

const anyName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: fc.constantFrom('.', ' ', '/', '\\', ':', 'a', 'CON', 'nul', '\0', '\ud800', 'ب'), maxLength: 40 }),
);

test('every name becomes one that is taken, and stays as it is then', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const clean = cleanName(name);
      expect(safeParts(clean)).toEqual([clean]);
      expect(cleanName(clean)).toBe(clean);
    }),
    { numRuns: 2000 },
  );
});

test('what is taken never leads out, and a sentence can show everything', () => {
  fc.assert(
    fc.property(anyName, (path) => {
      expect(shown(path)).toMatch(/^“[^\n\r\0]*”$/);
      try {
        for (const part of safeParts(path)) expect(part).toMatch(/^[^\\/:\0]*[^\\/:\0. ]$/);
      } catch (error) {
        expect(error).toHaveProperty('code', 'unsafe-path');
      }
    }),
    { numRuns: 2000 },
  );
});

test('spellings of one file share a key', () => {
  expect(sameFileKey('README')).toBe(sameFileKey('ReadMe'));
  expect(sameFileKey('é')).toBe(sameFileKey('e\u0301'));
  expect(sameFileKey('a')).not.toBe(sameFileKey('b'));
});
