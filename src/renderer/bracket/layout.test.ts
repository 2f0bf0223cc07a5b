import { describe, expect, test } from 'vitest';
import { makeDraw } from '../../shared/tournament/draw.ts';
import { Plan } from '../../shared/tournament/plan.ts';
import { formatSchema, type Format, type PlannedMatch } from '../../shared/tournament/tournament.ts';
import { layOut, MEASURES, playable, type Box, type Layout } from './layout.ts';

const SIZES = Array.from({ length: 129 }, (_, i) => i + 2);

function matchesOf(kind: Format['kind'], count: number): readonly PlannedMatch[] {
  const entrants = Array.from({ length: count }, (_, i) => ({ id: `c${i + 1}`, seed: i + 1 }));
  const draw = makeDraw(formatSchema.parse({ kind }), entrants, 7);
  return new Plan(draw, entrants).matches();
}

function overlapping({ boxes }: Layout): [string, string][] {
  const columns = Map.groupBy(boxes, ({ x }) => x);
  return [...columns.values()].flatMap((column) => {
    const sorted = column.toSorted((a, b) => a.y - b.y);
    return sorted.flatMap((box, i): [string, string][] => {
      const next = sorted[i + 1];
      return next && next.y < box.y + box.height + 1 ? [[box.id, next.id]] : [];
    });
  });
}

const byId = ({ boxes }: Layout): ReadonlyMap<string, Box> => new Map(boxes.map((box) => [box.id, box]));

describe.each(['single-elimination', 'double-elimination', 'groups-knockout'] as const)('%s', (kind) => {
  test('of 2 to 130: every match that can be played has one box, and none touch', () => {
    for (const count of SIZES) {
      const matches = matchesOf(kind, count);
      const layout = layOut(matches, 'ltr');
      const knockout = playable(matches).filter(({ place }) => place.bracket !== 'group');
      expect(layout.boxes.map(({ id }) => id).toSorted(), String(count)).toEqual(
        knockout.map(({ id }) => id).toSorted(),
      );
      expect(overlapping(layout), String(count)).toEqual([]);
      for (const box of layout.boxes) {
        expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= layout.width, `${count} ${box.id}`).toBe(true);
        expect(box.y + box.height, `${count} ${box.id}`).toBeLessThanOrEqual(layout.height);
      }
    }
  });

  test('every line leads to the next column or further, from the middle of the match before', () => {
    for (const count of SIZES) {
      const layout = layOut(matchesOf(kind, count), 'ltr');
      const boxes = byId(layout);
      for (const { from, to, points } of layout.lines) {
        const [source, target] = [boxes.get(from), boxes.get(to)];
        expect(points[0]).toEqual([(source?.x ?? 0) + MEASURES.width, (source?.y ?? 0) + (source?.height ?? 0) / 2]);
        expect(points.at(-1)?.[0]).toBe(target?.x);
        expect(target?.column, `${count} ${from} ${to}`).toBeGreaterThan(source?.column ?? Infinity);
      }
    }
  });

  test('from right to left it is the same, mirrored', () => {
    for (const count of [2, 5, 16, 128, 130]) {
      const matches = matchesOf(kind, count);
      const [ltr, rtl] = [layOut(matches, 'ltr'), layOut(matches, 'rtl')];
      expect(rtl.width).toBe(ltr.width);
      for (const [i, box] of ltr.boxes.entries()) {
        expect(rtl.boxes[i]).toEqual({ ...box, x: ltr.width - box.x - box.width });
      }
    }
  });
});

test('a bye is thin and every match of a later round stands in the middle of those before it', () => {
  const layout = layOut(matchesOf('single-elimination', 5), 'ltr');
  const boxes = byId(layout);
  expect(layout.boxes.filter(({ isBye }) => isBye).map(({ height }) => height)).toEqual([26, 26, 26]);
  const middle = (id: string): number => (boxes.get(id)?.y ?? 0) + (boxes.get(id)?.height ?? 0) / 2;
  expect(middle('main-3-1')).toBe((middle('main-2-1') + middle('main-2-2')) / 2);
});

test('130 contestants take about as much room as 128 in whole boxes, not twice as much', () => {
  const [full, above] = [128, 130].map((count) => layOut(matchesOf('single-elimination', count), 'ltr').height);
  expect(above).toBeLessThan((full ?? 0) * 1.15);
});

test('the match for the third place stands below the final, in its column', () => {
  const layout = layOut(matchesOf('single-elimination', 8), 'ltr');
  const [final, third] = [byId(layout).get('main-3-1'), byId(layout).get('third')];
  expect(third?.x).toBe(final?.x);
  expect(third?.y).toBeGreaterThan((final?.y ?? 0) + MEASURES.height);
});

test('the headings name every round once, and lie above its boxes', () => {
  const layout = layOut(matchesOf('double-elimination', 16), 'ltr');
  const names = layout.columns.map(({ bracket, round, rounds }) => `${bracket} ${round}/${rounds}`);
  expect(names).toEqual([
    ...[1, 2, 3, 4].map((round) => `main ${round}/4`),
    ...[1, 2, 3, 4, 5, 6].map((round) => `lower ${round}/6`),
    'final 1/2',
    'final 2/2',
  ]);
  for (const { bracket, round, top, x } of layout.columns) {
    const below = layout.boxes.filter((box) => box.x === x && box.id.startsWith(`${bracket}-${round}`));
    for (const box of below) expect(box.y).toBeGreaterThanOrEqual(top + MEASURES.head);
  }
});
