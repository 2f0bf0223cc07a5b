/**
 * Runs the games of a contest side by side and records them. What is played next is asked of the plans each time a place
 * is free, so a result, a disqualification or a pause takes effect at once. A result is in the file before anyone hears
 * of it; a game that was running when we ended is played again.
 */
import { availableParallelism } from 'node:os';
import { findGame } from '../../shared/games/index.ts';
import type { Game } from '../../shared/games/game.ts';
import type { TurnRecord } from '../../shared/match/replay.ts';
import type { GameOrder } from '../referee/game-order.ts';
import type { GameWorkers } from '../referee/game-workers.ts';
import type { ContestFile } from '../store/contest-file.ts';
import { packGame, type PackedGame } from '../store/game-record.ts';
import type { FinishedGame } from '../store/game-results.ts';
import type { GameId, NewGame } from '../store/games.ts';
import { CategoryProgress } from './category-progress.ts';
import { ContestantSeats } from './contestant-seats.ts';

export interface RunnerListener {
  onStarted?(game: GameId, order: GameOrder): void;
  onTurn?(game: GameId, record: TurnRecord, times: readonly number[]): void;
  onFinished?(game: FinishedGame): void;
  /** Something of ours went wrong; the game is marked and can be played again. */
  onFailed?(game: GameId, message: string): void;
}

export interface RunnerOptions {
  readonly workers: GameWorkers;
  readonly programsFolder: string;
  readonly scratchRoot: string;
  /** All that are drawn, where none is given. */
  readonly categories?: readonly number[];
  /** As many as the contest says, where none is given. */
  readonly concurrency?: number;
  readonly listener?: RunnerListener;
}

export interface Progress {
  readonly finished: number;
  readonly running: number;
  /** An estimate, because matches may end early or need extra games. */
  readonly remaining: number;
  /** Milliseconds; null until a few games were played. */
  readonly remainingMs: number | null;
}

/** Below this an average says nothing. */
const ENOUGH_GAMES = 3;

export class Runner {
  readonly #file: ContestFile;
  readonly #options: RunnerOptions;
  readonly #game: Game;
  readonly #seats: ContestantSeats;
  readonly #places: number;
  readonly #progress: CategoryProgress[];
  readonly #running = new Map<string, AbortController>();
  readonly #blocked = new Set<string>();
  readonly #durations: number[] = [];
  #finished = 0;
  #paused = false;
  #done: { resolve(): void } | null = null;

  constructor(file: ContestFile, options: RunnerOptions) {
    const { game: id } = file.info();
    const game = findGame(id);
    if (!game) throw new Error(`This Meydan does not know the game "${id}".`);
    this.#file = file;
    this.#options = options;
    this.#game = game;
    this.#seats = new ContestantSeats(file, options.programsFolder);
    const asked = options.concurrency ?? file.settings.get('concurrency');
    this.#places = asked > 0 ? asked : Math.max(1, availableParallelism() - 1);
    // Whatever was running when the file was last open is to be played again.
    file.games.interrupted();
    this.#progress = this.#load();
  }

  get plans(): readonly CategoryProgress[] {
    return this.#progress;
  }

  progress(): Progress {
    const remaining = this.#progress.reduce((sum, category) => sum + category.expectedGames(), 0);
    const mean = this.#durations.reduce((sum, ms) => sum + ms, 0) / Math.max(1, this.#durations.length);
    const known = this.#durations.length >= ENOUGH_GAMES;
    return {
      finished: this.#finished,
      running: this.#running.size,
      remaining,
      remainingMs: known ? Math.round((remaining * mean) / this.#places) : null,
    };
  }

  /** Resolves when everything is played, or paused or stopped with nothing running any more. */
  run(): Promise<void> {
    this.#paused = false;
    return new Promise((resolve) => {
      this.#done = { resolve };
      this.#fill();
    });
  }

  /** The games that run are played to their end; no other is begun. */
  pause(): void {
    this.#paused = true;
    this.#fill();
  }

  /** Ends the running games; they will be played again. */
  stop(): void {
    this.#paused = true;
    for (const controller of this.#running.values()) controller.abort(new Error('stopped'));
    this.#fill();
  }

  #load(): CategoryProgress[] {
    const wanted = this.#options.categories;
    const results = this.#file.games.results();
    return this.#file.categories
      .list()
      .filter(({ id, draw }) => (wanted ? wanted.includes(id) : draw !== null))
      .map((category) => new CategoryProgress(this.#file, category, results));
  }

  #fill(): void {
    while (!this.#paused && this.#running.size < this.#places) {
      const next = this.#next();
      if (!next) break;
      void this.#play(next.category, next.game);
    }
    if (this.#running.size === 0) this.#done?.resolve();
  }

  /** Categories take turns, so that none waits for the end of another. */
  #next(): { category: CategoryProgress; game: NewGame } | null {
    for (const category of this.#progress.toSorted((a, b) => this.#runningOf(a) - this.#runningOf(b))) {
      const game = category.wanted().find((game) => !this.#running.has(keyOf(game)) && !this.#blocked.has(keyOf(game)));
      if (game) return { category, game };
    }
    return null;
  }

  #runningOf({ category }: CategoryProgress): number {
    return [...this.#running.keys()].filter((key) => key.startsWith(`${category.id} `)).length;
  }

  async #play(category: CategoryProgress, game: NewGame): Promise<void> {
    const key = keyOf(game);
    const controller = new AbortController();
    this.#running.set(key, controller);
    const id = this.#planned(game);
    const begin = performance.now();
    try {
      this.#file.games.start(id);
      const order = await this.#orderOf(category, game);
      this.#options.listener?.onStarted?.(id, order);
      const result = await this.#options.workers.run(order, {
        signal: controller.signal,
        onTurn: (record, times) => this.#options.listener?.onTurn?.(id, record, times),
      });
      const packed = await packGame(result);
      this.#file.games.save(id, packed);
      const finished = finishedGame(id, game, packed);
      category.add(finished);
      this.#finished++;
      this.#durations.push(performance.now() - begin);
      this.#options.listener?.onFinished?.(finished);
    } catch (error) {
      if (controller.signal.aborted) {
        this.#file.games.stop(id);
      } else {
        this.#blocked.add(key);
        const message = error instanceof Error ? error.message : String(error);
        this.#file.games.fail(id, message);
        this.#options.listener?.onFailed?.(id, message);
      }
    } finally {
      this.#running.delete(key);
      this.#fill();
    }
  }

  /** A game that was planned before, by us or by whoever had the file open, keeps its number. */
  #planned(game: NewGame): GameId {
    const known = this.#file.games
      .list({ categoryId: game.categoryId, matchId: game.matchId })
      .find(({ number, state }) => number === game.number && (state === 'planned' || state === 'failed'));
    if (!known) return this.#file.games.plan(game);
    return known.state === 'failed' ? this.#file.games.replace(known.id, 'it had failed', game.seed) : known.id;
  }

  async #orderOf({ category }: CategoryProgress, game: NewGame): Promise<GameOrder> {
    const settings = this.#game.settings.parse({ ...this.#file.settings.get('game'), ...category.settings.game });
    const seats = game.seats.map((contestant) => ({ name: this.#file.contestants.get(contestant).name }));
    const map = this.#mapOf(game.mapId ?? null);
    return {
      setup: { game: this.#game.id, settings, ...map, seed: game.seed, seats },
      players: await Promise.all(game.seats.map((contestant) => this.#seats.seat(contestant))),
      referee: this.#file.settings.get('referee'),
      scratchRoot: this.#options.scratchRoot,
    };
  }

  #mapOf(mapId: number | null): { map?: unknown } {
    if (!this.#game.maps) return {};
    return { map: mapId === null ? this.#game.maps.standard : this.#file.maps.get(mapId) };
  }
}

/** The same that the file would tell, without asking it. */
function finishedGame(
  id: GameId,
  { categoryId, matchId, number, mapId, seats }: NewGame,
  packed: PackedGame,
): FinishedGame {
  const { winner, reason, measure } = packed;
  const played = packed.seats.map((seat, i) => ({ ...seat, contestantId: seats[i] ?? '' }));
  return {
    id,
    categoryId,
    matchId,
    number,
    mapId: mapId ?? null,
    winner,
    reason,
    measure,
    finishedAt: Date.now(),
    seats: played,
  };
}

function keyOf({ categoryId, matchId, number }: NewGame): string {
  return `${categoryId} ${matchId} ${number}`;
}
