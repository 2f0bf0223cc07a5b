import { expect, test } from 'vitest';
import { countBelow } from './search.ts';

test('what is counted is what a look at every number would count', () => {
  const ordered = [1, 1, 2, 5, 5, 5, 9];
  for (let bound = 0; bound <= 11; bound++)
    expect(countBelow(ordered, bound)).toBe(ordered.filter((value) => value < bound).length);
  expect(countBelow([], 3)).toBe(0);
});
