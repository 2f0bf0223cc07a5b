import { expect, test } from 'vitest';
import { makeDraw } from '../../shared/tournament/draw.ts';
import { Plan } from '../../shared/tournament/plan.ts';
import { formatSchema, type Format } from '../../shared/tournament/tournament.ts';
import { playable } from './layout.ts';
import { bracketPages, sheetOf } from './pages.ts';

function matchesOf(kind: Format['kind'], count: number) {
  const entrants = Array.from({ length: count }, (_, i) => ({ id: `c${i + 1}`, seed: i + 1 }));
  return new Plan(makeDraw(formatSchema.parse({ kind }), entrants, 7), entrants).matches();
}

test('every match is on exactly one sheet', () => {
  for (const kind of ['single-elimination', 'double-elimination'] as const) {
    for (const count of [2, 3, 8, 9, 16, 17, 33, 64, 100, 128, 130]) {
      const matches = matchesOf(kind, count);
      const pages = bracketPages(matches);
      const printed = pages.flatMap((page) => page.matches.map(({ id }) => id));
      expect(printed.toSorted(), `${kind} ${count}`).toEqual(
        playable(matches)
          .map(({ id }) => id)
          .toSorted(),
      );
    }
  }
});

test('128 contestants: four parts that end with one match each, and the end', () => {
  const pages = bracketPages(matchesOf('single-elimination', 128));
  expect(pages.map(({ kind, matches }) => [kind, matches.length])).toEqual([
    ['part', 31],
    ['part', 31],
    ['part', 31],
    ['part', 31],
    ['end', 4],
  ]);
});

test('names on a sheet are large enough to be read on a wall', () => {
  const least = (kind: Format['kind'], count: number): number =>
    Math.min(...bracketPages(matchesOf(kind, count)).map(({ matches }) => sheetOf(matches, 'ltr').scale));
  for (const count of [8, 16, 32, 128]) expect(least('single-elimination', count), `${count}`).toBeGreaterThan(0.8);
  for (const count of [8, 16]) expect(least('double-elimination', count), `${count}`).toBeGreaterThan(1);
});

test('they stand in two lines only where the rounds leave too little room for one', () => {
  const widthOf = (kind: Format['kind']): number => sheetOf(matchesOf(kind, 8), 'ltr').measures.width;
  expect(widthOf('double-elimination')).toBeLessThan(widthOf('single-elimination'));
});

test('a sheet is filled from its top to its bottom, and nothing stands below it', () => {
  for (const kind of ['single-elimination', 'double-elimination'] as const) {
    for (const count of [2, 3, 4, 8, 9, 16, 33]) {
      for (const { matches } of bracketPages(matchesOf(kind, count))) {
        const { layout, scale } = sheetOf(matches, 'ltr');
        expect(layout.height * scale, `${kind} ${count}`).toBeLessThan(640.1);
      }
    }
  }
  const { layout, scale } = sheetOf(matchesOf('single-elimination', 8), 'ltr');
  expect(layout.height * scale).toBeGreaterThan(480);
});
