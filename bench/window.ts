/** The real application in a window of its own, with a stopwatch in its page. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type CDPSession, type Page } from '@playwright/test';
import { runtimeForTests } from '../scripts/electron-runtime.ts';
import { root } from '../scripts/project.ts';
import { runVisibly } from '../scripts/run.ts';

declare global {
  interface Window {
    readonly stopwatch: Stopwatch;
    readonly meydan: { call(name: string, input: unknown): Promise<{ value: { live: string } }> };
  }
}

export interface Bench {
  readonly page: Page;
  readonly devtools: CDPSession;
  /** The processor's time that the host has used so far, in milliseconds. */
  hostBusy(): Promise<number>;
  close(): Promise<void>;
}

/** Where there is no screen the bench is run again on one that nobody sees; true when that was done. */
export async function ranOnHiddenScreen(name: string, args: readonly string[]): Promise<boolean> {
  if (process.platform !== 'linux' || process.env['DISPLAY']) return false;
  const again = [process.execPath, 'bench/run.ts', name, ...args];
  process.exitCode = await runVisibly('xvfb-run', ['-a', '-s', '-screen 0 2560x1440x24', ...again]);
  return true;
}

/** `contest` is the file that is opened with it. */
export async function openWindow({ contest }: { readonly contest?: string } = {}): Promise<Bench> {
  const runtime = await runtimeForTests();
  if (!runtime) throw new Error('there is no Electron runtime here');
  console.log(`${runtime.label}\n`);
  const home = mkdtempSync(join(tmpdir(), 'meydan-bench-'));
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const args = [...sandbox, `--user-data-dir=${home}`, root, ...(contest === undefined ? [] : [contest])];
  const electron = await _electron.launch({ executablePath: runtime.path, args, cwd: root, timeout: 60_000 });
  const page = await electron.firstWindow();
  await page.addInitScript(stopwatch);
  await page.reload();
  await page.locator('html[data-ready=true]').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return {
    page,
    devtools,
    hostBusy: () =>
      electron.evaluate(() => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1000;
      }),
    async close() {
      await electron.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

export interface Stopwatch {
  /** For each frame with work in it: the milliseconds of script that its callbacks took. */
  readonly work: number[];
  /** For each frame: the milliseconds since the one before. */
  readonly gaps: number[];
  reset(): void;
}

/** Runs in the page before anything else: every callback of a frame is timed, whoever asked for it. */
function stopwatch(): void {
  const ask = window.requestAnimationFrame.bind(window);
  const work: number[] = [];
  const gaps: number[] = [];
  let frame = 0;
  let sum = 0;
  window.requestAnimationFrame = (callback) =>
    ask((now) => {
      const begin = performance.now();
      callback(now);
      const took = performance.now() - begin;
      if (now !== frame) {
        if (sum > 0) work.push(sum);
        sum = 0;
        frame = now;
      }
      sum += took;
    });
  let last = 0;
  ask(function next(now) {
    if (last > 0) gaps.push(now - last);
    last = now;
    ask(next);
  });
  const reset = () => {
    work.length = 0;
    gaps.length = 0;
  };
  Object.assign(window, { stopwatch: { work, gaps, reset } });
}

/**
 * `busy` is the processor's time of the window's one thread, in milliseconds: script, styles, layout and painting, and
 * nothing of what others do on this computer. The browser's own count of script alone leaves out what runs after a
 * promise, which is where the interface is updated, so it would look far too good.
 */
export async function metrics({
  devtools,
}: Bench): Promise<{ busy: number; heap: number; nodes: number; listeners: number }> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    busy: value('ThreadTime') * 1000,
    heap: value('JSHeapUsedSize'),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}
