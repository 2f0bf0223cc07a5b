/** A folder of its own for each test, gone afterwards, and the refusals that tests look for. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { ProgramError, type ProgramErrorCode } from '../../src/main/contestants/program.ts';
import { removeTree } from '../../src/main/contestants/remove-tree.ts';

/** Call it at the top of a test file; the folder's path is in the result's `path` while a test runs. */
export function useFolder(): { path: string } {
  const folder = { path: '' };
  beforeEach(async () => {
    folder.path = await mkdtemp(join(tmpdir(), 'meydan-test-'));
  });
  afterEach(() => removeTree(folder.path));
  return folder;
}

/** Writes files with the folders that they need, and returns the folder. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

/** Each refusal has a code, names what it is about, and says what to do: there is something after the colon. */
export async function expectRefusal(
  attempt: Promise<unknown>,
  code: ProgramErrorCode,
  about: RegExp | string = '',
): Promise<ProgramError> {
  const refusal = await attempt.then(
    () => null,
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(ProgramError);
  if (!(refusal instanceof ProgramError)) throw refusal;
  expect(refusal.code).toBe(code);
  expect(refusal.message).toMatch(/^[^\n]+: [^\n]+\.$/);
  expect(refusal.message).toMatch(about);
  return refusal;
}
