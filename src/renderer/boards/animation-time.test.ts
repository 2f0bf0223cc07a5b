import { expect, test } from 'vitest';
import { SPEEDS } from '../composables/use-playback.ts';
import { animationTime } from './animation-time.ts';

test('a board is at rest before the next turn, and still at speeds where it would only flicker', () => {
  for (const speed of SPEEDS) expect(animationTime(speed)).toBeLessThan(1000 / speed);
  expect([animationTime(0.25), animationTime(4), animationTime(8), animationTime(64)]).toEqual([480, 175, 0, 0]);
  expect(animationTime(null)).toBeGreaterThan(0);
});
