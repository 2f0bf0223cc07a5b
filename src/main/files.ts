/** Writing files so that a crash or a full disk leaves either the old content or the new, never a half. */
import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';

export async function writeFileAtomically(path: string, content: string): Promise<void> {
  const unfinished = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    const file = await open(unfinished, 'wx');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
