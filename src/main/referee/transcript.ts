/**
 * Everything that was written to and read from the programs of one game, with the time of each piece, up to a limit.
 * When the limit is reached the middle is left out: how a game began and how it ended explain most verdicts.
 */
import type { Seat } from '../../shared/games/game.ts';
import { entriesOfTurns, gapNote, type TranscriptEntry, type TurnRange } from '../../shared/match/transcript.ts';
import { inEnglish, type Refusal } from '../../shared/refusals/refusal.ts';

export class Transcript {
  readonly #first: TranscriptEntry[] = [];
  readonly #last: TranscriptEntry[] = [];
  readonly #half: number;
  readonly #begin = performance.now();
  #firstSize = 0;
  #lastSize = 0;
  #leftOut = 0;

  constructor(bytes: number) {
    this.#half = bytes / 2;
  }

  add(seat: Seat, turn: number, stream: Exclude<TranscriptEntry['stream'], 'note'>, text: string): void {
    if (text !== '') this.#keep({ seat, turn, stream, text });
  }

  /** What the referee says of the program. */
  note(seat: Seat, turn: number, why: Refusal): void {
    this.#keep({ seat, turn, stream: 'note', text: inEnglish(why), why });
  }

  #keep({ text, ...said }: Omit<TranscriptEntry, 'at'>): void {
    const at = Math.round(performance.now() - this.#begin);
    const entry = { at, ...said, text: text.length > this.#half ? text.slice(0, this.#half) : text };
    if (this.#lastSize === 0 && this.#firstSize + entry.text.length <= this.#half) {
      this.#first.push(entry);
      this.#firstSize += entry.text.length;
      return;
    }
    this.#last.push(entry);
    this.#lastSize += entry.text.length;
    while (this.#lastSize > this.#half) {
      const dropped = this.#last.shift();
      if (!dropped) break;
      this.#lastSize -= dropped.text.length;
      this.#leftOut += dropped.text.length;
    }
  }

  /** All that is kept, or that of some turns. */
  entries(turns?: TurnRange): TranscriptEntry[] {
    const kept = [...this.#first, ...this.#gap(), ...this.#last];
    return turns ? entriesOfTurns(kept, turns) : kept;
  }

  #gap(): TranscriptEntry[] {
    if (this.#leftOut === 0) return [];
    const { at, seat, turn } = this.#last[0] ?? { at: 0, seat: 0, turn: 0 };
    return [{ at, seat, turn, stream: 'note', ...gapNote(this.#leftOut) }];
  }
}
