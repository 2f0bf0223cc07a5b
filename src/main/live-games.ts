/**
 * The games that can be watched now. Each keeps its turns, so that whoever joins in the middle gets it whole; news is
 * collected for a moment and sent together, so that a fast game does not drown the window in messages.
 */
import { randomUUID } from 'node:crypto';
import { BridgeError, type EventName, type EventPayload, type LiveGame, type LiveStatus } from '../shared/bridge.ts';
import type { TurnRecord } from '../shared/match/replay.ts';
import type { GameOrder } from './referee/game-order.ts';
import type { GameWorkers } from './referee/game-workers.ts';

/** About two frames of a screen. */
const BATCH_MS = 33;
/** Finished games are kept for those who come late, up to this many. */
const KEPT = 50;

export type Announce = <Name extends EventName>(name: Name, payload: EventPayload<Name>) => void;

interface Watched {
  readonly live: string;
  readonly order: GameOrder;
  readonly turns: TurnRecord[];
  readonly times: number[];
  /** How much of `turns` and `times` has been announced. */
  announced: { turns: number; times: number };
  end: LiveStatus;
}

export class LiveGames {
  readonly #games = new Map<string, Watched>();
  readonly #announce: Announce;
  readonly #workers: GameWorkers;
  readonly #stop = new AbortController();
  #timer: NodeJS.Timeout | null = null;

  constructor(workers: GameWorkers, announce: Announce) {
    this.#workers = workers;
    this.#announce = announce;
  }

  /** Starts a game and returns the id under which it is watched. */
  start(order: GameOrder): string {
    const game: Watched = {
      live: randomUUID(),
      order,
      turns: [],
      times: [],
      announced: { turns: 0, times: 0 },
      end: { status: 'running' },
    };
    this.#games.set(game.live, game);
    this.#forgetOldest();
    void this.#run(game);
    return game.live;
  }

  join(live: string): LiveGame {
    const game = this.#games.get(live);
    if (!game) throw new BridgeError('not-found', 'This game is not running any more.');
    const { order, turns, times, end } = game;
    return { live, setup: order.setup, turns, times, end };
  }

  /** Stops whatever still runs. */
  close(): void {
    this.#stop.abort(new Error('the host is closing'));
    if (this.#timer) clearTimeout(this.#timer);
  }

  async #run(game: Watched): Promise<void> {
    try {
      const { replay } = await this.#workers.run(game.order, {
        signal: this.#stop.signal,
        onTurn: (record, times) => {
          game.turns.push(record);
          game.times.push(...times);
          this.#timer ??= setTimeout(() => this.#announceNews(), BATCH_MS);
        },
      });
      game.end = replay.outcome
        ? { status: 'finished', outcome: replay.outcome }
        : { status: 'failed', message: 'The game ended without an outcome.' };
    } catch (error) {
      game.end = { status: 'failed', message: error instanceof Error ? error.message : String(error) };
    }
    if (this.#stop.signal.aborted) return;
    this.#announceNews();
    this.#announce('live.ended', { live: game.live, end: game.end });
  }

  #announceNews(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    for (const game of this.#games.values()) {
      const { live, turns, times, announced } = game;
      if (announced.turns === turns.length) continue;
      game.announced = { turns: turns.length, times: times.length };
      const news = { turns: turns.slice(announced.turns), times: times.slice(announced.times) };
      this.#announce('live.turns', { live, from: announced.turns, ...news });
    }
  }

  #forgetOldest(): void {
    for (const [live, game] of this.#games) {
      if (this.#games.size <= KEPT) return;
      if (game.end.status !== 'running') this.#games.delete(live);
    }
  }
}
