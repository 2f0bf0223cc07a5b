import { expect, test } from 'vitest';
import { useHost } from '../../../tests/stage/host.ts';
import { sampleResult } from '../../../tests/contest-file/game.ts';
import { finishGame } from '../../../tests/contest-file/sample.ts';
import { matchName } from '../../shared/tournament/words.ts';

const stage = useHost();

/** Six games between four, of which the first was late and crashed in. */
async function openPlayed(): Promise<void> {
  await stage.app.open({
    contestants: [
      { name: 'علي كريمي', number: '۹۵۱۲۳' },
      { name: 'Sara O’Neill', number: '95124' },
      { name: 'نگار می‌نویسد' },
      { name: 'Behnam' },
    ],
    prepare: async (file) => {
      const pairs = [
        ['1', '2'],
        ['3', '4'],
        ['1', '3'],
        ['2', '4'],
        ['1', '4'],
        ['2', '3'],
      ];
      for (const [index, seats] of pairs.entries()) {
        const id = file.games.plan({ categoryId: 1, matchId: `m${index}`, number: 1, seats, seed: index });
        if (index === 5) continue;
        file.games.start(id);
        const result = await sampleResult(index);
        const clean = { ...result, reports: [{ faults: [] }, { faults: [] }] };
        await finishGame(file, id, index === 0 ? result : clean);
      }
    },
  });
}

const ids = async (filter: object, more: object = {}) => {
  const { total, rows } = await stage.app.call('games.list', { filter, ...more });
  return { total, ids: rows.map(({ id }) => id) };
};

test('the newest come first, page by page', async () => {
  await openPlayed();
  expect(await ids({})).toEqual({ total: 6, ids: [6, 5, 4, 3, 2, 1] });
  expect(await ids({}, { offset: 2, limit: 2 })).toEqual({ total: 6, ids: [4, 3] });
  expect(await ids({}, { offset: 6 })).toEqual({ total: 6, ids: [] });
});

test('filters', async () => {
  await openPlayed();
  expect(await ids({ contestant: '1' })).toEqual({ total: 3, ids: [5, 3, 1] });
  expect(await ids({ state: 'planned' })).toEqual({ total: 1, ids: [6] });
  expect(await ids({ withFaults: true })).toEqual({ total: 1, ids: [1] });
  expect(await ids({ match: 'm3' })).toEqual({ total: 1, ids: [4] });
  expect(await ids({ category: 2 })).toEqual({ total: 0, ids: [] });
  expect(await ids({ contestant: '2', state: 'finished' })).toEqual({ total: 2, ids: [4, 1] });
  expect(await ids({ contestant: 'nobody' })).toEqual({ total: 0, ids: [] });
});

test.each([
  ['علی کریمی', [5, 3, 1]],
  ['كريمي', [5, 3, 1]],
  ['95123', [5, 3, 1]],
  ['۹۵۱۲۴', [6, 4, 1]],
  ['oneill', [6, 4, 1]],
  ['مینویسد', [6, 3, 2]],
  ['  BEH ', [5, 4, 2]],
  ['951', [6, 5, 4, 3, 1]],
  ['nobody', []],
  ['%', [6, 5, 4, 3, 2, 1]],
])('the search for “%s” finds names however they are typed', async (text, found) => {
  await openPlayed();
  expect((await ids({ text })).ids).toEqual(found);
});

test('a game is read with its replay, its reports and its transcript', async () => {
  await openPlayed();
  const { row, replay, reports } = await stage.app.call('games.read', { game: 1 });
  expect(row).toMatchObject({ id: 1, category: 1, match: 'm0', state: 'finished', live: null, map: null });
  expect(row.seats.map(({ contestant }) => contestant)).toEqual(['1', '2']);
  expect(row.seats[1]).toMatchObject({ timeouts: 1, crashes: 1 });
  expect(replay.outcome).not.toBeNull();
  expect(reports[1]?.faults[0]).toMatchObject({ fault: 'timeout', turn: 3 });
  expect(reports[0]).toMatchObject({ peakMemoryBytes: null, unenforced: [] });
  expect(await stage.app.call('games.transcript', { game: 1 })).toMatchObject([{ stream: 'out', text: '2 3\n' }]);
  await expect(stage.app.call('games.read', { game: 99 })).rejects.toThrow('no such game');
  await expect(stage.app.call('games.read', { game: 6 })).rejects.toThrow();
});

test('a game tells which match it is of, for as long as that is planned', async () => {
  const { app } = stage;
  const plan = (matchId: string) => ({ categoryId: 1, matchId, number: 1, seats: ['1', '2'], seed: 1 });
  await app.open({
    contestants: [{ name: 'A' }, { name: 'B' }, { name: 'C' }, { name: 'D' }],
    format: { kind: 'single-elimination' },
    prepare: (file) => {
      for (const match of ['gone-1-1', 'main-2-1', 'main-1-2']) file.games.plan(plan(match));
    },
  });
  const { rows } = await app.call('games.list', {});
  expect(rows.map(({ title }) => title && matchName(title, 'en'))).toEqual(['Semi-final, match 2', 'Final', null]);
});

test('results tell when the last game ended', async () => {
  const { app } = stage;
  await app.open({
    contestants: [
      { name: 'A', houseBot: 'greedy' },
      { name: 'B', houseBot: 'random' },
    ],
  });
  const lastGameAt = async () => (await app.call('results.category', { category: 1 })).lastGameAt;
  expect(await lastGameAt()).toBeNull();
  await app.call('run.start', {});
  await app.event('run.changed', ({ status }) => status === 'over');
  const { rows } = await app.call('games.list', {});
  expect(await lastGameAt()).toBe(Math.max(...rows.map(({ finishedAt }) => finishedAt ?? 0)));
});

test('ratings go on with every game, and begin anew when one is taken back', async () => {
  const { app } = stage;
  await app.open({ contestants: [{ name: 'A' }, { name: 'B', houseBot: 'greedy' }, { name: 'C' }] });
  expect(await app.call('results.ratings')).toEqual([]);
  await app.call('run.start', {});
  await app.event('run.changed', ({ status }) => status === 'over');
  const played = await app.call('results.ratings');
  expect(played.map(({ games }) => games)).toEqual([2, 2, 2]);
  await app.call('games.again', { game: 1, reason: 'again' });
  const without = await app.call('results.ratings');
  expect(without.reduce((sum, { games }) => sum + games, 0)).toBe(4);
  await app.call('run.start', {});
  await app.event('games.finished', ({ id }) => id > 3);
  await app.rest();
  const after = await app.call('results.ratings');
  expect(after.map(({ games }) => games)).toEqual([2, 2, 2]);
});
