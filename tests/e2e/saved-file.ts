/** A file that the page gives to its user: the browser downloads it, the desktop application would ask where to put it. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Application } from './application.ts';

export interface SavedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

export async function savedFile({ page, electron }: Application, save: () => Promise<void>): Promise<SavedFile> {
  if (!electron) {
    const [download] = await Promise.all([page.waitForEvent('download'), save()]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  }
  const folder = await mkdtemp(join(tmpdir(), 'meydan-saved-'));
  // Nobody is here to answer the dialog.
  await electron.evaluate(
    ({ session }, path) => {
      const saved: { name: string | null } = { name: null };
      Object.assign(globalThis, { saved });
      session.defaultSession.once('will-download', (_event, item) => {
        item.setSavePath(path);
        item.once('done', (_done, state) => (saved.name = state === 'completed' ? item.getFilename() : `! ${state}`));
      });
    },
    join(folder, 'saved'),
  );
  await save();
  const nameOf = () =>
    electron.evaluate(() => (globalThis as unknown as { saved: { name: string | null } }).saved.name);
  await expect.poll(nameOf, { timeout: 60_000 }).not.toBeNull();
  const file = { name: String(await nameOf()), bytes: await readFile(join(folder, 'saved')) };
  await rm(folder, { recursive: true });
  return file;
}
