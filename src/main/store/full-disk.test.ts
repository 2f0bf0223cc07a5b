/** A full disk, and a file that may not be written. */
import { chmod, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { sampleResult } from '../../../tests/contest-file/game.ts';
import { startWriter } from '../../../tests/contest-file/processes.ts';
import { expectContestError, sampleContest } from '../../../tests/contest-file/sample.ts';
import { useFolder } from '../../../tests/handed-in/folder.ts';
import { Audit } from './audit.ts';
import { ContestFile } from './contest-file.ts';
import { Contestants } from './contestants.ts';
import { Database } from './database.ts';
import { packGame } from './game-record.ts';
import { Games } from './games.ts';

const folder = useFolder();

test('a full disk costs only what could not be saved, and saving goes on when there is room', async () => {
  const { path, file } = sampleContest(folder.path);
  file.close();
  const packed = await packGame(await sampleResult());
  const database = new Database(path, 'write');
  database.exec('PRAGMA journal_mode = WAL');
  const games = new Games(database, new Audit(database), null);
  const save = (number: number) => {
    const id = games.plan({ categoryId: 1, matchId: 'm', number, seats: ['1', '2'], seed: number });
    games.start(id);
    games.save(id, packed);
  };
  // SQLite itself says that there is no more room, as it does when the system says so.
  database.exec(`PRAGMA max_page_count = ${Number(database.pragma('page_count')) + 10}`);
  let saved = 0;
  const error = expectContestError(
    () => {
      for (;;) {
        save(saved + 1);
        saved += 1;
      }
    },
    'disk-full',
    /room/,
  );
  expect(error.message).toContain('safe');
  expect(saved).toBeGreaterThan(1);
  expect(games.results()).toHaveLength(saved);
  expect(new Contestants(database, new Audit(database)).list()).toHaveLength(4);

  database.exec('PRAGMA max_page_count = 100000');
  const unfinished = games.list().filter(({ state }) => state !== 'finished');
  for (const { id, state } of unfinished) {
    if (state === 'running') games.stop(id);
    games.discard(id);
  }
  save(saved + 1);
  database.close();
  const { file: opened } = ContestFile.open(path);
  expect(opened.games.results()).toHaveLength(saved + 1);
  expect(opened.check().problems).toEqual([]);
  opened.close();
});

const LOOK = `
import { ContestFile } from ${JSON.stringify(new URL('./contest-file.ts', import.meta.url).href)};
try {
  const { file, readOnly } = ContestFile.open(process.argv[1]);
  let refusal = null;
  try { file.contestants.add({ name: 'Nobody' }); } catch (error) { refusal = error.code; }
  console.log(JSON.stringify({ readOnly, contestants: file.contestants.list().length, refusal }));
  file.close();
} catch (error) {
  console.log(JSON.stringify({ error: error.code, message: error.message }));
}
`;

/** In another process, and as somebody who is not almighty, if we are. */
async function look(path: string): Promise<unknown> {
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module-typescript', '--eval', LOOK, path];
  const { stdout } = await execa(process.execPath, args, nobody);
  return JSON.parse(stdout);
}

test.skipIf(process.platform === 'win32')('a file or a folder that may not be written is opened to read', async () => {
  const { path, file } = sampleContest(folder.path);
  file.close();
  const before = await readFile(path);
  const expected = {
    contestants: 4,
    refusal: 'read-only',
    readOnly: { code: 'read-only', why: { code: 'file-read-only', values: { name: expect.any(String) } } },
  };
  await chmod(path, 0o444);
  await chmod(dirname(path), 0o555);
  expect(await look(path)).toEqual(expected);
  await chmod(dirname(path), 0o777);
  expect(await look(path)).toEqual(expected);
  await chmod(path, 0o666);
  await chmod(dirname(path), 0o555);
  expect(await look(path)).toEqual(expected);
  expect(await readFile(path)).toEqual(before);
  await chmod(dirname(path), 0o755);
});

test.skipIf(process.platform === 'win32')(
  'what a killed writer left where nothing may be written is told',
  async () => {
    const { path, file } = sampleContest(folder.path);
    file.close();
    const writer = startWriter(path);
    await writer.printed(3);
    await writer.kill();
    await rm(`${path}-shm`, { force: true });
    await chmod(dirname(path), 0o555);
    expect(await look(path)).toEqual({ error: 'read-only', message: expect.stringContaining('spring.meydan-wal') });
    // Without anything in the second file it is read as it stands, although it was left in the mode of one being written.
    await chmod(dirname(path), 0o755);
    await rm(`${path}-wal`);
    await chmod(dirname(path), 0o555);
    expect(await look(path)).toMatchObject({ contestants: 4, readOnly: { code: 'read-only' } });
    await chmod(dirname(path), 0o755);
  },
);
