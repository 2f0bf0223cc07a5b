/** What is asked before the window closes: only what is cut off by it, with what becomes of that; otherwise nothing. */
import type { Unfinished } from '../src/main/unfinished.ts';
import type { ShellWords } from './words.ts';

export type Wish = 'pause' | 'stop' | 'leave' | 'stay';

export interface ClosingQuestion {
  readonly message: string;
  readonly detail: string;
  readonly buttons: readonly string[];
  /** What each button means. */
  readonly wishes: readonly Wish[];
  /** The button of whoever presses Enter; Escape stays. */
  readonly usual: Wish;
}

/** `unfinished`: what matters most first. */
export function closingQuestion(unfinished: readonly Unfinished[], words: ShellWords): ClosingQuestion | null {
  const [first] = unfinished;
  if (first === undefined) return null;
  const message = words.unfinished[first].message;
  const detail = unfinished.map((what) => words.unfinished[what].detail).join('\n');
  if (first === 'games') {
    const buttons = [words.pauseAndClose, words.stopAndClose, words.goOn];
    return { message, detail, buttons, wishes: ['pause', 'stop', 'stay'], usual: 'pause' };
  }
  return { message, detail, buttons: [words.closeAnyway, words.stay], wishes: ['leave', 'stay'], usual: 'stay' };
}
