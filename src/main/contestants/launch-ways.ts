/** The ways to start a program: by itself, through wine, with an interpreter. launch-table.ts says which is used when. */
import { mkdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { refusal } from '../../shared/refusals/refusal.ts';
import { readBinaryHeader, type Processor } from './binary-header.ts';
import { loaderOf } from './elf-loader.ts';
import { withFileBytes } from './file-bytes.ts';
import { canRun } from './find-on-path.ts';
import { ProgramError } from './program.ts';
import { shown } from './safe-path.ts';
import { readShebang } from './shebang.ts';
import type { Computer } from './this-computer.ts';

export interface Start {
  /** Relative to the folder, with slashes. */
  readonly entry: string;
  /** The same file as an absolute path. */
  readonly file: string;
  readonly args: readonly string[];
  readonly computer: Computer;
  /** Where wine keeps its Windows; it takes many seconds to make and is shared by all programs. */
  readonly wineFolder: string;
}

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export type Way = (start: Start) => Promise<Command>;

/** Which programs a processor runs besides its own. */
const RUNS_TOO: Partial<Record<Processor, readonly Processor[]>> = { x64: ['x86'], arm64: ['arm'] };

/** A compiled program for this system. */
export const itself: Way = async (start) => {
  await checkProcessor(start);
  return { file: start.file, args: start.args };
};

/** Debian's wine64 is not on the PATH. */
const WINE_BESIDE_PATH = '/usr/lib/wine/wine64';

export const wine: Way = async (start) => {
  const { computer, wineFolder } = start;
  const file =
    (await computer.find(['wine', 'wine64'])) ?? ((await canRun(WINE_BESIDE_PATH)) ? WINE_BESIDE_PATH : null);
  if (!file) throw missing('needs-wine', start);
  await checkProcessor(start);
  await mkdir(wineFolder, { recursive: true });
  return { file, args: [start.file, ...start.args], env: { WINEPREFIX: wineFolder, WINEDEBUG: '-all' } };
};

/** The first of `commands` that is installed, each a name and its arguments. */
export function interpreter(
  commands: readonly (readonly [string, ...string[]])[],
  needs: 'needs-python' | 'needs-node' | 'needs-java',
): Way {
  return async (start) => {
    for (const [name, ...args] of commands) {
      const file = await start.computer.find([name]);
      if (file) return { file, args: [...args, start.file, ...start.args] };
    }
    throw missing(needs, start);
  };
}

/** Whatever `way` does, with more in the environment. */
export function withEnvironment(env: Readonly<Record<string, string>>, way: Way): Way {
  return async (start) => ({ ...(await way(start)), env });
}

/** In development this process is Node itself; the desktop application has none to give. */
export function orOwnNode(way: Way): Way {
  return async (start) => {
    try {
      return await way(start);
    } catch (error) {
      const { ownNode } = start.computer;
      if (ownNode === null) throw error;
      return { file: ownNode, args: [start.file, ...start.args] };
    }
  };
}

/** What cmd.exe would take for something else than a part of a name; quotes do not protect all of it. */
const MEANS_SOMETHING_TO_CMD = /[&|<>^%!()"'`,;=@\r\n]/;

/** Relative to the folder it is started in, since the path to there may have anything in it. */
export const batch: Way = async ({ entry, args, computer }) => {
  const name = `.\\${entry.replaceAll('/', '\\')}`;
  if (
    [entry, ...args].some((word) => MEANS_SOMETHING_TO_CMD.test(word)) ||
    (/\s/.test(entry) && args.some(needsQuotes))
  ) {
    throw new ProgramError('unsafe-path', refusal('batch-name', { name: shown(entry) }));
  }
  const shell = computer.env['ComSpec'] ?? `${computer.env['SystemRoot'] ?? 'C:\\Windows'}\\System32\\cmd.exe`;
  return { file: shell, args: ['/d', '/c', name, ...args] };
};

/** The first line is read by us: systems differ in it, and do not say what is wrong. */
export const script: Way = async (start) => {
  const shebang = await withFileBytes(start.file, ({ head }) => Promise.resolve(readShebang(head)));
  if (!shebang) throw missing('needs-first-line', start);
  if (shebang.hasWindowsEnding) throw missing('needs-unix-lines', start);
  const { interpreter: written, args } = shebang;
  const file =
    written.startsWith('/') && (await canRun(written)) ? written : await start.computer.find([basename(written)]);
  if (!file) {
    const why = refusal('needs-named-interpreter', { name: shown(start.entry), interpreter: shown(written) });
    throw new ProgramError('no-interpreter', why);
  }
  return { file, args: [...args, start.file, ...start.args] };
};

export function onlyOn(system: string): Way {
  return async ({ entry }) => {
    throw new ProgramError('wrong-system', refusal('only-on', { name: shown(entry), system }));
  };
}

async function checkProcessor({ entry, file, computer }: Start): Promise<void> {
  await withFileBytes(file, async (bytes) => {
    const header = await readBinaryHeader(bytes);
    // Programs for macOS may be for several processors; the system picks.
    if (!header || header.format === 'mach-o' || computer.processor === 'other') return;
    const runs = [computer.processor, ...(RUNS_TOO[computer.processor] ?? [])];
    // Windows for ARM translates.
    if (computer.system === 'windows' && computer.processor === 'arm64') runs.push('x64', 'x86');
    if (!runs.includes(header.processor)) {
      const [name, built, { processor }] = [shown(entry), header.processor, computer];
      const why =
        built === 'other'
          ? refusal('unknown-processor', { name, processor })
          : refusal('other-processor', { name, built, processor });
      throw new ProgramError('wrong-system', why);
    }
    const loader = header.format === 'elf' ? await loaderOf(bytes) : null;
    if (loader === null || (await canRun(loader))) return;
    throw new ProgramError('wrong-system', refusal('needs-loader', { name: shown(entry), loader: shown(loader) }));
  });
}

function needsQuotes(word: string): boolean {
  return word === '' || /\s/.test(word);
}

type Needs = 'needs-wine' | 'needs-python' | 'needs-node' | 'needs-java' | 'needs-first-line' | 'needs-unix-lines';

function missing(needs: Needs, { entry }: Start): ProgramError {
  return new ProgramError('no-interpreter', refusal(needs, { name: shown(entry) }));
}
