import { expect, test } from 'vitest';
import { stepFor } from './sprites.ts';

test('pictures are kept in a few sizes, never smaller than needed', () => {
  const sizes = Array.from({ length: 200 }, (_, i) => i + 1);
  for (const pixels of sizes) expect(stepFor(pixels)).toBeGreaterThanOrEqual(pixels);
  for (const pixels of sizes.slice(6)) expect(stepFor(pixels)).toBeLessThan(pixels * 1.5);
  expect(new Set(sizes.map(stepFor)).size).toBeLessThan(18);
});
