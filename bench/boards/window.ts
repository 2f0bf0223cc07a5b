/** The real application in a window of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type CDPSession, type ElectronApplication, type Page } from '@playwright/test';
import { runtimeForTests } from '../../scripts/electron-runtime.ts';
import { root } from '../../scripts/project.ts';
import { openScreen } from '../../scripts/screen.ts';
import { ensureSystemPackages, END_TO_END_NEED } from '../../scripts/system-packages.ts';

export interface Bench {
  readonly page: Page;
  readonly devtools: CDPSession;
  /** The processor's time that the host has used so far, in milliseconds. */
  hostBusy(): Promise<number>;
  close(): Promise<void>;
}

const ATTEMPTS = 3;

/** `contest` is the file that is opened with it. Where there is no screen, it opens on one that nobody sees. */
export async function openWindow({ contest }: { readonly contest?: string } = {}): Promise<Bench> {
  if ((await ensureSystemPackages(END_TO_END_NEED)).length > 0) throw new Error('there is no window to look at here');
  const runtime = await runtimeForTests();
  if (!runtime) throw new Error('there is no Electron runtime here');
  console.log(`${runtime.label}\n`);
  const screen = process.platform === 'linux' && !process.env['DISPLAY'] ? await openScreen() : null;
  const home = mkdtempSync(join(tmpdir(), 'meydan-bench-'));
  // Electron's own package tells Playwright which one it is, so that it is connected before the window opens.
  process.env['ELECTRON_OVERRIDE_DIST_PATH'] = runtime.folder;
  const electron = await launch(home, contest);
  const page = await electron.firstWindow();
  await page.locator('html[data-ready=true]').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return {
    page,
    devtools,
    hostBusy: () => again(() => electron.evaluate(processorOfHost)),
    async close() {
      await electron.close();
      await screen?.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Runs in the host. */
function processorOfHost(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** What a busy host is asked is now and then swept away before it is answered. */
async function again<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function launch(home: string, contest?: string): Promise<ElectronApplication> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const args = [...sandbox, `--user-data-dir=${home}`, root, ...(contest === undefined ? [] : [contest])];
  return await _electron.launch({ args, cwd: root });
}
