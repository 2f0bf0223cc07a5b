/** The bridge over Electron's IPC: only the main frame of our own page in our own windows may call. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { ipcMain, type BrowserWindow, type IpcMainInvokeEvent, type WebContents } from 'electron';
import type { EventName, EventPayload } from '../src/shared/bridge.ts';
import { refusal } from '../src/shared/refusals/refusal.ts';
import { dispatch, refused } from '../src/main/bridge/dispatch.ts';
import type { Host } from '../src/main/host.ts';
import { APP_ORIGIN } from './app-protocol.ts';
import { CALL_CHANNEL, EVENT_CHANNEL } from './channels.ts';

const FOREIGN = refused('refused', refusal('other-origin'));

const ourPages = new WeakSet<WebContents>();
/** Which window a call came from, for the few that concern it. */
const callers = new AsyncLocalStorage<WebContents>();

export function answerCalls(host: Host): void {
  ipcMain.handle(CALL_CHANNEL, (event, name: unknown, input: unknown) =>
    isOurPage(event) ? callers.run(event.sender, () => dispatch(host.handlers, name, input)) : FOREIGN,
  );
}

/** The window may call from now on, and hears of all events. */
export function connect(host: Host, window: BrowserWindow): void {
  ourPages.add(window.webContents);
  const stop = host.listen((name, payload) => window.webContents.send(EVENT_CHANNEL, name, payload));
  window.on('closed', stop);
}

export function sendCommand(window: BrowserWindow, command: EventPayload<'app.command'>): void {
  sendTo(window.webContents, 'app.command', command);
}

/** What concerns one page only. */
export function sendTo<Name extends EventName>(page: WebContents, name: Name, payload: EventPayload<Name>): void {
  if (ourPages.has(page) && !page.isDestroyed()) page.send(EVENT_CHANNEL, name, payload);
}

/** The page whose call is being answered. */
export function caller(): WebContents {
  const page = callers.getStore();
  if (!page) throw new Error('no window has called');
  return page;
}

function isOurPage({ senderFrame, sender }: IpcMainInvokeEvent): boolean {
  if (!ourPages.has(sender) || !senderFrame || senderFrame !== sender.mainFrame) return false;
  const { protocol, host } = new URL(senderFrame.url);
  return `${protocol}//${host}` === APP_ORIGIN;
}
