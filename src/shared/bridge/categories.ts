/** Categories: each has its format, its draw and its bracket. */
import { z } from 'zod';
import type { StandingsTable } from '../tournament/plan.ts';
import type { MapRanking } from '../tournament/map-ranking.ts';
import { formatSchema, type Draw, type Format, type Placing, type PlannedMatch } from '../tournament/tournament.ts';

export const categoryIdSchema = z.int().min(1);

export interface CategorySummary {
  readonly id: number;
  readonly name: string;
  readonly format: Format;
  readonly settings: { readonly game: Readonly<Record<string, unknown>>; readonly maps: readonly number[] };
  readonly contestants: number;
  readonly drawnAt: number | null;
  /** Once a game has begun the draw is fixed. */
  readonly hasBegun: boolean;
  readonly isOver: boolean;
}

/** A match with what is known of its games. */
export interface BracketMatch extends PlannedMatch {
  /** The games that run now, as live games; a live mark, and where a click leads. */
  readonly live: readonly string[];
  /** Games won by both sides so far, and drawn. */
  readonly score: readonly [number, number, number];
}

/** All that a category's view draws. */
export interface BracketView {
  readonly category: CategorySummary;
  /** In the organiser's order. */
  readonly entrants: readonly string[];
  readonly draw: Draw | null;
  /** Of more than 5,000 only the knockout, those that run, and the next. */
  readonly matches: readonly BracketMatch[];
  readonly tables: readonly StandingsTable[];
  /** Of a category that is a ranking over maps. */
  readonly ranking: readonly MapRanking[];
  readonly maps: readonly string[];
  readonly places: readonly Placing[];
}

const category = z.strictObject({ category: categoryIdSchema });

export const categoryCalls = {
  'categories.add': {
    input: z.strictObject({ name: z.string().trim().min(1).max(200), format: formatSchema.optional() }),
    output: z.object({ category: categoryIdSchema }),
  },
  /** Format and settings only before the draw. */
  'categories.edit': {
    input: category.extend({
      name: z.string().trim().min(1).max(200).optional(),
      format: formatSchema.optional(),
      settings: z
        .strictObject({ game: z.record(z.string().max(64), z.unknown()), maps: z.array(z.int()).max(1000) })
        .optional(),
    }),
    output: z.undefined(),
  },
  'categories.remove': { input: category, output: z.undefined() },
  'categories.bracket': { input: category, output: z.custom<BracketView>() },
  /** Draws, or draws again while no game has begun. */
  'categories.draw': {
    input: category.extend({ randomSeed: z.int().min(0).max(0xffff_ffff).optional() }),
    output: z.custom<BracketView>(),
  },
  /** Two places of the draw, from 0. */
  'categories.swap': {
    input: category.extend({ places: z.tuple([z.int().min(0), z.int().min(0)]) }),
    output: z.custom<BracketView>(),
  },
  'categories.takeBack': { input: category, output: z.custom<BracketView>() },
} as const;
