/** Starting other programs from the project's scripts. */
import { spawn, type SpawnOptions } from 'node:child_process';

export interface Ran {
  readonly code: number;
  readonly output: string;
}

/** Runs a program to its end with our own input and output. */
export function runVisibly(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Runs a program to its end and keeps what it prints; a program that is not there gives code 127. */
export function runQuietly(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
