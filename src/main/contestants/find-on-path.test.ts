import { chmod, mkdir, rm } from 'node:fs/promises';
import { basename, delimiter, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { useFolder, writeFiles } from '../../../tests/handed-in/folder.ts';
import { findOnPath } from './find-on-path.ts';

const folder = useFolder();

test('the program that runs this test is found in its folder', async () => {
  const name = basename(process.execPath, '.exe');
  expect(await findOnPath(['no-such-program', name], dirname(process.execPath))).toBe(process.execPath);
  expect(await findOnPath(['no-such-program'], process.env['PATH'])).toBeNull();
  expect(await findOnPath([name], undefined)).toBeNull();
});

test.skipIf(process.platform === 'win32')('the first folder wins; folders and plain files do not count', async () => {
  const [a, b, c] = [join(folder.path, 'a'), join(folder.path, 'b'), join(folder.path, 'c')];
  await mkdir(join(a, 'tool'), { recursive: true });
  await writeFiles(folder.path, { 'b/tool': 'x', 'c/tool': 'x', 'c/other': 'x' });
  await chmod(join(c, 'tool'), 0o755);
  await chmod(join(c, 'other'), 0o755);
  const path = [a, b, c].join(delimiter);
  expect(await findOnPath(['tool', 'other'], path)).toBe(join(c, 'tool'));
  await rm(join(c, 'tool'));
  expect(await findOnPath(['tool', 'other'], path)).toBe(join(c, 'other'));
});

test.skipIf(process.platform === 'win32')(
  'what is installed later is found, and the working folder is never searched',
  async () => {
    expect(await findOnPath(['tool'], folder.path)).toBeNull();
    await writeFiles(folder.path, { tool: 'x' });
    await chmod(join(folder.path, 'tool'), 0o755);
    expect(await findOnPath(['tool'], folder.path)).toBe(join(folder.path, 'tool'));
    const here = process.cwd();
    process.chdir(folder.path);
    try {
      expect(await findOnPath(['tool'], ['.', '', 'x/..'].join(delimiter))).toBeNull();
    } finally {
      process.chdir(here);
    }
  },
);
