/** What can keep a tournament from going on, as codes that an interface says what to do about. */
import type { Refusal } from '../refusals/refusal.ts';
import type { ContestantId } from './tournament.ts';

export const PROBLEMS = [
  /** A contestant has handed in nothing. */
  'no-program',
  /** A contestant's program needs Python, Java …, which is not on this computer. */
  'no-interpreter',
  /** A contestant's program is one for another system. */
  'wrong-system',
  /** A contestant's program is not as it was handed in. */
  'program-damaged',
  /** The thread in which a game was played ended. */
  'worker-died',
  /** The computer is out of processes, files or memory. */
  'computer-busy',
  /** Something of ours that nobody foresaw. */
  'failed',
  /** The disk is full: of the contest or of the programs that play. */
  'disk-full',
  'file-read-only',
  'file-damaged',
  /** Another program writes the contest. */
  'file-locked',
  /** The disk, the stick or the network does not answer. */
  'file-unreachable',
] as const;
export type ProblemCode = (typeof PROBLEMS)[number];

export interface Problem {
  readonly code: ProblemCode;
  readonly refusal: Refusal;
  /** Whom it concerns: none of their games is begun until it is mended. */
  readonly contestant?: ContestantId;
  /** The one game that it has kept from its end. */
  readonly game?: number;
}

/** Whether nothing can be played before it is mended. */
export function stopsEverything({ code }: Problem): boolean {
  return code === 'disk-full' || code.startsWith('file-');
}
