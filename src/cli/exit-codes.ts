/** How every command ends: the one table that `--help`, the README and the tests agree on. */
import { CommanderError } from 'commander';
import { DescriptionError } from '../main/tournaments/description-problems.ts';
import { ContestError } from '../main/store/contest-error.ts';
import { UsageError } from './usage-error.ts';

export const EXIT = { done: 0, failed: 1, usage: 2, notOver: 3, stuck: 4, file: 5 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export const EXIT_MEANINGS: Readonly<Record<ExitCode, string>> = {
  0: 'done',
  1: 'it failed, or only a part of it was done: not verified, not healthy, a program not added',
  2: 'the arguments or the description are wrong, or the contest does not allow it',
  3: 'the contest is not over: it was paused or stopped, and can be resumed',
  4: 'what is left cannot be played here: somebody has no program, Python is missing, a game failed',
  5: 'the contest file cannot be opened or written',
};

export function exitTable(): string {
  const rows = Object.entries(EXIT_MEANINGS).map(([code, meaning]) => `  ${code}  ${meaning}`);
  return ['Exit codes:', ...rows].join('\n');
}

export function exitCodeOf(error: unknown): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  if (error instanceof UsageError || error instanceof DescriptionError) return EXIT.usage;
  if (error instanceof ContestError) {
    return error.code === 'missing' || error.code === 'refused' ? EXIT.usage : EXIT.file;
  }
  return EXIT.failed;
}
