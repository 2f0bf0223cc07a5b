import { expect, test } from 'vitest';
import { inParts } from './parts.ts';

test('nothing is lost and nothing twice, whatever the length', () => {
  const items = Array.from({ length: 103 }, (_, i) => i);
  for (const length of [1, 50, 103, 500]) {
    const parts = inParts(items, length);
    expect(parts.flatMap((part) => part.items)).toEqual(items);
    expect(parts.every(({ from, items: [first] }) => first === from)).toBe(true);
    expect(parts.every((part) => part.items.length > 0 && part.items.length <= length)).toBe(true);
  }
  expect(inParts([], 50)).toEqual([]);
});
