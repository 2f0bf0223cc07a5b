import { expect, test } from 'vitest';
import { Pace } from './pace.ts';

function paceOf(...durations: number[]): Pace {
  const pace = new Pace();
  for (const ms of durations) pace.add(ms);
  return pace;
}

test('nothing is said until enough games were played', () => {
  expect(paceOf().remainingMs(10, [], 2)).toBeNull();
  expect(paceOf(100, 100).remainingMs(10, [], 2)).toBeNull();
  expect(paceOf(100, 100, 100).remainingMs(10, [], 2)).toBe(500);
});

test('games that run count with what is left of them, and never with nothing', () => {
  const pace = paceOf(100, 100, 100);
  expect(pace.remainingMs(0, [40, 80], 2)).toBe(60);
  expect(pace.remainingMs(2, [40, 80], 2)).toBe(140);
  expect(pace.remainingMs(0, [900], 2)).toBe(10);
  expect(pace.remainingMs(0, [], 2)).toBe(0);
});

test('places that nobody can take make nothing shorter', () => {
  const pace = paceOf(100, 100, 100);
  expect(pace.remainingMs(1, [], 8)).toBe(100);
  expect(pace.remainingMs(8, [], 8)).toBe(100);
  expect(pace.remainingMs(9, [], 8)).toBe(113);
});

test('the newest games tell', () => {
  const pace = paceOf(...Array<number>(100).fill(1000), ...Array<number>(100).fill(10));
  expect(pace.remainingMs(100, [], 1)).toBe(1000);
});
