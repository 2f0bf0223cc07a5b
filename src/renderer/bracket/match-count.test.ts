import { expect, test } from 'vitest';
import { makeDraw } from '../../shared/tournament/draw.ts';
import { Plan } from '../../shared/tournament/plan.ts';
import { formatSchema } from '../../shared/tournament/tournament.ts';
import { matchCount } from './match-count.ts';

function countOf(format: object, contestants: number) {
  const entrants = Array.from({ length: contestants }, (_, i) => ({ id: `c${i + 1}`, seed: i + 1 }));
  return matchCount(new Plan(makeDraw(formatSchema.parse(format), entrants, 7), entrants).matches());
}

test('byes are counted wherever they are: at the draw, behind the groups, in a Swiss round', () => {
  expect(countOf({ kind: 'single-elimination' }, 5)).toEqual({ played: 5, byes: 3 });
  expect(countOf({ kind: 'groups-knockout', groups: 3 }, 12)).toEqual({ played: 24, byes: 2 });
  expect(countOf({ kind: 'swiss' }, 9)).toEqual({ played: 4, byes: 1 });
  expect(countOf({ kind: 'round-robin' }, 5)).toEqual({ played: 10, byes: 0 });
});

test('whoever plays alone has no bye, nor has a final that may not be needed', () => {
  expect(countOf({ kind: 'ranking' }, 3).byes).toBe(0);
  expect(countOf({ kind: 'double-elimination' }, 4)).toEqual({ played: 7, byes: 0 });
});
