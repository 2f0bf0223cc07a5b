/** Starts the real application for a test: the built desktop application, or the web host with a real browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test as base, _electron, chromium, type ElectronApplication, type Page } from '@playwright/test';

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

export const test = base.extend<{ app: Application; home: string }>({
  // Playwright wants a pattern here, even for a fixture that uses no other.
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
});

export const expect = base.expect;

export type Started = Application & {
  close(): Promise<void>;
  /** Ends it as a power cut would: nothing in it hears of it. */
  kill(): Promise<void>;
};
export type StartedDesktop = Started & { readonly electron: ElectronApplication };

/** As the project of the test wants it. Everything it left in `home` before is there again. */
export async function startApplication(home: string, project: string): Promise<Started> {
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

/** `more`: arguments for the application itself, such as a contest file. */
export async function startDesktop(home: string, more: readonly string[] = []): Promise<StartedDesktop> {
  const { file: executablePath, args: usual, env } = desktopArguments(home);
  const args = [...usual, ...more];
  for (let attempt = 1; ; attempt++) {
    const begin = performance.now();
    const opened = await openOnce(executablePath, args, env).catch((error: Error) => error);
    if (!(opened instanceof Error)) {
      const { electron, page } = opened;
      const startedIn = performance.now() - begin;
      return { page, electron, url: null, startedIn, close: () => electron.close(), kill: () => killed(electron) };
    }
    // The connection between Playwright and Electron now and then never comes about; it is said, and tried again.
    console.log(`    attempt ${attempt} to open the desktop application failed: ${opened.message.split('\n')[0]}`);
    if (attempt === ATTEMPTS) throw opened;
  }
}

async function killed(electron: ElectronApplication): Promise<void> {
  const gone = electron.waitForEvent('close');
  electron.process().kill('SIGKILL');
  await gone;
}

const ATTEMPTS = 3;
const OPENING_MS = 20_000;

async function openOnce(
  executablePath: string,
  args: string[],
  env: Record<string, string>,
): Promise<{ electron: ElectronApplication; page: Page }> {
  const electron = await _electron.launch({ executablePath, args, env, cwd: root, timeout: OPENING_MS });
  try {
    const page = await electron.firstWindow({ timeout: OPENING_MS });
    await page.locator('html[data-ready=true]').waitFor({ timeout: OPENING_MS });
    return { electron, page };
  } catch (error) {
    electron.process().kill('SIGKILL');
    throw error;
  }
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
      const gone = once(host, 'exit');
      host.kill('SIGKILL');
      await gone;
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
