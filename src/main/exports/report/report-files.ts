/**
 * What every report brings along, built from `src/renderer/report`: the viewer and the looks. A packaged Meydan, and one
 * that was started with `npm start`, has them beside itself in `out/report`; the command line in a checkout builds them
 * when they are missing or older than their sources.
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

export interface ReportFiles {
  /** A classic script; it can stand in a page as it is. */
  readonly script: string;
  readonly style: string;
}

const run = promisify(execFile);

let building: Promise<void> | null = null;

export async function reportFiles(): Promise<ReportFiles> {
  if (import.meta.filename.endsWith('.ts')) await (building ??= buildFromCheckout());
  const files = builtFiles();
  if (!files) throw new Error('The parts of a report are missing: install Meydan again.');
  return files;
}

/** Null when they have not been built. */
function builtFiles(): ReportFiles | null {
  const folder = folderWith(join('out', 'report', 'viewer.js'));
  if (!folder) return null;
  const read = (name: string): string => readFileSync(join(folder, 'out', 'report', name), 'utf8');
  return {
    // An end tag in one of its texts would end the script in the page.
    script: read('viewer.js').replace(/<(?=\/script|!--)/gi, '\\x3c'),
    style: read('viewer.css').replace(/<(?=\/style)/gi, '\\3c '),
  };
}

async function buildFromCheckout(): Promise<void> {
  const root = folderWith(join('scripts', 'build-report.ts'));
  if (!root) return;
  try {
    await run(process.execPath, [join(root, 'scripts', 'build-report.ts')], { cwd: root });
  } catch (error) {
    building = null;
    const { stderr = '', message } = error as Error & { stderr?: string };
    throw new Error(`The viewer of the report could not be built: ${stderr.trim() || message}`, { cause: error });
  }
}

/** The nearest folder above this file that has it: the checkout's, or the packaged application's. */
function folderWith(path: string): string | null {
  let folder = import.meta.dirname;
  for (let steps = 0; steps < 5; steps += 1, folder = dirname(folder)) {
    if (existsSync(join(folder, path))) return folder;
  }
  return null;
}
