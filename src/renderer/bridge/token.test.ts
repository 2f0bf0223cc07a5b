import { expect, test } from 'vitest';
import { hasToken, takeToken, type Page } from './token.ts';

function pageAt(hash: string, kept: Record<string, string> = {}): Page & { readonly addresses: string[] } {
  const addresses: string[] = [];
  return {
    addresses,
    location: { hash, pathname: '/', search: '' },
    history: { replaceState: (_data, _unused, url) => void addresses.push(url) },
    sessionStorage: {
      getItem: (key) => kept[key] ?? null,
      setItem: (key, value) => void (kept[key] = value),
    },
  };
}

test('the token is taken from the address, removed there and kept for the tab', () => {
  const kept = {};
  const page = pageAt('#token=abc-_1', kept);
  expect(takeToken(page)).toBe('abc-_1');
  expect(page.addresses).toEqual(['/']);
  const reloaded = pageAt('#/live/7', kept);
  expect(takeToken(reloaded)).toBe('abc-_1');
  expect(reloaded.addresses).toEqual([]);
});

test('a new token takes the place of the one that was kept', () => {
  const kept = {};
  takeToken(pageAt('#token=old', kept));
  expect(takeToken(pageAt('#token=new', kept))).toBe('new');
});

test('without one there is none', () => {
  expect([hasToken({ hash: '#/live/7' }), hasToken({ hash: '#token=a' })]).toEqual([false, true]);
  expect(takeToken(pageAt(''))).toBeNull();
  expect(takeToken(pageAt('#/live/7'))).toBeNull();
});
