import { expect, test } from 'vitest';
import { colourOf, contrast, inkOn, scaleOf } from './worm-colours.ts';

test.each(['light', 'dark'] as const)('every amount can be read on its colour in the %s theme', (theme) => {
  for (const scale of [9, 20, 40, 99]) {
    for (let amount = 1; amount <= scale; amount++) {
      expect(inkOn(amount, scale, theme).contrast, `${amount} of ${scale}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('more food has another colour, none has a colour of its own, and a meal keeps the others as they are', () => {
  const colours = Array.from({ length: 10 }, (_, amount) => colourOf(amount, 9, 'light'));
  expect(new Set(colours).size).toBe(10);
  expect(scaleOf([[0, 8], [3]])).toBe(scaleOf([[0, 0], [3]]));
  expect([scaleOf([[9]]), scaleOf([[10]]), scaleOf([[99]]), scaleOf([[]])]).toEqual([9, 20, 99, 9]);
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
});
