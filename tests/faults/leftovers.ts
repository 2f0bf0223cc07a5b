/** What games may leave behind and must not: processes, zombies of ours, scratch folders. Linux only, by /proc. */
import { readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { allProcessIds, factsOf, type ProcessFacts } from '../../src/main/contestants/linux-processes.ts';

/** The living processes that were started with a folder below this one as their home. */
export function processesBelow(scratchRoot: string): ProcessFacts[] {
  return allProcessIds().flatMap((pid) => {
    const facts = environmentOf(pid).includes(`\0HOME=${scratchRoot}/`) ? factsOf(pid) : null;
    return facts && facts.state !== 'Z' ? [facts] : [];
  });
}

function environmentOf(pid: number): string {
  try {
    return `\0${readFileSync(`/proc/${pid}/environ`, 'latin1')}`;
  } catch {
    return '';
  }
}

/** The children of this process, dead ones that nobody has taken notice of included. */
export function childrenOfOurs(): { pid: number; name: string; state: string }[] {
  return allProcessIds().flatMap((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
      const nameEnd = stat.lastIndexOf(')');
      const [state = '', parent = ''] = stat.slice(nameEnd + 2).split(' ');
      return Number(parent) === process.pid ? [{ pid, name: stat.slice(stat.indexOf('(') + 1, nameEnd), state }] : [];
    } catch {
      return [];
    }
  });
}

export function openFiles(): number {
  return readdirSync('/proc/self/fd').length;
}

export async function scratchFolders(scratchRoot: string): Promise<string[]> {
  return readdir(scratchRoot).catch(() => []);
}

/** Looks again until it holds, because a killed process takes a moment to go; false when it does not within `ms`. */
export async function soon(holds: () => boolean, ms = 10_000): Promise<boolean> {
  const until = performance.now() + ms;
  while (!holds()) {
    if (performance.now() > until) return false;
    await sleep(20);
  }
  return true;
}
