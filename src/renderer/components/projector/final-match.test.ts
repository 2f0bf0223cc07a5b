import { expect, test } from 'vitest';
import type { BracketMatch } from '../../../shared/bridge/categories.ts';
import { finalMatch } from './final-match.ts';

const won = {
  winner: 0,
  decidedBy: 'games',
  won: [1, 0],
  drawn: 0,
  scores: [1, 0],
  thinkingMs: [0, 0],
  timeouts: [0, 0],
  crashes: [0, 0],
} as const;

function match(
  id: string,
  bracket: 'main' | 'third' | 'final',
  round: number,
  about: Partial<BracketMatch>,
): BracketMatch {
  return {
    id,
    place: { bracket, group: 1, round, number: 1 },
    sides: ['a', 'b'],
    from: [{ kind: 'nobody' }, { kind: 'nobody' }],
    next: { winner: null, loser: null },
    state: 'ready',
    result: null,
    live: [],
    score: [0, 0, 0],
    ...about,
  };
}

const semi = match('semi', 'main', 1, { state: 'decided', result: won, next: { winner: 'final', loser: 'third' } });
const third = match('third', 'third', 1, {});
const final = match('final', 'main', 2, {});

test('the final has its moment when its sides are known, whether or not the third place is decided', () => {
  expect(finalMatch([semi, third, final])?.id).toBe('final');
  expect(finalMatch([semi, { ...third, state: 'decided', result: won }, final])?.id).toBe('final');
});

test('before and after that there is none', () => {
  expect(finalMatch([{ ...semi, state: 'ready', result: null }, third, final])).toBeNull();
  expect(finalMatch([semi, third, { ...final, sides: ['a', null], state: 'waiting' }])).toBeNull();
  expect(finalMatch([semi, third, { ...final, state: 'decided', result: won }])).toBeNull();
});

test('a grand final is one, also when a second one may follow', () => {
  const grand = match('grand', 'final', 1, { next: { winner: 'second', loser: null } });
  const second = match('second', 'final', 2, { sides: [null, null], state: 'waiting' });
  expect(finalMatch([semi, grand, second])?.id).toBe('grand');
});
