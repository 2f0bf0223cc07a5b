/** Tells a file that was copied while it was open, or that was never closed: what is beside it then belongs to it. */
import { open } from 'node:fs/promises';

/** Where SQLite's head of the file says how it is to be read, and what it says while it is open for writing. */
const READ_VERSION = 19;
const OPEN = 2;

/** Never ask this of a file that is open here: it would lose its locks. */
export async function isLeftOpen(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(READ_VERSION + 1);
    await file.read(head, 0, head.length, 0);
    return head[READ_VERSION] === OPEN;
  } finally {
    await file.close();
  }
}
