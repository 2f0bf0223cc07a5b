/**
 * A program that runs: what it prints is always drained, never trusted and never waits for anybody; what it is told is
 * written without waiting. One character stands for one byte (Latin-1).
 */
import { execa } from 'execa';
import type { GroupLimits, LaunchCommand, ProcessGroup } from './program.ts';
import { MARK, superviseOnPosix } from './posix-group.ts';
import { prepareToSupervise, superviseOnWindows } from './windows-group.ts';
import { withSystemLimits } from './system-limits.ts';

/** A program that does not read fills its pipe, then our memory; beyond this it is told nothing more. */
const MOST_UNREAD = 16 * 1024 * 1024;

export interface Ended {
  readonly code: number | null;
  readonly signal: string | null;
}

export interface ProgramListener {
  onOutput(text: string): void;
  onStderr(text: string): void;
  /** No more output will come; the program itself may live on. */
  onOutputClosed(): void;
  onEnded(ended: Ended): void;
}

export interface RunningProgram {
  readonly group: ProcessGroup;
  write(text: string): void;
  closeInput(): void;
  /** Ends all of it; nothing of it is left when this resolves, no zombie and no open pipe either. */
  end(): Promise<void>;
}

/** `mark` will mark all of its processes. Throws the system's error when the program cannot be started at all. */
export async function runProgram(
  command: LaunchCommand,
  mark: string,
  limits: GroupLimits,
  listener: ProgramListener,
): Promise<RunningProgram> {
  // Loading the calls takes a moment, in which a program that runs already could start others.
  if (process.platform === 'win32') prepareToSupervise();
  const { file, args } = withSystemLimits(command, limits);
  const child = execa(file, args, {
    cwd: command.cwd,
    env: { ...command.env, [MARK]: mark },
    extendEnv: false,
    stdin: 'pipe',
    stdout: 'pipe',
    stderr: 'pipe',
    buffer: false,
    reject: false,
    cleanup: false,
    windowsHide: true,
    // Its own session and group, so that it is signalled as a whole and hears none of our terminal's signals.
    detached: process.platform !== 'win32',
  });
  const { pid, stdin, stdout, stderr } = child;
  if (pid === undefined) {
    const { originalMessage, code } = await child;
    throw Object.assign(new Error(originalMessage ?? 'the program cannot be started'), { code });
  }
  stdout.setEncoding('latin1');
  stderr.setEncoding('latin1');
  stdout.on('data', (text: string) => listener.onOutput(text));
  stderr.on('data', (text: string) => listener.onStderr(text));
  stdout.on('close', () => listener.onOutputClosed());
  const exited = new Promise<void>((resolve) => {
    child.nodeChildProcess.on('exit', (code, signal) => {
      listener.onEnded({ code, signal });
      resolve();
    });
  });
  // Writing to a program that has gone is no mistake of ours.
  for (const stream of [stdin, stdout, stderr]) stream.on('error', () => {});

  const group = process.platform === 'win32' ? superviseOnWindows(pid, limits) : superviseOnPosix(pid, mark);
  return {
    group,
    write(text) {
      if (stdin.writable && stdin.writableLength < MOST_UNREAD) stdin.write(text, 'latin1');
    },
    closeInput: () => stdin.end(),
    async end() {
      await group.kill();
      await exited;
      // A process that got away from us may still hold the other ends.
      for (const stream of [stdin, stdout, stderr]) stream.destroy();
    },
  };
}
