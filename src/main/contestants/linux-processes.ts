/** What /proc tells of processes: who belongs to a program, and what they use. */
import { openSync, readdirSync, readFileSync, readlinkSync, readSync } from 'node:fs';

export interface ProcessFacts {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  /** Z: it has ended, and only its parent has not noticed. */
  readonly state: string;
  /** In ticks of 1/100 s, user and system together. */
  readonly cpuTicks: number;
  /** In ticks since the system's start; with the id it names a process for good, because ids come again. */
  readonly started: number;
  readonly residentBytes: number;
}

const PAGE = 4096;

let loadFile: number | null = null;
const loadText = Buffer.alloc(128);

/**
 * The id that was given to a process last, anywhere in the system. While it stays the same no process was started, and
 * nobody has to be looked for: one short read instead of a walk through all of /proc. It is asked for at every move, so
 * the file stays open; reading it from its beginning gives its new content.
 */
export function newestProcessId(): number {
  loadFile ??= openSync('/proc/loadavg', 'r');
  const length = readSync(loadFile, loadText, 0, loadText.length, 0);
  return Number(loadText.toString('latin1', 0, length).trimEnd().split(' ')[4]);
}

export function allProcessIds(): number[] {
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
}

/** Null when there is no such process any more. */
export function factsOf(pid: number): ProcessFacts | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name stands in brackets and may contain anything, brackets and spaces too.
    const [state = '', parent = '', group = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user = 0, system = 0, started = 0, resident = 0] = [rest[8], rest[9], rest[16], rest[18]].map(Number);
    const [cpuTicks, residentBytes] = [user + system, resident * PAGE];
    return { pid, parent: Number(parent), group: Number(group), state, cpuTicks, started, residentBytes };
  } catch {
    return null;
  }
}

/**
 * What a process was started with, each setting between two NULs; it inherits it from whoever started it. Empty when it
 * has nothing or hides it; null while it is just becoming another program and has neither settings nor arguments yet.
 */
export function environmentOf(pid: number): string | null {
  try {
    const settings = readFileSync(`/proc/${pid}/environ`, 'latin1');
    if (settings !== '') return `\0${settings}`;
    return isBecoming(pid) ? null : '';
  } catch {
    return '';
  }
}

/** Threads of the kernel have no arguments either, but no executable file as well, which every program has. */
function isBecoming(pid: number): boolean {
  return readFileSync(`/proc/${pid}/cmdline`, 'latin1') === '' && readlinkSync(`/proc/${pid}/exe`) !== '';
}
