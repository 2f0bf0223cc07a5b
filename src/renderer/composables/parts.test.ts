import { expect, test } from 'vitest';
import { inEvenParts, inParts } from './parts.ts';

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

test('even parts are as few as go, and nobody is alone in one', () => {
  const lengths = (count: number) =>
    inEvenParts(
      Array.from({ length: count }, (_, i) => i),
      8,
    ).map(({ items }) => items.length);
  expect([0, 8, 9, 17, 128].map(lengths)).toEqual([[], [8], [5, 4], [6, 6, 5], Array.from({ length: 16 }, () => 8)]);
});
