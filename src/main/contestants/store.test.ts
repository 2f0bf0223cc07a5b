import { randomBytes } from 'node:crypto';
import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { execa } from 'execa';
import { beforeEach, describe, expect, test } from 'vitest';
import { deadProcess } from '../../../tests/handed-in/dead-process.ts';
import { elfHeader, peHeader } from '../../../tests/handed-in/binaries.ts';
import { expectRefusal, useFolder, writeFiles } from '../../../tests/handed-in/folder.ts';
import { jarOf, zipOf } from '../../../tests/handed-in/zips.ts';
import { ProgramStore } from './store.ts';

const folder = useFolder();
let store: ProgramStore;
let programs: string;
beforeEach(() => {
  programs = join(folder.path, 'programs');
  store = new ProgramStore(programs);
});

const handedIn = (files: Record<string, string | Uint8Array>): Promise<string> =>
  writeFiles(join(folder.path, 'handed-in'), files);

test('a file becomes a program under the hash of its content', async () => {
  const content = randomBytes(300_000).toString('base64');
  const program = await store.importPath(join(await handedIn({ 'ربات من.py': content }), 'ربات من.py'));
  expect(program).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{64}$/),
    kind: 'python',
    entry: 'ربات من.py',
    bytes: content.length,
    name: 'ربات من.py',
  });
  expect(await readFile(join(store.filesOf(program.id), program.entry), 'utf8')).toBe(content);
  expect(await new ProgramStore(programs).get(program.id)).toEqual(program);
  expect(await store.verify(program.id)).toEqual(program);
});

test('the id is the same on every computer and in every version', async () => {
  const { id } = await store.importSent({ name: 'bot.py', content: Buffer.from('print(1)\n') });
  // printf 'meydan program 1\nbot.py\n%s bot.py\n' $(printf 'print(1)\n' | sha256sum | cut -d' ' -f1) | sha256sum
  expect(id).toBe('408ef6a4f98e114d1df0d5c91c2c2cae8464a5ee2c796aed35d3d0654a225f30');
});

test('the same twice, from a folder, an archive and bytes, is one program with one copy', async () => {
  const files = { 'main.py': 'a', 'lib/b.py': 'b', 'logs/': '' };
  const path = await handedIn({ 'main.py': 'a', 'lib/b.py': 'b', '.DS_Store': 'x' });
  await writeFiles(join(path, 'logs'), {});
  const archive = await zipOf(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`handed-in/${name}`, text])),
  );
  const first = await store.importFolder(path);
  expect(await store.importPath(path)).toEqual(first);
  expect(await store.importSent({ name: 'team.zip', content: archive })).toEqual(first);
  expect(
    await store.importZip({ name: 'team', content: Readable.from([archive.subarray(0, 50), archive.subarray(50)]) }),
  ).toEqual(first);
  expect(await readdir(programs)).toEqual([first.id]);
});

test('many imports at once of the same program leave one', async () => {
  const other = new ProgramStore(programs);
  const imports = Array.from({ length: 12 }, (_, index) =>
    (index % 2 ? store : other).importFile({ name: 'bot.js', content: Buffer.alloc(200_000, 'x') }),
  );
  const [first, ...others] = await Promise.all(imports);
  for (const program of others) expect(program).toEqual(first);
  expect(await readdir(programs)).toEqual([first?.id]);
});

test('another entry, name or byte is another program', async () => {
  const path = await handedIn({ 'a.py': 'x', 'b.py': 'x' });
  const a = await store.importPath(path, { entry: 'a.py' });
  const b = await store.importPath(path, { entry: 'b.py' });
  await writeFile(join(path, 'b.py'), 'y');
  const c = await store.importPath(path, { entry: 'b.py' });
  expect(new Set([a.id, b.id, c.id]).size).toBe(3);
  expect((await store.list()).map(({ id }) => id)).toEqual([a.id, b.id, c.id].toSorted());
});

describe('decides what was handed in:', () => {
  test('an archive without the name, a jar, a Windows program', async () => {
    expect(await store.importSent({ name: 'x.bin', content: await zipOf({ 'run.js': 'x' }) })).toMatchObject({
      entry: 'run.js',
    });
    expect(await store.importSent({ name: 'bot.jar', content: await jarOf() })).toMatchObject({
      kind: 'jar',
      entry: 'bot.jar',
    });
    const sent = { name: 'C:\\Users\\علی\\bot.exe', content: peHeader() };
    expect(await store.importSent(sent)).toMatchObject({ kind: 'windows', entry: 'bot.exe', name: 'bot.exe' });
  });

  test('a single file that cannot be started gets its own sentence', async () => {
    await expectRefusal(store.importSent({ name: 'bot.dll', content: peHeader('dll') }), 'unknown-kind', 'library');
    await expectRefusal(
      store.importSent({ name: 'bot.cpp', content: Buffer.from('x') }),
      'unknown-kind',
      'compiled program',
    );
    await expectRefusal(store.importSent({ name: 'meydan.json', content: Buffer.from('{}') }), 'unknown-kind');
  });

  test('the wrong import says so', async () => {
    const path = await handedIn({ 'bot.py': 'x' });
    await expectRefusal(store.importFile(path), 'unreadable', 'a folder');
    await expectRefusal(store.importFolder(join(path, 'bot.py')), 'unreadable', 'a file');
    await expectRefusal(store.importZip(join(path, 'bot.py')), 'bad-archive');
    await expectRefusal(store.importPath(join(path, 'gone.py')), 'not-found', 'gone.py');
    await expectRefusal(
      store.importFile({ name: 'a.zip', content: await zipOf({ 'a.py': 'x' }) }),
      'unknown-kind',
      'archive',
    );
  });

  test.skipIf(process.platform === 'win32')('devices are not read', () =>
    expectRefusal(store.importPath('/dev/zero'), 'unreadable', 'ordinary'),
  );
});

test.skipIf(process.platform === 'win32')(
  'everything is read-only, and what runs follows from the content',
  async () => {
    const { id } = await store.importPath(
      await handedIn({ main: elfHeader(62), 'lib/tool': '#!/bin/sh', 'lib/data.txt': 'x' }),
    );
    const mode = async (path: string) => ((await stat(join(programs, id, path))).mode & 0o777).toString(8);
    expect(await Promise.all(['', 'files', 'files/lib', 'files/main', 'files/lib/tool'].map(mode))).toEqual(
      Array(5).fill('555'),
    );
    expect(await Promise.all(['program.json', 'files/lib/data.txt'].map(mode))).toEqual(['444', '444']);
    await store.remove(id);
    expect(await readdir(programs)).toEqual([]);
    await expectRefusal(store.get(id), 'not-found', 'hand it in again');
    await store.remove(id);
  },
);

test.runIf(process.getuid?.() === 0)('a user without special rights can import, replace and remove', async () => {
  const script = `
    import { ProgramStore } from ${JSON.stringify(new URL('./store.ts', import.meta.url).href)};
    const store = new ProgramStore(${JSON.stringify(programs)});
    const { id } = await store.importSent({ name: 'bot.py', content: Buffer.from('x') });
    await store.verify(id);
    await store.importSent({ name: 'bot.py', content: Buffer.from('x') });
    await store.remove(id);
    console.log(JSON.stringify(await store.list()));`;
  await writeFiles(programs, {});
  await chmod(folder.path, 0o755);
  await chmod(programs, 0o777);
  const { stdout } = await execa(process.execPath, ['--input-type=module', '-e', script], {
    uid: 65534,
    gid: 65534,
    cwd: '/',
  });
  expect(stdout).toBe('[]');
  expect(await readdir(programs)).toEqual([]);
});

test('what a killed import left behind goes with the next one', async () => {
  await writeFiles(join(programs, `import-${await deadProcess()}-0123456789abcdef`), { 'files/half.py': 'x' });
  const { id } = await store.importSent({ name: 'bot.py', content: Buffer.from('x') });
  expect(await readdir(programs)).toEqual([id]);
});
