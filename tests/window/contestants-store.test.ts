/** Handing in over a real wire: pieces, several at once, refusals, giving up; and what the store makes of it. */
import { openAsBlob } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { MOST_UPLOAD_BYTES, PIECE_BYTES } from '../../src/shared/bridge/uploads.ts';
import { parcelOf, parcelOfFile } from '../../src/renderer/bridge/uploads.ts';
import { useContestStore } from '../../src/renderer/stores/contest.ts';
import { useContestantsStore } from '../../src/renderer/stores/contestants.ts';
import { canTryAgain, useHandInsStore } from '../../src/renderer/stores/hand-ins.ts';
import { contestant } from '../doctor/healthy-programs.ts';
import { useFolder } from '../handed-in/folder.ts';
import { useHost } from '../stage/host.ts';
import { openWindow } from './window.ts';

const here = useHost();
const folder = useFolder();
/** Against hanging only. */
const PATIENCE = { timeout: 60_000 };

function program(name: string, more = '') {
  return parcelOfFile(new File([`// ${name}${more}\n${contestant('othello')}`], `${name}.js`));
}

async function newContest() {
  openWindow(here.app);
  const [contest, store, handIns] = [useContestStore(), useContestantsStore(), useHandInsStore()];
  expect(await contest.create('Cup', 'othello')).toBe(true);
  await store.read();
  return { contest, store, handIns };
}

test('files and folders of several pieces become contestants; one that cannot be used does not keep the others', async () => {
  const { contest, store, handIns } = await newContest();
  const large = program('Large', 'x'.repeat(2 * PIECE_BYTES));
  const file = new File([contestant('othello')], 'main.js');
  const inFolder = parcelOf('Folder', [{ path: 'Folder/main.js', file }], true);
  const dropped = handIns.drop([program('Ada'), large, inFolder, parcelOfFile(new File(['?'], 'notes.txt'))]);
  expect(handIns.arrivals.map(({ parcel }) => parcel.name)).toEqual(['Ada.js', 'Large.js', 'Folder', 'notes.txt']);
  await dropped;
  expect(handIns.arrivals).toEqual([]);
  expect(store.rows.map(({ name }) => name)).toEqual(['Ada', 'Large', 'Folder']);
  expect(store.rows.find(({ name }) => name === 'Large')?.program?.bytes).toBe(large.bytes);
  expect(handIns.leftovers.map(({ name, reason }) => [name, reason.outcome])).toEqual([['notes.txt', 'refused']]);
  await vi.waitFor(() => expect(contest.overview?.contestants).toBe(3), PATIENCE);
});

test('what needs a decision is asked for and settled where it was dropped; what is there already is said', async () => {
  const { store, handIns } = await newContest();
  const { category } = await here.app.call('categories.add', { name: 'Second year' });
  const files = ['a.js', 'b.js'].map((path) => ({
    path: `Two/${path}`,
    file: new File([contestant('othello')], path),
  }));
  await handIns.drop([parcelOf('Two', files, true)], category);
  const [choice] = handIns.leftovers;
  expect(choice?.reason).toMatchObject({ outcome: 'choose', candidates: ['a.js', 'b.js'] });
  if (choice) await handIns.settle(choice, { entry: 'b.js' });
  expect(handIns.leftovers).toEqual([]);
  expect(store.rows.map((row) => [row.program?.entry, row.categories])).toEqual([['b.js', [category]]]);
  await handIns.drop([program('Ada')]);
  await handIns.drop([program('Ada')]);
  expect(handIns.leftovers.map(({ reason }) => reason.outcome)).toEqual(['duplicate']);
  for (const item of handIns.leftovers) handIns.putAway(item);
  expect(handIns.leftovers).toEqual([]);
});

test('an arrival is given up, and an empty folder is not even sent', async () => {
  const { store, handIns } = await newContest();
  const large = program('Large', 'x'.repeat(4 * PIECE_BYTES));
  const dropped = handIns.drop([large, parcelOf('Empty', [], true)]);
  const [travelling] = handIns.arrivals;
  if (travelling) handIns.leave(travelling.id);
  await dropped;
  expect(store.rows).toEqual([]);
  expect(handIns.arrivals).toEqual([]);
  const [empty] = handIns.leftovers;
  expect(empty).toMatchObject({ name: 'Empty', reason: { problem: { refusal: { code: 'upload-empty' } } } });
  expect(empty && canTryAgain(empty)).toBe(false);
});

test('the verdicts of the doctor come to the rows; a change is undone', async () => {
  const { contest, store, handIns } = await newContest();
  await handIns.drop([program('Ada'), parcelOfFile(new File(['process.exit(3)'], 'Crash.js'))]);
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

test('a drop that the host refuses is said and tried again; what cannot be read, too', async () => {
  const { store, handIns } = await newContest();
  // All the room there is for what comes in, announced by others and never sent.
  const others = await Promise.all(
    Array.from({ length: 8 }, () =>
      here.app.call('uploads.begin', { files: [{ path: 'large.bin', bytes: MOST_UPLOAD_BYTES }] }),
    ),
  );
  const path = join(folder.path, 'Gone.js');
  await writeFile(path, contestant('othello'));
  const gone = new File([await openAsBlob(path)], 'Gone.js');
  await handIns.drop([program('Ada'), program('Bob')]);
  const codes = () =>
    handIns.leftovers.map(({ reason }) => reason.outcome === 'failed' && reason.problem.refusal?.code);
  expect([handIns.arrivals, codes()]).toEqual([[], ['upload-too-much-at-once', 'upload-too-much-at-once']]);
  expect(handIns.leftovers.every(canTryAgain)).toBe(true);
  for (const { upload } of others) await here.app.call('uploads.abandon', { upload });
  await rm(path);
  await handIns.drop([parcelOfFile(gone)]);
  expect(codes()).toEqual(['upload-too-much-at-once', 'upload-too-much-at-once', 'upload-unreadable']);
  for (const leftover of handIns.leftovers) await handIns.tryAgain(leftover);
  // The file is still gone; the others have come.
  expect(codes()).toEqual(['upload-unreadable']);
  expect(store.rows.map(({ name }) => name)).toEqual(['Ada', 'Bob']);
});

test('what is left over stays, drop by drop, until it is put away or another contest is opened', async () => {
  const { contest, handIns } = await newContest();
  const notes = (name: string) => parcelOfFile(new File([`? ${name}`], name));
  await handIns.drop([program('Ada'), notes('one.txt')]);
  await handIns.drop([program('Bob'), program('Cy'), notes('two.txt'), notes('three.txt')]);
  await handIns.drop([program('Dan')]);
  const trays = () => handIns.trays.map(({ entered, leftovers }) => [entered, leftovers.map(({ name }) => name)]);
  expect(trays()).toEqual([
    [2, ['two.txt', 'three.txt']],
    [1, ['one.txt']],
  ]);
  const [latest] = handIns.trays;
  for (const leftover of latest?.leftovers ?? []) handIns.putAway(leftover);
  expect(trays()).toEqual([[1, ['one.txt']]]);
  expect(await contest.create('Another', 'othello')).toBe(true);
  await vi.waitFor(() => expect(trays()).toEqual([]), PATIENCE);
});

test('a folder of programs is taken apart, and what else lay in it is told', async () => {
  const { store, handIns } = await newContest();
  const inside = ['ali.js', 'sara.js', 'notes.txt'].map((name) => ({
    path: `class/${name}`,
    file: new File([name.endsWith('.js') ? `// ${name}\n${contestant('othello')}` : 'late: mina'], name),
  }));
  await handIns.drop([parcelOf('class', inside, true)]);
  const [asked] = handIns.leftovers;
  expect(asked?.reason).toMatchObject({ outcome: 'choose', apart: { programs: ['ali.js', 'sara.js'] } });
  if (asked) await handIns.takeApart(asked);
  expect(store.rows.map(({ name }) => name)).toEqual(['ali', 'sara']);
  expect(handIns.trays).toMatchObject([
    { entered: 2, leftovers: [{ name: 'class', reason: { outcome: 'beside', names: ['notes.txt'] } }] },
  ]);
});

test('one drop is one step back, and those who are late are told together', async () => {
  const { contest, store, handIns } = await newContest();
  await handIns.drop(['Ada', 'Bob', 'Cy', 'Dan'].map((name) => program(name)));
  await here.app.call('doctor.stop');
  await here.app.call('categories.draw', { category: 1 });
  await handIns.drop([program('Eve'), program('Finn')], 1);
  const late = store.rows.filter(({ categories }) => categories.length === 0).map(({ id }) => id);
  expect(late).toHaveLength(2);
  expect(handIns.trays).toMatchObject([
    { entered: 2, leftovers: [{ reason: { outcome: 'late', contestants: late } }] },
  ]);
  await here.app.call('doctor.stop');
  await contest.read();
  expect(contest.overview?.undo).toMatchObject({ what: 'contestant-added', details: { count: 2 } });
  expect(await contest.undo()).toBe(true);
  expect([contest.overview?.contestants, contest.overview?.undo?.what]).toEqual([4, 'drawn']);
  await store.read();
  expect(handIns.trays).toEqual([]);
});

test('a program that is handed in for somebody travels like any other, and is given up like it', async () => {
  const { store, handIns } = await newContest();
  await handIns.drop([program('Ada')]);
  const [ada] = store.rows;
  const given = handIns.drop([program('Other', 'x'.repeat(4 * PIECE_BYTES))], undefined, ada?.id);
  const [travelling] = handIns.arrivals;
  if (travelling) handIns.leave(travelling.id);
  await given;
  expect(store.rows.map(({ program }) => program?.name)).toEqual(['Ada.js']);
  await handIns.drop([program('Other', ' again')], undefined, ada?.id);
  expect(store.rows.map(({ name, program }) => [name, program?.name])).toEqual([['Ada', 'Other.js']]);
});
