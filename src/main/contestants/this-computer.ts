/** What of a computer decides how programs are started on it. */
import { basename } from 'node:path';
import type { Processor } from './binary-header.ts';
import { findOnPath } from './find-on-path.ts';
import { variable } from './launch-environment.ts';

export type System = 'windows' | 'linux' | 'macos';

export interface Computer {
  readonly system: System;
  readonly processor: Processor;
  readonly env: NodeJS.ProcessEnv;
  /** Node, where this very process is one. The desktop application is none. */
  readonly ownNode: string | null;
  /** The first of these programs that is installed, as an absolute path. */
  find(names: readonly string[]): Promise<string | null>;
}

const PROCESSORS = new Map<string, Processor>([
  ['x64', 'x64'],
  ['ia32', 'x86'],
  ['arm', 'arm'],
  ['arm64', 'arm64'],
  ['riscv64', 'riscv64'],
  ['loong64', 'loong64'],
  ['ppc64', 'ppc64'],
  ['s390x', 's390x'],
]);

export function thisComputer(): Computer {
  const { platform, arch, env, execPath } = process;
  return {
    system: platform === 'win32' ? 'windows' : platform === 'darwin' ? 'macos' : 'linux',
    processor: PROCESSORS.get(arch) ?? 'other',
    env,
    ownNode: /^node(\.exe)?$/i.test(basename(execPath)) ? execPath : null,
    find: (names) => findOnPath(names, variable(env, 'PATH')),
  };
}
