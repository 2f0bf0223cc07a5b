import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectRefusal, useFolder } from '../../../tests/handed-in/folder.ts';
import { rawZip, zipOf, type RawEntry } from '../../../tests/handed-in/zips.ts';
import type { ProgramErrorCode } from './program.ts';
import { removeTree } from './remove-tree.ts';
import { unzip } from './unzip.ts';
import { walkFolder } from './walk-folder.ts';

const folder = useFolder();
let target: string;
beforeEach(async () => {
  target = join(folder.path, 'target');
  await mkdir(target);
});

async function unpack(archive: Uint8Array, limits?: { bytes: number; entries: number }): Promise<string | null> {
  const path = join(folder.path, 'handed-in.zip');
  await writeFile(path, archive);
  return unzip(path, target, limits);
}

/** Refused, with nothing left behind inside or beside the folder. */
async function expectNothingLeft(attempt: Promise<unknown>, code: ProgramErrorCode, about?: RegExp): Promise<void> {
  await expectRefusal(attempt, code, about);
  expect(await readdir(target)).toEqual([]);
  expect((await readdir(folder.path)).toSorted()).toEqual(['handed-in.zip', 'target']);
}

async function paths(): Promise<string[]> {
  const found: string[] = [];
  for await (const { path, isFolder } of walkFolder(target)) found.push(isFolder ? `${path}/` : path);
  return found;
}

test('files, folders and Persian names come out; a single folder at the top goes', async () => {
  expect(await unpack(await zipOf({ 'bot.py': 'a', 'data/داده.txt': 'ب', 'logs/': '' }))).toBeNull();
  expect(await paths()).toEqual(['bot.py', 'data/', 'data/داده.txt', 'logs/']);
  expect(await readFile(join(target, 'data/داده.txt'), 'utf8')).toBe('ب');
});

test('a single folder at the top goes, even with a file of its own name in it', async () => {
  const archive = await zipOf({ 'bot/bot': 'x', 'bot/lib/a': 'y', '__MACOSX/bot/._bot': 'z', 'bot/.DS_Store': 'z' });
  expect(await unpack(archive)).toBe('bot');
  expect(await paths()).toEqual(['bot', 'lib/', 'lib/a']);
});

test('a name in UTF-8 is read as such without the flag', async () => {
  await unpack(rawZip([{ name: 'ربات.py', flags: 0 }, { name: 'b' }]));
  expect(await paths()).toEqual(['b', 'ربات.py']);
});

test.skipIf(process.platform === 'win32')('only the run bit is kept', async () => {
  await unpack(
    rawZip([
      { name: 'runs', mode: 0o104777 },
      { name: 'plain', mode: 0o100666 },
      { name: 'none', mode: 0 },
    ]),
  );
  const mode = async (name: string) => (await stat(join(target, name))).mode & 0o7777;
  const open = ~process.umask();
  expect([await mode('runs'), await mode('plain'), await mode('none')]).toEqual([
    0o755 & open,
    0o644 & open,
    0o644 & open,
  ]);
});

describe('refused:', () => {
  const good: RawEntry = { name: 'good.txt', content: 'first, so that something is there to clean up' };

  test.each([
    '../evil',
    'a/../../evil',
    '/evil',
    'C:/evil',
    'C:evil',
    'a\\..\\..\\evil',
    'a\0b',
    'CON',
    'aux.txt',
    'dir/NUL',
    'dot.',
    'space ',
    'dir./x',
    '..',
    '../',
    '/',
    '',
  ])('the path %j', (name) => expectNothingLeft(unpack(rawZip([good, { name, content: 'x' }])), 'unsafe-path'));

  test('a name that is no text', () =>
    expectNothingLeft(unpack(rawZip([good, { name: Uint8Array.of(0xff, 0xfe), flags: 0x800 }])), 'unsafe-path'));

  test('links and devices', async () => {
    const link: RawEntry = { name: 'link', content: '/etc/passwd', mode: 0o120777 };
    await expectNothingLeft(unpack(rawZip([good, link])), 'unsafe-path', /symbolic link/);
    await expectNothingLeft(unpack(rawZip([good, { name: 'pipe', mode: 0o010644 }])), 'unsafe-path', /ordinary/);
  });

  test.each([0x801, 0x841])('encryption (flags %i)', (flags) =>
    expectNothingLeft(
      unpack(rawZip([good, { name: 'secret', content: 'x'.repeat(20), claimedBytes: 8, flags }])),
      'encrypted',
      /password/,
    ),
  );

  test.each([
    ['a', 'a'],
    ['ReadMe', 'README'],
    ['é', 'e\u0301'],
    ['a', 'a/b'],
    ['a/b', 'a'],
    ['Dir/a', 'dir/b'],
  ])('%s beside %s', (first, second) =>
    expectNothingLeft(unpack(rawZip([{ name: first }, { name: second }])), 'unsafe-path', /rename or remove/),
  );

  test('too many entries', async () => {
    const entries = Array.from({ length: 11 }, (_, index) => ({ name: `${index}` }));
    await expectNothingLeft(unpack(rawZip(entries), { bytes: 1000, entries: 10 }), 'too-large', /10 files/);
    await expectNothingLeft(
      unpack(rawZip(entries.map(() => ({ name: '.DS_Store' }))), { bytes: 1000, entries: 10 }),
      'too-large',
    );
    // Not kept, so that the test is quick; counted all the same.
    const most = Array.from({ length: 10_001 }, () => ({ name: '.DS_Store' }));
    await expectNothingLeft(unpack(rawZip(most)), 'too-large', /10,000 files/);
  });

  test('a claim of too many bytes, before anything is unpacked', () =>
    expectNothingLeft(
      unpack(rawZip([{ name: 'a', method: 'deflated', content: 'x', claimedBytes: 600 * 1024 * 1024 }])),
      'too-large',
      /500 MB/,
    ));

  test('a bomb that claims to be small', () =>
    expectNothingLeft(
      unpack(rawZip([good, { name: 'bomb', method: 'deflated', content: Buffer.alloc(50_000_000), claimedBytes: 10 }])),
      'bad-archive',
    ));

  test('many entries that together are too much', () => {
    const entries = Array.from({ length: 20 }, (_, index) => ({ name: `${index}`, content: Buffer.alloc(100) }));
    return expectNothingLeft(unpack(rawZip(entries), { bytes: 1999, entries: 100 }), 'too-large');
  });

  test('claims that are not true', async () => {
    await expectNothingLeft(
      unpack(rawZip([good, { name: 'a', content: 'abc', claimedSum: 7 }])),
      'bad-archive',
      /damaged/,
    );
    await expectNothingLeft(unpack(rawZip([good, { name: 'a', content: 'abc', claimedBytes: 2 }])), 'bad-archive');
    const long: RawEntry = { name: 'a', method: 'deflated', content: 'abc', claimedBytes: 4 };
    await expectNothingLeft(unpack(rawZip([good, long])), 'bad-archive');
  });

  test('what is no archive', async () => {
    await expectNothingLeft(unpack(Buffer.from('hello')), 'bad-archive', /no zip archive/);
    await expectNothingLeft(unpack(Buffer.alloc(0)), 'bad-archive');
    const whole = await zipOf({ 'a.txt': 'x'.repeat(100) });
    await expectNothingLeft(unpack(whole.subarray(0, 60)), 'bad-archive');
  });
});

test('any bytes, also an archive with some changed, unpack or are refused with nothing left', async () => {
  const archive = await zipOf({ 'bot.py': 'print()'.repeat(50), 'lib/a.txt': 'abc', 'lib/b.txt': 'def' });
  const change = fc.tuple(fc.nat(archive.length - 1), fc.nat(255));
  const changed = fc.array(change, { minLength: 1, maxLength: 8 }).map((changes) => {
    const bytes = Buffer.from(archive);
    for (const [position, value] of changes) bytes[position] = value;
    return bytes;
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.uint8Array({ maxLength: 200 }), changed), async (bytes) => {
      const refusal = await unpack(bytes).then(
        () => null,
        (error: unknown) => error,
      );
      if (refusal) {
        expect(refusal).toHaveProperty('name', 'ProgramError');
        expect(await readdir(target)).toEqual([]);
      }
      for (const name of await readdir(target)) await removeTree(join(target, name));
    }),
    { numRuns: 300 },
  );
});
