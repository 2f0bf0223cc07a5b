import { expect, test } from 'vitest';
import { games } from './index.ts';
import { mapFromText } from './read-map.ts';

const withMaps = games.filter(({ maps }) => maps);

test.each(withMaps)('a map of $id is read from its JSON, with a mark of Windows before it too', (game) => {
  const json = JSON.stringify(game.maps?.standard);
  for (const text of [json, `\uFEFF${json}`, `\n ${json}\n`]) {
    expect(mapFromText(game, text)).toEqual({ map: game.maps?.standard });
  }
});

test.each(withMaps)('what is no map of $id is told', (game) => {
  const other = withMaps.find(({ id }) => id !== game.id);
  const codeOf = (text: string) => {
    const read = mapFromText(game, text);
    return 'refusal' in read ? read.refusal.code : null;
  };
  expect(codeOf(JSON.stringify(other?.maps?.standard))).toBe('map-of-another-game');
  expect(codeOf('{"format":')).toBe('map-not-json');
  for (const text of ['{}', 'null', '7', '', 'x']) expect(['map-unreadable', 'map-not-json']).toContain(codeOf(text));
});

test.each(withMaps)('a map of $id without a name is told so, and nothing else of it', (game) => {
  const named = { ...(game.maps?.standard as object), name: 'x' };
  const nameless = Object.fromEntries(Object.entries(named).filter(([key]) => key !== 'name'));
  for (const map of [nameless, { ...named, name: '' }]) {
    expect(mapFromText(game, JSON.stringify(map))).toMatchObject({ refusal: { code: 'map-nameless' } });
  }
  expect(mapFromText(game, JSON.stringify({ ...named, name: 7 }))).toMatchObject({
    refusal: { code: 'map-unreadable' },
  });
});

test('a game without maps has none', () => {
  const othello = games.find(({ maps }) => !maps);
  expect(othello && mapFromText(othello, '{}')).toMatchObject({ refusal: { code: 'no-maps' } });
});
