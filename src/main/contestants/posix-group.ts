/**
 * Programs on Linux and macOS: each is the leader of a process group of its own, which is stopped, continued and killed
 * as one. A process that leaves the group is still found on Linux, by a mark in its environment that it inherits.
 */
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { allProcessIds, factsOf, hasEnvironment, type ProcessFacts } from './linux-processes.ts';
import type { ProcessGroup, Usage } from './program.ts';

/** The environment variable that all processes of one launched program share. */
export const MARK = 'MEYDAN_PROGRAM';

const LONGEST_KILL_MS = 5000;

export function superviseOnPosix(pid: number, mark: string): ProcessGroup {
  return new PosixGroup(pid, `${MARK}=${mark}`);
}

class PosixGroup implements ProcessGroup {
  readonly pid: number;
  readonly unenforced: readonly string[] =
    process.platform === 'linux' ? [] : ['Processes that leave their group are not found on this system.'];
  readonly #mark: string;
  #suspended = false;
  /** Processes that left the group. */
  #strays: readonly number[] = [];
  /** What was looked at and does not belong to us; forgotten now and then, because process ids come again. */
  readonly #foreign = new Set<number>();
  #looks = 0;

  constructor(pid: number, mark: string) {
    this.pid = pid;
    this.#mark = mark;
  }

  suspend(): void {
    if (this.#suspended) return;
    this.#suspended = true;
    this.#signalAll('SIGSTOP');
  }

  resume(): void {
    if (!this.#suspended) return;
    this.#suspended = false;
    this.#signalAll('SIGCONT');
  }

  usage(): Usage {
    const members = this.#members();
    return {
      cpuMs: members.reduce((sum, { cpuTicks }) => sum + cpuTicks * 10, 0),
      memoryBytes: members.reduce((sum, { residentBytes }) => sum + residentBytes, 0),
      processes: members.length,
    };
  }

  async kill(): Promise<void> {
    const until = performance.now() + LONGEST_KILL_MS;
    for (let pause = 1; ; pause = Math.min(2 * pause, 50)) {
      signal(-this.pid, 'SIGKILL');
      const left = this.#members();
      for (const { pid } of left) signal(pid, 'SIGKILL');
      if (left.length === 0) return;
      if (performance.now() > until)
        throw new Error(`the processes ${left.map(({ pid }) => pid).join(', ')} cannot be ended`);
      await sleep(pause);
    }
  }

  #signalAll(name: NodeJS.Signals): void {
    signal(-this.pid, name);
    for (const pid of this.#strays) signal(pid, name);
  }

  /** All living processes of the program; those that left the group are remembered, and stopped if it is suspended. */
  #members(): ProcessFacts[] {
    if (process.platform !== 'linux') return membersByPs(this.pid);
    if (++this.#looks % 64 === 0) this.#foreign.clear();
    const members: ProcessFacts[] = [];
    const strays: number[] = [];
    for (const pid of allProcessIds()) {
      if (this.#foreign.has(pid)) continue;
      const facts = factsOf(pid);
      if (!facts || facts.state === 'Z') continue;
      if (facts.group !== this.pid) {
        if (!hasEnvironment(pid, this.#mark)) {
          this.#foreign.add(pid);
          continue;
        }
        strays.push(pid);
      }
      members.push(facts);
    }
    if (this.#suspended) for (const pid of strays) if (!this.#strays.includes(pid)) signal(pid, 'SIGSTOP');
    this.#strays = strays;
    return members;
  }
}

/** macOS has no /proc. */
function membersByPs(group: number): ProcessFacts[] {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,pgid=,stat=,rss='], { encoding: 'latin1' });
  return list.split('\n').flatMap((line) => {
    const [pid = '', pgid = '', state = '', rss = ''] = line.trim().split(/\s+/);
    if (Number(pgid) !== group || state.startsWith('Z')) return [];
    return [{ pid: Number(pid), group, state, cpuTicks: 0, residentBytes: Number(rss) * 1024 }];
  });
}

/** Nobody there to signal is no mistake: the process has just ended. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
