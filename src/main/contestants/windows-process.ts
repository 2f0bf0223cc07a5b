/** One open process of Windows. While it is open its id is not given to another. */
import { statusError, windowsCalls, windowsError, type Handle, type WindowsCalls } from './windows-calls.ts';

/** To put it into a job (the first two), to suspend it, to ask about it, to read its memory counters. */
const RIGHTS = 0x1 | 0x100 | 0x800 | 0x400 | 0x10;
const ERROR_ACCESS_DENIED = 5;
/** What Windows says of a process id that belongs to nobody. */
const ERROR_INVALID_PARAMETER = 87;
const STILL_ACTIVE = 259;
const STATUS_PROCESS_IS_TERMINATING = 0xc000010a | 0;
const LONGEST_PATH = 32_768;

export class WindowsProcess {
  readonly handle: Handle;
  readonly #calls: WindowsCalls;

  private constructor(calls: WindowsCalls, handle: Handle) {
    this.#calls = calls;
    this.handle = handle;
  }

  /** Null when there is no such process any more. */
  static open(pid: number): WindowsProcess | null {
    const calls = windowsCalls();
    const handle = calls.OpenProcess(RIGHTS, 0, pid);
    if (handle !== 0) return new WindowsProcess(calls, handle);
    if (calls.GetLastError() === ERROR_INVALID_PARAMETER) return null;
    throw windowsError('OpenProcess');
  }

  /** Adds one to the number of times that it is suspended; a process that is just ending needs it no more. */
  suspend(): void {
    this.#check('NtSuspendProcess', this.#calls.NtSuspendProcess(this.handle));
  }

  /** Takes one away; it runs when none is left. */
  resume(): void {
    this.#check('NtResumeProcess', this.#calls.NtResumeProcess(this.handle));
  }

  #check(call: 'NtSuspendProcess' | 'NtResumeProcess', status: number): void {
    if (status < 0 && status !== STATUS_PROCESS_IS_TERMINATING) throw statusError(call, status);
  }

  isOver(): boolean {
    const code: [number] = [STILL_ACTIVE];
    if (!this.#calls.GetExitCodeProcess(this.handle, code)) throw windowsError('GetExitCodeProcess');
    return code[0] !== STILL_ACTIVE;
  }

  /** When it was started, in units of 100 ns. */
  createdAt(): bigint {
    const created: [bigint] = [0n];
    if (!this.#calls.GetProcessTimes(this.handle, created, [0n], [0n], [0n])) throw windowsError('GetProcessTimes');
    return BigInt(created[0]);
  }

  /** Committed memory, present or swapped out: what a job's limit counts. */
  memoryBytes(): number {
    const { memoryCounters } = this.#calls.structures;
    const counters = Buffer.alloc(memoryCounters.bytes);
    if (!this.#calls.K32GetProcessMemoryInfo(this.handle, counters, counters.length)) {
      // wine says so of a process that is just starting.
      if (this.#calls.GetLastError() === ERROR_ACCESS_DENIED) return 0;
      throw windowsError('K32GetProcessMemoryInfo');
    }
    return memoryCounters.decode(counters).PagefileUsage;
  }

  /** Whether it is the console host that the system starts beside a program that has no window. */
  isConsoleHost(): boolean {
    const path = Buffer.alloc(2 * LONGEST_PATH);
    const characters: [number] = [LONGEST_PATH];
    // Windows has no path for a process that is over.
    if (!this.#calls.QueryFullProcessImageNameW(this.handle, 0, path, characters)) return false;
    const text = path.toString('utf16le', 0, 2 * characters[0]);
    return /\\system32\\conhost\.exe$/i.test(text);
  }

  /** The last call on it. */
  close(): void {
    if (!this.#calls.CloseHandle(this.handle)) throw windowsError('CloseHandle');
  }
}
