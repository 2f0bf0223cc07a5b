/**
 * One job object of Windows: the fence round a program and everything that it starts. It cannot be left, it holds the
 * limits, and when its last handle is closed, also because we died, Windows ends everything in it.
 */
import type { GroupLimits } from './program.ts';
import { windowsCalls, windowsError, type Handle, type WindowsCalls } from './windows-calls.ts';
import type { WindowsProcess } from './windows-process.ts';
import type { Accounting } from './windows-structures.ts';

const ACCOUNTING = 1;
const PROCESS_IDS = 3;
const COMPLETION_PORT = 7;
const EXTENDED_LIMITS = 9;

const LIMIT_ACTIVE_PROCESSES = 0x8;
const LIMIT_JOB_MEMORY = 0x200;
/** Without it the box that reports a crash keeps the crashed program alive until somebody clicks. */
const DIE_ON_UNHANDLED_EXCEPTION = 0x400;
const KILL_ON_JOB_CLOSE = 0x2000;

const MESSAGE_ACTIVE_PROCESS_LIMIT = 3;
const MESSAGE_JOB_MEMORY_LIMIT = 10;

/** Windows starts a console host beside a program without a window; it may be in the job and must not take a place. */
const CONSOLE_HOSTS = 1;

const NO_FILE = -1;
const WAIT_TIMEOUT = 258;
const ERROR_MORE_DATA = 234;
const EXIT_CODE = 1;

export type LimitName = keyof GroupLimits;

export class WindowsJob {
  readonly #calls: WindowsCalls = windowsCalls();
  readonly #job: Handle;
  /** Where Windows tells that a limit was hit: the peak cannot, because an allocation that fails never adds to it. */
  readonly #port: Handle;
  readonly #limitsHit = new Set<LimitName>();
  #pidList: Buffer;
  #closed = false;

  constructor(limits: GroupLimits) {
    this.#pidList = Buffer.alloc(this.#calls.structures.pidListBytes(limits.processes + CONSOLE_HOSTS));
    this.#job = this.#calls.CreateJobObjectW(null, null);
    if (this.#job === 0) throw windowsError('CreateJobObjectW');
    this.#port = this.#calls.CreateIoCompletionPort(NO_FILE, 0, 0, 1);
    if (this.#port === 0) {
      const error = windowsError('CreateIoCompletionPort');
      this.#calls.CloseHandle(this.#job);
      throw error;
    }
    try {
      this.#setUp(limits);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  #setUp(limits: GroupLimits): void {
    const { completionPort, extendedLimits } = this.#calls.structures;
    this.#set(COMPLETION_PORT, completionPort.encode({ CompletionKey: 0, CompletionPort: this.#port }));
    this.#set(
      EXTENDED_LIMITS,
      extendedLimits.encode({
        BasicLimitInformation: {
          LimitFlags: LIMIT_ACTIVE_PROCESSES | LIMIT_JOB_MEMORY | DIE_ON_UNHANDLED_EXCEPTION | KILL_ON_JOB_CLOSE,
          ActiveProcessLimit: limits.processes + CONSOLE_HOSTS,
        },
        JobMemoryLimit: limits.memoryBytes,
        PeakJobMemoryUsed: 0,
      }),
    );
  }

  /** Puts a process inside; what it starts from now on is inside too. */
  admit({ handle }: WindowsProcess): void {
    if (!this.#calls.AssignProcessToJobObject(this.#job, handle)) throw windowsError('AssignProcessToJobObject');
  }

  contains({ handle }: WindowsProcess): boolean {
    const answer: [number] = [0];
    if (!this.#calls.IsProcessInJob(handle, this.#job, answer)) throw windowsError('IsProcessInJob');
    return answer[0] !== 0;
  }

  pids(): readonly number[] {
    const { pidListBytes, pidsIn } = this.#calls.structures;
    for (;;) {
      const list = this.#pidList;
      if (this.#calls.QueryInformationJobObject(this.#job, PROCESS_IDS, list, list.length, null)) {
        const { assigned, pids } = pidsIn(list);
        if (pids.length >= assigned) return pids;
      } else if (this.#calls.GetLastError() !== ERROR_MORE_DATA) {
        throw windowsError('QueryInformationJobObject');
      }
      // Longer than the limit allows: the limit is not enforced, or processes are just ending.
      this.#pidList = Buffer.alloc(Math.max(list.length * 2, pidListBytes(pidsIn(list).assigned)));
    }
  }

  /** Of all that are or were inside. */
  cpuMs(): number {
    const { TotalUserTime, TotalKernelTime } = this.#accounting();
    // Windows counts in units of 100 ns.
    return (TotalUserTime + TotalKernelTime) / 10_000;
  }

  isEmpty(): boolean {
    return this.#accounting().ActiveProcesses === 0;
  }

  #accounting(): Accounting {
    const { accounting } = this.#calls.structures;
    return accounting.decode(this.#query(ACCOUNTING, accounting.bytes));
  }

  peakMemoryBytes(): number {
    const { extendedLimits } = this.#calls.structures;
    return extendedLimits.decode(this.#query(EXTENDED_LIMITS, extendedLimits.bytes)).PeakJobMemoryUsed;
  }

  /** The limits that Windows has had to enforce so far. */
  limitsHit(): readonly LimitName[] {
    const message: [number] = [0];
    while (this.#calls.GetQueuedCompletionStatus(this.#port, message, [0], [0], 0)) {
      if (message[0] === MESSAGE_JOB_MEMORY_LIMIT) this.#limitsHit.add('memoryBytes');
      if (message[0] === MESSAGE_ACTIVE_PROCESS_LIMIT) this.#limitsHit.add('processes');
    }
    if (this.#calls.GetLastError() !== WAIT_TIMEOUT) throw windowsError('GetQueuedCompletionStatus');
    return [...this.#limitsHit];
  }

  /** Ends everything inside, suspended or not; Windows may need a moment until nothing is left. */
  terminate(): void {
    if (!this.#calls.TerminateJobObject(this.#job, EXIT_CODE)) throw windowsError('TerminateJobObject');
  }

  /** The last call on a job; whatever is still inside ends with it. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    const jobClosed = this.#calls.CloseHandle(this.#job);
    const error = jobClosed ? null : windowsError('CloseHandle');
    if (!this.#calls.CloseHandle(this.#port)) throw windowsError('CloseHandle');
    if (error) throw error;
  }

  #set(kind: number, information: Buffer): void {
    if (!this.#calls.SetInformationJobObject(this.#job, kind, information, information.length)) {
      throw windowsError('SetInformationJobObject');
    }
  }

  #query(kind: number, bytes: number): Buffer {
    const information = Buffer.alloc(bytes);
    if (!this.#calls.QueryInformationJobObject(this.#job, kind, information, bytes, null)) {
      throw windowsError('QueryInformationJobObject');
    }
    return information;
  }
}
