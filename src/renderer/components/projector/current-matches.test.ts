import { expect, test } from 'vitest';
import { field, resultFor } from '../../../../tests/play-out.ts';
import type { BracketMatch } from '../../../shared/bridge/categories.ts';
import { makeDraw } from '../../../shared/tournament/draw.ts';
import { Plan } from '../../../shared/tournament/plan.ts';
import { formatSchema } from '../../../shared/tournament/tournament.ts';
import { currentMatches } from './current-matches.ts';

const ROOM = 8;

function planOf(kind: 'single-elimination' | 'double-elimination' | 'groups-knockout', count: number): Plan {
  return new Plan(makeDraw(formatSchema.parse({ kind }), field(count), 1), field(count));
}

function shownOf(plan: Plan): { round: string[]; beside: string[] } {
  const matches = plan.matches().map((match): BracketMatch => ({ ...match, live: [], score: [0, 0, 0] }));
  const { round, beside } = currentMatches(matches, ROOM);
  return { round: round.map(({ id }) => id), beside: beside.map(({ id }) => id) };
}

function decide(plan: Plan, ...ids: readonly string[]): void {
  for (const id of ids) plan.record(id, resultFor(0));
}

test('the first round that is not over is shown, with what can be played beside it', () => {
  const plan = planOf('double-elimination', 8);
  const first = ['main-1-1', 'main-1-2', 'main-1-3', 'main-1-4'];
  expect(shownOf(plan)).toEqual({ round: first, beside: [] });
  decide(plan, 'main-1-1', 'main-1-2');
  expect(shownOf(plan)).toEqual({ round: first, beside: ['main-2-1', 'lower-1-1'] });
  decide(plan, 'main-1-3', 'main-1-4', 'main-2-1', 'main-2-2', 'lower-1-1', 'lower-1-2');
  expect(shownOf(plan)).toEqual({ round: ['main-3-1'], beside: ['lower-2-1', 'lower-2-2'] });
});

test('where there is no room for all of that, only the round is shown', () => {
  const plan = planOf('single-elimination', 16);
  decide(plan, 'main-1-1', 'main-1-2');
  const { round, beside } = shownOf(plan);
  expect([round.length, beside]).toEqual([8, []]);
});

test('byes are not shown, groups play side by side, and at the end there is the final', () => {
  const small = planOf('single-elimination', 5);
  expect(shownOf(small)).toEqual({ round: ['main-1-2'], beside: ['main-2-2'] });
  const groups = planOf('groups-knockout', 16);
  decide(groups, 'group-1-1-1', 'group-1-1-2');
  expect(shownOf(groups).round).toHaveLength(8);
  expect(shownOf(planOf('groups-knockout', 8)).beside).toEqual([]);
  decide(small, 'main-1-2', 'main-2-1', 'main-2-2', 'third', 'main-3-1');
  expect(shownOf(small).round).toEqual(['main-3-1']);
});

test('a match that has just been revealed is seen with its round, although that is over now', () => {
  const plan = planOf('single-elimination', 16);
  decide(plan, ...Array.from({ length: 8 }, (_, index) => `main-1-${index + 1}`));
  const matches = plan.matches().map((match): BracketMatch => ({ ...match, live: [], score: [0, 0, 0] }));
  const newest = matches.find(({ id }) => id === 'main-1-8') ?? null;
  const { round, beside } = currentMatches(matches, ROOM, newest);
  expect([round.length, round.at(-1), beside]).toEqual([8, newest, []]);
});
