/** What is drawn in `resources/art` can be painted: it holds nothing that `artwork.ts` would pass over in silence. */
import { readFileSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';

const HANDED_DOWN = 'fill stroke opacity transform stroke-width stroke-linecap stroke-linejoin stroke-dasharray'.split(
  ' ',
);
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  svg: ['xmlns', 'viewBox', ...HANDED_DOWN],
  g: ['id', ...HANDED_DOWN],
  path: ['d', ...HANDED_DOWN],
  circle: ['cx', 'cy', 'r', ...HANDED_DOWN],
  ellipse: ['cx', 'cy', 'rx', 'ry', ...HANDED_DOWN],
  rect: ['x', 'y', 'width', 'height', 'rx', ...HANDED_DOWN],
  radialGradient: ['id', 'gradientUnits', 'cx', 'cy', 'r', 'fx', 'fy', 'fr'],
  stop: ['offset', 'stop-color'],
};
const COLOUR = /^(none|#[0-9a-f]{6}([0-9a-f]{2})?|url\(#[a-z]+\)|var\(--[a-z-]+, #[0-9a-f]{6}([0-9a-f]{2})?\))$/;
const pictures = globSync('resources/art/*/*.svg');
const boards = globSync('src/renderer/boards/*.ts').map((file) => readFileSync(file, 'utf8'));

test('there are pictures for every board', () => {
  const games = new Set(pictures.map((file) => file.split(/[\\/]/)[2]));
  expect([...games].toSorted()).toEqual(['agon', 'beetles', 'diamonds', 'othello', 'worm']);
});

test.each(pictures)('%s holds only what can be painted, and is painted somewhere', (file) => {
  const source = readFileSync(file, 'utf8');
  expect(source).toContain('viewBox="-50 -50 100 100"');
  for (const [, tag = '', attributes = ''] of source.matchAll(/<([a-zA-Z]+)([^>]*?)\/?>/g)) {
    for (const [, name = '', value = ''] of attributes.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)) {
      expect(ATTRIBUTES[tag], `<${tag} ${name}>`).toContain(name);
      if (['fill', 'stroke', 'stop-color'].includes(name)) expect(value).toMatch(COLOUR);
      if (name === 'gradientUnits') expect(value).toBe('userSpaceOnUse');
    }
  }
  expect(boards.some((board) => board.includes(`${file.replaceAll('\\', '/')}?raw`))).toBe(true);
});
