/**
 * Every text that the interface asks for is there, and every text that is there is asked for. The compiler does not check
 * it: keys are strings to vue-i18n.
 */
import { expect, test } from 'vitest';
import { messages } from './index.ts';

const sources = import.meta.glob<string>(
  ['../**/*.vue', '../**/*.ts', '!../**/*.test.ts', '!./areas/*', '!./en.ts', '!./fa.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

function isText(key: string): boolean {
  const found = key.split('.').reduce<unknown>((at, part) => Reflect.get(Object(at), part), messages.en);
  return typeof found === 'string';
}

function keysOf(texts: unknown, path: readonly string[] = []): string[] {
  if (typeof texts === 'string') return [path.join('.')];
  return Object.entries(Object(texts)).flatMap(([part, below]) => keysOf(below, [...path, part]));
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

test('every text is asked for', () => {
  const source = Object.values(sources).join('\n');
  const found = (pattern: RegExp): string[] => Array.from(source.matchAll(pattern), ([, key = '']) => key);
  // Written out; begun, such as `results.${part}`; or taken from the messages themselves, with all below it.
  const known = new Set(found(/['"]([\w-]+(?:\.[\w-]+)+)['"]/g));
  const begun = [...found(/`([\w-]+\.[\w.-]*)\$\{/g), ...found(/messages\.en\.([\w.]+)/g)];
  const whole = found(/messages\[\w+\]\.([\w.]+)/g);
  const unused = keysOf(messages.en).filter(
    (key) => !known.has(key) && !whole.includes(key) && !begun.some((beginning) => key.startsWith(beginning)),
  );
  expect(unused).toEqual([]);
});
