import { expect, test } from 'vitest';
import { Pace, type Rest } from './pace.ts';

function paceOf(...durations: number[]): Pace {
  const pace = new Pace();
  for (const ms of durations) pace.add(ms);
  return pace;
}

/** Games of 100 ms. */
const usual = paceOf(100, 100, 100);

/** Waves of matches with one game each. */
function rest(waves: readonly number[], running: readonly number[] = []): Rest {
  return { waves: waves.map((games) => ({ games, inTurn: 1 })), running };
}

test('nothing is said until enough games were played', () => {
  expect(paceOf().remainingMs([rest([10])], 2)).toBeNull();
  expect(paceOf(100, 100).remainingMs([rest([10])], 2)).toBeNull();
  expect(usual.remainingMs([rest([10])], 2)).toBe(500);
});

test('games that run count with what is left of them, and never with nothing', () => {
  expect(usual.remainingMs([rest([2], [40, 80])], 2)).toBe(60);
  expect(usual.remainingMs([rest([3], [40, 80])], 2)).toBe(120);
  expect(usual.remainingMs([rest([4], [40, 80])], 2)).toBe(160);
  expect(usual.remainingMs([rest([1], [900])], 2)).toBe(10);
  expect(usual.remainingMs([rest([])], 2)).toBe(0);
  expect(usual.remainingMs([], 2)).toBe(0);
});

test('places that nobody can take make nothing shorter', () => {
  expect(usual.remainingMs([rest([1])], 8)).toBe(100);
  expect(usual.remainingMs([rest([8])], 8)).toBe(100);
  expect(usual.remainingMs([rest([9])], 8)).toBe(200);
});

test('the rounds of a bracket go one after the other', () => {
  // Four in a knockout: two semi-finals, then the final and the third place, wherever there is room.
  expect(usual.remainingMs([rest([2, 2])], 3)).toBe(200);
  expect(usual.remainingMs([rest([2, 2])], 1)).toBe(400);
  expect(usual.remainingMs([rest([16, 8, 4, 2, 2])], 1000)).toBe(500);
  expect(usual.remainingMs([rest([16, 8, 4, 2, 2])], 3)).toBe((6 + 3 + 2 + 1 + 1) * 100);
  expect(usual.remainingMs([rest([2, 2], [50, 70])], 3)).toBe(150);
});

test('so do the games of a match', () => {
  const bestOfThree = {
    waves: [
      { games: 6, inTurn: 3 },
      { games: 3, inTurn: 3 },
    ],
    running: [],
  };
  expect(usual.remainingMs([bestOfThree], 8)).toBe(600);
  expect(usual.remainingMs([bestOfThree], 1)).toBe(900);
  expect(usual.remainingMs([{ waves: [{ games: 2, inTurn: 2 }], running: [30] }], 2)).toBe(170);
});

test('categories share the places', () => {
  expect(usual.remainingMs([rest([2, 2]), rest([20])], 2)).toBe(1200);
  expect(usual.remainingMs([rest([1, 1, 1, 1]), rest([2])], 4)).toBe(400);
});

test('the newest games tell', () => {
  const pace = paceOf(...Array<number>(100).fill(1000), ...Array<number>(100).fill(10));
  expect(pace.remainingMs([rest([100])], 1)).toBe(1000);
});
