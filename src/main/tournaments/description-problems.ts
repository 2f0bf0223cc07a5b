/** What is wrong with a description: everything at once, each with its line, so that it is mended in one go. */
import { basename } from 'node:path';
import type { Language } from '../../shared/games/game.ts';
import { inEnglish, refusal, wordRefusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { slipsBetween } from '../store/slips.ts';

export interface DescriptionProblem {
  /** From 1; null where it is about the whole. */
  readonly line: number | null;
  readonly why: Refusal;
}

export class DescriptionError extends Error {
  override readonly name = 'DescriptionError';
  readonly #file: string;
  readonly #problems: readonly DescriptionProblem[];

  constructor(path: string, problems: readonly DescriptionProblem[]) {
    const sorted = problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
    super(linesIn('en', basename(path), sorted).join('\n'));
    this.#file = basename(path);
    this.#problems = sorted;
  }

  /** What it is about, then a line for each problem. */
  lines(language: Language): string[] {
    return linesIn(language, this.#file, this.#problems);
  }
}

function linesIn(language: Language, file: string, problems: readonly DescriptionProblem[]): string[] {
  const inWords = (told: Refusal) => wordRefusal(language, told) ?? inEnglish(told);
  const count = problems.length;
  const head = count === 1 ? refusal('described-problem', { file }) : refusal('described-problems', { file, count });
  const lines = problems.map(({ line, why }) => (line === null ? why : refusal('described-line', { line, why })));
  return [inWords(head), ...lines.map((line) => `  ${inWords(line).replace(/\.$/, '')}`)];
}

/** "did you mean …?", or what there is when nothing is near. */
export function suggestion(word: string, known: readonly string[]): Refusal {
  const most = Math.max(1, Math.floor(word.length / 3));
  const near = known
    .map((one) => ({ one, slips: slipsBetween(word.toLowerCase(), one.toLowerCase(), most) }))
    .filter(({ slips }) => slips < Infinity)
    .toSorted((a, b) => a.slips - b.slips)[0];
  return near ? refusal('described-mean', { word: near.one }) : refusal('described-known', { known });
}
