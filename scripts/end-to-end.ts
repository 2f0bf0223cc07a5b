/** The end-to-end tests, on the real desktop application and in a real browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build.ts';
import { runtimeForTests } from './electron-runtime.ts';
import { packageBin, resultsFolder, root } from './project.ts';
import { runVisibly } from './run.ts';
import { END_TO_END_NEED, ensureSystemPackages, findBrowser } from './system-packages.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Builds, finds a display, a runtime and a browser, and runs Playwright. */
export async function endToEndTests(playwrightArgs: readonly string[]): Promise<Tally> {
  await buildIfStale();
  const missing = await ensureSystemPackages(END_TO_END_NEED);
  const electron = missing.length === 0 ? await runtimeForTests() : null;
  const browser = findBrowser();
  console.log(`\nDesktop tests run on ${electron?.label ?? 'nothing: they are skipped'}.`);
  console.log(`Browser tests run on ${browser ?? 'nothing: they are skipped'}.\n`);
  const file = join(resultsFolder, 'e2e.json');
  const env = {
    ...process.env,
    MEYDAN_TEST_ELECTRON: electron?.path ?? '',
    ...(electron ? { ELECTRON_OVERRIDE_DIST_PATH: electron.folder } : {}),
    MEYDAN_TEST_BROWSER: browser ?? '',
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  };
  const args = ['test', '--reporter=list,json', ...playwrightArgs];
  const code = await runVisibly(packageBin('playwright'), args, {
    cwd: root,
    env,
    shell: process.platform === 'win32',
  });
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as { stats: Record<string, number> };
  const { expected: passed = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  return { passed, failed: Math.max(unexpected + flaky, code === 0 ? 0 : 1), skipped };
}
