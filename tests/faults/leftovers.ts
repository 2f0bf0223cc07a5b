/** What games may leave behind and must not: processes, zombies of ours, scratch folders. Linux only, by /proc. */
import { readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  allProcessIds,
  environmentOf,
  factsOf,
  type ProcessFacts,
} from '../../src/main/contestants/linux-processes.ts';

/** The living processes that have a folder below this one as their home, or name one in their arguments. */
export function processesBelow(scratchRoot: string): ProcessFacts[] {
  return allProcessIds().flatMap((pid) => {
    const isBelow = [environmentOf(pid) ?? '', argumentsOf(pid)].some((text) => text.includes(`${scratchRoot}/`));
    const facts = isBelow && pid !== process.pid ? factsOf(pid) : null;
    return facts && facts.state !== 'Z' ? [facts] : [];
  });
}

/** Between NULs; empty when there is no such process. */
export function argumentsOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1');
  } catch {
    return '';
  }
}

/** Whether a process is stopped with all its threads; each of them stops by itself, a moment after the signal. */
export function isStopped(pid: number): boolean {
  return readdirSync(`/proc/${pid}/task`).every((thread) => {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'latin1');
    return stat.charAt(stat.lastIndexOf(')') + 2) === 'T';
  });
}

/** The time that all threads of a process have had on a processor, in nanoseconds. */
export function cpuTimeOf(pid: number): bigint {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce((sum, thread) => {
    const [time = '0'] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'latin1').split(' ');
    return sum + BigInt(time);
  }, 0n);
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
