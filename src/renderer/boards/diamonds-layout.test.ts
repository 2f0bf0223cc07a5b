import { expect, test } from 'vitest';
import { layoutFor, middleOf, placeAt } from './diamonds-layout.ts';

const ROOMS = [
  [870, 600],
  [1380, 850],
  [560, 700],
  [300, 240],
  [260, 150],
] as const;

test('the field and the bags fit into the room and do not overlap', () => {
  for (const [width, height] of ROOMS) {
    for (const [rows, cols] of [
      [2, 2],
      [12, 12],
      [20, 20],
      [2, 20],
      [20, 2],
    ] as const) {
      const { left, top, cell, margin, bags } = layoutFor(rows, cols, width, height, 2);
      const right = left + cols * cell + margin;
      const bottom = top + rows * cell + margin;
      expect(Math.min(left - margin, top - margin)).toBeGreaterThanOrEqual(0);
      for (const bag of bags) {
        expect(bag.x).toBeGreaterThanOrEqual(0);
        expect(bag.x + bag.width).toBeLessThanOrEqual(width);
        expect(bag.y + bag.height).toBeLessThanOrEqual(height);
        expect(bag.x >= right || bag.x + bag.width <= left - margin || bag.y >= bottom).toBe(true);
      }
    }
  }
});

test('a wide room has the bags beside the field, a high one below it, and one agent has one bag', () => {
  expect(layoutFor(12, 12, 870, 600, 2)).toMatchObject({ bagsBeside: true, bags: [{}, {}] });
  expect(layoutFor(12, 12, 560, 700, 2)).toMatchObject({ bagsBeside: false, bags: [{}, {}] });
  expect(layoutFor(12, 12, 870, 600, 1).bags).toHaveLength(1);
});

test('the middle of every cell is in that cell, and beside the field there is none', () => {
  const layout = layoutFor(5, 7, 800, 600, 2);
  for (let row = 0; row < 5; row++) {
    for (let col = 0; col < 7; col++) {
      const { x, y } = middleOf(layout, row, col);
      expect(placeAt(layout, x, y)).toEqual({ row, col });
    }
  }
  expect(placeAt(layout, layout.left - 1, layout.top + 5)).toBeNull();
  expect(placeAt(layout, layout.left, layout.top + 5 * layout.cell)).toBeNull();
});
