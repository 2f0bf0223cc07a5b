import { expect, test } from 'vitest';
import { makeDraw } from '../../shared/tournament/draw.ts';
import { Plan } from '../../shared/tournament/plan.ts';
import { formatSchema, type Format } from '../../shared/tournament/tournament.ts';
import { layOut, playable } from './layout.ts';
import { bracketPages, PRINT_MEASURES } from './pages.ts';

function matchesOf(kind: Format['kind'], count: number) {
  const entrants = Array.from({ length: count }, (_, i) => ({ id: `c${i + 1}`, seed: i + 1 }));
  return new Plan(makeDraw(formatSchema.parse({ kind }), entrants, 7), entrants).matches();
}

test('every match is on exactly one sheet, and no sheet is too high', () => {
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
      for (const page of pages) {
        const { height } = layOut(page.matches, 'ltr', PRINT_MEASURES);
        expect(height, `${kind} ${count} ${page.kind} ${page.number}`).toBeLessThanOrEqual(1000);
      }
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
