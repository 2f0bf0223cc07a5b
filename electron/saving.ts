/** Files that a page gives to its user: Electron asks where they shall be, and the page hears how it ended. */
import { basename } from 'node:path';
import type { Session } from 'electron';
import { sendTo } from './bridge.ts';

const ENDS = { completed: 'saved', cancelled: 'cancelled', interrupted: 'failed' } as const;

export function tellHowSavingEnds(session: Session): void {
  session.on('will-download', (_event, item, page) => {
    item.once('done', (_done, state) => {
      const name = basename(item.getSavePath()) || item.getFilename();
      sendTo(page, 'saving.ended', { address: item.getURL(), end: ENDS[state], name });
    });
  });
}
