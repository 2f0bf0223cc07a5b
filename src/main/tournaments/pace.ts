/** How long games take, and so how long the rest will take. */

/** Below this an average says nothing. */
const ENOUGH_GAMES = 3;
/** Older games tell less: programs get stronger opponents, and the number of games at once may change. */
const MOST_GAMES = 100;
/** A game that takes longer than usual is not over at once: it still counts with this share of a usual one. */
const LEAST_SHARE = 0.1;

export class Pace {
  readonly #durations: number[] = [];
  #sum = 0;

  add(ms: number): void {
    this.#durations.push(ms);
    this.#sum += ms;
    if (this.#durations.length > MOST_GAMES) this.#sum -= this.#durations.shift() ?? 0;
  }

  /** `running`: for how long each of the games goes on already. Null until enough is known. */
  remainingMs(toBegin: number, running: readonly number[], places: number): number | null {
    if (this.#durations.length < ENOUGH_GAMES) return null;
    const mean = this.#sum / this.#durations.length;
    const rests = running.map((ms) => Math.max(mean - ms, LEAST_SHARE * mean));
    const work = rests.reduce((sum, rest) => sum + rest, 0) + toBegin * mean;
    // With fewer games left than places the others stand empty, and no game is shared.
    const shared = work / Math.max(1, Math.min(places, toBegin + running.length));
    return Math.round(Math.max(shared, toBegin > 0 ? mean : 0, ...rests));
  }
}
