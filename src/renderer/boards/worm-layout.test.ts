import { expect, test } from 'vitest';
import { bodyLine, cellAt, layoutFor, middleOf, showsAmounts } from './worm-layout.ts';

const ROOMS = [
  [877, 606],
  [1340, 850],
] as const;
const FIELDS = [
  [2, 1],
  [1, 2],
  [20, 15],
  [200, 1],
  [200, 200],
] as const;

test.each(ROOMS)('in %i × %i every field fits and each cell is found where it is drawn', (width, height) => {
  for (const [columns, rows] of FIELDS) {
    const layout = layoutFor(columns, rows, width, height);
    const { left, top, cell, gauge, margin } = layout;
    expect(left).toBeGreaterThanOrEqual(margin);
    expect(left + columns * cell).toBeLessThanOrEqual(width);
    expect(top).toBeGreaterThanOrEqual(gauge.top + gauge.height);
    expect(top + rows * cell).toBeLessThanOrEqual(height);
    expect(gauge.left).toBeGreaterThanOrEqual(0);
    expect(gauge.top).toBeGreaterThanOrEqual(0);
    for (const x of [0, Math.floor(columns / 2), columns - 1]) {
      for (const y of [0, Math.floor(rows / 2), rows - 1]) {
        const middle = middleOf(layout, { x, y });
        expect(cellAt(layout, middle.x, middle.y)).toEqual({ x, y });
      }
    }
    expect(cellAt(layout, left - 1, top + 1)).toBeNull();
    expect(cellAt(layout, left + 1, top + rows * cell + 1)).toBeNull();
  }
});

test('a field of tiny cells has a lens beside it, inside the drawing', () => {
  for (const [width, height] of ROOMS) {
    const { lens, left, cell, columns, rows, top } = layoutFor(200, 200, width, height);
    if (!lens) throw new Error('there is no lens');
    expect(lens.left).toBeGreaterThan(left + columns * cell);
    expect(lens.left + lens.side).toBeLessThanOrEqual(width);
    expect(lens.top).toBeGreaterThanOrEqual(top);
    expect(lens.top + lens.side).toBeLessThanOrEqual(top + rows * cell + 0.5);
    for (const [columns, rows] of FIELDS.slice(0, 4)) expect(layoutFor(columns, rows, width, height).lens).toBeNull();
  }
});

test('amounts are written where they can be read, and the numbers beside the field never touch', () => {
  const shows = ([columns, rows]: readonly [number, number]): boolean =>
    showsAmounts(layoutFor(columns, rows, 877, 606));
  expect(FIELDS.map(shows)).toEqual([true, true, true, false, false]);
  for (const [columns, rows] of FIELDS) {
    const { labelEvery, cell, margin } = layoutFor(columns, rows, 877, 606);
    expect(labelEvery * cell).toBeGreaterThan(margin);
  }
});

test('the head runs ahead while a growing tail stays and a shrinking one draws in', () => {
  const before = [
    { x: 2, y: 0 },
    { x: 1, y: 0 },
    { x: 0, y: 0 },
  ];
  const grown = [{ x: 2, y: 1 }, ...before];
  expect(bodyLine(before, grown, 0)[0]).toEqual({ x: 2, y: 0 });
  expect(bodyLine(before, grown, 0.5)).toEqual([{ x: 2, y: 0.5 }, ...before]);
  expect(bodyLine(before, grown, 1)).toEqual(grown);
  const shrunk = [
    { x: 2, y: 1 },
    { x: 2, y: 0 },
  ];
  expect(bodyLine(before, shrunk, 0.5)).toEqual([
    { x: 2, y: 0.5 },
    { x: 2, y: 0 },
    { x: 1, y: 0 },
  ]);
  expect(bodyLine(before, shrunk, 1)).toEqual(shrunk);
  expect(bodyLine([], shrunk, 0.5)).toEqual(shrunk);
});
