import { expect, test } from 'vitest';
import type { CategorySummary } from '../../../shared/bridge/categories.ts';
import { formatSchema } from '../../../shared/tournament/tournament.ts';
import { programme, showingNow, type Showing } from './programme.ts';

function category(id: number, more: Partial<CategorySummary> = {}): CategorySummary {
  return {
    id,
    name: `c${id}`,
    format: formatSchema.parse({ kind: 'single-elimination' }),
    settings: { game: {}, maps: [] },
    contestants: 4,
    drawnAt: 1,
    hasBegun: true,
    isOver: false,
    ...more,
  };
}

const pages = (...args: Parameters<typeof programme>) =>
  programme(...args).map(({ page, category }) => `${page} ${category}`);

test('before the draw there is the title; then brackets and standings of all categories, with the games while some run', () => {
  const state = { category: null, isHeldBack: false };
  expect(pages(state, [category(1, { drawnAt: null })], false)).toEqual(['title null']);
  expect(pages(state, [category(1), category(2)], true)).toEqual([
    'games null',
    'bracket 1',
    'standings 1',
    'bracket 2',
    'standings 2',
  ]);
});

test('a champion is shown when the category is over, but not while results are held back', () => {
  const over = [category(1, { isOver: true })];
  expect(pages({ category: 1, isHeldBack: false }, over, false)).toEqual(['bracket 1', 'standings 1', 'champion 1']);
  expect(pages({ category: 1, isHeldBack: true }, over, false)).toEqual(['bracket 1', 'standings 1']);
});

test('a draw that is being made, and then a game that was chosen, is shown before all else, and what was there before comes back after it', () => {
  const round: Showing[] = [
    { page: 'bracket', category: 1 },
    { page: 'standings', category: 1 },
  ];
  const rotating = { mode: 'rotate', page: 'title', category: null, live: null, ceremony: null } as const;
  expect([0, 1, 2].map((position) => showingNow(rotating, round, position, 1).page)).toEqual([
    'bracket',
    'standings',
    'bracket',
  ]);
  const following = { ...rotating, mode: 'follow', page: 'champion' } as const;
  expect(showingNow(following, round, 1, 1)).toEqual({ page: 'champion', category: 1 });
  for (const state of [rotating, following]) {
    expect(showingNow({ ...state, live: 'game' }, round, 1, 1)).toEqual({ page: 'games', category: null });
    const ceremony = { category: 2, step: 3 };
    expect(showingNow({ ...state, live: 'game', ceremony }, round, 1, 1)).toEqual({ page: 'draw', category: 2 });
  }
});
