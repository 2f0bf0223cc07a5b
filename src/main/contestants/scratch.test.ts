import { chmod, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { deadProcess } from '../../../tests/handed-in/dead-process.ts';
import { useFolder, writeFiles } from '../../../tests/handed-in/folder.ts';
import { zipOf } from '../../../tests/handed-in/zips.ts';
import { makeScratch, removeStale } from './scratch.ts';
import { ProgramStore } from './store.ts';

const folder = useFolder();
let files: string;
let root: string;
beforeEach(async () => {
  root = join(folder.path, 'games', 'scratch');
  const store = new ProgramStore(join(folder.path, 'programs'));
  const content = await zipOf({ 'run.sh': '#!/bin/sh\n', 'data/ب.txt': 'old', 'logs/': '' });
  files = store.filesOf((await store.importSent({ name: 'bot.zip', content })).id);
});

test('each game has its own copy, and the stored program stays as it is', async () => {
  const [one, other] = await Promise.all([makeScratch(files, root), makeScratch(files, root)]);
  expect(one.folder).not.toBe(other.folder);
  await writeFile(join(one.folder, 'data/ب.txt'), 'new');
  await writeFile(join(one.folder, 'logs/log.txt'), 'new');
  expect(await readFile(join(files, 'data/ب.txt'), 'utf8')).toBe('old');
  expect(await readFile(join(other.folder, 'data/ب.txt'), 'utf8')).toBe('old');
  await Promise.all([one.remove(), other.remove()]);
  await one.remove();
  expect(await readdir(root)).toEqual([]);
});

test.skipIf(process.platform === 'win32')('only we may enter it, and what ran still runs', async () => {
  const { folder } = await makeScratch(files, root);
  const mode = async (path: string) => ((await stat(join(folder, path))).mode & 0o777).toString(8);
  expect(await Promise.all(['', 'data', 'run.sh', 'data/ب.txt'].map(mode))).toEqual(['700', '700', '700', '600']);
});

test('removal copes with what a program does to its folder', async () => {
  const scratch = await makeScratch(files, root);
  const outside = await writeFiles(join(folder.path, 'outside'), { kept: 'x' });
  await mkdir(join(scratch.folder, 'locked/deep'), { recursive: true });
  await symlink(outside, join(scratch.folder, 'locked', 'link'), 'junction');
  for (const path of ['run.sh', 'locked/deep', 'locked', '']) await chmod(join(scratch.folder, path), 0o000);
  await scratch.remove();
  expect(await readdir(root)).toEqual([]);
  expect(await readdir(outside)).toEqual(['kept']);
});

test('a program that cannot be copied leaves no scratch folder', async () => {
  await expect(makeScratch(join(folder.path, 'gone'), root)).rejects.toThrow();
  expect(await readdir(root)).toEqual([]);
});

test('what a killed host left behind is removed; what is in use, or not ours, stays', async () => {
  const dead = await deadProcess();
  const inUse = await makeScratch(files, root);
  await writeFiles(join(root, `scratch-${dead}-0123456789abcdef`), { 'a/b': 'x' });
  await writeFiles(join(root, `scratch-${dead}-mine`), { notes: 'x' });
  await writeFiles(join(root, `holiday-${dead}-0123456789abcdef`), { photo: 'x' });
  await writeFiles(join(root, 'scratch-1-0123456789abcdef'), { 'of-the-first-process': 'x' });
  expect(await removeStale(root)).toBe(1);
  expect(await readdir(root)).toHaveLength(4);
  expect(await readdir(inUse.folder)).toContain('run.sh');
  expect(await removeStale(join(folder.path, 'nowhere'))).toBe(0);
});
