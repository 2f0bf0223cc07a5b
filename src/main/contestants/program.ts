/**
 * The words of this room. A *program* is what a contestant handed in: files under their SHA-256 and how to start them.
 * A *launch command* is what the system is told to run. A *process group* is the program while it runs, with everything
 * that it starts.
 */
import type { Refusal } from '../../shared/refusals/refusal.ts';
import { RefusedError } from '../../shared/refusals/refused-error.ts';
import type { RefusalCode } from '../../shared/refusals/sentences.ts';

/** What a program is, told from its content and its name; each kind is launched its own way (launch-table.ts). */
export const PROGRAM_KINDS = ['windows', 'elf', 'mach-o', 'jar', 'python', 'javascript', 'batch', 'script'] as const;
export type ProgramKind = (typeof PROGRAM_KINDS)[number];

export interface Program {
  /** The SHA-256 over names and contents of its files and over which of them is started, in hexadecimal. */
  readonly id: string;
  readonly kind: ProgramKind;
  /** The file that is started, relative to the program's folder, with slashes. */
  readonly entry: string;
  readonly bytes: number;
  /** The name of the file or folder that it came from. */
  readonly name: string;
}

/**
 * What is given to the system: an absolute file and its arguments, run in `cwd`. `env` is the whole environment: nothing
 * of ours is added to it (execa: `extendEnv: false`).
 */
export interface LaunchCommand {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Something about a program that only a person can mend, as a sentence that says how. */
export class ProgramError extends RefusedError {
  override readonly name = 'ProgramError';
  readonly code: ProgramErrorCode;

  constructor(code: ProgramErrorCode, why: Refusal) {
    super(why);
    this.code = code;
  }
}

/** Several files of a folder could be the one to start: a person chooses one of the candidates. */
export class ChooseEntryError extends ProgramError {
  readonly candidates: readonly string[];

  constructor(why: Refusal, candidates: readonly string[]) {
    super('choose-entry', why);
    this.candidates = candidates;
  }
}

export type ProgramErrorCode =
  | 'not-found'
  | 'unreadable'
  | 'damaged'
  | 'unknown-kind'
  | 'no-entry'
  | 'choose-entry'
  | 'too-large'
  | 'bad-archive'
  | 'encrypted'
  | 'unsafe-path'
  | 'no-interpreter'
  | 'wrong-system';

/** What a running program and all that it started use together. */
export interface Usage {
  readonly cpuMs: number;
  readonly memoryBytes: number;
  readonly processes: number;
}

export interface GroupLimits {
  readonly memoryBytes: number;
  readonly processes: number;
}

/** A limit, under the code of the sentence that says so. */
export type Unenforced = Extract<RefusalCode, `unenforced-${string}`>;

/** A running program with everything that it starts; one file for each system implements it. */
export interface ProcessGroup {
  readonly pid: number;
  /** All of its processes stand still. Calling it twice is the same as once. */
  suspend(): void;
  /** All of them go on. Calling it twice is the same as once. */
  resume(): void;
  /** Ends all of them, suspended or not, whatever they do against it; resolves when nothing is left. */
  kill(): Promise<void>;
  usage(): Usage;
  /** Limits that the system cannot enforce here; empty when all are. */
  readonly unenforced: readonly Unenforced[];
}
