import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { peHeader } from '../../../tests/handed-in/binaries.ts';
import { expectRefusal, useFolder, writeFiles } from '../../../tests/handed-in/folder.ts';
import { findEntry } from './entry.ts';
import { ChooseEntryError } from './program.ts';

const folder = useFolder();

describe('found:', () => {
  test.each([
    [
      'the only one at the top',
      { 'bot.exe': peHeader(), 'engine.dll': peHeader('dll'), 'a/x.py': '', 'b.txt': 'b' },
      'bot.exe',
    ],
    ['main', { 'Main.py': 'x', 'board.py': 'x', 'run.py': 'x' }, 'Main.py'],
    ['the name of the folder', { 'team7.py': 'x', 'board.py': 'x', 'run.py': 'x' }, 'team7.py'],
    ['run', { 'run.sh': '#!/bin/sh', 'board.py': 'x', 'bot.js': 'x' }, 'run.sh'],
    ['what meydan.json says', { 'meydan.json': '{"entry":"src/b.py"}', 'main.py': 'x', 'src/b.py': 'x' }, 'src/b.py'],
  ])('%s', async (_, files, entry) => {
    await writeFiles(folder.path, files);
    expect(await findEntry(folder.path, { names: ['Team7'] })).toHaveProperty('entry', entry);
  });

  test('what a person chose goes before everything', async () => {
    await writeFiles(folder.path, { 'meydan.json': '{"entry":"a.py"}', 'a.py': 'x', 'b.js': 'x' });
    expect(await findEntry(folder.path, { chosen: 'b.js' })).toEqual({ entry: 'b.js', kind: 'javascript' });
  });
});

describe('a person has to choose', () => {
  test.each([
    ['several at the top', { 'a.py': 'x', 'b.py': 'x', 'c.txt': 'x', 'deep/d.py': 'x' }, ['a.py', 'b.py']],
    ['two of the likely name', { 'main.py': 'x', 'main.js': 'x' }, ['main.js', 'main.py']],
    ['none at the top', { 'bin/bot.exe': peHeader(), 'readme.txt': 'x' }, ['bin/bot.exe']],
  ])('%s', async (_, files, candidates) => {
    await writeFiles(folder.path, files);
    const refusal = await expectRefusal(findEntry(folder.path), 'choose-entry', 'choose one of');
    expect(refusal).toBeInstanceOf(ChooseEntryError);
    expect(refusal).toHaveProperty('candidates', candidates);
  });
});

describe('refused:', () => {
  test('nothing to start', async () => {
    await expectRefusal(findEntry(folder.path), 'no-entry');
    await writeFiles(folder.path, { 'bot.cpp': 'x', 'readme.md': 'x', 'empty.py': '' });
    await expectRefusal(findEntry(folder.path), 'no-entry', 'compiled program');
  });

  test.each(['', '{', '[]', '{"entry":7}', 'null', `"${'x'.repeat(70_000)}"`])(
    'meydan.json with %.20j',
    async (text) => {
      await writeFiles(folder.path, { 'meydan.json': text, 'main.py': 'x' });
      await expectRefusal(findEntry(folder.path), 'no-entry', 'meydan.json');
    },
  );

  test.each([
    ['../outside.py', 'unsafe-path'],
    ['/etc/passwd', 'unsafe-path'],
    ['gone.py', 'no-entry'],
    ['sub', 'no-entry'],
    ['notes.txt', 'unknown-kind'],
  ] as const)('the entry %s', async (entry, code) => {
    await writeFiles(join(folder.path, 'p'), { 'main.py': 'x', 'sub/a.py': 'x', 'notes.txt': 'x' });
    await writeFiles(folder.path, { 'outside.py': 'x' });
    await expectRefusal(findEntry(join(folder.path, 'p'), { chosen: entry }), code);
    await writeFiles(join(folder.path, 'p'), { 'meydan.json': JSON.stringify({ entry }) });
    await expectRefusal(findEntry(join(folder.path, 'p')), code);
  });
});
