/** Runs the command line as a person does, and brings back what it printed. */
import { execFile, type ExecFileOptions } from 'node:child_process';
import { join } from 'node:path';

export const meydanBin = join(import.meta.dirname, '../bin/meydan.js');

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export function runMeydan(cwd: string, args: readonly string[], options: ExecFileOptions = {}): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(process.execPath, [meydanBin, ...args], { ...options, cwd }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout: String(stdout), stderr: String(stderr) });
    });
  });
}
