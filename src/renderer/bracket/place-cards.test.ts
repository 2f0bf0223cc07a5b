import { expect, test } from 'vitest';
import { makeDraw } from '../../shared/tournament/draw.ts';
import { formatSchema, type Format } from '../../shared/tournament/tournament.ts';
import { placeCards } from './place-cards.ts';

function cardsOf(format: Partial<Format> & { kind: Format['kind'] }, count: number) {
  const entrants = Array.from({ length: count }, (_, i) => ({ id: `c${i}`, seed: null }));
  return placeCards(makeDraw(formatSchema.parse(format), entrants, 1));
}

test('every place is on one card, two on each of a knockout', () => {
  for (const kind of ['single-elimination', 'groups-knockout', 'round-robin', 'swiss'] as const) {
    for (const count of [2, 3, 5, 9, 128]) {
      const cards = cardsOf({ kind }, count);
      const places = cards.flatMap(({ places }) => places);
      expect(places).toEqual(places.map((_, i) => i));
      if (kind === 'single-elimination') expect(cards.every(({ places }) => places.length === 2)).toBe(true);
    }
  }
});

test('all against all are one list, and several groups are groups', () => {
  expect(cardsOf({ kind: 'round-robin' }, 5)).toMatchObject([{ kind: 'list' }]);
  expect(cardsOf({ kind: 'round-robin', groups: 2 }, 5)).toMatchObject([{ kind: 'group' }, { kind: 'group' }]);
});

test('groups are cut as the draw filled them', () => {
  const cards = cardsOf({ kind: 'groups-knockout', groups: 4 }, 10);
  expect(cards.map(({ places }) => places.length)).toEqual([3, 3, 2, 2]);
});
