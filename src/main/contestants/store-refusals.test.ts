/** What the store does not take, what was damaged in it, and what only looks like an id. */
import { chmod, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectRefusal, useFolder, writeFiles } from '../../../tests/handed-in/folder.ts';
import { rawZip, zipOf } from '../../../tests/handed-in/zips.ts';
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
