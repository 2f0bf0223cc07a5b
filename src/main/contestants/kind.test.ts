import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../shared/refusals/refusal.ts';
import { dosProgram, elfHeader, machOHeader, peHeader, universalHeader } from '../../../tests/handed-in/binaries.ts';
import { expectRefusal, useFolder } from '../../../tests/handed-in/folder.ts';
import { jarOf, zipOf } from '../../../tests/handed-in/zips.ts';
import { kindOf, recognise } from './kind.ts';

const folder = useFolder();

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder.path, name);
  await writeFile(path, content);
  return path;
}

describe('the first bytes tell', () => {
  test.each([
    ['bot.exe', peHeader(), 'windows'],
    ['far.exe', peHeader('program', 0x14c, 9000), 'windows'],
    ['renamed.txt', peHeader(), 'windows'],
    ['bot', elfHeader(62), 'elf'],
    ['bot.py', elfHeader(183, 3), 'elf'],
    ['bot', machOHeader(), 'mach-o'],
    ['bot', universalHeader(), 'mach-o'],
    ['bot', '#!/bin/sh\necho', 'script'],
    ['bot', '#!/usr/bin/env python3\n', 'python'],
    ['bot', '#! /usr/bin/python3.12 -O\r\n', 'python'],
    ['bot', '#!/usr/bin/env -S node --no-warnings\n', 'javascript'],
    ['bot.py', '#!/usr/bin/env ruby\n', 'script'],
  ])('%s', async (name, content, kind) => expect(await kindOf(await file(name, content))).toBe(kind));

  test('a jar', async () => expect(await kindOf(await file('bot.jar', await jarOf()))).toBe('jar'));

  test.runIf(process.platform === 'linux')('what the compiler here builds', async () => {
    await file('bot.c', 'int main(void) { return 0; }');
    const compile = (...args: string[]) => execFileSync('gcc', args, { cwd: folder.path });
    compile('bot.c', '-o', 'bot');
    compile('bot.c', '-shared', '-fPIC', '-o', 'bot.so');
    compile('bot.c', '-c', '-o', 'bot.o');
    expect(await kindOf(join(folder.path, 'bot'))).toBe('elf');
    await expectRefusal(kindOf(join(folder.path, 'bot.so')), 'unknown-kind', 'library');
    await expectRefusal(kindOf(join(folder.path, 'bot.o')), 'unknown-kind', 'not linked');
  });
});

test.each([
  ['bot.py', 'python'],
  ['BOT.PY', 'python'],
  ['bot.js', 'javascript'],
  ['bot.mjs', 'javascript'],
  ['bot.cjs', 'javascript'],
  ['bot.cmd', 'batch'],
  ['bot.bat', 'batch'],
])('the name tells: %s', async (name, kind) => expect(await kindOf(await file(name, 'text'))).toBe(kind));

describe('each refusal has its own sentence', () => {
  test.each([
    ['bot.exe', '', /is empty/],
    ['bot.dll', peHeader('dll'), /library/],
    ['old.exe', dosProgram(), /16-bit/],
    ['short.exe', 'MZ  ', /16-bit/],
    ['bot.dylib', machOHeader(6), /library/],
    ['Bot.class', Buffer.from('cafebabe00000041', 'hex'), /Java class/],
    ['bot.cpp', 'int main() {}', /source code: hand in the compiled program/],
    ['Bot.java', 'class Bot {}', /source code: hand in the compiled program/],
    ['bot.sh', 'echo', /#!\/bin\/sh/],
    ['bot', '#!\n', /names no interpreter/],
    ['bot.exe', 'not really', /no Windows program/],
    ['bot.rar', 'Rar!\x1a\x07', /\.zip/],
    ['bot.jar', 'not really', /no Java archive/],
    ['notes.txt', 'hello', /Windows program \(\.exe\).*\.jar.*\.py.*#!/],
  ])('%s', async (name, content, sentence) => {
    await expectRefusal(kindOf(await file(name, content)), 'unknown-kind', sentence);
  });

  test('archives', async () => {
    const plain = await file('plain.jar', await zipOf({ 'Main.class': 'x' }));
    await expectRefusal(kindOf(plain), 'unknown-kind', 'MANIFEST');
    const library = await file('library.jar', await jarOf('Manifest-Version: 1.0\r\n'));
    await expectRefusal(kindOf(library), 'unknown-kind', 'Main-Class');
    await expectRefusal(kindOf(await file('bot.dat', await jarOf())), 'unknown-kind', 'is an archive');
  });

  test('a file that is not there', () => expectRefusal(kindOf(join(folder.path, 'gone.exe')), 'not-found', 'gone.exe'));
});

test('any bytes under any name are a kind or a problem', async () => {
  const start = fc.constantFrom('MZ', '\x7fELF', 'PK\x03\x04', '#!', '\xca\xfe\xba\xbe', '\xcf\xfa\xed\xfe', '');
  const name = fc.constantFrom('a', 'a.exe', 'a.jar', 'a.py', 'a.zip', 'a.c');
  await fc.assert(
    fc.asyncProperty(start, fc.uint8Array({ maxLength: 300 }), name, async (start, bytes, name) => {
      const path = await file('any', Buffer.concat([Buffer.from(start, 'latin1'), bytes]));
      const recognition = await recognise(path, name);
      expect('kind' in recognition || inEnglish(recognition.problem).length > 0).toBe(true);
    }),
    { numRuns: 300 },
  );
});
