/**
 * How each kind of program is started on each system: one table. A program runs in its scratch folder, with an
 * environment of its own (launch-environment.ts).
 */
import { join, resolve } from 'node:path';
import { userFolder } from '../user-folder.ts';
import { cleanEnvironment } from './launch-environment.ts';
import {
  batch,
  interpreter,
  itself,
  onlyOn,
  orOwnNode,
  script,
  wine,
  withEnvironment,
  type Way,
} from './launch-ways.ts';
import type { LaunchCommand, Program, ProgramKind } from './program.ts';
import { safeParts } from './safe-path.ts';
import { thisComputer, type Computer, type System } from './this-computer.ts';

/** Output stays buffered as everywhere: a program has to flush what it says, here as at home. */
const PYTHON_ENVIRONMENT = { PYTHONDONTWRITEBYTECODE: '1' };

const pythonPosix = withEnvironment(PYTHON_ENVIRONMENT, interpreter([['python3'], ['python']], 'needs-python'));
const pythonWindows = withEnvironment(PYTHON_ENVIRONMENT, interpreter([['py', '-3'], ['python']], 'needs-python'));
const node = orOwnNode(interpreter([['node']], 'needs-node'));
const java = interpreter([['java', '-jar']], 'needs-java');

export const LAUNCH_TABLE: Readonly<Record<ProgramKind, Readonly<Record<System, Way>>>> = {
  windows: { windows: itself, linux: wine, macos: wine },
  elf: { windows: onlyOn('Linux'), linux: itself, macos: onlyOn('Linux') },
  'mach-o': { windows: onlyOn('macOS'), linux: onlyOn('macOS'), macos: itself },
  jar: { windows: java, linux: java, macos: java },
  python: { windows: pythonWindows, linux: pythonPosix, macos: pythonPosix },
  javascript: { windows: node, linux: node, macos: node },
  batch: { windows: batch, linux: onlyOn('Windows'), macos: onlyOn('Windows') },
  script: { windows: onlyOn('Linux and macOS'), linux: script, macos: script },
};

export interface LaunchOptions {
  readonly args?: readonly string[];
  /** Where it runs, relative to its folder; the folder itself where none is given. */
  readonly workingFolder?: string;
  /** Added to the clean environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Where wine keeps its Windows, shared by all programs. */
  readonly wineFolder?: string;
  readonly computer?: Computer;
}

/** How to start a program whose files are in `folder` (scratch.ts), or a ProgramError that says what to install. */
export async function launchCommand(
  program: Program,
  folder: string,
  options: LaunchOptions = {},
): Promise<LaunchCommand> {
  const home = resolve(folder);
  const cwd = join(home, ...(options.workingFolder ? safeParts(options.workingFolder) : []));
  const computer = options.computer ?? thisComputer();
  const way = LAUNCH_TABLE[program.kind][computer.system];
  const command = await way({
    entry: program.entry,
    file: join(home, ...safeParts(program.entry)),
    args: options.args ?? [],
    computer,
    wineFolder: options.wineFolder ?? join(userFolder(), 'wine'),
  });
  const clean = cleanEnvironment(computer.env, home, computer.system === 'windows' ? 'windows' : 'posix');
  return { file: command.file, args: command.args, cwd, env: { ...clean, ...command.env, ...options.env } };
}
