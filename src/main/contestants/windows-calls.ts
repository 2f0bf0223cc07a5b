/**
 * The calls of Windows that process groups need, declared for koffi. Nothing is loaded before the first use, so this
 * file can be imported on every system. Handles are declared as numbers of a pointer's size: they are only passed on.
 */
import { createRequire } from 'node:module';

export type Handle = number;

/** An array of one is how koffi hands back a value through a pointer. */
type Returned = [number];

export interface WindowsCalls {
  CreateJobObjectW(security: null, name: null): Handle;
  SetInformationJobObject(job: Handle, kind: number, information: Buffer, bytes: number): number;
  QueryInformationJobObject(job: Handle, kind: number, information: Buffer, bytes: number, used: null): number;
  AssignProcessToJobObject(job: Handle, process: Handle): number;
  IsProcessInJob(process: Handle, job: Handle, answer: Returned): number;
  TerminateJobObject(job: Handle, exitCode: number): number;
  CreateIoCompletionPort(file: Handle, port: Handle, key: number, threads: number): Handle;
  GetQueuedCompletionStatus(port: Handle, message: Returned, key: Returned, subject: Returned, waitMs: number): number;
  OpenProcess(access: number, inherit: number, pid: number): Handle;
  GetExitCodeProcess(process: Handle, code: Returned): number;
  K32GetProcessMemoryInfo(process: Handle, counters: Buffer, bytes: number): number;
  CloseHandle(handle: Handle): number;
  GetLastError(): number;
  /** These two return a status of the kernel; those below zero are failures. */
  NtSuspendProcess(process: Handle): number;
  NtResumeProcess(process: Handle): number;
  /** Structures as the calls above read and fill them. */
  readonly structures: Structures;
}

/** One structure of Windows: its size, and its fields from and to bytes. */
interface Structure<Fields> {
  readonly bytes: number;
  encode(fields: Fields): Buffer;
  decode(bytes: Buffer): Fields;
}

/** koffi gives a 64-bit number as a bigint when it is too large for a number; none here is, in practice. */
interface Structures {
  readonly extendedLimits: Structure<ExtendedLimits>;
  readonly accounting: Structure<Accounting>;
  readonly completionPort: Structure<{ CompletionKey: number; CompletionPort: Handle }>;
  readonly memoryCounters: Structure<{ cb: number; PagefileUsage: number }>;
  /** The process list is two counts and then as many process ids, each of a pointer's size. */
  readonly pidsIn: (list: Buffer) => { readonly assigned: number; readonly pids: readonly number[] };
  readonly pidListBytes: (capacity: number) => number;
}

export interface ExtendedLimits {
  readonly BasicLimitInformation: { readonly LimitFlags: number; readonly ActiveProcessLimit: number };
  readonly JobMemoryLimit: number;
  readonly PeakJobMemoryUsed: number;
}

export interface Accounting {
  readonly TotalUserTime: number;
  readonly TotalKernelTime: number;
  readonly ActiveProcesses: number;
}

let loaded: WindowsCalls | null = null;

/** Loads them at the first call; throws on another system. */
export function windowsCalls(): WindowsCalls {
  return (loaded ??= load());
}

type CallName = Exclude<keyof WindowsCalls, 'structures'>;

/** What a failed call of Windows becomes: an error with the call's name and Windows' reason. */
export function windowsError(call: CallName): Error {
  return new Error(`${call} failed with Windows error ${windowsCalls().GetLastError()}`);
}

export function statusError(call: CallName, status: number): Error {
  return new Error(`${call} failed with status 0x${(status >>> 0).toString(16).toUpperCase()}`);
}

function load(): WindowsCalls {
  // Not a static import, which would load koffi's native module on every system at every start.
  const koffi = createRequire(import.meta.url)('koffi') as typeof import('koffi');
  const kernel32 = koffi.load('kernel32.dll');
  const ntdll = koffi.load('ntdll.dll');
  const job = 'intptr_t job';
  return {
    CreateJobObjectW: kernel32.func('intptr_t __stdcall CreateJobObjectW(void *security, void *name)'),
    SetInformationJobObject: kernel32.func(
      `int __stdcall SetInformationJobObject(${job}, int kind, const void *information, uint32_t bytes)`,
    ),
    QueryInformationJobObject: kernel32.func(
      `int __stdcall QueryInformationJobObject(${job}, int kind, void *information, uint32_t bytes, void *used)`,
    ),
    AssignProcessToJobObject: kernel32.func(`int __stdcall AssignProcessToJobObject(${job}, intptr_t process)`),
    IsProcessInJob: kernel32.func(`int __stdcall IsProcessInJob(intptr_t process, ${job}, _Out_ int *answer)`),
    TerminateJobObject: kernel32.func(`int __stdcall TerminateJobObject(${job}, uint32_t exitCode)`),
    CreateIoCompletionPort: kernel32.func(
      'intptr_t __stdcall CreateIoCompletionPort(intptr_t file, intptr_t port, uintptr_t key, uint32_t threads)',
    ),
    GetQueuedCompletionStatus: kernel32.func(
      'int __stdcall GetQueuedCompletionStatus(intptr_t port, _Out_ uint32_t *message, _Out_ uintptr_t *key, ' +
        '_Out_ uintptr_t *subject, uint32_t waitMs)',
    ),
    OpenProcess: kernel32.func('intptr_t __stdcall OpenProcess(uint32_t access, int inherit, uint32_t pid)'),
    GetExitCodeProcess: kernel32.func('int __stdcall GetExitCodeProcess(intptr_t process, _Out_ uint32_t *code)'),
    K32GetProcessMemoryInfo: kernel32.func(
      'int __stdcall K32GetProcessMemoryInfo(intptr_t process, void *counters, uint32_t bytes)',
    ),
    CloseHandle: kernel32.func('int __stdcall CloseHandle(intptr_t handle)'),
    GetLastError: kernel32.func('uint32_t __stdcall GetLastError()'),
    NtSuspendProcess: ntdll.func('int32_t __stdcall NtSuspendProcess(intptr_t process)'),
    NtResumeProcess: ntdll.func('int32_t __stdcall NtResumeProcess(intptr_t process)'),
    structures: structures(koffi),
  };
}

function structures(koffi: typeof import('koffi')): Structures {
  const basicLimits = koffi.struct({
    PerProcessUserTimeLimit: 'int64_t',
    PerJobUserTimeLimit: 'int64_t',
    LimitFlags: 'uint32_t',
    MinimumWorkingSetSize: 'size_t',
    MaximumWorkingSetSize: 'size_t',
    ActiveProcessLimit: 'uint32_t',
    Affinity: 'size_t',
    PriorityClass: 'uint32_t',
    SchedulingClass: 'uint32_t',
  });
  const extendedLimits = koffi.struct({
    BasicLimitInformation: basicLimits,
    IoInfo: koffi.array('uint64_t', 6),
    ProcessMemoryLimit: 'size_t',
    JobMemoryLimit: 'size_t',
    PeakProcessMemoryUsed: 'size_t',
    PeakJobMemoryUsed: 'size_t',
  });
  const accounting = koffi.struct({
    TotalUserTime: 'int64_t',
    TotalKernelTime: 'int64_t',
    ThisPeriodTotalUserTime: 'int64_t',
    ThisPeriodTotalKernelTime: 'int64_t',
    TotalPageFaultCount: 'uint32_t',
    TotalProcesses: 'uint32_t',
    ActiveProcesses: 'uint32_t',
    TotalTerminatedProcesses: 'uint32_t',
  });
  const completionPort = koffi.struct({ CompletionKey: 'uintptr_t', CompletionPort: 'intptr_t' });
  const memoryCounters = koffi.struct({
    cb: 'uint32_t',
    PageFaultCount: 'uint32_t',
    PeakWorkingSetSize: 'size_t',
    WorkingSetSize: 'size_t',
    QuotaPeakPagedPoolUsage: 'size_t',
    QuotaPagedPoolUsage: 'size_t',
    QuotaPeakNonPagedPoolUsage: 'size_t',
    QuotaNonPagedPoolUsage: 'size_t',
    PagefileUsage: 'size_t',
    PeakPagefileUsage: 'size_t',
  });
  const pointerBytes = koffi.sizeof('size_t');
  return {
    extendedLimits: structureOf(koffi, extendedLimits),
    accounting: structureOf(koffi, accounting),
    completionPort: structureOf(koffi, completionPort),
    memoryCounters: structureOf(koffi, memoryCounters),
    pidListBytes: (capacity) => 8 + pointerBytes * capacity,
    pidsIn: (list) => ({
      assigned: list.readUInt32LE(0),
      pids: koffi.decode(list, 8, koffi.array('size_t', list.readUInt32LE(4))) as number[],
    }),
  };
}

/** Fields that are not given are zero, which to Windows means: not set. */
function structureOf<Fields>(koffi: typeof import('koffi'), type: import('koffi').TypeObject): Structure<Fields> {
  return {
    bytes: type.size,
    encode(fields) {
      const bytes = Buffer.alloc(type.size);
      koffi.encode(bytes, type, fields);
      return bytes;
    },
    decode: (bytes) => koffi.decode(bytes, type) as Fields,
  };
}
