/** A test contestant: launched as the host launches programs, fenced in, spoken to line by line. Every wait is bounded. */
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import type { TestContext } from 'node:test';
import { execa } from 'execa';
import type { GroupLimits } from '../../src/main/contestants/program.ts';
import { superviseOnWindows, type WindowsGroup } from '../../src/main/contestants/windows-group.ts';

export const WAIT_MS = 20_000;
export const ROOMY: GroupLimits = { memoryBytes: 1024 ** 3, processes: 200 };

export type Name =
  'echo' | 'burner' | 'memory-eater' | 'process-starter' | 'stubborn' | 'suspend-count' | 'othello' | 'passer';

export interface Contestant {
  readonly group: WindowsGroup;
  say(line: string): void;
  /** The next line that it prints. */
  hear(): Promise<string>;
  /** Whether it prints a line within this time; the line stays to be heard. */
  speaks(withinMs: number): Promise<boolean>;
  endInput(): void;
  /** Resolves when the program itself is over. */
  over(): Promise<unknown>;
}

export function contestantPath(name: Name): string {
  return join(process.env['MEYDAN_TEST_CONTESTANTS'] ?? '', `${name}.exe`);
}

export function spawnContestant(name: Name, args: readonly string[]) {
  return execa(contestantPath(name), args, { windowsHide: true, reject: false, buffer: false, stderr: 'ignore' });
}

/** Whatever the test does, the contestant is gone after it. */
export function launch(t: TestContext, name: Name, args: readonly string[] = [], limits = ROOMY): Contestant {
  const program = spawnContestant(name, args);
  if (program.pid === undefined) throw new Error(`${name} was not started`);
  const group = superviseOnWindows(program.pid, limits);
  t.after(() => group.kill());
  program.stdin.on('error', () => {});
  const exit = once(program.nodeChildProcess, 'exit');
  const lines: string[] = [];
  createInterface({ input: program.stdout }).on('line', (line) => lines.push(line));
  return {
    group,
    say: (line) => void program.stdin.write(`${line}\n`),
    async hear() {
      await until(() => lines.length > 0, `${name} prints a line`);
      return lines.shift() ?? '';
    },
    async speaks(withinMs) {
      await delay(withinMs);
      return lines.length > 0;
    },
    endInput: () => void program.stdin.end(),
    // Not the end of its output, which the programs that it started hold open.
    over: () => within(exit, `${name} ends`),
  };
}

export async function until(condition: () => boolean, what: string): Promise<void> {
  const latest = performance.now() + WAIT_MS;
  while (!condition()) {
    if (performance.now() > latest) throw new Error(`waited ${WAIT_MS} ms in vain until ${what}`);
    // As soon as something may have arrived: a timer of Windows is 15 ms coarse.
    await new Promise(setImmediate);
  }
}

export async function within<Value>(promise: PromiseLike<Value>, what: string): Promise<Value> {
  const patience = new AbortController();
  const tooLong = delay(WAIT_MS, undefined, { signal: patience.signal, ref: false }).then(() => {
    throw new Error(`waited ${WAIT_MS} ms in vain until ${what}`);
  });
  tooLong.catch(() => {});
  try {
    return await Promise.race([promise, tooLong]);
  } finally {
    patience.abort();
  }
}
