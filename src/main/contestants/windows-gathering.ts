/**
 * Getting a program into its job. Node gives no way to spawn a process that waits, so a quick program on a busy machine
 * has started others before it is in the job, and those are outside. They are found by their parents and put in too.
 * One is missed: a process whose parent was over before we looked, because nothing leads to it any more.
 */
import { windowsCalls, windowsError } from './windows-calls.ts';
import type { WindowsJob } from './windows-job.ts';
import { WindowsProcess } from './windows-process.ts';

const PROCESSES = 2;
const NO_SNAPSHOT = -1;

/** Puts a process and all that it has started into the job; what they start from then on is in it by itself. */
export function gather(pid: number, job: WindowsJob): void {
  const program = WindowsProcess.open(pid);
  if (!program) return;
  try {
    const since = program.createdAt();
    admit(program, job);
    // Those that are found outside may start more before they are in.
    while (descendants(pid).filter((descendant) => admitStray(descendant, since, job)).length > 0);
  } finally {
    program.close();
  }
}

/** Whether there was anything to put in. */
function admitStray(pid: number, since: bigint, job: WindowsJob): boolean {
  const stray = openIfOurs(pid, since);
  if (!stray) return false;
  try {
    // A console host goes by itself when its last program has gone.
    if (stray.isOver() || stray.isConsoleHost() || job.contains(stray)) return false;
    admit(stray, job);
    return true;
  } finally {
    stray.close();
  }
}

/** Null for a stranger: it names a parent that is over and whose id the program has now. */
function openIfOurs(pid: number, since: bigint): WindowsProcess | null {
  try {
    const process = WindowsProcess.open(pid);
    if (!process || process.createdAt() >= since) return process;
    process.close();
    return null;
  } catch {
    // We may open whatever our programs started; so this is somebody else's.
    return null;
  }
}

/** Windows does not let a process that is over into a job, and it need not. */
function admit(process: WindowsProcess, job: WindowsJob): void {
  try {
    job.admit(process);
  } catch (error) {
    if (!process.isOver()) throw error;
  }
}

function descendants(ancestor: number): readonly number[] {
  const children = Map.groupBy(everyProcess(), ({ parent }) => parent);
  const found = [ancestor];
  for (const parent of found) {
    for (const { pid } of children.get(parent) ?? []) if (!found.includes(pid)) found.push(pid);
  }
  return found.slice(1);
}

function everyProcess(): { readonly pid: number; readonly parent: number }[] {
  const calls = windowsCalls();
  const { processEntry } = calls.structures;
  const snapshot = calls.CreateToolhelp32Snapshot(PROCESSES, 0);
  if (snapshot === NO_SNAPSHOT) throw windowsError('CreateToolhelp32Snapshot');
  try {
    const entry = processEntry.encode({ dwSize: processEntry.bytes, th32ProcessID: 0, th32ParentProcessID: 0 });
    const processes = [];
    for (let more = calls.Process32FirstW(snapshot, entry); more; more = calls.Process32NextW(snapshot, entry)) {
      const { th32ProcessID: pid, th32ParentProcessID: parent } = processEntry.decode(entry);
      processes.push({ pid, parent });
    }
    return processes;
  } finally {
    calls.CloseHandle(snapshot);
  }
}
