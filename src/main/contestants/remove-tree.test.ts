import { chmod, mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useFolder, writeFiles } from '../../../tests/handed-in/folder.ts';
import { removeTree } from './remove-tree.ts';

const folder = useFolder();

test('read-only files and folders, and what links lead to stays', async () => {
  const tree = await writeFiles(join(folder.path, 'tree'), { 'a/b/c.txt': 'x', 'd.txt': 'y' });
  const outside = await writeFiles(join(folder.path, 'outside'), { 'kept.txt': 'kept' });
  await symlink(outside, join(tree, 'a', 'link'), 'junction');
  await chmod(join(tree, 'a/b/c.txt'), 0o444);
  for (const path of ['a/b', 'a', '']) await chmod(join(tree, path), 0o555);
  await removeTree(tree);
  expect(await readdir(folder.path)).toEqual(['outside']);
  expect(await readFile(join(outside, 'kept.txt'), 'utf8')).toBe('kept');
});

test('nothing, a file, a link', async () => {
  const { gone, file, link } = {
    gone: join(folder.path, 'gone'),
    file: join(folder.path, 'f'),
    link: join(folder.path, 'l'),
  };
  await writeFile(file, 'x');
  await symlink(folder.path, link, 'junction');
  for (const path of [gone, file, link]) await removeTree(path);
  expect(await readdir(folder.path)).toEqual([]);
});

test.skipIf(process.platform === 'win32')(
  'names that are no text, and folders deeper than a path can say',
  async () => {
    const tree = join(folder.path, 'tree');
    await mkdir(tree);
    await writeFile(Buffer.concat([Buffer.from(`${tree}/`), Buffer.of(0xff, 0xfe, 0x80)]), 'x');
    // Built from the inside out, since no path reaches the innermost.
    const name = 'n'.repeat(200);
    for (let depth = 0; depth < 60; depth += 1) {
      await mkdir(join(tree, 'next'));
      await writeFile(join(tree, 'next', 'file'), 'x');
      if (depth > 0) await rename(join(tree, name), join(tree, 'next', name));
      await rename(join(tree, 'next'), join(tree, name));
    }
    await removeTree(tree);
    expect(await readdir(folder.path)).toEqual([]);
  },
);
