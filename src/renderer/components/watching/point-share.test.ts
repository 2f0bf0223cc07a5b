import { expect, test } from 'vitest';
import { shareOfFirst } from './point-share.ts';

test('points are shared by what each has, and evenly while nobody has any', () => {
  expect(shareOfFirst(30, 10)).toBe(0.75);
  expect(shareOfFirst(0, 10)).toBe(0);
  expect(shareOfFirst(0, 0)).toBe(0.5);
});

test('whoever falls below zero has no share, and of two below zero the one that is ahead has all', () => {
  expect(shareOfFirst(675, 0)).toBe(1);
  expect(shareOfFirst(675, -130)).toBe(1);
  expect(shareOfFirst(-130, 675)).toBe(0);
  expect(shareOfFirst(-50, -20)).toBe(0);
  expect(shareOfFirst(-20, -20)).toBe(0.5);
});
