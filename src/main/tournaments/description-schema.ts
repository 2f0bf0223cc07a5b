/** What can stand in a description of a contest; resources/contests/README.md explains it to people. */
import { z } from 'zod';
import { LANGUAGES } from '../../shared/games/game.ts';
import { seedSchema } from '../../shared/games/random.ts';
import { refereeSettingsSchema } from '../../shared/match/referee-settings.ts';
import { withoutField } from '../../shared/refusals/issues.ts';
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { concurrencySchema } from '../../shared/tournament/concurrency.ts';
import { formatSchema } from '../../shared/tournament/tournament.ts';
import { EXPORT_KINDS } from '../exports/index.ts';
import { suggestion, type DescriptionProblem } from './description-problems.ts';
import type { DescriptionText, ValuePath } from './description-text.ts';

const name = z.string().trim().min(1).max(200);
const path = z.string().min(1).max(1000);
const gameSettings = z.record(z.string(), z.unknown());
/** `format: swiss` is short for `format: { kind: swiss }`. */
const format = z.preprocess((value) => (typeof value === 'string' ? { kind: value } : value), formatSchema);

const contestantSchema = z.strictObject({
  name,
  number: z.string().trim().min(1).max(64).optional(),
  seed: z.int().min(1).max(1_000_000).optional(),
  notes: z.string().max(10_000).optional(),
  program: path.optional(),
  house: z.string().min(1).max(64).optional(),
  categories: z.array(name).default([]),
});

const categorySchema = z.strictObject({
  name,
  format: format.optional(),
  settings: gameSettings.default({}),
  maps: z.array(path).default([]),
});

/** Each key of a description for itself, so that a mistake in one does not hide those in the others. */
export const PARTS = {
  name,
  game: z.string(),
  settings: gameSettings.default({}),
  referee: refereeSettingsSchema.prefault({}),
  maps: z.array(path).default([]),
  contestants: z.array(contestantSchema).max(10_000).default([]),
  programs: path.optional(),
  classList: path.optional(),
  acceptSimilarNames: z.boolean().default(false),
  format: format.optional(),
  categories: z.array(categorySchema).max(1000).default([]),
  drawSeed: seedSchema.optional(),
  concurrency: concurrencySchema.default(0),
  exports: z.array(z.enum(EXPORT_KINDS)).default(['report']),
  language: z.enum(LANGUAGES).default('en'),
};
export type PartName = keyof typeof PARTS;
export type Parts = { [Name in PartName]: z.infer<(typeof PARTS)[Name]> };
export type DescribedContestant = Parts['contestants'][number];
export type DescribedCategory = Parts['categories'][number];

/** Those of a list that are right, by their places in it. */
export type RightEntries<Entry> = ReadonlyMap<number, Entry>;

export interface ParsedParts {
  /** Those that are right; the others are in `problems`. */
  readonly parts: Partial<Parts>;
  /** Also of a list in which another one is wrong: a mistake in one contestant does not hide those of the others. */
  readonly contestants: RightEntries<DescribedContestant>;
  readonly categories: RightEntries<DescribedCategory>;
  readonly problems: readonly DescriptionProblem[];
}

export function parseParts({ value, lineOf }: DescriptionText): ParsedParts {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const why = refusal('described-no-lines');
    return { parts: {}, contestants: new Map(), categories: new Map(), problems: [{ line: 1, why }] };
  }
  const problems: DescriptionProblem[] = [];
  const parts: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    if (!Object.hasOwn(PARTS, key)) problems.push({ line: lineOf([key]), why: unknownKey(key, Object.keys(PARTS)) });
  }
  for (const [key, schema] of Object.entries(PARTS)) {
    // A key with nothing behind it is as good as none.
    const given: unknown = (value as Record<string, unknown>)[key] ?? undefined;
    const parsed = schema.safeParse(given);
    if (parsed.success) parts[key] = parsed.data;
    else if (given === undefined) problems.push({ line: 1, why: refusal('described-key-missing', { key }) });
    else {
      for (const issue of parsed.error.issues) {
        const at = [key, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))];
        problems.push(...problemsOf(issue, at, value).map(({ path, why }) => ({ line: lineOf(path), why })));
      }
    }
  }
  const { contestants, categories } = value as Record<string, unknown>;
  return {
    parts: parts as Partial<Parts>,
    contestants: rightEntries(contestants, contestantSchema),
    categories: rightEntries(categories, categorySchema),
    problems,
  };
}

function rightEntries<Entry>(list: unknown, schema: z.ZodType<Entry>): RightEntries<Entry> {
  const entries = Array.isArray(list) ? list.map((entry: unknown) => schema.safeParse(entry)) : [];
  return new Map(entries.flatMap(({ data }, index): [number, Entry][] => (data === undefined ? [] : [[index, data]])));
}

interface PlacedProblem {
  readonly path: ValuePath;
  readonly why: Refusal;
}

function problemsOf(issue: z.core.$ZodIssue, path: ValuePath, whole: object): PlacedProblem[] {
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(path, whole);
    return issue.keys.map((key) => ({ path: [...path, key], why: unknownKey(key, known) }));
  }
  if (issue.code === 'invalid_union' && path.at(-1) === 'kind') {
    const word = String(at(whole, path) ?? at(whole, path.slice(0, -1)));
    return [{ path, why: refusal('described-no-format', { word, hint: suggestion(word, FORMAT_KINDS) }) }];
  }
  if (issue.code === 'invalid_value') {
    const word = String(at(whole, path));
    const hint = suggestion(word, issue.values.map(String));
    return [{ path, why: refusal('described-value-unknown', { where: inWords(path), word, hint }) }];
  }
  return [{ path, why: refusal('described-value', { where: inWords(path), why: withoutField(issue) }) }];
}

const FORMAT_KINDS = formatSchema.options.map(({ shape }) => shape.kind.value);

function unknownKey(key: string, known: readonly string[]): Refusal {
  return refusal('described-key-unknown', { key, hint: suggestion(key, known) });
}

/** What may stand where a key is not known. */
function knownKeys(path: ValuePath, whole: object): readonly string[] {
  if (path.at(-1) === 'format') {
    const kind = at(whole, [...path, 'kind']);
    return Object.keys(formatSchema.options.find(({ shape }) => shape.kind.value === kind)?.shape ?? {});
  }
  if (path[0] === 'contestants') return Object.keys(contestantSchema.shape);
  if (path[0] === 'categories') return Object.keys(categorySchema.shape);
  return Object.keys(refereeSettingsSchema.shape);
}

function at(whole: unknown, path: ValuePath): unknown {
  let value = whole;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return typeof value === 'object' ? undefined : value;
}

/** `contestants, 3, name`: from 1, as people count. */
function inWords(path: ValuePath): string {
  return path.map((step) => (typeof step === 'number' ? step + 1 : step)).join(', ');
}
