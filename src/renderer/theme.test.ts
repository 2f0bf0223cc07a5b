import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GROUND } from '../shared/ground.ts';

const base = readFileSync(new URL('./styles/base.css', import.meta.url), 'utf8');

test('before the theme is there the style has its ground already: nothing flashes', () => {
  const grounds = Array.from(base.matchAll(/background: (#[0-9a-f]{6});/gi), ([, colour = '']) => colour.toUpperCase());
  expect(new Set(grounds)).toEqual(new Set([GROUND.light, GROUND.dark]));
});
