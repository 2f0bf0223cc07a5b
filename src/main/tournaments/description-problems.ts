/** What is wrong with a description: everything at once, each with its line, so that it is mended in one go. */
import { basename } from 'node:path';
import { slipsBetween } from '../store/slips.ts';

export interface DescriptionProblem {
  /** From 1; null where it is about the whole. */
  readonly line: number | null;
  readonly message: string;
}

export class DescriptionError extends Error {
  override readonly name = 'DescriptionError';
  readonly problems: readonly DescriptionProblem[];

  constructor(path: string, problems: readonly DescriptionProblem[]) {
    const sorted = problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
    const lines = sorted.map(({ line, message }) => `  ${line === null ? '' : `line ${line}: `}${message}`);
    const count = sorted.length === 1 ? 'a problem' : `${sorted.length} problems`;
    super([`${basename(path)} has ${count}:`, ...lines].join('\n'));
    this.problems = sorted;
  }
}

/** "did you mean …?", or what there is when nothing is near. */
export function suggestion(word: string, known: readonly string[]): string {
  const most = Math.max(1, Math.floor(word.length / 3));
  const near = known
    .map((one) => ({ one, slips: slipsBetween(word.toLowerCase(), one.toLowerCase(), most) }))
    .filter(({ slips }) => slips < Infinity)
    .toSorted((a, b) => a.slips - b.slips)[0];
  return near ? `did you mean “${near.one}”?` : `there is ${known.join(', ')}`;
}
