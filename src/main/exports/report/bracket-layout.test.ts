import { expect, test } from 'vitest';
import { makeDraw } from '../../../shared/tournament/draw.ts';
import { Plan } from '../../../shared/tournament/plan.ts';
import { formatSchema, isKnockout, type PlannedMatch } from '../../../shared/tournament/tournament.ts';
import { favouriteWins, field, playOut } from '../../../../tests/play-out.ts';
import { bracketLayout } from './bracket-layout.ts';

function matchesOf(format: object, contestants: number, played: 'before' | 'after'): readonly PlannedMatch[] {
  const entrants = field(contestants);
  const plan = new Plan(makeDraw(formatSchema.parse(format), entrants, 1), entrants);
  if (played === 'after') playOut(plan, favouriteWins);
  return plan.matches();
}

const FORMATS = [
  { kind: 'single-elimination' },
  { kind: 'double-elimination' },
  { kind: 'groups-knockout', groups: 3 },
];
const SIZES = [2, 3, 4, 5, 6, 7, 8, 11, 16, 23, 33, 64];

test.each(FORMATS)('every match of %j has a place of its own, behind those it waits for', (format) => {
  for (const size of SIZES) {
    for (const played of ['before', 'after'] as const) {
      const matches = matchesOf(format, size, played);
      const drawn = matches.filter(({ place, state }) => isKnockout(place) && state !== 'bye');
      const layout = bracketLayout(matches);
      expect(new Set(layout?.matches.map(({ match }) => match.id))).toEqual(new Set(drawn.map(({ id }) => id)));
      const placed = new Map(layout?.matches.map((one) => [one.match.id, one]));
      for (const { match, column, row, feeders } of placed.values()) {
        expect(row).toBeLessThanOrEqual((layout?.rows ?? 0) - 1);
        expect(column).toBeLessThan(layout?.columns ?? 0);
        for (const feeder of feeders) expect(placed.get(feeder)?.column ?? Infinity).toBeLessThan(column);
        const neighbours = [...placed.values()].filter((other) => other.column === column && other.match !== match);
        for (const neighbour of neighbours) expect(Math.abs(neighbour.row - row)).toBeGreaterThanOrEqual(1);
      }
    }
  }
});

test('a knockout of four is drawn as everybody knows it', () => {
  const layout = bracketLayout(matchesOf({ kind: 'single-elimination' }, 4, 'after'));
  expect(layout?.matches.map(({ match, column, row }) => [match.id, column, row])).toEqual([
    ['main-1-1', 0, 0],
    ['main-1-2', 0, 1],
    ['main-2-1', 1, 0.5],
    ['third', 1, 2.25],
  ]);
  expect(layout?.headings.map(({ match }) => match.place.bracket)).toEqual(['main', 'main', 'third']);
});

test('where there is no knockout there is nothing to draw', () => {
  expect(bracketLayout(matchesOf({ kind: 'swiss' }, 4, 'after'))).toBeNull();
  expect(bracketLayout(matchesOf({ kind: 'round-robin' }, 4, 'after'))).toBeNull();
});
