/** What the desktop does for the host: dialogs, the file manager, paper, and the second screen. */
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { app, dialog, shell, type BrowserWindow } from 'electron';
import { whyNotWritten } from '../src/main/not-written.ts';
import type { PrintedPage, ShellServices } from '../src/main/shell-services.ts';
import { BridgeError } from '../src/shared/bridge.ts';
import { caller } from './bridge.ts';
import type { Projector } from './projector.ts';
import type { ShellWords } from './words.ts';

export interface ServiceParts {
  readonly organiser: () => BrowserWindow;
  readonly words: () => ShellWords;
  readonly projector: Projector;
}

export function desktopServices({ organiser, words, projector }: ServiceParts): ShellServices {
  return {
    async chooseContest() {
      const { chooseContest: title, contests: name } = words();
      const filters = [{ name, extensions: ['meydan'] }];
      const { filePaths } = await dialog.showOpenDialog(organiser(), { title, filters, properties: ['openFile'] });
      return filePaths[0] ?? null;
    },
    async chooseFolder() {
      const { chooseFolder: title } = words();
      const properties = ['openDirectory', 'createDirectory'] as const;
      const { filePaths } = await dialog.showOpenDialog(organiser(), { title, properties: [...properties] });
      return filePaths[0] ?? null;
    },
    showFiles(paths) {
      for (const path of paths.slice(0, 1)) shell.showItemInFolder(path);
    },
    printPdf: (page) => printPdf(page, organiser(), words()),
    classDisplays: () => projector.displays(organiser()),
    openProjector: (display, news) => projector.open(organiser(), display, news),
    closeProjector: () => projector.close(),
  };
}

async function printPdf(
  { title, isLandscape }: PrintedPage,
  window: BrowserWindow,
  words: ShellWords,
): Promise<boolean> {
  const page = caller();
  const defaultPath = join(app.getPath('documents'), `${fileName(title)}.pdf`);
  const filters = [{ name: 'PDF', extensions: ['pdf'] }];
  const { filePath } = await dialog.showSaveDialog(window, { title: words.savePdf, defaultPath, filters });
  if (!filePath) return false;
  const pdf = await page.printToPDF({ landscape: isLandscape, pageSize: 'A4', printBackground: true });
  try {
    await writeFile(filePath, pdf);
  } catch (error) {
    throw new BridgeError('refused', whyNotWritten(error, basename(filePath)));
  }
  return true;
}

/** What every system takes for a name. */
function fileName(title: string): string {
  const name = title.replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ').trim();
  return name.replace(/^\.+|\.+$/g, '').slice(0, 120) || 'Meydan';
}
