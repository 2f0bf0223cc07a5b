/** The window for the class: full screen on a display of its own, where the interface shows its projector page. */
import { screen, type BrowserWindow, type Display } from 'electron';
import type { ClassDisplay } from '../src/shared/bridge/results.ts';
import type { ProjectorNews } from '../src/main/shell-services.ts';
import { displayOfClass, stepFor } from './projector-place.ts';
import { ourWindow } from './window.ts';

const ROUTE = '#/projector';

export class Projector {
  readonly #connect: (window: BrowserWindow) => void;
  #window: BrowserWindow | null = null;
  /** The display that the organiser has chosen. */
  #chosen: number | null = null;
  /** The display that the window fills because we have put it there. */
  #filled: number | null = null;
  #isByHand = false;

  /** `connect` lets a window hear of events. */
  constructor(connect: (window: BrowserWindow) => void) {
    this.#connect = connect;
  }

  /** The displays beside the organiser's. */
  displays(organiser: BrowserWindow): ClassDisplay[] {
    const own = displayUnder(organiser);
    const others = screen.getAllDisplays().filter(({ id }) => id !== own.id);
    return others.map(({ id, label, size: { width, height } }) => ({ id, label, width, height }));
  }

  /** On the chosen display or any but the organiser's; one that is open goes where it is wanted now. */
  open(organiser: BrowserWindow, chosen: number | null, news: ProjectorNews): void {
    this.#chosen = chosen;
    const place = { displays: allIds(), organiser: displayUnder(organiser).id, chosen };
    const wanted = displayNamed(displayOfClass(place));
    if (this.#window) {
      if (wanted && wanted.id !== this.#filled) this.#fill(this.#window, wanted, news);
      return this.#window.show();
    }
    // With one display only it is a window beside the other, which can still be moved and enlarged.
    const bounds = wanted ? { ...wanted.bounds, fullscreen: true } : windowSize(displayUnder(organiser));
    const window = ourWindow({ ...bounds, autoHideMenuBar: true }, ROUTE);
    this.#window = window;
    this.#filled = wanted?.id ?? null;
    this.#isByHand = false;
    this.#connect(window);
    window.removeMenu();
    window.once('ready-to-show', () => window.show());
    window.webContents.on('before-input-event', (_event, { type, key }) => {
      if (type !== 'keyDown') return;
      if (key === 'Escape') window.close();
      // Where both displays show the same there is only one, and the window does not fill it by itself.
      else if (key === 'F11') {
        this.#leaveToHand();
        window.setFullScreen(!window.isFullScreen());
      }
    });
    // Told of a hand only, on Windows and macOS; on Linux nothing tells a hand from a program.
    window.on('will-move', () => this.#leaveToHand()).on('will-resize', () => this.#leaveToHand());
    const follow = () => this.#follow(window, organiser, news);
    screen.on('display-added', follow).on('display-removed', follow);
    window.on('closed', () => {
      screen.off('display-added', follow).off('display-removed', follow);
      this.#window = null;
      news.closed();
    });
  }

  close(): void {
    this.#window?.close();
  }

  #leaveToHand(): void {
    this.#filled = null;
    this.#isByHand = true;
  }

  #follow(window: BrowserWindow, organiser: BrowserWindow, news: ProjectorNews): void {
    if (organiser.isDestroyed()) return;
    const own = displayUnder(organiser);
    const step = stepFor({
      displays: allIds(),
      organiser: own.id,
      chosen: this.#chosen,
      filled: this.#filled,
      isFullScreen: window.isFullScreen(),
      on: displayUnder(window).id,
      isByHand: this.#isByHand,
    });
    if (step === 'stay') return;
    if (step === 'leave-full-screen') this.#leaveFullScreen(window, own, news);
    else {
      const wanted = displayNamed(step.fill);
      if (wanted) this.#fill(window, wanted, news);
    }
  }

  #fill(window: BrowserWindow, { id, bounds }: Display, news: ProjectorNews): void {
    // A full window cannot be moved.
    window.setFullScreen(false);
    window.setBounds(bounds);
    window.setFullScreen(true);
    this.#filled = id;
    this.#isByHand = false;
    news.displaced(false);
  }

  #leaveFullScreen(window: BrowserWindow, own: Display, news: ProjectorNews): void {
    window.setFullScreen(false);
    const { x, y } = own.workArea;
    window.setBounds({ x, y, ...windowSize(own) });
    this.#filled = null;
    this.#isByHand = false;
    news.displaced(true);
  }
}

function windowSize({ workArea }: Display): { width: number; height: number } {
  return { width: Math.min(1280, workArea.width), height: Math.min(720, workArea.height) };
}

function displayUnder(window: BrowserWindow): Display {
  return screen.getDisplayMatching(window.getBounds());
}

function allIds(): number[] {
  return screen.getAllDisplays().map(({ id }) => id);
}

function displayNamed(wanted: number | null): Display | undefined {
  return screen.getAllDisplays().find(({ id }) => id === wanted);
}
