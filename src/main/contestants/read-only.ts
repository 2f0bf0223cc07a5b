/**
 * Stored programs are read-only. Which files may run follows from their content, not from where they came from: a zip
 * made on Windows knows no run bits, and the same program is to be the same everywhere.
 */
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { readBinaryHeader } from './binary-header.ts';
import { withFileBytes } from './file-bytes.ts';
import { walkFolder } from './walk-folder.ts';

export async function makeReadOnly(folder: string): Promise<void> {
  const folders = [folder];
  for await (const { path, isFolder } of walkFolder(folder)) {
    if (isFolder) folders.push(join(folder, path));
    else await chmod(join(folder, path), (await isRunBySystem(join(folder, path))) ? 0o555 : 0o444);
  }
  // On Windows the attribute would say nothing about what is in a folder. Inner ones first.
  if (process.platform !== 'win32') for (const path of folders.toReversed()) await chmod(path, 0o555);
}

function isRunBySystem(path: string): Promise<boolean> {
  return withFileBytes(path, async (bytes) => {
    const format = (await readBinaryHeader(bytes))?.format;
    return format === 'elf' || format === 'mach-o' || bytes.head.toString('latin1', 0, 2) === '#!';
  });
}
