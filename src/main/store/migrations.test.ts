import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { expectContestError, sampleContest } from '../../../tests/contest-file/sample.ts';
import { useFolder } from '../../../tests/handed-in/folder.ts';
import { ContestFile } from './contest-file.ts';
import { Database } from './database.ts';
import { STEPS, takeSteps, type Step } from './migrations.ts';

const folder = useFolder();

/** What a next version might bring: today's files are the older ones then. */
const NEXT: readonly Step[] = [
  ...STEPS,
  `ALTER TABLE contestants ADD COLUMN country TEXT; CREATE TABLE sponsors (id INTEGER PRIMARY KEY, name TEXT) STRICT;`,
  (database) => {
    for (const { id } of database.all('SELECT id FROM contestants')) {
      database.run('UPDATE contestants SET country = ? WHERE id = ?', `of ${Number(id)}`, Number(id));
    }
  },
];

const get = (path: string, sql: string) => {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return Object.values(database.prepare(sql).get() ?? {})[0];
  } finally {
    database.close();
  }
};

test('an older file is brought up to date, after a copy of it was laid beside it', async () => {
  const { path, file } = sampleContest(folder.path);
  file.close();
  const { file: opened, readOnly } = ContestFile.open(path, { steps: NEXT });
  expect(readOnly).toBeNull();
  expect(opened.contestants.list()).toHaveLength(4);
  opened.close();
  expect(await readdir(folder.path)).toEqual(['spring.meydan', `spring.meydan.v${STEPS.length}.backup`]);
  expect(get(path, 'PRAGMA user_version')).toBe(NEXT.length);
  expect(get(path, 'SELECT country FROM contestants WHERE id = 2')).toBe('of 2');
  const backup = ContestFile.open(`${path}.v${STEPS.length}.backup`, { mode: 'read' });
  expect(backup.file.contestants.list()).toHaveLength(4);
  backup.file.close();
  // Once is enough.
  ContestFile.open(path, { steps: NEXT }).file.close();
  expect(await readdir(folder.path)).toHaveLength(2);
});

test('a file from the future is left alone', async () => {
  const { path, file } = sampleContest(folder.path);
  file.close();
  ContestFile.open(path, { steps: NEXT }).file.close();
  const before = await readFile(path);
  expectContestError(() => ContestFile.open(path), 'newer-version', /update/);
  expectContestError(() => ContestFile.open(path, { mode: 'read' }), 'newer-version');
  expect(await readFile(path)).toEqual(before);
});

test('a step that fails leaves the version before it, whole, and the backup', async () => {
  const { path, file } = sampleContest(folder.path);
  file.close();
  const broken = [...STEPS, 'ALTER TABLE contestants ADD COLUMN country TEXT; SELECT nonsense'];
  expect(() => ContestFile.open(path, { steps: broken })).toThrow(/nonsense/);
  expect(get(path, 'PRAGMA user_version')).toBe(STEPS.length);
  const { file: opened } = ContestFile.open(path);
  expect(opened.contestants.list()).toHaveLength(4);
  opened.close();
  // The next attempt keeps the first backup.
  ContestFile.open(path, { steps: NEXT }).file.close();
  expect((await readdir(folder.path)).toSorted()).toEqual([
    'spring.meydan',
    `spring.meydan.v${STEPS.length}.2.backup`,
    `spring.meydan.v${STEPS.length}.backup`,
  ]);
});

test('an older file that may not be written says that it has to be, once', () => {
  const { path, file } = sampleContest(folder.path);
  expectContestError(() => ContestFile.open(path, { steps: NEXT }), 'older-version', /older Meydan/);
  expectContestError(() => ContestFile.open(path, { mode: 'read', steps: NEXT }), 'older-version');
  file.close();
});

test('a file of version 1, without walkovers, gets them, and holds no results back', () => {
  const path = join(folder.path, 'old.meydan');
  const database = new Database(path, 'write');
  takeSteps(database, STEPS.slice(0, 1), () => {
    database.run('INSERT INTO contest VALUES (1, ?, ?, ?)', 'Old', 'othello', 1);
  });
  database.close();
  const { file } = ContestFile.open(path);
  expect([file.settings.get('heldBack'), file.settings.get('revealed')]).toEqual([false, {}]);
  const category = file.categories.add({ name: 'All', format: { kind: 'swiss' } });
  const winner = file.contestants.add({ name: 'Ali' });
  file.walkovers.put(category, 'swiss-1-1', winner);
  file.walkovers.put(category, 'swiss-1-2', winner);
  file.walkovers.put(category, 'swiss-1-1', null);
  file.walkovers.remove(category, 'swiss-1-2');
  file.close();
  const { file: again } = ContestFile.open(path, { mode: 'read' });
  expect([...again.walkovers.of(category)]).toEqual([['swiss-1-1', null]]);
  again.close();
});
