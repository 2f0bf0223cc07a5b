import { expect, test } from 'vitest';
import { groupMatches, groupSizes } from './groups.ts';
import { roundRobin } from './round-robin.ts';

test('as many matches are counted as everybody has in their group', () => {
  for (const contestants of [2, 3, 5, 12, 33]) {
    for (const groups of [1, 2, 4]) {
      const sizes = groupSizes(groups, contestants);
      expect(groupMatches(sizes)).toBe(roundRobin(sizes, 1).length);
      expect(3 * groupMatches(sizes)).toBe(roundRobin(sizes, 3).length);
    }
  }
});
