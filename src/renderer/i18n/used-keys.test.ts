/** Every text that the interface asks for is there. The compiler does not check it: keys are strings to vue-i18n. */
import { expect, test } from 'vitest';
import { messages } from './index.ts';

const sources = import.meta.glob<string>(['../**/*.vue', '../**/*.ts', '!../**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

function isText(key: string): boolean {
  const found = key.split('.').reduce<unknown>((at, part) => Reflect.get(Object(at), part), messages.en);
  return typeof found === 'string';
}

test('every key that is written out has a text', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  const missing = Object.entries(sources).flatMap(([file, source]) =>
    Array.from(source.matchAll(/\bt\(\s*'([^'$]+)'/g), ([, key = '']) => key)
      .filter((key) => !isText(key))
      .map((key) => `${file}: ${key}`),
  );
  expect(missing).toEqual([]);
});
