/**
 * `npm test`: the unit tests, then the end-to-end tests on the real desktop application and on a real browser. What
 * cannot run here is counted as skipped; with CI=true anything skipped is a failure.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build.ts';
import { runtimeForTests } from './electron-runtime.ts';
import { packageBin, root } from './project.ts';
import { runVisibly } from './run.ts';
import { ensureSystemPackages, findBrowser } from './system-packages.ts';

const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const shell = process.platform === 'win32';

interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

async function unitTests(): Promise<Tally> {
  const file = join(results, 'unit.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runVisibly(packageBin('vitest'), args, { cwd: root, shell });
  const report = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  const { numPassedTests: passed = 0, numFailedTests = 0, numPendingTests: skipped = 0 } = report;
  return { passed, failed: Math.max(numFailedTests, code === 0 ? 0 : 1), skipped };
}

async function endToEndTests(): Promise<Tally> {
  await buildIfStale();
  const missing = await ensureSystemPackages();
  const electron = missing.length === 0 ? await runtimeForTests() : null;
  const browser = findBrowser();
  console.log(`\nDesktop tests run on ${electron?.label ?? 'nothing: they are skipped'}.`);
  console.log(`Browser tests run on ${browser ?? 'nothing: they are skipped'}.\n`);
  const file = join(results, 'e2e.json');
  const env = {
    ...process.env,
    MEYDAN_TEST_ELECTRON: electron?.path ?? '',
    MEYDAN_TEST_BROWSER: browser ?? '',
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  };
  const playwright = [packageBin('playwright'), 'test', '--reporter=list,json', ...process.argv.slice(2)];
  // A screen of our own, always of the same size, even where there is one.
  const screen = process.platform === 'linux' && missing.length === 0;
  const [command = '', ...args] = screen
    ? ['xvfb-run', '-a', '-s', '-screen 0 1920x1080x24', ...playwright]
    : playwright;
  const code = await runVisibly(command, args, { cwd: root, env, shell });
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as { stats: Record<string, number> };
  const { expected: passed = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  return { passed, failed: Math.max(unexpected + flaky, code === 0 ? 0 : 1), skipped };
}

const tallies = [await unitTests(), await endToEndTests()];
const sum = (count: (tally: Tally) => number) => tallies.reduce((total, tally) => total + count(tally), 0);
const failed = sum((tally) => tally.failed);
const skipped = sum((tally) => tally.skipped);
console.log(`\n${sum((tally) => tally.passed)} passed, ${failed} failed, ${skipped} skipped`);
if (failed > 0) process.exitCode = 1;
else if (skipped > 0 && process.env['CI'] === 'true') {
  console.log('Something was skipped, which CI does not accept.');
  process.exitCode = 1;
}
