/** From whatever was thrown to a problem with a code. */
import type { Problem, ProblemCode } from '../../shared/tournament/problem.ts';
import type { ContestantId } from '../../shared/tournament/tournament.ts';
import { refusalOf, RefusedError } from '../../shared/refusals/refused-error.ts';
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { ProgramError } from '../contestants/program.ts';
import { WorkerDied } from '../referee/game-workers.ts';
import { ContestError, type ContestErrorCode } from '../store/contest-error.ts';

/** What is wrong with one contestant, whatever game it was found in. */
export class ContestantError extends RefusedError {
  override readonly name = 'ContestantError';
  readonly code: ProblemCode;
  readonly contestant: ContestantId;

  constructor(contestant: ContestantId, code: ProblemCode, why: Refusal) {
    super(why);
    this.contestant = contestant;
    this.code = code;
  }

  /** As a problem of this contestant, where it is one. */
  static from(error: unknown, contestant: ContestantId, name: string): unknown {
    if (error instanceof ContestError && error.code !== 'damaged') return error;
    if (!(error instanceof ProgramError || error instanceof ContestError)) return error;
    const known = error.code === 'no-interpreter' || error.code === 'wrong-system' ? error.code : 'program-damaged';
    return new ContestantError(contestant, known, refusal('cannot-play', { name, why: error.refusal }));
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

/** One, or one for each who cannot play. */
export function problemsOf(error: unknown): readonly Problem[] {
  return error instanceof AggregateError ? error.errors.map(problemOf) : [problemOf(error)];
}

export function problemOf(error: unknown): Problem {
  const why = refusalOf(error);
  if (error instanceof ContestantError) return { code: error.code, refusal: why, contestant: error.contestant };
  if (error instanceof ContestError) return { code: OF_THE_FILE[error.code] ?? 'failed', refusal: why };
  const said = error instanceof Error ? error.message : String(error);
  if (error instanceof WorkerDied) return { code: 'worker-died', refusal: refusal('worker-died', { said }) };
  const code = OF_THE_SYSTEM[(error as NodeJS.ErrnoException | null)?.code ?? ''] ?? 'failed';
  if (code === 'disk-full') return { code, refusal: refusal('run-disk-full', { said }) };
  return { code, refusal: code === 'computer-busy' ? refusal('computer-busy', { said }) : why };
}
