/** What /proc tells of processes: who belongs to a program, and what they use. */
import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessFacts {
  readonly pid: number;
  readonly group: number;
  /** Z: it has ended, and only its parent has not noticed. */
  readonly state: string;
  /** In ticks of 1/100 s, user and system together. */
  readonly cpuTicks: number;
  readonly residentBytes: number;
}

const PAGE = 4096;

export function allProcessIds(): number[] {
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
}

/** Null when there is no such process any more. */
export function factsOf(pid: number): ProcessFacts | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name stands in brackets and may contain anything, brackets and spaces too.
    const [state = '', , group = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [userTicks = 0, systemTicks = 0, resident = 0] = [rest[8], rest[9], rest[18]].map(Number);
    return { pid, group: Number(group), state, cpuTicks: userTicks + systemTicks, residentBytes: resident * PAGE };
  } catch {
    return null;
  }
}

/** Whether a process was started with this setting in its environment; it inherits it from whoever started it. */
export function hasEnvironment(pid: number, setting: string): boolean {
  try {
    return `\0${readFileSync(`/proc/${pid}/environ`, 'latin1')}`.includes(`\0${setting}\0`);
  } catch {
    return false;
  }
}
