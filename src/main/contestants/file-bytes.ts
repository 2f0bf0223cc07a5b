/** A few bytes out of a file, as many as there are. */
import { open } from 'node:fs/promises';
import { refusal } from '../../shared/refusals/refusal.ts';
import { ProgramError } from './program.ts';
import { shown } from './safe-path.ts';
import { basename } from 'node:path';

/** Enough for every header, and for a `#!` line. */
const HEAD = 4096;

export interface FileBytes {
  readonly size: number;
  readonly head: Buffer;
  /** The bytes at a place; fewer when the file ends before. */
  at(position: number, length: number): Promise<Buffer>;
}

/** `read` gets the bytes while the file is open. */
export async function withFileBytes<T>(path: string, read: (bytes: FileBytes) => Promise<T>): Promise<T> {
  try {
    const file = await open(path, 'r');
    try {
      const at = async (position: number, length: number): Promise<Buffer> => {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
        return buffer.subarray(0, bytesRead);
      };
      return await read({ size: (await file.stat()).size, head: await at(0, HEAD), at });
    } finally {
      await file.close();
    }
  } catch (error) {
    throw readableError(error, path);
  }
}

/** What the system says of a file that cannot be read, as a sentence; other errors stay as they are. */
export function readableError(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const name = shown(basename(path));
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP') {
    return new ProgramError('not-found', refusal('program-gone', { name }));
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EISDIR') {
    return new ProgramError('unreadable', refusal('program-not-readable', { name }));
  }
  return error;
}
