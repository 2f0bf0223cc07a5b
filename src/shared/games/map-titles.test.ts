import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mapTitle } from '../match/wording.ts';
import { games } from './index.ts';

const withMaps = games.filter(({ maps }) => maps);

function shippedNames(game: string): string[] {
  const folder = `resources/maps/${game}`;
  return readdirSync(folder).map((file) => {
    return (JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as { name: string }).name;
  });
}

test.each(withMaps.map((game) => [game.id, game] as const))('the maps of %s have Persian names', (id, game) => {
  const names = shippedNames(id);
  expect(Object.keys(game.texts.fa.maps ?? {}).toSorted()).toEqual(names.toSorted());
  expect(new Set(names.map((name) => mapTitle(game, 'fa', name))).size).toBe(names.length);
  for (const name of names) expect(mapTitle(game, 'en', name)).toBe(name);
});

test.each(withMaps)('a map of somebody’s own keeps its name', (game) => {
  expect(mapTitle(game, 'fa', 'My map')).toBe('My map');
  expect(mapTitle(game, 'fa', 'constructor')).toBe('constructor');
});
