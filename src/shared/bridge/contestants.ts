/** Those who take part: dropped programs, a class list, and what the doctor says of them. */
import { z } from 'zod';
import { listReadingSchema, type ColumnRole, type ListEncoding } from '../class-list.ts';
import type { FindingCode } from '../doctor/finding.ts';
import type { Report } from '../doctor/report.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { contestantIdSchema } from '../tournament/tournament.ts';
import { categoryIdSchema } from './categories.ts';
import { uploadIdSchema } from './uploads.ts';

export interface ProgramSummary {
  readonly id: string;
  readonly kind: string;
  readonly bytes: number;
  /** The file that is started. */
  readonly entry: string;
  /** What it was called when it was handed in. */
  readonly name: string;
}

/** `waiting` and `running` while the doctor is at it; `diagnosis` is that of the report, `worst` its first finding where something is wrong. */
export type Checkup =
  | { readonly status: 'waiting' | 'running' }
  | { readonly status: 'done'; readonly diagnosis: Report['diagnosis']; readonly worst: FindingCode | null }
  /** Something of ours was in the way, such as a missing interpreter. */
  | { readonly status: 'failed'; readonly code: string; readonly refusal: Refusal };

export interface ContestantRow {
  readonly id: string;
  readonly name: string;
  readonly number: string | null;
  readonly seed: number | null;
  readonly notes: string;
  readonly categories: readonly number[];
  readonly houseBot: string | null;
  readonly program: ProgramSummary | null;
  /** Others whose programs hold the same, whatever the files are called. */
  readonly sameAs: readonly string[];
  readonly disqualified: { readonly reason: string; readonly at: number } | null;
  readonly checkup: Checkup | null;
  /** In a draw: it can be disqualified, not removed. */
  readonly isDrawn: boolean;
}

/** What became of one dropped file or folder. */
export type Drop =
  | {
      readonly upload: string;
      readonly name: string;
      /** `given`: to somebody of the class list who had no program; `replaced`: instead of an older program. */
      readonly outcome: 'added' | 'given' | 'replaced';
      readonly contestant: string;
      /** It came after the draw: whoever it belongs to is in no category and does not play. */
      readonly isLate: boolean;
    }
  /** The very same program is there already, with these contestants. */
  | {
      readonly upload: string;
      readonly name: string;
      readonly outcome: 'duplicate';
      readonly contestants: readonly string[];
    }
  /**
   * Several files could be the one that is started, or several programs lie in it; the upload is kept until one is chosen,
   * they are taken apart, or it is abandoned.
   */
  | {
      readonly upload: string;
      readonly name: string;
      readonly outcome: 'choose';
      readonly candidates: readonly string[];
      /** What looks like programs of their own, and what else lies beside them; null where it looks like one program. */
      readonly apart: { readonly programs: readonly string[]; readonly others: readonly string[] } | null;
    }
  /** It could belong to several people of the class list; kept likewise. */
  | {
      readonly upload: string;
      readonly name: string;
      readonly outcome: 'ambiguous';
      readonly contestants: readonly string[];
    }
  | {
      readonly upload: string;
      readonly name: string;
      readonly outcome: 'refused';
      readonly code: string;
      readonly refusal: Refusal;
      /** It was not its fault: the upload is kept, and can be settled when what stood in the way is gone. */
      readonly isKept: boolean;
    };

export interface ClassListLine {
  /** From 1, as a spreadsheet counts. */
  readonly line: number;
  readonly name: string;
  readonly number: string | null;
  readonly groups: readonly string[];
  /** What taking the list does: `joined` is told of somebody who stands in an earlier line, too. */
  readonly fate: 'added' | 'updated' | 'unchanged' | 'joined' | 'left-out';
  /** What somebody is called so far who is there already. */
  readonly known: string | null;
  readonly problems: readonly Refusal[];
}

export interface ClassListColumn {
  /** As a spreadsheet calls it: A, B, C … */
  readonly letter: string;
  readonly role: ColumnRole | null;
  /** Empty where nothing stands above it. */
  readonly heading: string;
  /** The first that stands in it; empty where nothing does. */
  readonly sample: string;
}

export interface ClassListPreview {
  readonly lines: readonly ClassListLine[];
  /** How it was read; null for what has no encoding. */
  readonly encoding: ListEncoding | null;
  readonly hasHeadings: boolean;
  readonly columns: readonly ClassListColumn[];
  readonly problems: readonly Refusal[];
}

const contestant = z.strictObject({ contestant: contestantIdSchema });
const contestants = z.array(contestantIdSchema).min(1).max(5000);

export const contestantCalls = {
  'contestants.list': { input: z.undefined(), output: z.custom<readonly ContestantRow[]>() },
  /** Each file or folder is looked at for itself; one that cannot be used does not keep the others. */
  'contestants.drop': {
    input: z.strictObject({
      uploads: z.array(uploadIdSchema).min(1).max(500),
      /** Where new contestants enter; the first category that is not drawn, where none is given. Into a drawn one nobody comes. */
      category: categoryIdSchema.optional(),
      /** The same for all that was dropped at once, however many calls it takes: it is undone at once, too. */
      drop: z.string().min(1).max(64).optional(),
    }),
    output: z.custom<readonly Drop[]>(),
  },
  /** Goes on with a drop that had to be decided: by the file that is started, or by whom it belongs to. */
  'contestants.settle': {
    input: z.strictObject({
      upload: uploadIdSchema,
      entry: z.string().max(1000).optional(),
      contestant: contestantIdSchema.nullable().optional(),
      category: categoryIdSchema.optional(),
    }),
    output: z.custom<Drop>(),
  },
  /** A dropped folder or archive in which several programs lie: each is taken for itself. */
  'contestants.takeApart': {
    input: z.strictObject({ upload: uploadIdSchema, category: categoryIdSchema.optional() }),
    output: z.custom<readonly Drop[]>(),
  },
  'contestants.add': {
    input: z.strictObject({
      name: z.string().trim().min(1).max(200),
      number: z.string().trim().min(1).max(64).nullable().optional(),
      houseBot: z.string().max(64).nullable().optional(),
      category: categoryIdSchema.optional(),
    }),
    output: z.object({ contestant: contestantIdSchema }),
  },
  'contestants.edit': {
    input: contestant.extend({
      name: z.string().trim().min(1).max(200).optional(),
      number: z.string().trim().min(1).max(64).nullable().optional(),
      seed: z.int().min(1).max(1_000_000).nullable().optional(),
      notes: z.string().max(10_000).optional(),
      houseBot: z.string().max(64).nullable().optional(),
    }),
    output: z.undefined(),
  },
  /** Enters and leaves a category, for one or many; only before it is drawn. */
  'contestants.enter': {
    input: z.strictObject({ contestants, category: categoryIdSchema, isIn: z.boolean() }),
    output: z.undefined(),
  },
  /** The seeds from 1, in this order; those not named have none. */
  'contestants.seed': {
    input: z.strictObject({ contestants: z.array(contestantIdSchema).max(5000) }),
    output: z.undefined(),
  },
  'contestants.remove': { input: z.strictObject({ contestants }), output: z.undefined() },
  'contestants.disqualify': {
    input: z.strictObject({ contestants, reason: z.string().trim().min(1).max(2000) }),
    output: z.undefined(),
  },
  /** What reinstating them would do to what has been played; nothing is changed. */
  'contestants.weighReinstating': {
    input: z.strictObject({ contestants }),
    /** Games that would not count any more, and matches lost without a game that would be played. */
    output: z.object({ games: z.int(), matches: z.int() }),
  },
  'contestants.reinstate': { input: z.strictObject({ contestants }), output: z.undefined() },
  'classList.preview': {
    input: z.strictObject({ upload: uploadIdSchema, reading: listReadingSchema.default({}) }),
    output: z.custom<ClassListPreview>(),
  },
  /** Lines with problems are left out; groups become categories where asked. Whoever is in none then enters `category`. */
  'classList.take': {
    input: z.strictObject({
      upload: uploadIdSchema,
      reading: listReadingSchema.default({}),
      groupsAsCategories: z.boolean().default(false),
      category: categoryIdSchema.optional(),
    }),
    output: z.object({ added: z.int(), changed: z.int() }),
  },
  /** Examines these closely, or all that have not been yet as if they had just come; in the background, one after the other. */
  'doctor.examine': { input: z.strictObject({ contestants: contestants.optional() }), output: z.undefined() },
  'doctor.stop': { input: z.undefined(), output: z.undefined() },
  /** Null when it has not been examined. */
  'doctor.report': { input: contestant, output: z.custom<Report | null>() },
} as const;

export const contestantEvents = {
  'doctor.changed': z.object({ contestant: contestantIdSchema, checkup: z.custom<Checkup>() }),
} as const;
