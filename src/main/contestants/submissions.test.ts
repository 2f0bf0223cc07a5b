import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { useFolder } from '../../../tests/handed-in/folder.ts';
import { submissionsIn } from './submissions.ts';

const folder = useFolder();

async function lay(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder.path, path)), { recursive: true });
    await writeFile(join(folder.path, path), content);
  }
}

test('thirty programs beside each other are thirty, in the order of their numbers', async () => {
  const names = Array.from({ length: 30 }, (_, i) => `${i + 1}.py`);
  await lay(Object.fromEntries(names.map((name) => [name, `print("${name}")`])));
  expect(await submissionsIn(folder.path)).toEqual({ programs: names, others: [] });
});

test('folders with a program, archives and files; what is none of them is named', async () => {
  await lay({
    'ali/main.py': 'print(1)',
    'ali/tools/helper.py': 'x = 1',
    'sara/one.js': '1',
    'sara/two.js': '2',
    'mina.zip': 'PK\x03\x04…',
    'bot.js': '3',
    'notes.txt': 'who is who',
    'empty/readme.md': 'nothing to start',
    '.DS_Store': 'junk',
    '__MACOSX/x': 'junk',
  });
  expect(await submissionsIn(folder.path)).toEqual({
    programs: ['ali', 'bot.js', 'mina.zip', 'sara'],
    others: ['empty', 'notes.txt'],
  });
});

test('a folder around them is looked through, one that says how it is started is not', async () => {
  await lay({ 'homework/ali.py': 'print(1)', 'homework/sara.py': 'print(2)', 'homework/notes.txt': '' });
  expect(await submissionsIn(folder.path)).toEqual({
    programs: ['homework/ali.py', 'homework/sara.py'],
    others: ['homework/notes.txt'],
  });
  await lay({ 'homework/meydan.json': '{ "entry": "ali.py" }' });
  expect(await submissionsIn(folder.path)).toBeNull();
});

test('one program is one program', async () => {
  await lay({ 'main.py': 'print(1)', 'data.txt': '1 2 3' });
  expect(await submissionsIn(folder.path)).toBeNull();
});
