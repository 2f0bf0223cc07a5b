/** The one window of the application. */
import { join } from 'node:path';
import { BrowserWindow, nativeTheme } from 'electron';
import { APP_ORIGIN } from './app-protocol.ts';

export function openWindow(): BrowserWindow {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    minWidth: 800,
    minHeight: 600,
    show: false,
    autoHideMenuBar: true,
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
  window.once('ready-to-show', () => window.show());
  void window.loadURL(`${APP_ORIGIN}/`);
  return window;
}
