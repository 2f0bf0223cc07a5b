/**
 * What an onlooker sees of the contestants, without asking the code under test. Under wine the onlooker is Linux: each
 * Windows process is one of Linux, and drive Z has /proc. Processes are told apart by a token on their command lines.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { WindowsGroup } from '../../src/main/contestants/windows-group.ts';

const PROC = 'Z:\\proc';
const TICK_MS = 10;

export const underWine: boolean = exportsWineVersion();

function exportsWineVersion(): boolean {
  const koffi = createRequire(import.meta.url)('koffi') as typeof import('koffi');
  try {
    koffi.load('ntdll.dll').func('const char *wine_get_version()');
    return true;
  } catch {
    return false;
  }
}

export function newToken(): string {
  return `token-${randomUUID()}`;
}

/** Processor time of all processes with the token; on a real Windows the job's own account is the best witness. */
export function cpuMs(token: string, group: WindowsGroup): number {
  if (!underWine) return group.usage().cpuMs;
  return linuxPids(token).reduce((sum, pid) => sum + linuxCpuMs(pid), 0);
}

/** Linux's ids of the processes with the token; only under wine. */
export function linuxPids(token: string): string[] {
  return readdirSync(PROC).filter((name) => /^\d+$/.test(name) && readProc(name, 'cmdline').includes(token));
}

function linuxCpuMs(pid: string): number {
  // After the name in parentheses; utime and stime are the fields 14 and 15 of the whole line.
  const fields = readProc(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
}

/** Empty when the process is over. */
function readProc(pid: string, file: string): string {
  try {
    return readFileSync(`${PROC}\\${pid}\\${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Whether Windows knows a running process with this id. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
