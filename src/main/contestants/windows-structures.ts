/** The structures that the calls of windows-calls.ts read and fill, field by field as Windows' headers name them. */

/** One structure of Windows: its size, and its fields from and to bytes. */
interface Structure<Fields> {
  readonly bytes: number;
  encode(fields: Fields): Buffer;
  decode(bytes: Buffer): Fields;
}

/** koffi gives a 64-bit number as a bigint when it is too large for a number; none here is, in practice. */
export interface WindowsStructures {
  readonly extendedLimits: Structure<ExtendedLimits>;
  readonly accounting: Structure<Accounting>;
  readonly completionPort: Structure<{ CompletionKey: number; CompletionPort: number }>;
  readonly memoryCounters: Structure<{ cb: number; PagefileUsage: number }>;
  readonly processEntry: Structure<{ dwSize: number; th32ProcessID: number; th32ParentProcessID: number }>;
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

export function windowsStructures(koffi: typeof import('koffi')): WindowsStructures {
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
  const processEntry = koffi.struct({
    dwSize: 'uint32_t',
    cntUsage: 'uint32_t',
    th32ProcessID: 'uint32_t',
    th32DefaultHeapID: 'size_t',
    th32ModuleID: 'uint32_t',
    cntThreads: 'uint32_t',
    th32ParentProcessID: 'uint32_t',
    pcPriClassBase: 'int32_t',
    dwFlags: 'uint32_t',
    szExeFile: koffi.array('uint16_t', 260),
  });
  const pointerBytes = koffi.sizeof('size_t');
  return {
    extendedLimits: structureOf(koffi, extendedLimits),
    accounting: structureOf(koffi, accounting),
    completionPort: structureOf(koffi, completionPort),
    memoryCounters: structureOf(koffi, memoryCounters),
    processEntry: structureOf(koffi, processEntry),
    pidListBytes: (capacity) => 8 + pointerBytes * capacity,
    pidsIn(list) {
      const [assigned, listed] = [list.readUInt32LE(0), list.readUInt32LE(4)];
      // koffi has no empty arrays.
      const pids = listed === 0 ? [] : (koffi.decode(list, 8, koffi.array('size_t', listed, 'Array')) as number[]);
      return { assigned, pids };
    },
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
