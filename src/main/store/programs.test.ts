import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { expectContestError, expectContestRejection, sampleContest } from '../../../tests/contest-file/sample.ts';
import { useFolder, writeFiles } from '../../../tests/handed-in/folder.ts';
import { ProgramStore } from '../contestants/store.ts';
import { ContestFile } from './contest-file.ts';

const folder = useFolder();
let file: ContestFile;
let path: string;
let here: ProgramStore;
let elsewhere: ProgramStore;
beforeEach(() => {
  ({ file, path } = sampleContest(folder.path));
  here = new ProgramStore(join(folder.path, 'here'));
  elsewhere = new ProgramStore(join(folder.path, 'elsewhere'));
  return () => file.close();
});

async function handedIn() {
  const files = {
    'main.py': 'import lib.b',
    'lib/b.py': 'b',
    'lib/مدل.bin': randomBytes(2_500_000),
    'empty.txt': '',
    'lib/weights': Buffer.alloc(1024 * 1024),
  };
  const source = await writeFiles(join(folder.path, 'تیم ۱'), files);
  await writeFiles(join(source, 'logs'), {});
  return { files, program: await here.importPath(source) };
}

test('a program goes with the contest and comes out on another computer, byte by byte', async () => {
  const { files, program } = await handedIn();
  const [kept, again] = await Promise.all([file.programs.keep(program.id, here), file.programs.keep(program.id, here)]);
  expect(kept).toEqual(program);
  expect(again).toEqual(program);
  expect(await file.programs.keep(program.id, here)).toEqual(program);
  expect(file.programs.list()).toEqual([program]);
  file.close();

  ({ file } = ContestFile.open(path));
  expect(await file.programs.materialise(program.id, elsewhere)).toEqual(program);
  expect(await elsewhere.verify(program.id)).toEqual(program);
  for (const [name, content] of Object.entries(files)) {
    expect(await readFile(join(elsewhere.filesOf(program.id), name))).toEqual(Buffer.from(content));
  }
  expect(await readdir(join(elsewhere.filesOf(program.id), 'logs'))).toEqual([]);
  expect(await file.programs.materialise(program.id, elsewhere)).toEqual(program);
});

test('a renamed copy is found, as a file, in a folder and in a folder of another name; an edited one is not', async () => {
  const bring = async (files: Record<string, string>, name: string) => {
    const source = await writeFiles(join(folder.path, 'drop', name), files);
    const { id } = await here.importPath(
      Object.keys(files).length > 1 ? source : join(source, Object.keys(files)[0] ?? ''),
    );
    await file.programs.keep(id, here);
    return id;
  };
  const bot = 'print("a program of some length")\n';
  const first = await bring({ 'ali.py': bot }, 'one');
  const renamed = await bring({ 'reza.py': bot }, 'two');
  const edited = await bring({ 'mina.py': bot.replace('some', 'same') }, 'three');
  const whole = await bring({ 'main.py': bot, 'lib/table.txt': '1 2 3' }, 'four');
  const moved = await bring({ 'main.py': bot, 'data/numbers.txt': '1 2 3' }, 'five');
  expect((await file.programs.alike()).map((ids) => ids.toSorted())).toEqual(
    expect.arrayContaining([[first, renamed].toSorted(), [whole, moved].toSorted()]),
  );
  expect((await file.programs.alike()).flat()).not.toContain(edited);
  expect(new Set([first, renamed, edited, whole, moved]).size).toBe(5);
});

test('a program that was changed in the file is not launched', async () => {
  const { program } = await handedIn();
  await file.programs.keep(program.id, here);
  file.close();
  const changes = [
    `UPDATE program_files SET path = 'lib/c.py' WHERE path = 'lib/b.py'`,
    `UPDATE program_files SET path = '../../evil.py' WHERE path = 'lib/c.py'`,
    `UPDATE program_files SET path = 'lib/b.py' WHERE path = '../../evil.py';
     UPDATE program_pieces SET content = x'00' WHERE number = 2`,
    `DELETE FROM program_pieces WHERE number = 2`,
    `UPDATE program_pieces SET number = 7 WHERE number = 1`,
  ];
  for (const sql of changes) {
    const database = new DatabaseSync(path);
    database.exec(sql);
    database.close();
    ({ file } = ContestFile.open(path));
    await expect(file.programs.materialise(program.id, elsewhere)).rejects.toMatchObject({
      code: expect.stringMatching(/^(damaged|unsafe-path)$/),
    });
    expect(await elsewhere.list()).toEqual([]);
    file.close();
  }
  expect(await readdir(folder.path)).not.toContain('evil.py');
});

test('a program that was not brought in to its end is not there, and can be brought in again', async () => {
  const { program } = await handedIn();
  await file.programs.keep(program.id, here);
  file.close();
  const database = new DatabaseSync(path);
  database.exec('UPDATE programs SET complete = 0; DELETE FROM program_pieces WHERE number > 1');
  database.close();
  ({ file } = ContestFile.open(path));
  expect(file.programs.list()).toEqual([]);
  expectContestError(() => file.contestants.edit('1', { programId: program.id }), 'missing', 'program');
  await file.programs.keep(program.id, here);
  expect(await file.programs.materialise(program.id, elsewhere)).toEqual(program);
});

test('a game remembers which program played, also after a new one was handed in', async () => {
  const [first, second] = await Promise.all(
    ['print(1)', 'print(2)'].map((text) => here.importSent({ name: 'bot.py', content: Buffer.from(text) })),
  );
  if (!first || !second) throw new Error('nothing was imported');
  await file.programs.keep(first.id, here);
  await file.programs.keep(second.id, here);
  file.contestants.edit('1', { programId: first.id });
  const game = file.games.plan({ categoryId: 1, matchId: 'm', number: 1, seats: ['1', '2'], seed: 1 });
  expectContestError(() => file.programs.remove(first.id), 'refused', 'bot.py');
  file.games.start(game);
  file.contestants.edit('1', { programId: second.id });
  expect(file.games.get(game).seats.map(({ programId }) => programId)).toEqual([first.id, null]);
  expectContestError(() => file.programs.remove(first.id), 'refused');
  file.contestants.edit('1', { programId: null });
  file.programs.remove(second.id);
  expect(file.programs.list()).toEqual([first]);
});

test('a program that the store does not have is told', async () => {
  await expect(file.programs.keep('0'.repeat(64), here)).rejects.toMatchObject({ code: 'not-found' });
  await expectContestRejection(file.programs.materialise('0'.repeat(64), here), 'missing', 'program');
  expect(file.programs.list()).toEqual([]);
});
