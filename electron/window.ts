/** The windows of the application: the organiser's, and the one that the class sees. Both show the same page. */
import { join } from 'node:path';
import { BrowserWindow, nativeTheme, type BrowserWindowConstructorOptions } from 'electron';
import { GROUND } from '../src/shared/ground.ts';
import { APP_ORIGIN } from './app-protocol.ts';
import type { WindowPlace } from './window-place.ts';

/** `route` is the page of the interface that it begins with. */
export function openWindow({ isMaximized, ...bounds }: WindowPlace, route: string): BrowserWindow {
  const window = ourWindow({ ...bounds, minWidth: 800, minHeight: 600 }, route);
  window.once('ready-to-show', () => {
    if (isMaximized) window.maximize();
    window.show();
  });
  return window;
}

export function ourWindow(options: BrowserWindowConstructorOptions, route: string): BrowserWindow {
  const window = new BrowserWindow({
    ...options,
    show: false,
    // What is seen until the page has drawn, and at the edge of a window that grows.
    backgroundColor: ground(),
    webPreferences: {
      preload: join(import.meta.dirname, '../preload/index.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
    },
  });
  const follow = () => window.setBackgroundColor(ground());
  nativeTheme.on('updated', follow);
  window.on('closed', () => nativeTheme.off('updated', follow));
  void window.loadURL(`${APP_ORIGIN}/${route}`);
  return window;
}

function ground(): string {
  return GROUND[nativeTheme.shouldUseDarkColors ? 'dark' : 'light'];
}
