/**
 * What has passed so far in a game that is being played. It lies in the game's thread and is read there only when
 * somebody asks: a game that nobody reads along with costs the referee nothing.
 */
import type { TranscriptEntry, TurnRange } from '../../shared/match/transcript.ts';

/** Whoever asks faster than the thread can answer is not helped by waiting in a longer queue. */
const MOST_WAITING = 32;

type Ask = (question: number, turns: TurnRange | undefined) => void;

export class OpenTranscript {
  readonly #waiting = new Map<number, (entries: readonly TranscriptEntry[] | null) => void>();
  #ask: Ask | null = null;
  #questions = 0;

  /** All of it, or what passed in these turns; null when the game is not being played now. */
  read(turns?: TurnRange): Promise<readonly TranscriptEntry[] | null> {
    if (!this.#ask || this.#waiting.size >= MOST_WAITING) return Promise.resolve(null);
    const question = ++this.#questions;
    const answer = new Promise<readonly TranscriptEntry[] | null>((resolve) => this.#waiting.set(question, resolve));
    this.#ask(question, turns);
    return answer;
  }

  /** The game begins: this is how its thread is asked. */
  open(ask: Ask): void {
    this.#ask = ask;
  }

  answered(question: number, entries: readonly TranscriptEntry[]): void {
    this.#waiting.get(question)?.(entries);
    this.#waiting.delete(question);
  }

  /** The game is over; its result has the whole of it. */
  close(): void {
    this.#ask = null;
    for (const resolve of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
  }
}
