/** What a program has printed and nobody has read yet: kept for its next answers (O11), counted, and limited. */
import type { Protocol, Reading } from '../../shared/games/game.ts';
import type { RefereeSettings } from '../../shared/match/referee-settings.ts';
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import type { Question } from './player.ts';

type Limits = Pick<RefereeSettings, 'turnOutputKb' | 'gameOutputKb'>;
type Answered = Exclude<Reading<unknown>, { kind: 'more' }> & { readonly text: string };

export class PrintedOutput {
  readonly #limits: Limits;
  #unread = '';
  #inTurn = 0;
  #inGame = 0;
  #position: unknown = null;
  /** Answers that were due and have not come yet; when they come they are thrown away. */
  #late = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** A position that is asked about again, after an answer that was refused (A11), is still the same turn. */
  beginTurn(position: unknown): void {
    if (position !== this.#position) this.#inTurn = 0;
    this.#position = position;
  }

  /** Says how it went too far; null when it did not. */
  add(text: string): Refusal | null {
    const { turnOutputKb, gameOutputKb } = this.#limits;
    this.#inTurn += text.length;
    this.#inGame += text.length;
    if (this.#inTurn > turnOutputKb * 1024) return refusal('referee-turn-output', { kb: turnOutputKb });
    if (this.#inGame > gameOutputKb * 1024) return refusal('referee-game-output', { kb: gameOutputKb });
    this.#unread += text;
    return null;
  }

  clear(): void {
    this.#unread = '';
  }

  /** The answer that is due now will be too late whenever it comes (D12). */
  giveUpAnswer(): void {
    this.#late++;
  }

  /** The next answer that is not too late, if a whole one is there; `onLate` hears of those that are. */
  read(
    protocol: Protocol<unknown, unknown, never>,
    { state, seat }: Question,
    ended: boolean,
    onLate: (text: string) => void,
  ): Answered | null {
    for (;;) {
      const reading = protocol.read(state, seat, this.#unread, ended);
      const text = this.#unread.slice(0, reading.consumed);
      this.#unread = this.#unread.slice(reading.consumed);
      if (reading.kind === 'more') return null;
      if (this.#late === 0) return { ...reading, text };
      this.#late--;
      onLate(text);
    }
  }
}
