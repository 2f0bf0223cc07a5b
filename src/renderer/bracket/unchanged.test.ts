import { expect, test } from 'vitest';
import type { BracketMatch } from '../../shared/bridge/categories.ts';
import { makeDraw } from '../../shared/tournament/draw.ts';
import { Plan } from '../../shared/tournament/plan.ts';
import { formatSchema } from '../../shared/tournament/tournament.ts';
import { keepUnchanged } from './unchanged.ts';

const entrants = Array.from({ length: 8 }, (_, i) => ({ id: `c${i + 1}`, seed: i + 1 }));
const plan = new Plan(makeDraw(formatSchema.parse({ kind: 'single-elimination' }), entrants, 1), entrants);

/** As it comes over the bridge: nothing of it is an object that was there before. */
const read = (): BracketMatch[] =>
  plan.matches().map((match) => structuredClone({ ...match, live: [], score: [0, 0, 0] as const }));

test('only a match that was decided and the one that its winner goes to are new', () => {
  const before = read();
  const same = keepUnchanged(before, read());
  expect(same.every((match, index) => match === before[index])).toBe(true);
  const both = [0, 0] as const;
  plan.record('main-1-1', {
    winner: 0,
    won: [1, 0],
    drawn: 0,
    scores: both,
    thinkingMs: both,
    timeouts: both,
    crashes: both,
    decidedBy: 'games',
  });
  const after = keepUnchanged(before, read());
  expect(after.filter((match) => !before.includes(match)).map(({ id }) => id)).toEqual(['main-1-1', 'main-2-1']);
  expect(after.find(({ id }) => id === 'main-1-1')?.state).toBe('decided');
});
