import { expect, test } from 'vitest';
import { SeatClock } from './clock.ts';

const move = { kind: 'move', ms: 2000 } as const;
const budget = { kind: 'budget', ms: 120_000 } as const;

test('O8 each move has its own time, and the first one the start allowance beside it', () => {
  const clock = new SeatClock(5000);
  expect(clock.deadline(move)).toBe(7000);
  expect(clock.answered(move, 6000)).toBe(1000);
  expect(clock.deadline(move)).toBe(2000);
  expect(clock.answered(move, 1500)).toBe(1500);
  expect(clock.usedInAll).toBe(2500);
});

test('O8 running before the first turn uses up the allowance, not the time for the move', () => {
  const clock = new SeatClock(5000);
  clock.ranUnasked(4000);
  expect([clock.left(move), clock.deadline(move)]).toEqual([2000, 3000]);
  clock.ranUnasked(9000);
  expect(clock.deadline(move)).toBe(2000);
});

test('A10 a budget runs down to zero and never below', () => {
  const clock = new SeatClock(100);
  expect(clock.answered(budget, 50)).toBe(0);
  expect(clock.left(budget)).toBe(120_000);
  clock.answered(budget, 100_000);
  expect(clock.left(budget)).toBe(20_000);
  clock.answered(budget, 50_000);
  expect([clock.left(budget), clock.deadline(budget)]).toEqual([0, 0]);
});

test('an answer to the greeting uses no thinking time and ends the start', () => {
  const clock = new SeatClock(5000);
  expect([clock.left({ kind: 'start' }), clock.deadline({ kind: 'start' })]).toEqual([0, 5000]);
  expect(clock.answered({ kind: 'start' }, 4000)).toBe(0);
  expect(clock.deadline(move)).toBe(2000);
});
