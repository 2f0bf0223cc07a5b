import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readShebang } from './shebang.ts';

test.each([
  ['#!/bin/sh', '/bin/sh', []],
  ['#! /bin/bash -e\necho', '/bin/bash', ['-e']],
  ['#!/usr/bin/env ruby\n', 'ruby', []],
  ['#!/usr/bin/env\truby -w\n', 'ruby', ['-w']],
  ['#!/usr/bin/env -S deno run\n', 'deno', ['run']],
  ['#!/usr/bin/env -i sh\n', '/usr/bin/env', ['-i', 'sh']],
  ['#!/usr/bin/env A=1 sh\n', '/usr/bin/env', ['A=1', 'sh']],
  ['#!/usr/bin/env\n', '/usr/bin/env', []],
])('%j', (line, interpreter, args) =>
  expect(readShebang(Buffer.from(line))).toEqual({ interpreter, args, hasWindowsEnding: false }),
);

test('an end of line from Windows is noticed', () => {
  expect(readShebang(Buffer.from('#!/bin/sh\r\n'))).toEqual({
    interpreter: '/bin/sh',
    args: [],
    hasWindowsEnding: true,
  });
});

test.each(['', '#!', '#!   \n', 'echo', ' #!/bin/sh'])('%j names nothing', (text) =>
  expect(readShebang(Buffer.from(text))).toBeNull(),
);

test('any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const shebang = readShebang(Buffer.concat([Buffer.from('#!'), bytes]));
      expect(shebang === null || /^[^\0\n\r]+$/.test([shebang.interpreter, ...shebang.args].join(''))).toBe(true);
    }),
  );
});
