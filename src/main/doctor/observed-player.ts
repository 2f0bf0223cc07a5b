/**
 * A program at the board with the doctor behind it: everything passes through unchanged, every answer is noted with
 * the position it was given in, and the game is left when enough was seen or the time for it is up.
 */
import type { Answer, GameEvent, Seat, TimeLimit } from '../../shared/games/game.ts';
import type { Answered, Player, PlayerReport, Question } from '../referee/player.ts';

export interface NotedAnswer {
  readonly question: Question;
  readonly answer: Answer<unknown>;
  readonly ms: number;
}

export interface NotedTurn {
  readonly turn: number;
  readonly events: readonly GameEvent[];
}

/** Leaves the game from inside; it is no failure. */
export class Left extends Error {
  override readonly name = 'Left';
  readonly why: 'enough' | 'time' | 'cancelled';

  constructor(why: Left['why']) {
    super(`the game was left: ${why}`);
    this.why = why;
  }
}

export interface ObservedOptions {
  /** Whether to leave before the next answer. */
  enough(player: ObservedPlayer): boolean;
  /** Aborts when the time for this game is up or nobody waits for it any more. */
  readonly signal: AbortSignal;
  whyAborted(): Left['why'];
}

export class ObservedPlayer implements Player {
  readonly #player: Player;
  readonly #options: ObservedOptions;
  readonly answers: NotedAnswer[] = [];
  readonly turns: NotedTurn[] = [];
  seat: Seat = 0;

  constructor(player: Player, options: ObservedOptions) {
    this.#player = player;
    this.#options = options;
  }

  async begin(state: unknown, seat: Seat): Promise<void> {
    this.seat = seat;
    await this.#player.begin(state, seat);
  }

  millisecondsLeft(limit: TimeLimit): number {
    return this.#player.millisecondsLeft(limit);
  }

  async answer(question: Question): Promise<Answered> {
    if (this.#options.enough(this)) throw new Left('enough');
    const answered = await this.#unlessAborted(this.#player.answer(question));
    this.answers.push({ question, answer: answered.answer, ms: answered.ms });
    return answered;
  }

  tell(state: unknown, turn: number, events: readonly GameEvent[]): void {
    this.turns.push({ turn, events });
    this.#player.tell(state, turn, events);
  }

  rest(): void {
    this.#player.rest();
  }

  end(): Promise<void> {
    return this.#player.end();
  }

  report(): PlayerReport {
    return this.#player.report();
  }

  async #unlessAborted(answered: Promise<Answered>): Promise<Answered> {
    const { signal, whyAborted } = this.#options;
    let leave = (): void => {};
    const aborted = new Promise<never>((_, reject) => {
      leave = () => reject(new Left(whyAborted()));
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { once: true });
    });
    try {
      return await Promise.race([answered, aborted]);
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }
}
