/** The desktop shell: a window round the host. The only folder that knows Electron. */
import { join } from 'node:path';
import { app, session, type BrowserWindow } from 'electron';
import { createHost } from '../src/main/host.ts';
import { declareAppProtocol, serveAppProtocol } from './app-protocol.ts';
import { answerCalls, sendEvents } from './bridge.ts';
import { forbidLeaving, forbidNetwork, forbidPermissions } from './safety.ts';
import { openWindow } from './window.ts';

app.setName('Meydan');
declareAppProtocol();
forbidLeaving(app);

// Not awaited: Electron becomes ready only when this module has been loaded.
if (app.requestSingleInstanceLock()) void run();
else app.quit();

async function run(): Promise<void> {
  let window: BrowserWindow | null = null;
  app.on('second-instance', () => {
    if (window?.isMinimized()) window.restore();
    window?.focus();
  });
  app.on('window-all-closed', () => app.quit());

  await app.whenReady();
  forbidPermissions(session.defaultSession);
  forbidNetwork(session.defaultSession);
  serveAppProtocol(session.defaultSession, join(import.meta.dirname, '../renderer'));

  const host = createHost({
    version: app.getVersion(),
    shell: 'desktop',
    runtime: `Electron ${process.versions.electron}, Node ${process.versions.node}`,
    userFolder: app.getPath('userData'),
    gameWorker: new URL('./game-worker.js', import.meta.url),
  });
  app.on('will-quit', () => host.close());
  answerCalls(host);
  window = openWindow();
  sendEvents(host, window);
}
