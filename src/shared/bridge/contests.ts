/** Contests: those that are known here, the one that is open, its settings and its maps. One is open at a time. */
import { z } from 'zod';
import { refereeSettingsSchema } from '../match/referee-settings.ts';
import type { MapProblem } from '../games/game.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { concurrencySchema } from '../tournament/concurrency.ts';
import { categoryIdSchema, type CategorySummary } from './categories.ts';
import { uploadIdSchema } from './uploads.ts';

/** Names a contest file without its path. */
export const contestIdSchema = z.string().min(1).max(64);

export interface KnownContest {
  readonly contest: string;
  readonly name: string;
  readonly game: string;
  /** Where it is, for a person to read. */
  readonly place: string;
  readonly contestants: number;
  readonly finishedGames: number;
  readonly openedAt: number;
  /** The file is not there any more, or cannot be read. */
  readonly problem: Refusal | null;
}

export interface MapSummary {
  readonly id: number;
  readonly name: string;
}

/** One that comes with Meydan; `name` is also its id. */
export interface ShippedMap {
  readonly name: string;
  readonly title: string;
}

/** All that the frame of the contest's views shows; the lists have calls of their own. */
export interface ContestOverview {
  readonly contest: string;
  readonly name: string;
  readonly game: string;
  readonly place: string;
  /** Why it cannot be changed; null when it can. */
  readonly readOnly: { readonly code: string; readonly refusal: Refusal } | null;
  /** What should be known about the file; null when all is well. */
  readonly caution: Refusal | null;
  readonly contestants: number;
  readonly categories: readonly CategorySummary[];
  readonly maps: readonly MapSummary[];
  readonly settings: ContestSettings;
  /** What would be undone now, as a code of the audit log with its details; null when nothing can be. */
  readonly undo: { readonly what: string; readonly details: Readonly<Record<string, unknown>> } | null;
}

const gameSettings = z.record(z.string().max(64), z.unknown());

export const contestSettingsSchema = z.strictObject({
  /** What differs from the game's defaults. */
  game: gameSettings,
  referee: refereeSettingsSchema,
  concurrency: concurrencySchema,
});
export type ContestSettings = z.infer<typeof contestSettingsSchema>;

export interface AuditLine {
  readonly id: number;
  readonly at: number;
  readonly what: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** What has changed, so that a view reads again only what it shows. */
export const CONTEST_AREAS = ['contest', 'contestants', 'categories', 'games', 'settings', 'maps'] as const;
export type ContestArea = (typeof CONTEST_AREAS)[number];

const overview = z.custom<ContestOverview>();

export const contestCalls = {
  /** The recent ones and all in the contests' folder, the last opened first. */
  'contests.known': { input: z.undefined(), output: z.custom<readonly KnownContest[]>() },
  /** A new one, open at once, with one category for everybody. */
  'contests.create': {
    input: z.strictObject({ name: z.string().trim().min(1).max(120), game: z.string().max(40) }),
    output: overview,
  },
  'contests.open': { input: z.strictObject({ contest: contestIdSchema }), output: overview },
  /** Desktop only: the system's dialog. Null when the person thought better of it. */
  'contests.choose': { input: z.undefined(), output: z.custom<ContestOverview | null>() },
  /** A contest file that was dropped: it is copied to the contests' folder and opened there. */
  'contests.import': { input: z.strictObject({ upload: uploadIdSchema }), output: overview },
  /** Takes it from the list; the file stays where it is. */
  'contests.forget': { input: z.strictObject({ contest: contestIdSchema }), output: z.undefined() },
  /** Brings back what was taken from the list. */
  'contests.remember': { input: z.strictObject({ contest: contestIdSchema }), output: z.undefined() },
  'contest.current': { input: z.undefined(), output: z.custom<ContestOverview | null>() },
  /** Refused while games run. */
  'contest.close': { input: z.undefined(), output: z.undefined() },
  /** In place of one whose file others have harmed: what was saved of it. */
  'contest.openRescued': { input: z.undefined(), output: overview },
  'contest.rename': { input: z.strictObject({ name: z.string().trim().min(1).max(120) }), output: overview },
  'contest.undo': { input: z.undefined(), output: overview },
  /** What is given is replaced as a whole; the rest stays. */
  'contest.change': { input: contestSettingsSchema.partial(), output: overview },
  'contest.audit': {
    input: z.strictObject({ before: z.int().optional(), limit: z.int().min(1).max(500).default(100) }),
    output: z.custom<readonly AuditLine[]>(),
  },
  /** Of the open contest's game, where none is named. */
  'maps.shipped': {
    input: z.strictObject({ game: z.string().max(40).optional() }),
    output: z.custom<readonly ShippedMap[]>(),
  },
  /** What is in it, for somebody who wants to draw on. */
  'maps.readShipped': {
    input: z.strictObject({ game: z.string().max(40), name: z.string().max(80) }),
    output: z.unknown(),
  },
  'maps.addShipped': {
    input: z.strictObject({ names: z.array(z.string().max(80)).min(1).max(100) }),
    output: overview,
  },
  /**
   * A map file; what is wrong with it is told instead of being thrown. It takes the place of the map that it `replaces`,
   * unless games were played on that one: then it is added beside it.
   */
  'maps.upload': {
    input: z.strictObject({ upload: uploadIdSchema, replaces: z.int().optional() }),
    output: z.custom<{
      readonly added: number | null;
      /** What the game says against it. */
      readonly problems: readonly MapProblem[];
      /** Why it is no map of this game at all. */
      readonly refusal: Refusal | null;
    }>(),
  },
  'maps.read': { input: z.strictObject({ map: z.int() }), output: z.unknown() },
  'maps.order': { input: z.strictObject({ maps: z.array(z.int()).max(1000) }), output: overview },
  'maps.remove': { input: z.strictObject({ map: z.int() }), output: overview },
} as const;

export const contestEvents = {
  /** Another contest is open now, or none: by a dialog, a double click, another window. */
  'contest.switched': z.custom<ContestOverview | null>(),
  /** How far a large one is that is being opened; null when it is open, or could not be. */
  'contest.opening': z.object({ done: z.int().min(0), total: z.int().min(0) }).nullable(),
  'contest.changed': z.object({ areas: z.array(z.enum(CONTEST_AREAS)), category: categoryIdSchema.optional() }),
} as const;
