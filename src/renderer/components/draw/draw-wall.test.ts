import { expect, test } from 'vitest';
import { placeCards } from '../../bracket/place-cards.ts';
import { makeDraw } from '../../../shared/tournament/draw.ts';
import { formatSchema, type Format } from '../../../shared/tournament/tournament.ts';
import { drawWall } from './draw-wall.ts';

/** What the head and the large name leave of projectors of all shapes. */
const ROOMS = [
  { width: 962, height: 505 },
  { width: 1204, height: 533 },
  { width: 1804, height: 750 },
  { width: 1804, height: 860 },
];
const LONG = 14.5;
const FORMATS: readonly (Partial<Format> & { kind: Format['kind'] })[] = [
  { kind: 'single-elimination' },
  { kind: 'groups-knockout' },
  { kind: 'groups-knockout', groups: 2 },
  { kind: 'round-robin' },
  { kind: 'swiss' },
];

function cardsOf(format: Partial<Format> & { kind: Format['kind'] }, count: number) {
  const entrants = Array.from({ length: count }, (_, i) => ({ id: `c${i}`, seed: null }));
  return placeCards(makeDraw(formatSchema.parse(format), entrants, 1));
}

test('whole cards fill a page, all have their page, and nothing is wider or higher than the wall', () => {
  for (const room of ROOMS) {
    for (const format of FORMATS) {
      for (const count of [2, 5, 8, 16, 40, 128]) {
        const cards = cardsOf(format, count);
        const { columns, rows, pages, size, height, width } = drawWall(cards, LONG, room);
        const all = cards[0]?.kind === 'list' ? count : cards.length;
        expect(columns * width * size).toBeLessThanOrEqual(room.width + 0.01);
        expect(rows * height * size).toBeLessThanOrEqual(room.height + 0.01);
        expect(columns * rows * pages).toBeGreaterThanOrEqual(all);
        expect(columns * rows * (pages - 1)).toBeLessThan(all);
      }
    }
  }
});

test('eight places are seen at once on every projector, in letters for the last row', () => {
  for (const room of ROOMS) {
    const { pages, columns, size } = drawWall(cardsOf({ kind: 'single-elimination' }, 8), LONG, room);
    expect([pages, columns]).toEqual([1, 2]);
    expect(size).toBeGreaterThan(room.height / 20);
  }
});

test('letters do not get too small: rather there are pages', () => {
  for (const room of ROOMS) {
    for (const count of [16, 40, 128]) {
      const { pages, size } = drawWall(cardsOf({ kind: 'single-elimination' }, count), LONG, room);
      expect(size).toBeGreaterThanOrEqual(room.height / 25);
      if (count > 16) expect(pages).toBeGreaterThan(1);
    }
  }
});

test('a large group stands in several columns on its card', () => {
  const { abreast, size } = drawWall(cardsOf({ kind: 'groups-knockout', groups: 2 }, 40), LONG, {
    width: 1204,
    height: 533,
  });
  expect(abreast).toBeGreaterThan(1);
  expect(size).toBeGreaterThan(20);
});
