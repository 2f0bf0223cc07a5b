import { copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { useFolder } from '../../../tests/handed-in/folder.ts';
import { expectContestError, finishGame, sampleContest } from '../../../tests/contest-file/sample.ts';
import { sampleResult } from '../../../tests/contest-file/game.ts';
import { ContestFile } from './contest-file.ts';
import { STEPS } from './migrations.ts';
import { APPLICATION_ID } from './schema.ts';

const folder = useFolder();

test('a closed contest is one file that can be copied and opened elsewhere', async () => {
  const { path, file, contestants, category } = sampleContest(folder.path);
  const game = file.games.plan({
    categoryId: category,
    matchId: 'm1',
    number: 1,
    seats: contestants.slice(0, 2),
    seed: 9,
  });
  file.games.start(game);
  const result = await sampleResult();
  await finishGame(file, game, result);
  file.close();
  file.close();
  expect(await readdir(folder.path)).toEqual(['spring.meydan']);
  await copyFile(path, join(folder.path, 'copy.meydan'));
  const { file: copy, readOnly } = ContestFile.open(join(folder.path, 'copy.meydan'));
  expect(readOnly).toBeNull();
  expect(copy.info()).toMatchObject({ name: 'Spring', game: 'othello' });
  expect(copy.contestants.list().map(({ name }) => name)).toEqual(['Ali', 'Sara', 'نگار', 'Behnam']);
  expect(copy.games.replay(game)).toEqual(result.replay);
  expect(copy.games.transcript(game)).toEqual(result.transcript);
  expect(copy.games.reports(game)).toEqual(result.reports);
  expect(copy.check().problems).toEqual([]);
  copy.close();
});

test('it is a SQLite database that says whose it is, and checks its references', () => {
  const { path, file } = sampleContest(folder.path);
  file.close();
  const database = new DatabaseSync(path);
  expect(database.prepare('PRAGMA application_id').get()).toEqual({ application_id: APPLICATION_ID });
  expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: STEPS.length });
  expect(() => database.exec(`INSERT INTO entrants VALUES (1, 999, 1)`)).toThrow(/FOREIGN KEY/);
  expect(() => database.exec(`UPDATE audit SET what = ''`)).toThrow(/only grows/);
  expect(() => database.exec(`DELETE FROM audit`)).toThrow(/only grows/);
  database.close();
});

test('a new contest never takes the place of a file, but of an empty one', async () => {
  const { path, file } = sampleContest(folder.path);
  file.close();
  const before = await readFile(path);
  expectContestError(() => ContestFile.create(path, { name: 'x', game: 'othello' }), 'exists', 'spring');
  expectContestError(() => ContestFile.create(folder.path, { name: 'x', game: 'othello' }), 'exists');
  expect(await readFile(path)).toEqual(before);
  const empty = join(folder.path, 'empty.meydan');
  await writeFile(empty, '');
  expectContestError(() => ContestFile.open(empty), 'not-a-contest', 'empty');
  ContestFile.create(empty, { name: 'x', game: 'othello' }).close();
  ContestFile.open(empty).file.close();
  expectContestError(() => ContestFile.create(join(folder.path, 'no/x.meydan'), { name: 'x', game: 'x' }), 'not-found');
});

test('the second opener reads along and says why it may not write', async () => {
  const { path, file } = sampleContest(folder.path);
  const second = ContestFile.open(path);
  expect(second.readOnly).toMatchObject({
    code: 'locked',
    why: { code: 'file-open-elsewhere', values: { name: '“spring.meydan”' } },
  });
  const id = file.contestants.add({ name: 'Late' });
  expect(second.file.contestants.get(id).name).toBe('Late');
  expectContestError(() => second.file.contestants.add({ name: 'Nobody' }), 'read-only');
  file.close();
  // Who reads does not write by itself once the other one is gone: it would not have seen what was announced there.
  expectContestError(() => second.file.contestants.add({ name: 'Nobody' }), 'read-only');
  expect(second.file.contestants.list()).toHaveLength(5);
  second.file.close();
  const third = ContestFile.open(path);
  expect(third.readOnly).toBeNull();
  third.file.close();
  expect(await readdir(folder.path)).toEqual(['spring.meydan']);
});

test('opened to read, it leaves nothing behind', async () => {
  const { path, file } = sampleContest(folder.path);
  file.close();
  const before = await stat(path);
  const { file: read, readOnly } = ContestFile.open(path, { mode: 'read' });
  expect(readOnly?.code).toBe('asked');
  expect(read.contestants.list()).toHaveLength(4);
  read.close();
  expect((await stat(path)).mtimeMs).toBe(before.mtimeMs);
  expect(await readdir(folder.path)).toEqual(['spring.meydan']);
});

test('other files are told from contests and left alone', async () => {
  const cases: Record<string, string | Uint8Array> = {
    'notes.txt': 'no contest at all, but longer than the head of a database'.repeat(20),
    'zip.meydan': Buffer.from('PK\x03\x04'),
  };
  for (const [name, content] of Object.entries(cases)) {
    const path = join(folder.path, name);
    await writeFile(path, content);
    expectContestError(() => ContestFile.open(path), 'not-a-contest', name);
    expect(await readFile(path)).toEqual(Buffer.from(content));
  }
  const other = join(folder.path, 'other.db');
  const database = new DatabaseSync(other);
  database.exec('CREATE TABLE bookmarks (id); PRAGMA user_version = 1');
  database.close();
  expectContestError(() => ContestFile.open(other), 'not-a-contest');
  expectContestError(() => ContestFile.open(folder.path), 'not-a-contest');
  expectContestError(() => ContestFile.open(join(folder.path, 'gone.meydan')), 'not-found');
  expect(await readdir(folder.path)).toEqual(['notes.txt', 'other.db', 'zip.meydan']);
});

test('a file with foreign tables or triggers is refused', () => {
  const { path, file } = sampleContest(folder.path);
  file.close();
  const database = new DatabaseSync(path);
  database.exec('CREATE TRIGGER evil AFTER INSERT ON games BEGIN DELETE FROM game_records; END');
  database.close();
  expectContestError(() => ContestFile.open(path), 'damaged', /tables/);
  expectContestError(() => ContestFile.open(path, { mode: 'read' }), 'damaged');
});

test('something of another name in the place of the lock is not removed', async () => {
  const { path, file } = sampleContest(folder.path);
  file.close();
  await writeFile(`${path}.lock`, 'somebody needs this text, which is no lock'.repeat(10));
  const { file: read, readOnly } = ContestFile.open(path);
  expect(readOnly).toMatchObject({
    code: 'locked',
    why: { code: 'file-in-the-way', values: { name: '“spring.meydan.lock”' } },
  });
  read.close();
  expect(await readFile(`${path}.lock`, 'utf8')).toContain('somebody');
});

test('a copy is made while the contest is open, and never over another file', () => {
  const { file } = sampleContest(folder.path);
  const copy = join(folder.path, 'stick.meydan');
  file.copyTo(copy);
  expectContestError(() => file.copyTo(copy), 'exists');
  file.close();
  const opened = ContestFile.open(copy);
  expect(opened.file.contestants.list()).toHaveLength(4);
  opened.file.close();
});
