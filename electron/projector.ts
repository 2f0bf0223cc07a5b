/** The window for the class: full screen on the second display, where the interface shows its projector page. */
import { screen, type BrowserWindow, type BrowserWindowConstructorOptions } from 'electron';
import { ourWindow } from './window.ts';

const ROUTE = '#/projector';

export class Projector {
  readonly #connect: (window: BrowserWindow) => void;
  #window: BrowserWindow | null = null;

  /** `connect` lets a window hear of events. */
  constructor(connect: (window: BrowserWindow) => void) {
    this.#connect = connect;
  }

  /** Beside the organiser's window, where there is another display; `onClosed` is told whoever closes it. */
  open(organiser: BrowserWindow, onClosed: () => void): void {
    if (this.#window) return this.#window.show();
    const window = ourWindow({ ...this.#place(organiser), autoHideMenuBar: true }, ROUTE);
    this.#window = window;
    this.#connect(window);
    window.removeMenu();
    window.once('ready-to-show', () => window.show());
    window.webContents.on('before-input-event', (_event, { type, key }) => {
      if (type !== 'keyDown') return;
      if (key === 'Escape') window.close();
      // Where both displays show the same there is only one, and the window does not fill it by itself.
      else if (key === 'F11') window.setFullScreen(!window.isFullScreen());
    });
    window.on('closed', () => {
      this.#window = null;
      onClosed();
    });
  }

  close(): void {
    this.#window?.close();
  }

  /** With one display only it is a window beside the other, which can still be moved and enlarged. */
  #place(organiser: BrowserWindow): BrowserWindowConstructorOptions {
    const own = screen.getDisplayMatching(organiser.getBounds());
    const other = screen.getAllDisplays().find(({ id }) => id !== own.id);
    if (other) return { ...other.bounds, fullscreen: true };
    return { width: Math.min(1280, own.workArea.width), height: Math.min(720, own.workArea.height) };
  }
}
