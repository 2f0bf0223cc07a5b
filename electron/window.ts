/** The windows of the application: the organiser's, and the one that the class sees. Both show the same page. */
import { join } from 'node:path';
import { BrowserWindow, nativeTheme, type BrowserWindowConstructorOptions } from 'electron';
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
    // What is seen until the page has drawn; the same as the theme's background, so nothing flashes.
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#12181b' : '#f7f5f0',
    webPreferences: {
      preload: join(import.meta.dirname, '../preload/index.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
    },
  });
  void window.loadURL(`${APP_ORIGIN}/${route}`);
  return window;
}
