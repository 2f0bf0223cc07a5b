import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inEnglish, wordRefusal } from '../shared/refusals/refusal.ts';
import { whyNotWritten } from './not-written.ts';

const folder = mkdtempSync(join(tmpdir(), 'meydan-not-written-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function refusedAt(path: string) {
  const error: unknown = await writeFile(path, 'x').then(
    () => 'it was written',
    (thrown: unknown) => thrown,
  );
  return whyNotWritten(error, 'bracket.pdf');
}

test('a folder that has gone or is none is said', async () => {
  writeFileSync(join(folder, 'file'), '');
  for (const path of [join(folder, 'gone', 'x'), join(folder, 'file', 'x'), folder])
    expect((await refusedAt(path)).code).toBe('write-no-place');
});

test.runIf(process.platform === 'linux')('a full disk is said', async () => {
  expect((await refusedAt('/dev/full')).code).toBe('write-disk-full');
});

test.each([
  ['ENOSPC', /^The disk is full: make room .*“bracket\.pdf”/],
  ['EDQUOT', /^The disk is full/],
  ['EBUSY', /“bracket\.pdf” is open in another program: close it there/],
  ['EACCES', /“bracket\.pdf” may not be written there/],
  ['EPERM', /“bracket\.pdf” may not be written there, or another program has it open/],
  ['EROFS', /cannot be written to/],
])('%s is said with what to do, in both languages', (code, sentence) => {
  const why = whyNotWritten(Object.assign(new Error(`${code}: open`), { code }), 'bracket.pdf');
  expect(inEnglish(why)).toMatch(sentence);
  expect(wordRefusal('fa', why)?.replace('bracket.pdf', '')).not.toMatch(/[A-Za-z]/);
});

test('what nobody foresaw is told as it is', () => {
  expect(whyNotWritten(new Error('odd'), 'x')).toEqual({ code: 'unforeseen', values: { said: 'odd' } });
});
