import { expect, test } from 'vitest';
import { inPlaces, linesInSight, mostInSight, scrollTo, turnPage } from './line-window.ts';

test('the lines in sight and a few around them are there, and no others', () => {
  expect(linesInSight(0, 400, 40, 1000)).toEqual({ first: 0, last: 14 });
  expect(linesInSight(4000, 400, 40, 1000)).toEqual({ first: 96, last: 114 });
  expect(linesInSight(39_600, 400, 40, 1000)).toEqual({ first: 986, last: 1000 });
  expect(linesInSight(0, 400, 40, 3)).toEqual({ first: 0, last: 3 });
  expect(linesInSight(9000, 400, 40, 3)).toEqual({ first: 221, last: 221 });
});

test('never are there more lines than are said to be the most', () => {
  for (let scrolled = 0; scrolled < 200; scrolled += 7) {
    const { first, last } = linesInSight(4000 + scrolled, 410, 40, 1000);
    expect(last - first).toBeLessThanOrEqual(mostInSight(410, 40));
  }
});

test('whoever scrolls by a line changes one place, and every line in sight has one', () => {
  expect(inPlaces(0, 5, 100)).toEqual([0, 1, 2, 3, 4]);
  expect(inPlaces(1, 5, 100)).toEqual([5, 1, 2, 3, 4]);
  expect(inPlaces(7, 5, 100)).toEqual([10, 11, 7, 8, 9]);
  expect(inPlaces(97, 5, 100)).toEqual([95, 96, 97, 98, 99]);
  expect(inPlaces(97, 5, 101)).toEqual([100, 96, 97, 98, 99]);
  expect(inPlaces(0, 5, 2)).toEqual([0, 1]);
});

test('a line in sight does not scroll; another comes into sight with a neighbour', () => {
  expect(scrollTo(5, 100, 400, 40)).toBe(100);
  expect(scrollTo(20, 100, 400, 40)).toBe(480);
  expect(scrollTo(1, 100, 400, 40)).toBe(0);
  expect(scrollTo(0, 100, 400, 40)).toBe(0);
});

test('whoever goes from line to line reads on from a page that is turned now and then, and always sees a neighbour', () => {
  for (const height of [90, 120, 160, 400, 410]) {
    let scrolled = 0;
    let pages = 0;
    const goTo = (index: number) => {
      const next = turnPage(index, scrolled, height, 40);
      if (next !== scrolled) pages++;
      scrolled = next;
      // The neighbours are in sight where there is room for them.
      const room = Math.min(40, (height - 40) / 2);
      if (scrolled > 0) expect(index * 40).toBeGreaterThanOrEqual(scrolled + room);
      expect(index * 40 + 40).toBeLessThanOrEqual(scrolled + height - room);
      expect(scrolled).toBeGreaterThanOrEqual(0);
    };
    for (let index = 0; index < 100; index++) goTo(index);
    for (let index = 99; index >= 0; index--) goTo(index);
    expect(scrolled).toBe(0);
    // Line for line it would be 182.
    if (height === 400) expect(pages).toBeLessThan(27);
  }
});
