import { randomBytes } from 'node:crypto';
import { chmod, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { execa } from 'execa';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { deadProcess } from '../../../tests/handed-in/dead-process.ts';
import { elfHeader, peHeader } from '../../../tests/handed-in/binaries.ts';
import { expectRefusal, useFolder, writeFiles } from '../../../tests/handed-in/folder.ts';
import { jarOf, rawZip, zipOf } from '../../../tests/handed-in/zips.ts';
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

describe('refused, with nothing left in the store:', () => {
  const small = { bytes: 1000, entries: 5 };
  const expectEmpty = async () => expect(await readdir(programs)).toEqual([]);

  test('too much, however it comes', async () => {
    store = new ProgramStore(programs, small);
    const path = await handedIn({ 'main.py': 'x'.repeat(600), 'more.txt': 'x'.repeat(600) });
    await expectRefusal(store.importPath(path), 'too-large');
    const endless = { name: 'bot.py', content: Readable.from(forever()) };
    await expectRefusal(store.importSent(endless), 'too-large');
    const many = await writeFiles(join(folder.path, 'many'), { '1': '', '2': '', '3': '', '4/5/6': '' });
    await expectRefusal(store.importPath(many), 'too-large', '5 files');
    await expectRefusal(
      store.importSent({ name: 'a.zip', content: await zipOf({ 'a.py': 'x'.repeat(1001) }) }),
      'too-large',
    );
    await expectEmpty();
  });

  test('links, and names that Windows does not take', async () => {
    const path = await handedIn({ 'main.py': 'x' });
    await symlink(folder.path, join(path, 'link'), 'junction');
    await expectRefusal(store.importPath(path), 'unsafe-path', 'symbolic link');
    if (process.platform !== 'win32') {
      await expectRefusal(
        store.importPath(await writeFiles(join(folder.path, 'p'), { 'a.py': 'x', 'aux.py': 'x' })),
        'unsafe-path',
      );
    }
    await expectRefusal(store.importSent({ name: 'a.zip', content: rawZip([{ name: '../x.py' }]) }), 'unsafe-path');
    await expectEmpty();
  });

  test('a stream that breaks', async () => {
    const broken = async function* () {
      yield Buffer.from('begin');
      throw new Error('the window was closed');
    };
    await expect(store.importSent({ name: 'bot.py', content: broken() })).rejects.toThrow('the window was closed');
    await expectEmpty();
  });
});

async function* forever(): AsyncGenerator<Uint8Array> {
  for (;;) yield Buffer.alloc(100);
}

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

describe('a damaged program', () => {
  async function damage(path: string, content: string): Promise<string> {
    const { id } = await store.importSent({ name: 'bot.py', content: Buffer.from('print()') });
    await chmod(join(programs, id, path), 0o644);
    await writeFile(join(programs, id, path), content);
    return id;
  }

  test('is told, and mended by handing it in again', async () => {
    const id = await damage('files/bot.py', 'print');
    await expectRefusal(store.verify(id), 'damaged', 'bot.py');
    const { id: again } = await store.importSent({ name: 'bot.py', content: Buffer.from('print()') });
    expect(again).toBe(id);
    expect(await store.verify(id)).toHaveProperty('id', id);
    expect(await readdir(programs)).toEqual([id]);
  });

  test.each(['', '{}', '{"entry":"../../x"}', `{"id":"${'0'.repeat(64)}"}`])(
    'with %j as its description',
    async (text) => {
      const id = await damage('program.json', text);
      await expectRefusal(store.get(id), 'damaged');
      expect(await store.list()).toEqual([]);
      expect(await store.importSent({ name: 'bot.py', content: Buffer.from('print()') })).toHaveProperty('id', id);
    },
  );

  test('with another entry or kind than was handed in', async () => {
    const id = await damage('program.json', '');
    for (const change of [{ entry: 'other.py' }, { kind: 'elf' }, { bytes: 1 }]) {
      const program = { id, kind: 'python', entry: 'bot.py', bytes: 7, name: 'bot.py', ...change };
      await writeFile(join(programs, id, 'program.json'), JSON.stringify(program));
      await expectRefusal(store.verify(id), 'damaged');
    }
  });
});

test('an id is never a path', async () => {
  await writeFiles(folder.path, { 'program.json': '{}' });
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string(), fc.constantFrom('..', '', '../programs', 'A'.repeat(64), `${'a'.repeat(64)}\n`)),
      async (id) => {
        await expectRefusal(store.get(id), 'not-found');
        await expectRefusal(store.remove(id), 'not-found');
        await expectRefusal(store.verify(id), 'not-found');
        expect(() => store.filesOf(id)).toThrow('hand it in again');
      },
    ),
  );
});

test('any bytes under any name are imported or refused with a sentence', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', '.py', '.zip', '.jar', '.exe'),
      fc.uint8Array(),
      async (name, end, content) => {
        const imported = store.importSent({ name: name + end, content }).then(({ id }) => store.verify(id));
        const result = await imported.catch((error: unknown) => error);
        if (!(result instanceof Error)) return;
        expect(result).toHaveProperty('name', 'ProgramError');
        expect(result).not.toHaveProperty('code', 'damaged');
      },
    ),
    { numRuns: 100 },
  );
});

test('what a killed import left behind goes with the next one', async () => {
  await writeFiles(join(programs, `import-${await deadProcess()}-0123456789abcdef`), { 'files/half.py': 'x' });
  const { id } = await store.importSent({ name: 'bot.py', content: Buffer.from('x') });
  expect(await readdir(programs)).toEqual([id]);
});
