/** Starts the real application for a test: the built desktop application, or the web host with a real browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { test as base, _electron, chromium, type ElectronApplication, type Page } from '@playwright/test';
import { openScreen } from '../../scripts/screen.ts';

const root = join(import.meta.dirname, '../..');

export interface Application {
  readonly page: Page;
  /** Only on the desktop. */
  readonly electron: ElectronApplication | null;
  /** Only in the browser: the address that was printed, with its token. */
  readonly url: string | null;
  /** Milliseconds from the start of the process until the start view could be used. */
  readonly startedIn: number;
}

/** Requests that left the machine; the application must never make one. */
export const outside: string[] = [];

export const test = base.extend<
  { app: Application; start: () => Promise<Started>; home: string },
  { display: undefined }
>({
  display: [
    // Playwright wants a pattern here, even for a fixture that uses no other.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      const isNeeded =
        process.platform === 'linux' && project.name === 'desktop' && process.env['MEYDAN_TEST_ELECTRON'];
      const screen = isNeeded ? await openScreen() : null;
      await use(undefined);
      await screen?.close();
    },
    { scope: 'worker', auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern
  home: async ({}, use) => {
    const home = mkdtempSync(join(tmpdir(), 'meydan-test-'));
    await use(home);
    rmSync(home, { recursive: true, force: true });
  },
  app: async ({ home }, use, info) => {
    const { close, ...app } = await startApplication(home, info.project.name);
    await use(app);
    await close();
    base.expect(outside.splice(0), 'requests to the outside').toEqual([]);
  },
  /** For a test that ends the application itself, and starts it again where it was. */
  start: async ({ home }, use, info) => {
    const started: Started[] = [];
    await use(async () => {
      const app = await startApplication(home, info.project.name);
      started.push(app);
      return app;
    });
    for (const app of started) await app.kill();
    base.expect(outside.splice(0), 'requests to the outside').toEqual([]);
  },
});

export const expect = base.expect;

export type Started = Application & {
  close(): Promise<void>;
  /** Ends it as a power cut would, if it has not ended: nothing in it hears of it. */
  kill(): Promise<void>;
};
export type StartedDesktop = Started & { readonly electron: ElectronApplication };

/** As the project of the test wants it. Everything it left in `home` before is there again. */
async function startApplication(home: string, project: string): Promise<Started> {
  const started = await (project === 'desktop' ? startDesktop(home) : startBrowser(home));
  watchRequests(started.page);
  return started;
}

/** How the desktop application is started for a test. */
export function desktopArguments(home: string): { file: string; args: string[]; env: Record<string, string> } {
  const file = process.env['MEYDAN_TEST_ELECTRON'] ?? '';
  base.skip(!file, 'there is no Electron runtime here');
  // Chromium's sandbox needs a user other than root; CI has only root.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const env = Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1]));
  // The documents' folder, where new contests are made, is below the person's own.
  return { file, args: [...sandbox, `--user-data-dir=${home}`, root], env: { ...env, HOME: home } };
}

/**
 * `more`: arguments for the application itself, such as a contest file. Which runtime it is, Electron's own package tells
 * Playwright (ELECTRON_OVERRIDE_DIST_PATH): only of that one does it hold the application back until it is connected; with
 * an `executablePath` a window that is quicker than the connection is never heard of.
 */
export async function startDesktop(home: string, more: readonly string[] = []): Promise<StartedDesktop> {
  const { args, env } = desktopArguments(home);
  const begin = performance.now();
  const electron = await _electron.launch({ args: [...args, ...more], env, cwd: root });
  const page = await electron.firstWindow();
  await page.locator('html[data-ready=true]').waitFor();
  const startedIn = performance.now() - begin;
  const own = electron.process();
  const close = async () => {
    // Whatever would be cut off: a test that closes the application wants it closed. The last button keeps it open.
    await electron.evaluate(({ dialog }) => {
      dialog.showMessageBox = (...args: unknown[]) => {
        const { buttons = [] } = args.at(-1) as { buttons?: string[] };
        return Promise.resolve({ response: Math.max(0, buttons.length - 2), checkboxChecked: false });
      };
    });
    await electron.close();
  };
  return { page, electron, url: null, startedIn, close, kill: () => killed(own) };
}

async function killed(own: ChildProcess): Promise<void> {
  if (own.exitCode !== null || own.signalCode !== null) return;
  const gone = once(own, 'exit');
  own.kill('SIGKILL');
  await gone;
}

async function startBrowser(home: string): Promise<Started> {
  const executablePath = process.env['MEYDAN_TEST_BROWSER'] ?? '';
  base.skip(!executablePath, 'there is no browser here');
  const begin = performance.now();
  const host = spawn(process.execPath, ['scripts/start.ts', '--browser'], {
    cwd: root,
    env: { ...process.env, MEYDAN_HOME: home },
  });
  const url = await printedAddress(host.stdout);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(url);
  await page.locator('html[data-ready=true]').waitFor();
  const startedIn = performance.now() - begin;
  return {
    page,
    electron: null,
    url,
    startedIn,
    async close() {
      await browser.close();
      host.kill('SIGINT');
      const [code] = (await once(host, 'exit')) as [number | null];
      base.expect(code, 'the host ends cleanly').toBe(0);
    },
    async kill() {
      await killed(host);
      await browser.close();
    },
  };
}

async function printedAddress(output: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of output) {
    text += String(chunk);
    const address = /http:\/\/127\.0\.0\.1:\d+\/#token=\S+/.exec(text)?.[0];
    if (address) return address;
  }
  throw new Error(`the host printed no address: ${text}`);
}

function watchRequests(page: Page): void {
  page.on('request', (request) => {
    const local = /^(app:\/\/meydan\/|http:\/\/127\.0\.0\.1:|data:|blob:)/.test(request.url());
    if (!local) outside.push(request.url());
  });
}
