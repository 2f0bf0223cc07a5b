/**
 * `npm run package -- [--win | --linux | --mac] …`: builds the application and packs it with electron-builder, which gets
 * all arguments. A package for Windows can be made on any system.
 */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build.ts';
import { cacheFolder, packageBin, root } from './project.ts';
import { runVisibly } from './run.ts';
import { windowsKoffi } from './windows-koffi.ts';

/** Where electron-builder.yml takes it from. */
const nativePart = join(cacheFolder, 'windows-koffi');

process.exitCode = await pack(process.argv.slice(2));

async function pack(args: readonly string[]): Promise<number> {
  await buildIfStale();
  const koffi = await windowsKoffi();
  rmSync(nativePart, { recursive: true, force: true });
  if (koffi) cpSync(koffi, nativePart, { recursive: true });
  else
    console.log("koffi's native part for Windows cannot be fetched: a package for Windows could not suspend programs.");
  const forWindows = args.some((arg) => /^(--win(dows)?|-w)$/.test(arg)) || process.platform === 'win32';
  if (!koffi && forWindows) return 1;
  const builder = packageBin('electron-builder');
  return runVisibly(builder, ['--publish', 'never', ...args], { cwd: root, shell: process.platform === 'win32' });
}
