import { expect, test } from 'vitest';
import { inEnglish, wordRefusal } from '../refusals/refusal.ts';
import { endingOf } from './ending.ts';

test.each([
  [{ exitCode: 1, signal: null }, 'exit code 1', 'کد خروج ۱'],
  [{ exitCode: 139, signal: null }, 'exit code 139, it touched memory', 'کد خروج ۱۳۹، به حافظه‌ای دست زد'],
  [{ exitCode: null, signal: 'SIGFPE' }, 'signal SIGFPE, it divided', 'سیگنال \u2068SIGFPE\u2069، عدد صحیحی را بر صفر'],
  [{ exitCode: null, signal: 'SIGUSR1' }, 'signal SIGUSR1', 'سیگنال \u2068SIGUSR1\u2069'],
  [{ exitCode: 0xc0000005, signal: null }, 'exit code 0xC0000005, it touched', '\u20680xC0000005\u2069، به حافظه‌ای'],
  // As a signed number, which some runtimes make of it.
  [{ exitCode: -1073741819, signal: null }, 'exit code 0xC0000005, it touched', '\u20680xC0000005\u2069، به حافظه‌ای'],
  [{ exitCode: 0xc0000135, signal: null }, 'exit code 0xC0000135, a DLL that it needs is missing', 'یک DLL'],
  [{ exitCode: 0xc0001234, signal: null }, 'exit code 0xC0001234', 'کد خروج \u20680xC0001234\u2069'],
  [{ exitCode: 0xffffffff, signal: null }, 'exit code -1', 'کد خروج \u200e−۱'],
  [{ exitCode: 3221, signal: null }, 'exit code 3221', '\u20683221\u2069'],
  [{}, 'nobody knows how', 'معلوم نیست چگونه'],
])('%j is told in words', (ending, en, fa) => {
  expect(inEnglish(endingOf(ending))).toContain(en);
  expect(wordRefusal('fa', endingOf(ending))).toContain(fa);
});

test('a signal that nobody has heard of means nothing, whatever it is called', () => {
  expect(endingOf({ signal: 'constructor' })).toEqual({ code: 'ending-signal', values: { signal: 'constructor' } });
});
