import { expect, test } from 'vitest';
import type { RunProblem } from '../../../shared/bridge/running.ts';
import { refusal } from '../../../shared/refusals/refusal.ts';
import { groupProblems } from './problem-groups.ts';

const NOTHING = refusal('handed-in-nothing', { name: 'A' });

function problem(code: string, contestant: string | null, games: readonly number[] = []): RunProblem {
  return { id: `${code} ${contestant ?? games.join()}`, code, refusal: NOTHING, contestant, games, at: 0 };
}

test('contestants with the same problem are told of together, and each waiting game once', () => {
  const groups = groupProblems([
    problem('no-program', 'a', [1]),
    problem('no-interpreter', 'b', [2, 3]),
    problem('no-program', 'c', [1, 4]),
  ]);
  expect(
    groups.map(({ code, problems, games }) => [code, problems.map(({ contestant }) => contestant), games]),
  ).toEqual([
    ['no-program', ['a', 'c'], 2],
    ['no-interpreter', ['b'], 2],
  ]);
});

test('what is no contestant’s stands alone, however alike', () => {
  const groups = groupProblems([problem('worker-died', null, [1]), problem('worker-died', null, [2])]);
  expect(groups.map(({ games }) => games)).toEqual([1, 1]);
  expect(new Set(groups.map(({ id }) => id)).size).toBe(2);
});
