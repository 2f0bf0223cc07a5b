/** Who plays in the story of a contest, and the words in which it is told. */
import { contestant } from '../doctor/healthy-programs.ts';
import { program, type Handed } from './handing-in.ts';

export interface Tongue {
  readonly language: 'en' | 'fa';
  readonly contest: string;
  readonly healthy: readonly string[];
  readonly slow: string;
  readonly crashing: string;
  /** The board's size, in the digits of the language. */
  readonly size: string;
  readonly reason: string;
}

export const TONGUES: readonly Tongue[] = [
  {
    language: 'en',
    contest: 'Spring Cup',
    healthy: ['Ada', 'Barbara', 'Charles', 'Dennis', 'Edsger', 'Frances', 'Grace'],
    slow: 'Sloth',
    crashing: 'Icarus',
    size: '6',
    reason: 'did not play fair',
  },
  {
    language: 'fa',
    contest: 'جام بهار',
    healthy: ['آرش', 'بهار', 'پریسا', 'جمشید', 'زهرا', 'سارا', 'نیلوفر'],
    slow: 'لاک‌پشت',
    crashing: 'ایکاروس',
    size: '۶',
    reason: 'جوانمردانه بازی نکرد',
  },
];

/** It says its name on the standard error before it answers, after `pauseMs`. */
export function talking(name: string, pauseMs = 0): Handed {
  const pause = `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${pauseMs});`;
  const say = `function say(answer) { ${pauseMs > 0 ? pause : ''} process.stderr.write('${name} thinks\\n'); process.stdout.write(answer + '\\n'); }`;
  return program(name, contestant('othello', say));
}
