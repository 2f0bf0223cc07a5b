/**
 * The calls of Windows that process groups need, declared for koffi. Nothing is loaded before the first use, so this
 * file can be imported on every system. Handles are declared as numbers of a pointer's size: they are only passed on.
 */
import { createRequire } from 'node:module';
import { windowsStructures, type WindowsStructures } from './windows-structures.ts';

export type Handle = number;

/** An array of one is how koffi hands back a value through a pointer. */
type Returned = [number];
/** A moment in units of 100 ns, too large for a number. */
type Time = [bigint];

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
  GetProcessTimes(process: Handle, created: Time, exited: Time, kernel: Time, user: Time): number;
  CreateToolhelp32Snapshot(content: number, pid: number): Handle;
  Process32FirstW(snapshot: Handle, entry: Buffer): number;
  Process32NextW(snapshot: Handle, entry: Buffer): number;
  QueryFullProcessImageNameW(process: Handle, form: number, path: Buffer, characters: Returned): number;
  K32GetProcessMemoryInfo(process: Handle, counters: Buffer, bytes: number): number;
  CloseHandle(handle: Handle): number;
  GetLastError(): number;
  /** These two return a status of the kernel; those below zero are failures. */
  NtSuspendProcess(process: Handle): number;
  NtResumeProcess(process: Handle): number;
  /** Structures as the calls above read and fill them. */
  readonly structures: WindowsStructures;
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
  if (process.platform !== 'win32') throw new Error(`the calls of Windows are not there on ${process.platform}`);
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
    GetProcessTimes: kernel32.func(
      'int __stdcall GetProcessTimes(intptr_t process, _Out_ uint64_t *created, _Out_ uint64_t *exited, ' +
        '_Out_ uint64_t *kernel, _Out_ uint64_t *user)',
    ),
    CreateToolhelp32Snapshot: kernel32.func(
      'intptr_t __stdcall CreateToolhelp32Snapshot(uint32_t content, uint32_t pid)',
    ),
    Process32FirstW: kernel32.func('int __stdcall Process32FirstW(intptr_t snapshot, void *entry)'),
    Process32NextW: kernel32.func('int __stdcall Process32NextW(intptr_t snapshot, void *entry)'),
    QueryFullProcessImageNameW: kernel32.func(
      'int __stdcall QueryFullProcessImageNameW(intptr_t process, uint32_t form, void *path, _Inout_ uint32_t *characters)',
    ),
    K32GetProcessMemoryInfo: kernel32.func(
      'int __stdcall K32GetProcessMemoryInfo(intptr_t process, void *counters, uint32_t bytes)',
    ),
    CloseHandle: kernel32.func('int __stdcall CloseHandle(intptr_t handle)'),
    GetLastError: kernel32.func('uint32_t __stdcall GetLastError()'),
    NtSuspendProcess: ntdll.func('int32_t __stdcall NtSuspendProcess(intptr_t process)'),
    NtResumeProcess: ntdll.func('int32_t __stdcall NtResumeProcess(intptr_t process)'),
    structures: windowsStructures(koffi),
  };
}
