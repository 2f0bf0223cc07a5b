/**
 * A running program on Windows with everything that it starts, inside one job object (windows-job.ts).
 *
 * Windows cannot suspend a job, only processes, and it counts: a process that was suspended twice needs two resumes. So
 * the group keeps each process that it suspended open, and resumes exactly those.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { GroupLimits, ProcessGroup, Usage } from './program.ts';
import { windowsCalls } from './windows-calls.ts';
import { gather } from './windows-gathering.ts';
import { WindowsJob, type LimitName } from './windows-job.ts';
import { WindowsProcess } from './windows-process.ts';

/** A program that starts processes faster than this many rounds of suspending them is up to no good. */
const MOST_ROUNDS = 1000;
const KILL_WAIT_MS = 5000;
const KILL_POLL_MS = 5;

export interface WindowsUsage extends Usage {
  /** The most memory that all of them had at once. */
  readonly peakMemoryBytes: number;
  /** Limits that Windows had to enforce: an allocation failed, or a process could not be started. */
  readonly limitsHit: readonly LimitName[];
}

export interface WindowsGroup extends ProcessGroup {
  usage(): WindowsUsage;
}

/** Loads what supervising needs. Without it the first program runs unfenced while that is loaded. */
export function prepareToSupervise(): void {
  windowsCalls();
}

/**
 * Fences in a process that was spawned just now, and what it may have started already. Call it in the same tick as the
 * spawn: only until the next tick is the id sure to be its own. A program that is over already makes an empty group,
 * because a crash at the start is the program's fault and not an error of ours.
 *
 * Every group must be ended by `kill()`, also one whose program has exited: what it started may go on, and the job's
 * handles stay open until then.
 */
export function superviseOnWindows(pid: number, limits: GroupLimits): WindowsGroup {
  const job = new WindowsJob(limits);
  try {
    gather(pid, job);
  } catch (error) {
    job.close();
    throw error;
  }
  return new JobGroup(pid, job);
}

class JobGroup implements WindowsGroup {
  readonly pid: number;
  readonly unenforced = [];
  readonly #job: WindowsJob;
  /** The processes that we suspended, by id. */
  readonly #standing = new Map<number, WindowsProcess>();
  #end: Promise<void> | null = null;
  /** What it had used when its end began, then when it was over; the job cannot be asked after that. */
  #last: WindowsUsage | null = null;

  constructor(pid: number, job: WindowsJob) {
    this.pid = pid;
    this.#job = job;
  }

  suspend(): void {
    if (this.#end) return;
    // While the first ones are suspended the others may start more, until none is found that still runs.
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const running = this.#job.pids().filter((pid) => !this.#standing.has(pid));
      if (running.length === 0) return;
      for (const pid of running) this.#stop(pid);
    }
    throw new Error(`the program ${this.pid} starts processes faster than they can be suspended`);
  }

  #stop(pid: number): void {
    const member = WindowsProcess.open(pid);
    if (!member) return;
    try {
      // It may have ended since it was listed, and its id may be a stranger's by now.
      if (!this.#job.contains(member)) return;
      member.suspend();
      this.#standing.set(pid, member);
    } finally {
      if (!this.#standing.has(pid)) member.close();
    }
  }

  resume(): void {
    for (const [pid, member] of this.#standing) {
      this.#standing.delete(pid);
      try {
        member.resume();
      } finally {
        member.close();
      }
    }
  }

  kill(): Promise<void> {
    return (this.#end ??= this.#endAll());
  }

  async #endAll(): Promise<void> {
    try {
      this.#last = this.#measure();
      this.#job.terminate();
      for (const member of this.#standing.values()) member.close();
      this.#standing.clear();
      const latest = performance.now() + KILL_WAIT_MS;
      while (!this.#job.isEmpty()) {
        if (performance.now() > latest) {
          throw new Error(`the program ${this.pid} is still there ${KILL_WAIT_MS} ms after TerminateJobObject`);
        }
        await delay(KILL_POLL_MS);
      }
      this.#last = this.#measure();
    } finally {
      this.#job.close();
    }
  }

  usage(): WindowsUsage {
    return this.#last ?? this.#measure();
  }

  #measure(): WindowsUsage {
    const memory = this.#job.pids().flatMap((pid) => memoryOf(pid) ?? []);
    return {
      cpuMs: this.#job.cpuMs(),
      processes: memory.length,
      memoryBytes: memory.reduce((sum, bytes) => sum + bytes, 0),
      peakMemoryBytes: this.#job.peakMemoryBytes(),
      limitsHit: this.#job.limitsHit(),
    };
  }
}

/** Null for what is not the program's: a console host, or a process that has just ended. */
function memoryOf(pid: number): number | null {
  const member = WindowsProcess.open(pid);
  if (!member) return null;
  try {
    return member.isOver() || member.isConsoleHost() ? null : member.memoryBytes();
  } finally {
    member.close();
  }
}
