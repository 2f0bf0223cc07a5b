/**
 * A running program on Windows with everything that it starts, inside one job object (windows-job.ts).
 *
 * Windows cannot suspend a job, only processes, and it counts: a process that was suspended twice needs two resumes. So
 * the group keeps a handle of each process that it suspended and resumes exactly those; the handle also keeps the
 * process's id from being given to another one meanwhile.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { GroupLimits, ProcessGroup, Usage } from './program.ts';
import { statusError, windowsCalls, windowsError, type Handle, type WindowsCalls } from './windows-calls.ts';
import { WindowsJob, type LimitName } from './windows-job.ts';

const PROCESS_TERMINATE = 0x1;
const PROCESS_VM_READ = 0x10;
const PROCESS_SET_QUOTA = 0x100;
const PROCESS_SUSPEND_RESUME = 0x800;
const PROCESS_QUERY_LIMITED_INFORMATION = 0x1000;
/** What Windows says of a process id that belongs to nobody. */
const ERROR_INVALID_PARAMETER = 87;
const STILL_ACTIVE = 259;
const STATUS_PROCESS_IS_TERMINATING = 0xc000010a | 0;

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

/**
 * Fences in a process that was spawned just now. Call it in the same tick as the spawn: what the program starts before
 * stays outside, and only until the next tick is its id sure to be its own. A program that is over already makes an
 * empty group, because a crash at the start is the program's fault and not an error of ours.
 *
 * Every group must be ended by `kill()`, also one whose program has exited: what it started may go on, and the job's
 * handles stay open until then.
 */
export function superviseOnWindows(pid: number, limits: GroupLimits): WindowsGroup {
  const job = new WindowsJob(limits);
  try {
    admit(pid, job);
  } catch (error) {
    job.close();
    throw error;
  }
  return new JobGroup(pid, job);
}

function admit(pid: number, job: WindowsJob): void {
  const calls = windowsCalls();
  const access = PROCESS_SET_QUOTA | PROCESS_TERMINATE | PROCESS_QUERY_LIMITED_INFORMATION;
  const process = openProcess(calls, access, pid);
  if (process === null) return;
  try {
    job.admit(process);
  } catch (error) {
    // Windows does not let a process that is over into a job.
    const code: [number] = [STILL_ACTIVE];
    if (!calls.GetExitCodeProcess(process, code)) throw windowsError('GetExitCodeProcess');
    if (code[0] === STILL_ACTIVE) throw error;
  } finally {
    calls.CloseHandle(process);
  }
}

/** Null when there is no such process any more. */
function openProcess(calls: WindowsCalls, access: number, pid: number): Handle | null {
  const process = calls.OpenProcess(access, 0, pid);
  if (process !== 0) return process;
  if (calls.GetLastError() === ERROR_INVALID_PARAMETER) return null;
  throw windowsError('OpenProcess');
}

class JobGroup implements WindowsGroup {
  readonly pid: number;
  readonly unenforced: readonly string[] = [];
  readonly #calls = windowsCalls();
  readonly #job: WindowsJob;
  /** The processes that we suspended, by id. */
  readonly #standing = new Map<number, Handle>();
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
    const process = openProcess(this.#calls, PROCESS_SUSPEND_RESUME | PROCESS_QUERY_LIMITED_INFORMATION, pid);
    if (process === null) return;
    try {
      // It may have ended since it was listed, and its id may be a stranger's by now.
      if (this.#job.contains(process)) {
        this.#check('NtSuspendProcess', this.#calls.NtSuspendProcess(process));
        this.#standing.set(pid, process);
      }
    } finally {
      if (!this.#standing.has(pid)) this.#calls.CloseHandle(process);
    }
  }

  resume(): void {
    for (const [pid, process] of this.#standing) {
      this.#standing.delete(pid);
      try {
        this.#check('NtResumeProcess', this.#calls.NtResumeProcess(process));
      } finally {
        this.#calls.CloseHandle(process);
      }
    }
  }

  /** A process that is just ending neither runs nor needs to. */
  #check(call: 'NtSuspendProcess' | 'NtResumeProcess', status: number): void {
    if (status < 0 && status !== STATUS_PROCESS_IS_TERMINATING) throw statusError(call, status);
  }

  kill(): Promise<void> {
    return (this.#end ??= this.#endAll());
  }

  async #endAll(): Promise<void> {
    try {
      this.#last = this.#measure();
      this.#job.terminate();
      for (const process of this.#standing.values()) this.#calls.CloseHandle(process);
      this.#standing.clear();
      const latest = performance.now() + KILL_WAIT_MS;
      while (this.#job.account().processes > 0) {
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
    return {
      ...this.#job.account(),
      memoryBytes: this.#job.pids().reduce((sum, pid) => sum + this.#memoryOf(pid), 0),
      peakMemoryBytes: this.#job.peakMemoryBytes(),
      limitsHit: this.#job.limitsHit(),
    };
  }

  /** Committed memory, in memory or swapped out: what the job's limit counts. */
  #memoryOf(pid: number): number {
    const process = openProcess(this.#calls, PROCESS_QUERY_LIMITED_INFORMATION | PROCESS_VM_READ, pid);
    if (process === null) return 0;
    try {
      const { memoryCounters } = this.#calls.structures;
      const counters = Buffer.alloc(memoryCounters.bytes);
      if (!this.#calls.K32GetProcessMemoryInfo(process, counters, counters.length)) {
        throw windowsError('K32GetProcessMemoryInfo');
      }
      return memoryCounters.decode(counters).PagefileUsage;
    } finally {
      this.#calls.CloseHandle(process);
    }
  }
}
