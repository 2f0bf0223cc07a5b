import { expect, test } from 'vitest';
import { rowUnder, scrollStep } from './seed-drag.ts';

const list = { top: 100, height: 600, head: 44, line: 64, count: 500 };

test('the row below the pointer, wherever the list is scrolled to', () => {
  expect(rowUnder(145, 0, list)).toBe(0);
  expect(rowUnder(207, 0, list)).toBe(0);
  expect(rowUnder(208, 0, list)).toBe(1);
  expect(rowUnder(145, 64 * 400, list)).toBe(400);
  expect(rowUnder(-500, 0, list)).toBe(0);
  expect(rowUnder(5000, 64 * 490, list)).toBe(499);
});

test('near an edge the list moves along, at the edge the fastest', () => {
  expect(scrollStep(400, list)).toBe(0);
  expect(scrollStep(180, list)).toBeLessThan(0);
  expect(scrollStep(150, list)).toBeLessThan(scrollStep(180, list));
  expect(scrollStep(690, list)).toBeGreaterThan(scrollStep(660, list));
  expect(scrollStep(5000, list)).toBe(18);
  expect(scrollStep(-5000, list)).toBe(-18);
});
