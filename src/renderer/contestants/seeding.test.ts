import { expect, test } from 'vitest';
import type { ContestantRow } from '../../shared/bridge/contestants.ts';
import { filterRows } from './filter.ts';
import { inSeedOrder, seedsAfterMove, seedsWithout } from './seeding.ts';

function row(id: string, seed: number | null, more: Partial<ContestantRow> = {}): ContestantRow {
  const nobody = {
    number: null,
    notes: '',
    categories: [],
    houseBot: null,
    program: null,
    sameAs: [],
    disqualified: null,
  };
  return { id, name: id, seed, ...nobody, checkup: null, isDrawn: false, ...more };
}

const rows = [row('a', null), row('b', 2), row('c', 1), row('d', null), row('e', null)];

test('the seeded stand first, the others as they came', () => {
  expect(inSeedOrder(rows).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd', 'e']);
});

test.each([
  ['a seeded one moves among the seeded', 'b', 0, ['b', 'c']],
  ['an unseeded one is put to the top', 'd', 0, ['d', 'c', 'b']],
  ['between the seeded', 'e', 1, ['c', 'e', 'b']],
  ['below the seeded: those above get a seed, too', 'e', 3, ['c', 'b', 'a', 'e']],
  ['a seeded one moves below the seeded', 'c', 2, ['b', 'a', 'c']],
  ['beyond the end is the end', 'a', 99, ['c', 'b', 'd', 'e', 'a']],
  ['before the beginning is the beginning', 'a', -3, ['a', 'c', 'b']],
  ['nobody of that name moves nothing', 'x', 0, ['c', 'b']],
])('%s', (_, id, to, seeds) => expect(seedsAfterMove(rows, id, to)).toEqual(seeds));

test('after a move the list is in the order in which it was put', () => {
  for (const { id } of rows) {
    for (let to = 0; to < rows.length; to++) {
      const seeds = seedsAfterMove(rows, id, to);
      const next = rows.map((old) => ({ ...old, seed: seeds.includes(old.id) ? seeds.indexOf(old.id) + 1 : null }));
      expect(inSeedOrder(next).findIndex((other) => other.id === id)).toBe(to);
    }
  }
});

test('a seed is taken away, and the others move up', () => {
  expect(seedsWithout(rows, new Set(['c']))).toEqual(['b']);
});

test('the filter finds names, numbers and programs, however letters and digits are typed', () => {
  const program = { id: 'p', kind: 'python', bytes: 1, entry: 'bot.py', name: 'Bot.py' };
  const all = [
    row('1', null, { name: 'علی‌رضا کریمی', number: '۱۲۳', categories: [1] }),
    row('2', null, { name: 'Sara', program, categories: [1, 2] }),
  ];
  const find = (text: string, category: number | null = null) =>
    filterRows(all, { text, category }).map(({ id }) => id);
  expect([
    find(''),
    find('', 2),
    find('كريمي'),
    find('علی رضا'),
    find('123'),
    find('sara BOT'),
    find('sara x'),
  ]).toEqual([['1', '2'], ['2'], ['1'], ['1'], ['1'], ['2'], []]);
});
