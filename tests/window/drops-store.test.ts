/** What is dropped on the window finds its place; what does not is said, and nothing is gone without a word. */
import { openAsBlob } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parcelOfFile } from '../../src/renderer/bridge/uploads.ts';
import type { Sorted } from '../../src/renderer/dropping/sort.ts';
import { useContestStore } from '../../src/renderer/stores/contest.ts';
import { useDropsStore } from '../../src/renderer/stores/drops.ts';
import { useFolder } from '../handed-in/folder.ts';
import { useHost } from '../stage/host.ts';
import { openWindow } from './window.ts';

const here = useHost();
const folder = useFolder();

const file = (name: string, content: string | Uint8Array<ArrayBuffer> = 'x') => parcelOfFile(new File([content], name));
const MAP = '{"format":"meydan-map","version":1}';

function window() {
  openWindow(here.app);
  const [contest, drops] = [useContestStore(), useDropsStore()];
  const left = () => drops.leftOut.map(({ name, why }) => [name, why]);
  return { contest, drops, left };
}

test('what the view does not take, and what comes twice, is said until it is put away', async () => {
  const { drops, left } = window();
  const taken: Sorted[] = [];
  drops.places = [
    {
      title: () => '',
      hint: () => '',
      takes: ['program', 'classList'],
      take: (sorted) => void taken.push(sorted),
    },
  ];
  await drops.receive([file('a.py'), file('one.csv'), file('two.csv'), file('garden.json', MAP)]);
  expect(taken.map(({ program }) => program.map(({ name }) => name))).toEqual([['a.py']]);
  await drops.receive([file('b.py'), file('other.json', MAP)]);
  expect(left()).toEqual([
    ['garden.json', 'map'],
    ['two.csv', 'oneAtATime'],
    ['other.json', 'map'],
  ]);
  drops.putAway();
  expect(left()).toEqual([]);
});

test('programs that wait for a contest are not replaced by those that come after them', async () => {
  const { drops } = window();
  await drops.receive([file('a.py')]);
  await drops.receive([file('b.py'), file('c.py')]);
  expect(drops.claim('program').map(({ name }) => name)).toEqual(['a.py', 'b.py', 'c.py']);
});

test('programs that wait for a contest can be let go', async () => {
  const { drops } = window();
  await drops.receive([file('a.py')]);
  drops.letGo();
  expect(drops.claim('program')).toEqual([]);
});

test('a map is not sent to the settings of a game that is played without maps', async () => {
  const { contest, drops, left } = window();
  expect(await contest.create('Spring', 'othello')).toBe(true);
  drops.places = [{ title: () => '', hint: () => '', takes: ['program'], take: () => {} }];
  await drops.receive([file('a.py'), file('garden.json', MAP)]);
  expect(left()).toEqual([['garden.json', 'noMaps']]);
});

test('a contest file is opened alone; one that cannot be read is said, and tried again when it is there', async () => {
  const made = await here.app.call('contests.create', { name: 'Spring', game: 'othello' });
  await here.app.call('contest.close');
  const content = await readFile(made.place);
  const path = join(folder.path, 'copy.meydan');
  await writeFile(path, content);
  const gone = parcelOfFile(new File([await openAsBlob(path)], 'copy.meydan'));
  await rm(path);

  const { contest, drops, left } = window();
  await drops.receive([gone, file('a.py')]);
  expect(drops.problem?.refusal?.code).toBe('upload-unreadable');
  expect([drops.contestSent, drops.unsent?.name]).toEqual([null, 'copy.meydan']);
  expect(left()).toEqual([['a.py', 'withContest']]);
  drops.putAway();
  await drops.receive([file('copy.meydan', new Uint8Array(content))]);
  expect([drops.problem, contest.overview?.name]).toEqual([null, 'Spring']);
});

test('a contest file that is given up on its way is not opened, and that is no problem', async () => {
  const { contest, drops } = window();
  const sending = drops.openContest(file('large.meydan', new Uint8Array(4 * 1024 * 1024)));
  drops.cancel();
  await sending;
  expect([drops.contestSent, drops.problem, contest.overview]).toEqual([null, null, null]);
});
