/**
 * What an exit code or a signal means, for whoever has never seen one. Systems have thousands; these are the ones that
 * student programs end with. A shell and a runtime report a signal as 128 and its number; Windows reports an exception as
 * a code of its own, which everybody writes in hexadecimal.
 */
import { refusal, type Refusal } from '../refusals/refusal.ts';
import type { RefusalCode } from '../refusals/sentences.ts';

type Meaning = Extract<RefusalCode, `meaning-${string}`>;

const SIGNALS: Readonly<Record<string, Meaning>> = {
  SIGSEGV: 'meaning-memory',
  SIGBUS: 'meaning-memory',
  SIGFPE: 'meaning-division',
  SIGILL: 'meaning-instruction',
  SIGABRT: 'meaning-abort',
  SIGTRAP: 'meaning-abort',
  SIGKILL: 'meaning-killed',
  SIGTERM: 'meaning-killed',
  SIGINT: 'meaning-interrupted',
  SIGPIPE: 'meaning-output-gone',
  SIGXFSZ: 'meaning-file-size',
};

const CODES: ReadonlyMap<number, Meaning> = new Map([
  [126, 'meaning-command-forbidden'],
  [127, 'meaning-command-missing'],
  [130, 'meaning-interrupted'],
  [132, 'meaning-instruction'],
  [134, 'meaning-abort'],
  [135, 'meaning-memory'],
  [136, 'meaning-division'],
  [137, 'meaning-killed'],
  [139, 'meaning-memory'],
  [141, 'meaning-output-gone'],
  [143, 'meaning-killed'],
  [153, 'meaning-file-size'],
  [0x80000003, 'meaning-abort'],
  [0xc0000005, 'meaning-memory'],
  [0xc0000017, 'meaning-no-memory'],
  [0xc000001d, 'meaning-instruction'],
  [0xc000007b, 'meaning-bits'],
  [0xc0000094, 'meaning-division'],
  [0xc00000fd, 'meaning-stack'],
  [0xc0000135, 'meaning-dll'],
  [0xc0000138, 'meaning-dll-other'],
  [0xc0000139, 'meaning-dll-other'],
  [0xc000013a, 'meaning-interrupted'],
  [0xc0000142, 'meaning-dll-start'],
  [0xc0000374, 'meaning-heap'],
  [0xc0000409, 'meaning-abort'],
  [0xc0000417, 'meaning-abort'],
  [0xe0434352, 'meaning-exception'],
  [0xe06d7363, 'meaning-exception'],
]);

/** Windows' own codes begin here; below it programs choose their own. */
const FIRST_OF_WINDOWS = 0x8000_0000;

export interface Ending {
  readonly exitCode?: number | null | undefined;
  readonly signal?: string | null | undefined;
}

/** As the end of a sentence: `exit code 0xC0000005, it touched memory that is not its own …`. */
export function endingOf({ exitCode, signal }: Ending): Refusal {
  if (signal) {
    const meaning = Object.hasOwn(SIGNALS, signal) ? SIGNALS[signal] : undefined;
    return meaning
      ? refusal('ending-signal-meaning', { signal, meaning: refusal(meaning) })
      : refusal('ending-signal', { signal });
  }
  if (exitCode === null || exitCode === undefined) return refusal('ending-unknown');
  const meaning = CODES.get(exitCode < 0 ? exitCode + 2 ** 32 : exitCode);
  const code = codeAsWritten(exitCode);
  return meaning
    ? refusal('ending-code-meaning', { code, meaning: refusal(meaning) })
    : refusal('ending-code', { code });
}

/** Small ones as numbers; those that Windows gives as they are found in a search. */
function codeAsWritten(exitCode: number): string | number {
  const unsigned = exitCode < 0 ? exitCode + 2 ** 32 : exitCode;
  // A program that returns −1 means −1, whatever its system makes of it.
  if (unsigned >= 2 ** 32 - 256) return unsigned - 2 ** 32;
  if (unsigned >= FIRST_OF_WINDOWS) return `0x${unsigned.toString(16).toUpperCase().padStart(8, '0')}`;
  return unsigned < 1000 ? unsigned : String(unsigned);
}
