/** The real application in a window of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type CDPSession, type ElectronApplication, type Page } from '@playwright/test';
import { runtimeForTests } from '../../scripts/electron-runtime.ts';
import { root } from '../../scripts/project.ts';

export interface Bench {
  readonly page: Page;
  readonly devtools: CDPSession;
  close(): Promise<void>;
}

const ATTEMPTS = 3;
const OPENING_MS = 30_000;

export async function openWindow(): Promise<Bench> {
  const runtime = await runtimeForTests();
  if (!runtime) throw new Error('there is no Electron runtime here');
  console.log(`${runtime.label}\n`);
  const home = mkdtempSync(join(tmpdir(), 'meydan-bench-'));
  const electron = await launch(runtime.path, home);
  const page = await electron.firstWindow();
  await page.locator('html[data-ready=true]').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return {
    page,
    devtools,
    async close() {
      await electron.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** The connection to Electron now and then never comes about; it is tried again. */
async function launch(executablePath: string, home: string): Promise<ElectronApplication> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const args = [...sandbox, `--user-data-dir=${home}`, root];
  for (let attempt = 1; ; attempt++) {
    try {
      return await _electron.launch({ executablePath, args, cwd: root, timeout: OPENING_MS });
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}
