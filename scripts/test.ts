/**
 * `npm test`: the unit tests, then the end-to-end tests on the real desktop application and on a real browser. What
 * cannot run here is counted as skipped; with CI=true a skipped end-to-end test is a failure.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { endToEndTests, type Tally } from './end-to-end.ts';
import { cacheFolder, packageBin, resultsFolder, root } from './project.ts';
import { runVisibly } from './run.ts';

// TypeScript that was stripped once is kept: the processes that the tests start need not do it again.
process.env['NODE_COMPILE_CACHE'] ??= join(cacheFolder, 'compiled');

rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });

async function unitTests(): Promise<Tally> {
  const file = join(resultsFolder, 'unit.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runVisibly(packageBin('vitest'), args, { cwd: root, shell: process.platform === 'win32' });
  const report = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  const { numPassedTests: passed = 0, numFailedTests = 0, numPendingTests: skipped = 0 } = report;
  return { passed, failed: Math.max(numFailedTests, code === 0 ? 0 : 1), skipped };
}

const unit = await unitTests();
const endToEnd = await endToEndTests(process.argv.slice(2));
const tallies = [unit, endToEnd];
const sum = (count: (tally: Tally) => number) => tallies.reduce((total, tally) => total + count(tally), 0);
const failed = sum((tally) => tally.failed);
const skipped = sum((tally) => tally.skipped);
console.log(`\n${sum((tally) => tally.passed)} passed, ${failed} failed, ${skipped} skipped`);
if (failed > 0) process.exitCode = 1;
else if (endToEnd.skipped > 0 && process.env['CI'] === 'true') {
  console.log('An end-to-end test was skipped, which CI does not accept.');
  process.exitCode = 1;
}
