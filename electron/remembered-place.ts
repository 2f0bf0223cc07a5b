/** Keeps the place of a window in a small file of the user's folder, shortly after it was moved. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, type BrowserWindow } from 'electron';
import { writeFileAtomically } from '../src/main/files.ts';
import { placeOnScreen, windowPlaceSchema, type WindowPlace } from './window-place.ts';

/** Moving a window tells of every step of the way. */
const SETTLED_MS = 300;

export class RememberedPlace {
  readonly #path: string;

  constructor(folder: string) {
    this.#path = join(folder, 'window.json');
  }

  read(): WindowPlace {
    const main = screen.getPrimaryDisplay();
    const others = screen.getAllDisplays().filter(({ id }) => id !== main.id);
    return placeOnScreen(
      this.#saved(),
      [main, ...others].map(({ workArea }) => workArea),
    );
  }

  follow(window: BrowserWindow): void {
    let timer: NodeJS.Timeout | null = null;
    let isOpen = true;
    const save = () => {
      if (timer) clearTimeout(timer);
      timer = null;
      const place = { ...window.getNormalBounds(), isMaximized: window.isMaximized() };
      // A place that cannot be kept is no reason to trouble anybody.
      void writeFileAtomically(this.#path, JSON.stringify(place)).catch(() => {});
    };
    const saveSoon = () => {
      if (isOpen) timer ??= setTimeout(save, SETTLED_MS);
    };
    window.on('move', saveSoon).on('resize', saveSoon).on('maximize', saveSoon).on('unmaximize', saveSoon);
    window.on('close', save);
    window.on('closed', () => {
      isOpen = false;
      if (timer) clearTimeout(timer);
    });
  }

  /** Whatever is wrong with the file, the window opens. */
  #saved(): WindowPlace | null {
    try {
      return windowPlaceSchema.parse(JSON.parse(readFileSync(this.#path, 'utf8')));
    } catch {
      return null;
    }
  }
}
