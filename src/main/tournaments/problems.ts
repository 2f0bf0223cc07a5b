/** From whatever was thrown to a problem with a code. */
import type { Problem, ProblemCode } from '../../shared/tournament/problem.ts';
import type { ContestantId } from '../../shared/tournament/tournament.ts';
import { ProgramError } from '../contestants/program.ts';
import { WorkerDied } from '../referee/game-workers.ts';
import { ContestError, type ContestErrorCode } from '../store/contest-error.ts';

/** What is wrong with one contestant, whatever game it was found in. */
export class ContestantError extends Error {
  override readonly name = 'ContestantError';
  readonly code: ProblemCode;
  readonly contestant: ContestantId;

  constructor(contestant: ContestantId, code: ProblemCode, message: string) {
    super(message);
    this.contestant = contestant;
    this.code = code;
  }

  /** As a problem of this contestant, where it is one. */
  static from(error: unknown, contestant: ContestantId, name: string): unknown {
    if (error instanceof ContestError && error.code !== 'damaged') return error;
    if (!(error instanceof ProgramError || error instanceof ContestError)) return error;
    const known = error.code === 'no-interpreter' || error.code === 'wrong-system' ? error.code : 'program-damaged';
    return new ContestantError(contestant, known, `${name} cannot play: ${error.message}`);
  }
}

const OF_THE_FILE: Partial<Record<ContestErrorCode, ProblemCode>> = {
  'disk-full': 'disk-full',
  'read-only': 'file-read-only',
  damaged: 'file-damaged',
  'not-a-contest': 'file-damaged',
  locked: 'file-locked',
  unreachable: 'file-unreachable',
  'not-found': 'file-unreachable',
  changed: 'file-changed',
};

const OF_THE_SYSTEM: Readonly<Record<string, ProblemCode>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EAGAIN: 'computer-busy',
  EMFILE: 'computer-busy',
  ENFILE: 'computer-busy',
  ENOMEM: 'computer-busy',
};

export function problemOf(error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof ContestantError) return { code: error.code, message, contestant: error.contestant };
  if (error instanceof ContestError) return { code: OF_THE_FILE[error.code] ?? 'failed', message };
  if (error instanceof WorkerDied) return { code: 'worker-died', message };
  const code = OF_THE_SYSTEM[(error as NodeJS.ErrnoException | null)?.code ?? ''] ?? 'failed';
  if (code === 'disk-full') return { code, message: `The disk is full: make room on it and go on. (${message})` };
  return { code, message };
}
