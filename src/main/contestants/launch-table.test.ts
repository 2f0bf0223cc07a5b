import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elfHeader, machOHeader, peHeader } from '../../../tests/handed-in/binaries.ts';
import { expectRefusal, useFolder, writeFiles } from '../../../tests/handed-in/folder.ts';
import { findOnPath } from './find-on-path.ts';
import { launchCommand } from './launch-table.ts';
import { PROGRAM_KINDS, type Program, type ProgramKind } from './program.ts';
import { thisComputer, type Computer, type System } from './this-computer.ts';

const folder = useFolder();
const gcc = await findOnPath(['gcc'], process.env['PATH']);

/** A computer with only these programs installed. */
function computer(system: System, installed: Readonly<Record<string, string>> = {}): Computer {
  return {
    system,
    processor: 'x64',
    env: {
      Path: 'C:\\Windows',
      SystemRoot: 'C:\\Windows',
      ComSpec: 'C:\\Windows\\System32\\cmd.exe',
      PATHEXT: '.EXE',
      MEYDAN_SECRET: 'x',
    },
    ownNode: null,
    find: (names) => Promise.resolve(names.flatMap((name) => installed[name] ?? [])[0] ?? null),
  };
}

function program(kind: ProgramKind, entry: string): Program {
  return { id: '0'.repeat(64), kind, entry, bytes: 1, name: entry };
}

describe('on Windows', () => {
  const launch = (kind: ProgramKind, entry: string, installed = {}, args: string[] = []) =>
    launchCommand(program(kind, entry), folder.path, { computer: computer('windows', installed), args });

  test('Python is py -3, else python', async () => {
    const file = join(folder.path, 'bot.py');
    const both = { py: 'C:\\Windows\\py.exe', python: 'C:\\Python\\python.exe' };
    expect(await launch('python', 'bot.py', both)).toMatchObject({ file: both.py, args: ['-3', file] });
    expect(await launch('python', 'bot.py', { python: both.python })).toMatchObject({
      file: both.python,
      args: [file],
    });
  });

  test('a batch file goes through cmd.exe by a path that has nothing of the folder in it', async () => {
    const { file, args, cwd, env } = await launch('batch', 'bin/run me.cmd', {}, ['7']);
    expect({ file, args, cwd }).toEqual({
      file: 'C:\\Windows\\System32\\cmd.exe',
      args: ['/d', '/c', '.\\bin\\run me.cmd', '7'],
      cwd: folder.path,
    });
    expect(env).toEqual({
      PATH: 'C:\\Windows',
      SystemRoot: 'C:\\Windows',
      ComSpec: 'C:\\Windows\\System32\\cmd.exe',
      PATHEXT: '.EXE',
      LANG: 'C.UTF-8',
      ...Object.fromEntries(['HOME', 'USERPROFILE', 'TMPDIR', 'TEMP', 'TMP'].map((name) => [name, folder.path])),
    });
    await expectRefusal(launch('batch', 'a&calc.cmd'), 'unsafe-path', 'letters, digits');
    await expectRefusal(launch('batch', 'a.cmd', {}, ['%PATH%']), 'unsafe-path');
  });

  test('a program starts itself, if it is for this processor', async () => {
    await writeFiles(folder.path, {
      'bot.exe': peHeader(),
      'old.exe': peHeader('program', 0x14c),
      'arm.exe': peHeader('program', 0xaa64),
    });
    expect(await launch('windows', 'bot.exe')).toMatchObject({ file: join(folder.path, 'bot.exe'), args: [] });
    expect(await launch('windows', 'old.exe')).toMatchObject({ args: [] });
    await expectRefusal(launch('windows', 'arm.exe'), 'wrong-system', 'arm64 processors');
  });

  test.each(['elf', 'mach-o', 'script'] as const)('%s runs elsewhere', async (kind) => {
    await expectRefusal(launch(kind, 'bot'), 'wrong-system', 'runs only on');
  });
});

describe('what is missing is named:', () => {
  test.each([
    ['python', 'bot.py', 'Python 3'],
    ['javascript', 'bot.js', 'nodejs.org'],
    ['jar', 'bot.jar', 'Java'],
    ['script', 'bot', 'no-such-shell'],
  ] as const)('%s', async (kind, entry, what) => {
    await writeFiles(folder.path, { bot: '#!/usr/bin/env no-such-shell\n' });
    const attempt = launchCommand(program(kind, entry), folder.path, { computer: computer('linux') });
    await expectRefusal(attempt, 'no-interpreter', what);
  });

  test('this process, where it is Node, does for JavaScript', async () => {
    const launched = await launchCommand(program('javascript', 'bot.js'), folder.path, {
      computer: { ...computer('linux'), ownNode: process.execPath },
    });
    expect(launched.file).toBe(process.execPath);
    expect(thisComputer().ownNode).toBe(process.execPath);
  });

  test('a script with Windows line ends', async () => {
    await writeFiles(folder.path, { bot: '#!/bin/sh\r\necho\r\n' });
    const attempt = launchCommand(program('script', 'bot'), folder.path, { computer: computer('linux') });
    await expectRefusal(attempt, 'no-interpreter', 'Unix line ends');
  });

  test.each([
    ['elf', elfHeader(183), 'linux', /arm64 processors: build it for x64/],
    ['elf', elfHeader(9999), 'linux', /another processor/],
    ['elf', elfHeader(62), 'macos', /runs only on Linux/],
    ['mach-o', machOHeader(), 'linux', /runs only on macOS/],
    ['batch', Buffer.from('echo'), 'linux', /runs only on Windows/],
  ] as const)('%s of elsewhere', async (kind, content, system, sentence) => {
    await writeFiles(folder.path, { bot: content });
    await expectRefusal(
      launchCommand(program(kind, 'bot'), folder.path, { computer: computer(system) }),
      'wrong-system',
      sentence,
    );
  });

  test.runIf(process.platform === 'linux' && process.arch === 'x64' && gcc !== null)(
    'a loader that is not here',
    async () => {
      await writeFiles(folder.path, { 'bot.c': 'int main(void) { return 0; }' });
      execFileSync('gcc', ['bot.c', '-o', 'bot', '-Wl,--dynamic-linker=/lib/ld-elsewhere.so.1'], { cwd: folder.path });
      await expectRefusal(launchCommand(program('elf', 'bot'), folder.path), 'wrong-system', '/lib/ld-elsewhere.so.1');
    },
  );

  test('an entry that is gone, or leads out', async () => {
    const options = { computer: computer('linux', { python3: '/usr/bin/python3' }) };
    await expectRefusal(launchCommand(program('elf', 'gone'), folder.path, options), 'not-found');
    await expectRefusal(launchCommand(program('python', '../x.py'), folder.path, options), 'unsafe-path');
  });
});

test.each(['windows', 'linux', 'macos'] as const)(
  'every kind has its row on %s: a command or a sentence',
  async (system) => {
    await writeFiles(folder.path, { bot: elfHeader(62) });
    for (const kind of PROGRAM_KINDS) {
      const launched = await launchCommand(program(kind, 'bot'), folder.path, {
        computer: computer(system),
        wineFolder: join(folder.path, 'wine'),
      }).catch((error: unknown) => error);
      expect(launched).toSatisfy((result) => (result instanceof Error ? result.name === 'ProgramError' : true));
    }
  },
);

test('any header of a Linux program gives a command or a sentence', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.boolean(), async (bytes, is64) => {
      const header = Buffer.concat([elfHeader(62).subarray(0, 20), bytes]);
      header[4] = is64 ? 2 : 1;
      await writeFiles(folder.path, { bot: header });
      const launched = await launchCommand(program('elf', 'bot'), folder.path, { computer: computer('linux') }).catch(
        (error: unknown) => error,
      );
      expect(launched).toSatisfy((result) => !(result instanceof Error) || result.name === 'ProgramError');
    }),
    { numRuns: 300 },
  );
});
