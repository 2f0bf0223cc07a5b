/** The launch table on this very computer: programs are imported, copied for a game and started as the referee would. */
import { execFileSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFolder, writeFiles } from '../../../tests/handed-in/folder.ts';
import { findOnPath } from './find-on-path.ts';
import { launchCommand, type LaunchOptions } from './launch-table.ts';
import { makeScratch } from './scratch.ts';
import { ProgramStore } from './store.ts';

const folder = useFolder();
/** Debian keeps wine's own programs beside the PATH. */
const path = [process.env['PATH'], '/usr/lib/wine'].join(delimiter);
const has = async (...names: string[]): Promise<boolean> => (await findOnPath(names, path)) !== null;

beforeEach(() => {
  vi.stubEnv('MEYDAN_SECRET', 'the password of the contest');
  vi.stubEnv('PYTHONUNBUFFERED', '1');
});
afterEach(() => vi.unstubAllEnvs());

/** What it says. */
async function play(name: string, content: string | Uint8Array, options: LaunchOptions = {}): Promise<string> {
  const store = new ProgramStore(join(folder.path, 'programs'));
  const program = await store.importSent({ name, content: Buffer.from(content) });
  const scratch = await makeScratch(store.filesOf(program.id), join(folder.path, 'scratch'));
  const { file, args, cwd, env } = await launchCommand(program, scratch.folder, { args: ['one', 'دو'], ...options });
  const { stdout } = await execa(file, args, { cwd, env, extendEnv: false, input: 'hello\n' });
  expect((await readdir(scratch.folder)).filter((name) => name.startsWith('__'))).toEqual([]);
  return stdout.replaceAll('\r', '').replaceAll(scratch.folder, '<scratch>');
}

test.runIf(await has('python3', 'python'))('Python', async () => {
  const says = await play(
    'ربات.py',
    'import os, sys\nprint(input(), sys.argv[1:], os.getcwd(), os.environ["HOME"], "MEYDAN_SECRET" in os.environ, "PYTHONUNBUFFERED" in os.environ)',
  );
  expect(says).toBe("hello ['one', 'دو'] <scratch> <scratch> False False");
});

test('JavaScript', async () => {
  const says = await play(
    'bot.mjs',
    'console.log(process.argv.slice(2).join(), process.cwd(), process.env.MEYDAN_SECRET)',
  );
  expect(says).toBe('one,دو <scratch> undefined');
});

test('a program runs in the folder that its settings name, and never outside of its own', async () => {
  const store = new ProgramStore(join(folder.path, 'programs'));
  await writeFiles(join(folder.path, 'bot'), { 'main.mjs': 'console.log(process.cwd())', 'data/book.txt': 'x' });
  const program = await store.importPath(join(folder.path, 'bot'));
  const scratch = await makeScratch(store.filesOf(program.id), join(folder.path, 'scratch'));
  const { file, args, cwd, env } = await launchCommand(program, scratch.folder, { workingFolder: 'data' });
  const { stdout } = await execa(file, args, { cwd, env, extendEnv: false });
  expect(stdout).toBe(join(scratch.folder, 'data'));
  await expect(launchCommand(program, scratch.folder, { workingFolder: '../elsewhere' })).rejects.toThrow();
});

test.skipIf(process.platform === 'win32')(
  'scripts, whatever the run bit and the place of the interpreter',
  async () => {
    expect(await play('bot', '#!/bin/sh\nread line; echo "$line" "$@" "$MEYDAN_SECRET"')).toBe('hello one دو ');
    expect(await play('bot', '#!/usr/bin/env sh\necho env')).toBe('env');
    expect(await play('bot', '#!/opt/elsewhere/bin/sh -e\necho elsewhere')).toBe('elsewhere');
  },
);

test.runIf(process.platform === 'linux' && (await has('gcc')))(
  'a compiled program, and all that it sees of us',
  async () => {
    const source = join(folder.path, 'bot.c');
    await writeFile(
      source,
      '#include <stdio.h>\nint main(int n, char **a, char **e) { puts(a[n - 1]); while (*e) puts(*e++); return 0; }',
    );
    execFileSync('gcc', [source, '-o', join(folder.path, 'bot')]);
    const says = await play('bot', await readFile(join(folder.path, 'bot')), { env: { GAME: 'othello' } });
    expect(says.split('\n').toSorted()).toEqual(
      [
        'دو',
        `PATH=${process.env['PATH']}`,
        'LANG=C.UTF-8',
        'GAME=othello',
        ...['HOME', 'TMPDIR', 'TEMP', 'TMP'].map((name) => `${name}=<scratch>`),
      ].toSorted(),
    );
  },
);

test.runIf((await has('java')) && (await has('javac')) && (await has('jar')))('Java', async () => {
  await writeFiles(folder.path, {
    'Main.java': 'class Main { public static void main(String[] a) { System.out.println("java " + a[0]); } }',
  });
  execFileSync('javac', ['Main.java'], { cwd: folder.path });
  execFileSync('jar', ['cfe', 'bot.jar', 'Main', 'Main.class'], { cwd: folder.path });
  expect(await play('bot.jar', await readFile(join(folder.path, 'bot.jar')))).toBe('java one');
});

test.runIf((await has('wine', 'wine64')) && (await has('x86_64-w64-mingw32-gcc')))(
  'a Windows program through wine',
  async () => {
    await writeFiles(folder.path, {
      'bot.c':
        '#include <stdio.h>\n#include <stdlib.h>\nint main(int n, char **a) { printf("windows %s %d", a[1], getenv("MEYDAN_SECRET") != 0); return 0; }',
    });
    execFileSync('x86_64-w64-mingw32-gcc', ['bot.c', '-static', '-o', 'bot.exe'], { cwd: folder.path });
    const wineFolder = join(folder.path, 'wine');
    try {
      expect(await play('bot.exe', await readFile(join(folder.path, 'bot.exe')), { wineFolder })).toBe('windows one 0');
    } finally {
      // Its server would write into the folder that is being removed.
      const server = await findOnPath(['wineserver', 'wineserver64'], path);
      if (server)
        await execa(server, ['-k', '-w'], { env: { WINEPREFIX: wineFolder }, reject: false, timeout: 20_000 });
    }
  },
);
