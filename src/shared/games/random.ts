/**
 * The seeded generator behind everything that is drawn at random. Its state is four numbers that a game keeps in its
 * own state (G1), so a position knows what will be drawn next and a replay draws the same again.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { uniformFloat32 } from 'pure-rand/distribution/uniformFloat32';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { z } from 'zod';

const int32 = z.int().min(-0x8000_0000).max(0x7fff_ffff);
export const randomStateSchema = z
  .tuple([int32, int32, int32, int32])
  .refine((words) => words.some((word) => word !== 0), { message: 'four zeros never draw anything but zero' })
  .readonly();
export type RandomState = readonly [number, number, number, number];

/** What may be given as a seed on the command line or in a file. */
export const seedSchema = z.int().min(0).max(0xffff_ffff);

/** Every bit of the result depends on every bit of the value. */
function mixed(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return hash ^ (hash >>> 16);
}

export class Random {
  #generator: ReturnType<typeof xoroshiro128plusFromState>;

  private constructor(generator: ReturnType<typeof xoroshiro128plusFromState>) {
    this.#generator = generator;
  }

  /** The seed is spread over the whole state first: neighbouring seeds must not begin alike. */
  static fromSeed(seed: number): Random {
    const words = [1, 2, 3, 4].map((i) => mixed(seed + Math.imul(i, 0x9e37_79b9)));
    return new Random(xoroshiro128plusFromState(words));
  }

  static fromState(state: RandomState): Random {
    return new Random(xoroshiro128plusFromState(state));
  }

  /** For what is drawn beside a game, such as a bot's moves: its own sequence for each salt. */
  static fromSeedFor(seed: number, salt: number): Random {
    return Random.fromSeed(mixed(seed) ^ salt);
  }

  get state(): RandomState {
    const [a = 0, b = 0, c = 0, d = 0] = this.#generator.getState();
    return [a, b, c, d];
  }

  /** A whole number from 0 to below `bound`. */
  int(bound: number): number {
    return uniformInt(this.#generator, 0, bound - 1);
  }

  /** A number in [0, 1), a multiple of 2⁻²⁴. */
  real(): number {
    return uniformFloat32(this.#generator);
  }

  chance(probability: number): boolean {
    return this.real() < probability;
  }

  /**
   * As many times `chance` with the probabilities in turn; `comesTrue` is told which of these draws do. For thousands of
   * them: the words of the state stay at hand from one draw to the next, which is a third of the time. Nobody else may draw
   * meanwhile.
   */
  chances(probabilities: readonly number[], draws: number, comesTrue: (draw: number) => void): void {
    const state = this.#generator.getState();
    let s01 = (state[0] ?? 0) | 0;
    let s00 = (state[1] ?? 0) | 0;
    let s11 = (state[2] ?? 0) | 0;
    let s10 = (state[3] ?? 0) | 0;
    // Nearly every draw is above all of them.
    const highest = Math.ceil(Math.max(...probabilities) * 2 ** 24) | 0;
    for (let draw = 0; draw < draws; draw++) {
      const drawn = (s00 + s10) & 0xff_ffff;
      const a0 = s10 ^ s00;
      const a1 = s11 ^ s01;
      const before = s00;
      s00 = (s00 << 24) ^ (s01 >>> 8) ^ a0 ^ (a0 << 16);
      s01 = (s01 << 24) ^ (before >>> 8) ^ a1 ^ ((a1 << 16) | (a0 >>> 16));
      s10 = (a1 << 5) ^ (a0 >>> 27);
      s11 = (a0 << 5) ^ (a1 >>> 27);
      if (drawn < highest && drawn * 2 ** -24 < (probabilities[draw % probabilities.length] ?? 0)) comesTrue(draw);
    }
    this.#generator = xoroshiro128plusFromState([s01, s00, s11, s10]);
  }

  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T {
    const item = items[this.int(items.length)];
    if (item === undefined) throw new RangeError('there is nothing to pick from');
    return item;
  }
}
