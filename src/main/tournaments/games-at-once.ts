/** The games that are played now, side by side, and those that are over and wait to be saved. */
import type { GameId, NewGame } from '../store/games.ts';
import type { CategoryProgress } from './category-progress.ts';

export interface RunningGame {
  category: CategoryProgress;
  readonly game: NewGame;
  readonly stop: AbortController;
  readonly begin: number;
  /** Null until it is in the file. */
  id: GameId | null;
  /** Its place is free for another when it is not played any more; when it is saved, it has still to reach the disk. */
  stage: 'playing' | 'saving' | 'saved';
}

/** So many games may wait to be saved; they are brought to the disk together. */
const MOST_WAITING = 8;

export class GamesAtOnce {
  readonly #running = new Map<string, RunningGame>();

  /** Those that wait to be saved too. */
  get size(): number {
    return this.#running.size;
  }

  /** Of a category, or of all. */
  playing(category?: CategoryProgress): number {
    let count = 0;
    for (const running of this.#running.values()) {
      if (running.stage === 'playing' && (category === undefined || running.category === category)) count += 1;
    }
    return count;
  }

  /** Where games end faster than the disk writes, they wait for it. */
  hasRoom(places: number): boolean {
    return this.playing() < places && this.#running.size < places + MOST_WAITING;
  }

  has(game: NewGame): boolean {
    return this.#running.has(keyOf(game));
  }

  begin(category: CategoryProgress, game: NewGame): RunningGame {
    const stop = new AbortController();
    const running: RunningGame = { category, game, stop, begin: performance.now(), id: null, stage: 'playing' };
    this.#running.set(keyOf(game), running);
    return running;
  }

  end({ game }: RunningGame): void {
    this.#running.delete(keyOf(game));
  }

  /** How many have a result that nobody has heard of. */
  get unheard(): number {
    return [...this.#running.values()].filter(({ stage }) => stage === 'saved').length;
  }

  /** For how long each game of a category goes on already, in milliseconds, if it has no result yet. */
  agesOf(category: CategoryProgress): number[] {
    const now = performance.now();
    const open = [...this.#running.values()].filter((one) => one.category === category && one.stage !== 'saved');
    return open.map(({ begin }) => now - begin);
  }

  /** What is over already is saved all the same. */
  stopAll(why: string): void {
    for (const { stop, stage } of this.#running.values()) if (stage === 'playing') stop.abort(new Error(why));
  }

  /** Those whose matches are decided otherwise, or are between others now. */
  stopUnwanted(): void {
    for (const { category, game, stop } of this.#running.values()) {
      if (!category.wants(game)) stop.abort(new Error('its match is not played now'));
    }
  }

  /** The categories were read anew. */
  moveTo(categories: readonly CategoryProgress[]): void {
    for (const running of this.#running.values()) {
      const { id } = running.category.category;
      running.category = categories.find(({ category }) => category.id === id) ?? running.category;
    }
  }
}

/** The same for the same game, however often it is tried. */
export function keyOf({ categoryId, matchId, number }: NewGame): string {
  return `${categoryId} ${matchId} ${number}`;
}
