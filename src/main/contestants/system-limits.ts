/** Limits that the system itself enforces on Linux, by util-linux's `prlimit`, which then becomes the program. */
import { existsSync } from 'node:fs';
import type { GroupLimits, LaunchCommand, Unenforced } from './program.ts';

const PRLIMIT = '/usr/bin/prlimit';
/** What one file that a program writes may grow to. */
const LARGEST_FILE = 256 * 1024 * 1024;

/**
 * No core dumps, no endless files, and an address space that ends somewhere beyond the memory limit: the limit itself
 * is on the memory in use, which the referee watches, because runtimes such as Java reserve far more than they use.
 */
export function withSystemLimits(
  { file, args }: LaunchCommand,
  { memoryBytes }: GroupLimits,
): { file: string; args: readonly string[] } {
  if (process.platform !== 'linux' || !existsSync(PRLIMIT)) return { file, args };
  const space = 16 * 1024 ** 3 + 4 * memoryBytes;
  return { file: PRLIMIT, args: ['--core=0', `--fsize=${LARGEST_FILE}`, `--as=${space}`, '--', file, ...args] };
}

/** What is not limited where prlimit is missing. */
export function unlimitedHere(): readonly Unenforced[] {
  return existsSync(PRLIMIT) ? [] : ['unenforced-files'];
}
