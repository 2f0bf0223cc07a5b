/**
 * What a program is called: the SHA-256 over the names and contents of its files and over which of them is started. Modes
 * and dates are left out, so that the same program has the same name on every computer.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { walkFolder } from './walk-folder.ts';

export interface ProgramHash {
  readonly id: string;
  readonly bytes: number;
}

export async function hashProgram(folder: string, entry: string): Promise<ProgramHash> {
  // One line each: names have no line breaks (safe-path.ts), so that no two programs have the same text.
  const whole = createHash('sha256').update(`meydan program 1\n${entry}\n`);
  let bytes = 0;
  for await (const item of walkFolder(folder)) {
    whole.update(item.isFolder ? `folder ${item.path}\n` : `${await hashFile(join(folder, item.path))} ${item.path}\n`);
    bytes += item.bytes;
  }
  return { id: whole.digest('hex'), bytes };
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
