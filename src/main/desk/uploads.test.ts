import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { give, python, refusal } from '../../../tests/desk/files.ts';
import { useFolder } from '../../../tests/handed-in/folder.ts';
import { useHost } from '../../../tests/stage/host.ts';
import { MOST_UPLOAD_BYTES } from '../../shared/bridge/uploads.ts';
import { Uploads } from './uploads.ts';

const on = useHost();
const folder = useFolder();

async function lying(): Promise<string[]> {
  const root = join(on.app.folder, 'user', 'uploads');
  const own = await readdir(root).catch(() => []);
  return (await Promise.all(own.map((name) => readdir(join(root, name))))).flat();
}

describe('what is given to the window', () => {
  test('a file arrives byte by byte, and goes when it is given up', async () => {
    const uploads = new Uploads(folder.path);
    const upload = await uploads.begin([{ path: 'ali.bin', bytes: 5 }]);
    await uploads.add(upload, 0, Buffer.from([0, 255, 1]).toString('base64'));
    expect(await refusal(uploads.use(upload, async () => {}))).toMatch(
      /Not all of “ali.bin” has arrived: give it again/,
    );
    await uploads.add(upload, 0, Buffer.from([2, 3]).toString('base64'));
    const bytes = await uploads.use(upload, ({ path }) => readFile(path));
    expect([...bytes]).toEqual([0, 255, 1, 2, 3]);
    await uploads.abandon(upload);
    expect(await refusal(uploads.use(upload, async () => {}))).toMatch(/not here any more: choose or drop it again/);
    await uploads.close();
    expect(await readdir(folder.path)).toEqual([]);
  });

  test('pieces sent at once are written in the order in which they came', async () => {
    const uploads = new Uploads(folder.path);
    const pieces = Array.from({ length: 50 }, (_, i) => Buffer.alloc(100, i));
    const upload = await uploads.begin([{ path: 'a', bytes: 5000 }]);
    await Promise.all(pieces.map((piece) => uploads.add(upload, 0, piece.toString('base64'))));
    expect(await uploads.use(upload, ({ path }) => readFile(path))).toEqual(Buffer.concat(pieces));
    await uploads.close();
  });

  test('a folder keeps its paths; an empty file needs no piece', async () => {
    const uploads = new Uploads(folder.path);
    const upload = await uploads.begin([
      { path: 'ربات/main.py', bytes: 2 },
      { path: 'ربات/lib/empty', bytes: 0 },
    ]);
    await uploads.add(upload, 0, Buffer.from('hi').toString('base64'));
    await uploads.use(upload, async ({ path, name, isFolder }) => {
      expect([name, isFolder]).toEqual(['ربات', true]);
      expect(await readFile(join(path, 'main.py'), 'utf8')).toBe('hi');
      expect(await readFile(join(path, 'lib', 'empty'), 'utf8')).toBe('');
    });
    await uploads.close();
  });

  test.each([
    ['out of the folder', [{ path: '../../x', bytes: 1 }]],
    ['out of the folder by a folder', [{ path: 'a/../../x', bytes: 1 }]],
    ['an absolute path', [{ path: '/etc/passwd', bytes: 1 }]],
    ['a device of Windows', [{ path: 'a/NUL.txt', bytes: 1 }]],
    [
      'one name twice',
      [
        { path: 'a/b', bytes: 1 },
        { path: 'a/B', bytes: 1 },
      ],
    ],
    [
      'a file that is a folder too',
      [
        { path: 'a/b', bytes: 1 },
        { path: 'a/b/c', bytes: 1 },
      ],
    ],
    [
      'two folders',
      [
        { path: 'a/b', bytes: 1 },
        { path: 'c/d', bytes: 1 },
      ],
    ],
    ['control characters', [{ path: 'a/b\u0000c', bytes: 1 }]],
    [
      'too much',
      [
        { path: 'a/b', bytes: MOST_UPLOAD_BYTES },
        { path: 'a/c', bytes: 1 },
      ],
    ],
  ])('%s is refused, and nothing is left', async (_what, files) => {
    expect(await refusal(on.app.call('uploads.begin', { files }))).toMatch(/: \S/);
    expect(await lying()).toEqual([]);
  });

  test('a single file may be called anything: it gets a name that every system takes', async () => {
    const uploads = new Uploads(folder.path);
    for (const path of ['con', 'a:b?.py', '..', '\u202ename.py', 'x'.repeat(900)]) {
      const upload = await uploads.begin([{ path, bytes: 0 }]);
      await uploads.use(upload, async ({ path: found }) => expect(await readFile(found, 'utf8')).toBe(''));
    }
    await uploads.close();
  });

  test('more bytes than announced, and files that were not, are refused', async () => {
    const { upload } = await on.app.call('uploads.begin', { files: [{ path: 'a', bytes: 1 }] });
    const send = (file: number, data: string) => on.app.call('uploads.piece', { upload, file, data });
    expect(await refusal(send(0, 'AAAA'))).toMatch(/More came of “a” than was announced: give it again/);
    expect(await refusal(send(1, 'AA=='))).toMatch(/has 1 files/);
    expect(await refusal(send(0, 'no base64!'))).toMatch(/refused/);
    expect(await refusal(on.app.call('uploads.piece', { upload: 'other', file: 0, data: 'AA==' }))).toMatch(/any more/);
    await send(0, 'AA==');
    await on.app.call('uploads.abandon', { upload });
    await on.app.call('uploads.abandon', { upload });
    expect(await lying()).toEqual([]);
  });

  test('so many at once that a disk would fill are refused, until others are gone', async () => {
    const limits = { uploads: 3, bytes: 100, files: 10, idleMs: 1000 };
    const uploads = new Uploads(folder.path, limits);
    const small = { path: 'a', bytes: 1 };
    const begun = await Promise.allSettled(Array.from({ length: 6 }, () => uploads.begin([small])));
    const [first] = begun.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await refusal(uploads.begin([small]))).toMatch(/at once: wait/);
    await uploads.abandon(first ?? '');
    expect(await refusal(uploads.begin([{ path: 'a', bytes: 99 }]))).toMatch(/at once: wait/);
    expect(await uploads.begin([{ path: 'a', bytes: 98 }])).toBeTypeOf('string');
    await uploads.giveUpIdle(Date.now() + 2000);
    expect(await uploads.begin([{ path: 'a', bytes: 100 }])).toBeTypeOf('string');
    await uploads.close();
  });

  test('what is being used stays until it is not, whoever gives it up meanwhile', async () => {
    const uploads = new Uploads(folder.path);
    const upload = await uploads.begin([{ path: 'a', bytes: 0 }]);
    await uploads.use(upload, async ({ path }) => {
      await uploads.abandon(upload);
      await uploads.giveUpIdle(Infinity);
      expect(await readFile(path, 'utf8')).toBe('');
    });
    const [own = ''] = await readdir(folder.path);
    expect(await readdir(join(folder.path, own))).toEqual([]);
    await uploads.close();
  });

  test('what a killed host left is removed by the next one, and its own at the end', async () => {
    const left = join(on.app.folder, 'user', 'uploads', 'uploads-999999999-0123456789abcdef');
    await mkdir(left, { recursive: true });
    await writeFile(join(left, 'half'), 'x');
    await give(on.app, { 'a.py': python('a') });
    expect(await lying()).toHaveLength(1);
    await on.app.host.close();
    expect(await lying()).toEqual([]);
  });
});
