import { expect, test } from 'vitest';
import { inPlaces, linesInSight, mostInSight, scrollTo } from './line-window.ts';

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
