/** What a contest leads to: standings, ratings, files to take away, and what the class sees of it. */
import { z } from 'zod';
import { LANGUAGES } from '../games/game.ts';
import type { Refusal } from '../refusals/refusal.ts';
import type { CrossTableCell } from '../tournament/cross-table.ts';
import type { MapRanking } from '../tournament/map-ranking.ts';
import type { StandingsTable } from '../tournament/plan.ts';
import type { Rating } from '../tournament/ratings.ts';
import type { Placing } from '../tournament/tournament.ts';
import { categoryIdSchema, type BracketView } from './categories.ts';

export interface CategoryResults {
  readonly category: number;
  readonly isOver: boolean;
  readonly tables: readonly StandingsTable[];
  readonly ranking: readonly MapRanking[];
  readonly maps: readonly string[];
  readonly places: readonly Placing[];
  /** When its last game ended; null until one has. */
  readonly lastGameAt: number | null;
  /** The order of rows and columns of the cross-table; empty where there is none. Its cells are fetched as they are seen. */
  readonly crossed: readonly string[];
}

/** A part of a cross-table: the cells of some rows in some columns; null where two have not met. */
export interface CrossTableBlock {
  readonly cells: readonly (readonly (CrossTableCell | null)[])[];
}

/** More are never in sight. */
const MOST_LINES = 200;
const lines = z.strictObject({ from: z.int().min(0), count: z.int().min(1).max(MOST_LINES) });

export const EXPORT_KINDS = ['standings-csv', 'games-csv', 'json', 'report', 'replays'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

const exportIdSchema = z.string().min(1).max(64);
const wanted = z.strictObject({ kind: z.enum(EXPORT_KINDS), language: z.enum(LANGUAGES) });

export interface ExportState {
  readonly export: string;
  readonly kind: ExportKind;
  readonly status: 'working' | 'done' | 'cancelled' | 'failed';
  readonly done: number;
  readonly total: number;
  /** Why it failed. */
  readonly refusal: Refusal | null;
  /** In the browser: what to download, as addresses of this host. On the desktop: where they were saved. */
  readonly files: readonly { readonly name: string; readonly bytes: number; readonly address: string | null }[];
  readonly place: string | null;
}

export type ExportPreview =
  /** A whole page without scripts; its own policy forbids every request. */
  | { readonly as: 'page'; readonly html: string }
  /** The first row has the headings. */
  | { readonly as: 'table'; readonly rows: readonly (readonly string[])[]; readonly isWhole: boolean }
  | { readonly as: 'files'; readonly names: readonly string[]; readonly isWhole: boolean }
  | { readonly as: 'text'; readonly text: string; readonly isWhole: boolean };

export const PROJECTOR_PAGES = ['title', 'draw', 'bracket', 'games', 'standings', 'champion'] as const;

/** What the projector shows; the organiser's window changes it, all windows hear of it. */
export const projectorSchema = z.strictObject({
  isOpen: z.boolean(),
  /** Desktop only: the display that was chosen for it; null takes any but the organiser's. */
  display: z.number().nullable(),
  /** Desktop only: its display has gone, and it stands in a window on the organiser's until there is another. */
  isDisplaced: z.boolean(),
  /** `rotate` goes round by itself; `follow` shows what the organiser chooses. */
  mode: z.enum(['rotate', 'follow']),
  page: z.enum(PROJECTOR_PAGES),
  category: categoryIdSchema.nullable(),
  /** A live game that is shown large, before the pages. */
  live: z.string().max(64).nullable(),
  /** Seconds for each page. */
  seconds: z.int().min(3).max(600),
  /** Results are not shown until they are revealed. */
  isHeldBack: z.boolean(),
  /** Matches of the category that may be seen while results are held back. */
  revealed: z.array(z.string().max(200)).max(10_000),
  /** A draw that is shown step by step, before everything else: of which category, and how many of its places so far. */
  ceremony: z.strictObject({ category: categoryIdSchema, step: z.int().min(0) }).nullable(),
});
export type ProjectorState = z.infer<typeof projectorSchema>;

/** A display beside the organiser's. */
export interface ClassDisplay {
  readonly id: number;
  /** What the system calls it; empty where it has no name for it. */
  readonly label: string;
  readonly width: number;
  readonly height: number;
}

/** Whoever only opens it has something to show: it goes round by itself. */
export const PROJECTOR_AT_FIRST: ProjectorState = {
  isOpen: false,
  display: null,
  isDisplaced: false,
  mode: 'rotate',
  page: 'title',
  category: null,
  live: null,
  seconds: 20,
  isHeldBack: false,
  revealed: [],
  ceremony: null,
};

/** A game that is being played, as the class may see it. */
export interface ShownGame {
  readonly game: number;
  readonly category: number;
  readonly contestants: readonly string[];
  /** Its board; null while it is covered, because its match's result is held back. */
  readonly live: string | null;
}

export const resultCalls = {
  'results.category': { input: z.strictObject({ category: categoryIdSchema }), output: z.custom<CategoryResults>() },
  /** Rows and columns from 0; beyond the table there is nothing. */
  'results.crossTable': {
    input: z.strictObject({ category: categoryIdSchema, rows: lines, columns: lines }),
    output: z.custom<CrossTableBlock>(),
  },
  'results.ratings': { input: z.undefined(), output: z.custom<readonly Rating[]>() },
  /** The beginning of what would be written, as a person can read it. */
  'exports.preview': { input: wanted, output: z.custom<ExportPreview>() },
  /** Starts it; on the desktop the system's dialog asks for a folder first. Null when the person thought better of it. */
  'exports.start': { input: wanted, output: z.custom<ExportState | null>() },
  'exports.cancel': { input: z.strictObject({ export: exportIdSchema }), output: z.undefined() },
  /** Desktop only: shows the files in the system's file manager. */
  'exports.show': { input: z.strictObject({ export: exportIdSchema }), output: z.undefined() },
  /** Desktop only: the window's page as a PDF, where the person wants it; false when they thought better of it. */
  'print.pdf': { input: z.strictObject({ title: z.string().max(200), isLandscape: z.boolean() }), output: z.boolean() },
  /**
   * What the class may see of a category: while results are held back, as if only the revealed matches had been played.
   * The projector shows nothing else of brackets and standings.
   */
  'projector.category': {
    input: z.strictObject({ category: categoryIdSchema }),
    output: z.custom<{ readonly bracket: BracketView; readonly results: CategoryResults }>(),
  },
  /** The games of the contest that run now; those whose players nobody may know yet are left out. */
  'projector.games': { input: z.undefined(), output: z.custom<readonly ShownGame[]>() },
  /** Those that it may be shown on; none in a browser, which does not know them. */
  'projector.displays': { input: z.undefined(), output: z.custom<readonly ClassDisplay[]>() },
  'projector.read': { input: z.undefined(), output: projectorSchema },
  /** On the desktop, opening shows a full screen on the second display; a browser opens a window itself. */
  'projector.change': { input: projectorSchema.partial(), output: projectorSchema },
} as const;

export const resultEvents = {
  'exports.changed': z.custom<ExportState>(),
  'projector.changed': projectorSchema,
} as const;
