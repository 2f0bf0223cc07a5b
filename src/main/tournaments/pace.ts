/** How long games take, and so how long the rest will take. */

/** Games that can be played side by side; those of the next wave wait for them. */
export interface Wave {
  /** An estimate, and so not always whole. */
  readonly games: number;
  /** How many of them follow one another, because they are games of one match. */
  readonly inTurn: number;
}

/** What is left of a category. */
export interface Rest {
  readonly waves: readonly Wave[];
  /** For how long each of its games goes on already; they are among those of the first wave. */
  readonly running: readonly number[];
}

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

  /** Categories are played side by side; the waves of each one after the other. Null until enough is known. */
  remainingMs(rests: readonly Rest[], places: number): number | null {
    if (this.#durations.length < ENOUGH_GAMES) return null;
    const mean = this.#sum / this.#durations.length;
    const together = {
      waves: [{ games: rests.flatMap(({ waves }) => waves).reduce((sum, { games }) => sum + games, 0), inTurn: 0 }],
      running: rests.flatMap(({ running }) => running),
    };
    // As if nobody waited for anybody, and as if each category had all places for itself: it takes at least that long.
    return Math.round(Math.max(...[together, ...rests].map((rest) => timeFor(rest, mean, places))));
  }
}

function timeFor({ waves: [first, ...later], running }: Rest, mean: number, places: number): number {
  const laterMs = later.map(({ games, inTurn }) => mean * Math.max(Math.ceil(games / places), inTurn));
  return laterMs.reduce((sum, ms) => sum + ms, first ? firstWaveMs(first, running, mean, places) : 0);
}

/** Whoever has a place plays on there; each other game takes the place that is free first. */
function firstWaveMs({ games, inTurn }: Wave, running: readonly number[], mean: number, places: number): number {
  const rests = running.map((ms) => Math.max(mean - ms, LEAST_SHARE * mean));
  const empty = Array<number>(Math.max(0, places - rests.length)).fill(0);
  const toBegin = Math.max(0, Math.ceil(games - rests.length));
  const freeAfter = [...rests, ...empty].toSorted((a, b) => a - b);
  const each = Math.floor(toBegin / places);
  const endsAt = freeAfter.map(
    (ms, place) => ms + mean * (place < places ? each + Number(place < toBegin % places) : 0),
  );
  // Whether every match has a game that runs.
  const areAllBegun = rests.length * inTurn >= games;
  const longest = Math.max(0, inTurn - 1) * mean + (areAllBegun ? Math.max(0, ...rests) : inTurn > 0 ? mean : 0);
  return Math.max(longest, ...endsAt);
}
