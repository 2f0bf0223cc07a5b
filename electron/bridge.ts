/** The bridge over Electron's IPC: only the main frame of our own page may call. */
import { ipcMain, type BrowserWindow, type IpcMainInvokeEvent } from 'electron';
import type { Reply } from '../src/shared/bridge.ts';
import { dispatch } from '../src/main/bridge/dispatch.ts';
import type { Host } from '../src/main/host.ts';
import { APP_ORIGIN } from './app-protocol.ts';
import { CALL_CHANNEL, EVENT_CHANNEL } from './channels.ts';

const FOREIGN: Reply = { ok: false, error: { code: 'refused', message: 'Only Meydan’s own page may call it.' } };

export function answerCalls(host: Host): void {
  ipcMain.handle(CALL_CHANNEL, (event, name: unknown, input: unknown) =>
    isOurPage(event) ? dispatch(host.handlers, name, input) : FOREIGN,
  );
}

export function sendEvents(host: Host, window: BrowserWindow): void {
  const stop = host.listen((name, payload) => window.webContents.send(EVENT_CHANNEL, name, payload));
  window.on('closed', stop);
}

function isOurPage({ senderFrame, sender }: IpcMainInvokeEvent): boolean {
  if (!senderFrame || senderFrame !== sender.mainFrame) return false;
  const { protocol, host } = new URL(senderFrame.url);
  return `${protocol}//${host}` === APP_ORIGIN;
}
