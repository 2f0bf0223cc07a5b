/** Handing in over a real wire: pieces, several at once, refusals, giving up; and what the store makes of it. */
import { expect, test, vi } from 'vitest';
import { PIECE_BYTES } from '../../src/shared/bridge/uploads.ts';
import { parcelOf, parcelOfFile } from '../../src/renderer/bridge/uploads.ts';
import { useContestStore } from '../../src/renderer/stores/contest.ts';
import { useContestantsStore } from '../../src/renderer/stores/contestants.ts';
import { contestant } from '../doctor/healthy-programs.ts';
import { useHost } from '../stage/host.ts';
import { openWindow } from './window.ts';

const here = useHost();
/** Against hanging only. */
const PATIENCE = { timeout: 60_000 };

function program(name: string, more = '') {
  return parcelOfFile(new File([`// ${name}${more}\n${contestant('othello')}`], `${name}.js`));
}

async function newContest() {
  openWindow(here.app);
  const [contest, store] = [useContestStore(), useContestantsStore()];
  expect(await contest.create('Cup', 'othello')).toBe(true);
  await store.read();
  return { contest, store };
}

test('files and folders of several pieces become contestants; one that cannot be used does not keep the others', async () => {
  const { contest, store } = await newContest();
  const large = program('Large', 'x'.repeat(2 * PIECE_BYTES));
  const file = new File([contestant('othello')], 'main.js');
  const folder = parcelOf('Folder', [{ path: 'Folder/main.js', file }], true);
  const dropped = store.drop([program('Ada'), large, folder, parcelOfFile(new File(['?'], 'notes.txt'))]);
  expect(store.arrivals.map(({ parcel }) => parcel.name)).toEqual(['Ada.js', 'Large.js', 'Folder', 'notes.txt']);
  await dropped;
  expect(store.arrivals).toEqual([]);
  expect(store.rows.map(({ name }) => name)).toEqual(['Ada', 'Large', 'Folder']);
  expect(store.rows.find(({ name }) => name === 'Large')?.program?.bytes).toBe(large.bytes);
  expect(store.unsettled.map(({ drop }) => [drop.name, drop.outcome])).toEqual([['notes.txt', 'refused']]);
  await vi.waitFor(() => expect(contest.overview?.contestants).toBe(3), PATIENCE);
});

test('what needs a decision is asked for and settled where it was dropped; what is there already is said', async () => {
  const { store } = await newContest();
  const { category } = await here.app.call('categories.add', { name: 'Second year' });
  const files = ['a.js', 'b.js'].map((path) => ({
    path: `Two/${path}`,
    file: new File([contestant('othello')], path),
  }));
  await store.drop([parcelOf('Two', files, true)], category);
  const [choice] = store.unsettled;
  expect(choice?.drop).toMatchObject({ outcome: 'choose', candidates: ['a.js', 'b.js'] });
  if (choice) await store.settle(choice, { entry: 'b.js' });
  expect(store.unsettled).toEqual([]);
  expect(store.rows.map((row) => [row.program?.entry, row.categories])).toEqual([['b.js', [category]]]);
  await store.drop([program('Ada')]);
  await store.drop([program('Ada')]);
  expect(store.unsettled.map(({ drop }) => drop.outcome)).toEqual(['duplicate']);
  for (const item of store.unsettled) store.putAway(item);
  expect(store.unsettled).toEqual([]);
});

test('an arrival is given up, and an empty folder is not even sent', async () => {
  const { store } = await newContest();
  const large = program('Large', 'x'.repeat(4 * PIECE_BYTES));
  const dropped = store.drop([large, parcelOf('Empty', [], true)]);
  const [travelling] = store.arrivals;
  if (travelling) store.leave(travelling.id);
  await dropped;
  expect(store.rows).toEqual([]);
  expect(store.arrivals.map(({ status, why }) => [status, why])).toEqual([['failed', 'empty']]);
});

test('the verdicts of the doctor come to the rows; a change is undone', async () => {
  const { contest, store } = await newContest();
  await store.drop([program('Ada'), parcelOfFile(new File(['process.exit(3)'], 'Crash.js'))]);
  const verdict = (name: string) => store.rows.find((row) => row.name === name)?.checkup;
  await vi.waitFor(() => {
    expect(verdict('Ada')).toMatchObject({ status: 'done', diagnosis: 'healthy' });
    expect(verdict('Crash')).toMatchObject({ status: 'done', diagnosis: 'unfit' });
  }, PATIENCE);
  const id = store.rows.find(({ name }) => name === 'Crash')?.id ?? '';
  expect(await store.ask(() => here.app.call('contestants.disqualify', { contestants: [id], reason: 'late' }))).toBe(
    true,
  );
  expect(store.byId.get(id)?.disqualified?.reason).toBe('late');
  await vi.waitFor(() => expect(contest.overview?.undo?.what).toBe('contestant-disqualified'), PATIENCE);
  expect(await contest.undo()).toBe(true);
  await vi.waitFor(() => expect(store.byId.get(id)?.disqualified).toBeNull(), PATIENCE);
});
