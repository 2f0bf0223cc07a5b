/**
 * The words of a tournament, and what its parts agree on. A *match* is the series that a bracket decides on; a *game*
 * is one play of it. A tournament is a function of its draw and the results so far: nothing else is remembered, so
 * whoever opens a contest again finds the same bracket.
 */
import { z } from 'zod';

export const contestantIdSchema = z.string().min(1).max(64);
export type ContestantId = string;

const bestOf = z.int().min(1).max(99);
const series = {
  /** How many games a match has at most; it ends as soon as it cannot be turned any more. */
  bestOf: bestOf.default(1),
  /** A knockout match that is level after its games gets up to this many more, with new seeds. */
  extraGames: z.int().min(0).max(20).default(2),
};

/** How a category is played. Each has its own, with its own numbers. */
export const formatSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('single-elimination'), ...series, thirdPlace: z.boolean().default(true) }),
  z.strictObject({ kind: z.literal('double-elimination'), ...series }),
  z.strictObject({
    kind: z.literal('round-robin'),
    ...series,
    groups: z.int().min(1).max(64).default(1),
    rounds: z.int().min(1).max(4).default(1),
  }),
  z.strictObject({
    kind: z.literal('groups-knockout'),
    ...series,
    groups: z.int().min(2).max(64).default(4),
    /** How many of each group go on. */
    advance: z.int().min(1).max(16).default(2),
    thirdPlace: z.boolean().default(true),
  }),
  /** `rounds` 0 means as many as a knockout would have. */
  z.strictObject({ kind: z.literal('swiss'), ...series, rounds: z.int().min(0).max(30).default(0) }),
  /** For games played alone: everybody plays every map, and the results are ranked. */
  z.strictObject({ kind: z.literal('ranking'), attempts: z.int().min(1).max(20).default(1) }),
]);
export type Format = z.infer<typeof formatSchema>;
export type FormatKind = Format['kind'];

/** A knockout from the first match to the last. */
export function isElimination(kind: FormatKind): boolean {
  return kind === 'single-elimination' || kind === 'double-elimination';
}

/** Somebody who takes part, with a seed from 1 (the strongest), or null where none was given. */
export interface Entrant {
  readonly id: ContestantId;
  readonly seed: number | null;
}

/** What was drawn: enough to show it again and to continue from. Plain JSON, kept in the contest file. */
export const drawSchema = z.object({
  format: formatSchema,
  /** What the draw was made from. */
  randomSeed: z.int().min(0).max(0xffff_ffff),
  /** The contestants in drawn order: places of the bracket, or groups one after the other. Null is a bye. */
  places: z.array(contestantIdSchema.nullable()),
});
export type Draw = z.infer<typeof drawSchema>;

/** One game of a match, from the view of the match's two sides, whatever seats they had. */
export interface GameScore {
  /** 0 or 1: the side that won; null for a draw. */
  readonly winner: 0 | 1 | null;
  readonly scores: readonly [number, number];
  readonly thinkingMs: readonly [number, number];
  /** Faults of each side: timeouts and crashes, for the standings. */
  readonly timeouts: readonly [number, number];
  readonly crashes: readonly [number, number];
}

/** The steps of the chain by which a level match is decided, in this order. */
export const TIE_BREAKS = ['games', 'score', 'extra', 'time', 'seed'] as const;

/** `drawn`: nobody won, where that may be. `finished`: a contestant has played alone, with nobody to win against. */
export const DECISIONS = [...TIE_BREAKS, 'walkover', 'drawn', 'finished'] as const;

const bothSides = z.tuple([z.number(), z.number()]).readonly();

/** How a match ended. In a knockout somebody always wins; elsewhere a match may be drawn. */
export const matchResultSchema = z
  .object({
    /** Null for a drawn match, and for a walkover when both sides have withdrawn. */
    winner: z.union([z.literal(0), z.literal(1)]).nullable(),
    /** The games won by the first and by the second side. */
    won: bothSides,
    drawn: z.number(),
    scores: bothSides,
    thinkingMs: bothSides,
    timeouts: bothSides,
    crashes: bothSides,
    /** What decided it; the interface and the report put it into words. */
    decidedBy: z.enum(DECISIONS),
  })
  .readonly();
export type MatchResult = z.infer<typeof matchResultSchema>;

/** The parts of a plan. `third` is the match for the third place, `solo` what one contestant plays alone. */
export const BRACKETS = ['main', 'lower', 'final', 'third', 'group', 'swiss', 'solo'] as const;
export type Bracket = (typeof BRACKETS)[number];

/** Where a match stands: for headings, for drawing the bracket, and for what comes first. */
export interface MatchPlace {
  readonly bracket: Bracket;
  /** From 1; the group's number in a group stage, 1 elsewhere. */
  readonly group: number;
  readonly round: number;
  readonly number: number;
}

/** Where a side of a match comes from; says who is meant while it is not known who it will be. */
export type Origin =
  /** A place of the draw, from 0. */
  | { readonly kind: 'place'; readonly place: number }
  | {
      readonly kind: 'winner' | 'loser';
      readonly match: string;
      /** That match is a bye of somebody who is not known yet: where they come from. */
      readonly alone?: Origin;
    }
  /** The first side of a grand final if it lost it; nobody if it won. */
  | { readonly kind: 'unbeaten-loser'; readonly match: string }
  | { readonly kind: 'group'; readonly group: number; readonly rank: number }
  /** Paired by the Swiss system, or playing alone. */
  | { readonly kind: 'contestant'; readonly id: ContestantId }
  | { readonly kind: 'nobody' };

/** A match as far as it is known. `sides` is null where it depends on matches not yet decided, or where nobody is. */
export interface PlannedMatch {
  /** The same each time the plan is made from the same draw. */
  readonly id: string;
  readonly place: MatchPlace;
  readonly from: readonly [Origin, Origin];
  readonly sides: readonly [ContestantId | null, ContestantId | null];
  /** `bye`: one side is missing for good, the other goes on without playing. */
  readonly state: 'waiting' | 'ready' | 'decided' | 'bye';
  readonly result: MatchResult | null;
  /** The matches that the winner and the loser go to. */
  readonly next: { readonly winner: string | null; readonly loser: string | null };
}

/** The final places of a contestant: `from` and `to` differ where several share them, such as 5–8. */
export interface Placing {
  readonly contestant: ContestantId;
  readonly from: number;
  readonly to: number;
}

/** Null while it is open, where the first place is shared, and when several groups each have a winner of their own. */
export function championOf(places: readonly Placing[]): ContestantId | null {
  return places.find(({ from, to }) => from === 1 && to === 1)?.contestant ?? null;
}

/** In a knockout somebody has to win; elsewhere a match may be drawn. */
export function isKnockout({ bracket }: MatchPlace): boolean {
  return bracket === 'main' || bracket === 'lower' || bracket === 'final' || bracket === 'third';
}
