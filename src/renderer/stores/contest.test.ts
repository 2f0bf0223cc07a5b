import { expect, test } from 'vitest';
import type { ContestArea } from '../../shared/bridge/contests.ts';
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { useContestStore } from './contest.ts';
import { playHost } from './played-host.ts';

/** A host that does nothing that it is asked. */
function refusing(why: Refusal) {
  const { tell } = playHost(() =>
    Promise.resolve({ ok: false, error: { code: 'refused', message: '', refusal: why } }),
  );
  return { store: useContestStore(), changed: (...areas: ContestArea[]) => tell('contest.changed', { areas }) };
}

test('a full disk is forgotten when something of the contest was saved, and not when a run has only ended', async () => {
  const { store, changed } = refusing(refusal('file-disk-full', { name: 'cup.meydan' }));
  expect(await store.rename('Cup')).toBe(false);
  changed('games', 'categories');
  expect(store.problem?.refusal?.code).toBe('file-disk-full');
  changed('settings');
  expect(store.problem).toBeNull();
});

test('what was refused for another reason stays until something else is asked', async () => {
  const { store, changed } = refusing(refusal('nothing-to-undo'));
  expect(await store.undo()).toBe(false);
  changed('settings');
  expect(store.problem?.refusal?.code).toBe('nothing-to-undo');
});
