import { expect, test } from 'vitest';
import { cellAt, HEXES } from '../../shared/games/agon/hexes.ts';
import { gradeOf } from '../../shared/games/agon/score.ts';
import { centreOf, CORNER_CELLS, corners, hexAt, layoutFor } from './agon-layout.ts';

const SIZES = [
  [877, 606],
  [1340, 850],
  [300, 700],
  [200, 120],
] as const;

test.each(SIZES)('in %i × %i every cell is on the drawing and found again where it is drawn', (width, height) => {
  const layout = layoutFor(width, height);
  for (const hex of HEXES) {
    const centre = centreOf(layout, hex);
    expect(hexAt(layout, centre)).toEqual(hex);
    for (const corner of corners(centre, layout.radius)) {
      expect(corner.x).toBeGreaterThan(0);
      expect(corner.x).toBeLessThan(width);
      expect(corner.y).toBeGreaterThan(0);
      expect(corner.y).toBeLessThan(height);
    }
    for (const nearCorner of corners(centre, layout.radius * 0.95)) expect(hexAt(layout, nearCorner)).toEqual(hex);
  }
});

test('beside the board there is no cell', () => {
  const layout = layoutFor(877, 606);
  for (const point of [
    { x: 1, y: 1 },
    { x: 876, y: 605 },
    { x: 438, y: 1 },
    { x: -50, y: 300 },
  ])
    expect(hexAt(layout, point)).toBeNull();
});

test('the tallies stand inside the drawing, or not at all', () => {
  for (const [width, height] of SIZES) {
    const { tallies, radius } = layoutFor(width, height);
    for (const { x, y } of tallies ?? []) {
      expect(x - 2.2 * radius).toBeGreaterThan(0);
      expect(x + 2.2 * radius).toBeLessThan(width);
      expect(y - 2.55 * radius).toBeGreaterThan(0);
      expect(y + 2.55 * radius).toBeLessThan(height);
    }
  }
  expect(layoutFor(877, 606).tallies).not.toBeNull();
  expect(layoutFor(300, 700).tallies).toBeNull();
});

test('grades can stand on the corners of every ring', () => {
  const grades = CORNER_CELLS.map(({ q, r }) => gradeOf(cellAt(q, r)));
  expect(grades.toSorted()).toEqual([1, 2, 3, 4, 5].flatMap((grade) => Array(6).fill(grade)));
});
