/** The desktop shell: windows round the host. The only folder that knows Electron. */
import { join } from 'node:path';
import { app, dialog, session, type BrowserWindow } from 'electron';
import { createHost, type Host } from '../src/main/host.ts';
import { declareAppProtocol, serveAppProtocol } from './app-protocol.ts';
import { Appearance } from './appearance.ts';
import { answerCalls, connect, sendCommand } from './bridge.ts';
import { askBeforeClosing } from './closing.ts';
import { contestArgument } from './contest-argument.ts';
import { refusalOf } from '../src/shared/refusals/refused-error.ts';
import { wordRefusal } from '../src/shared/refusals/refusal.ts';
import { showMenu } from './menu.ts';
import { Projector } from './projector.ts';
import { RememberedPlace } from './remembered-place.ts';
import { forbidLeaving, forbidNetwork, forbidPermissions } from './safety.ts';
import { tellHowSavingEnds } from './saving.ts';
import { desktopServices } from './services.ts';
import { openWindow } from './window.ts';

app.setName('Meydan');
declareAppProtocol();
forbidLeaving(app);

/** What was double-clicked before there was a window. */
let waitingContest = contestArgument(process.argv, process.cwd());
let openContest = async (path: string): Promise<void> => {
  waitingContest = path;
};
app.on('open-file', (event, path) => {
  event.preventDefault();
  void openContest(path);
});

// Not awaited: Electron becomes ready only when this module has been loaded.
if (app.requestSingleInstanceLock()) void run();
else app.quit();

async function run(): Promise<void> {
  let window: BrowserWindow | null = null;
  app.on('second-instance', (_event, args, folder) => {
    if (window?.isMinimized()) window.restore();
    window?.show();
    window?.focus();
    const path = contestArgument(args, folder);
    if (path !== null) void openContest(path);
  });
  app.on('window-all-closed', () => app.quit());

  await app.whenReady();
  forbidPermissions(session.defaultSession);
  forbidNetwork(session.defaultSession);
  tellHowSavingEnds(session.defaultSession);
  serveAppProtocol(session.defaultSession, join(import.meta.dirname, '../renderer'));

  const projector = new Projector((opened) => connect(host, opened));
  const organiser = () => {
    if (!window) throw new Error('the window is not open yet');
    return window;
  };
  const host = createHost({
    version: app.getVersion(),
    shell: 'desktop',
    runtime: `Electron ${process.versions.electron}, Node ${process.versions.node}`,
    userFolder: app.getPath('userData'),
    gameWorker: new URL('./game-worker.js', import.meta.url),
    doctorWorker: new URL('./doctor-worker.js', import.meta.url),
    resourcesFolder: app.isPackaged ? process.resourcesPath : join(import.meta.dirname, '../../resources'),
    contestsFolder: join(app.getPath('documents'), 'Meydan'),
    services: desktopServices({ organiser, words: () => appearance.words, projector }),
  });
  closeBeforeQuitting(host);
  answerCalls(host);
  const appearance = await Appearance.of(host);

  // Not awaited: the window is there meanwhile, and shows how far a large contest is.
  if (waitingContest !== null) void open(host, waitingContest, appearance);

  const place = new RememberedPlace(app.getPath('userData'));
  window = openWindow(place.read(), waitingContest === null ? '' : '#/contest');
  openContest = async (path) => {
    if (await open(host, path, appearance)) sendCommand(organiser(), { command: 'show-contest' });
  };
  place.follow(window);
  connect(host, window);
  askBeforeClosing(window, host, appearance);
  window.on('closed', () => projector.close());
  await keepMenu(host, window, appearance);
}

/** Whether it is open now; why it is not is told. */
async function open(host: Host, path: string, { words, language }: Appearance): Promise<boolean> {
  try {
    await host.openContest(path);
    return true;
  } catch (error) {
    const detail = wordRefusal(language, refusalOf(error)) ?? '';
    void dialog.showMessageBox({ type: 'error', message: words.cannotOpen, detail, buttons: [words.understood] });
    return false;
  }
}

async function keepMenu(host: Host, window: BrowserWindow, appearance: Appearance): Promise<void> {
  const show = async () => {
    const recent = await host.handlers['contests.known'](undefined);
    const isContestOpen = (await host.handlers['contest.current'](undefined)) !== null;
    const { words, language, theme } = appearance;
    if (window.isDestroyed()) return;
    showMenu({ words, language, theme, recent, isContestOpen }, (command) => sendCommand(window, command));
  };
  host.listen((name) => {
    if (name === 'preferences.changed' || name === 'contest.switched') void show();
  });
  await show();
}

/** Nothing of ours is left running, and the contest is one file again. */
function closeBeforeQuitting(host: Host): void {
  let isClosed = false;
  app.on('will-quit', (event) => {
    if (isClosed) return;
    event.preventDefault();
    void host.close().finally(() => {
      isClosed = true;
      app.quit();
    });
  });
}
