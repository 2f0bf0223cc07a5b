/** From rows to records. A file may come from anywhere, so that nothing of it is believed without a schema. */
import { basename } from 'node:path';
import { z } from 'zod';
import type { ContestantId } from '../../shared/tournament/tournament.ts';
import { fieldOf, withoutField } from '../../shared/refusals/issues.ts';
import { refusal, type Refusal } from '../../shared/refusals/refusal.ts';
import { shown } from '../contestants/safe-path.ts';
import { ContestError, damaged } from './contest-error.ts';

/** A column with JSON of this kind. */
export function json<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'is not JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);
}

/** `what` names the record in the sentence that says that it cannot be read. */
export function parseRow<Schema extends z.ZodType>(
  schema: Schema,
  row: Readonly<Record<string, unknown>> | undefined,
  path: string,
  what: string,
): z.infer<Schema> {
  const parsed = schema.safeParse(row);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const where = issue?.path.join('.') ?? '';
  throw damaged(shown(basename(path)), refusal('damage-record', { what, where, said: issue?.message ?? '' }));
}

/** In the file a contestant's id is a number; no number is none of the file's. */
export function contestantNumber(id: ContestantId): number {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0;
}

type Missing = 'contestant' | 'category' | 'game' | 'map' | 'program' | 'replay' | 'transcript' | 'reports' | 'row';

export function missing(what: Missing): ContestError {
  return new ContestError('missing', refusal(`no-such-${what}`));
}

export function refused(why: Refusal): ContestError {
  return new ContestError('refused', why);
}

/** The zod issue of a value that a person gave, as a refusal. */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown, thing: Thing): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const what = refusal(`thing-${thing}`);
  if (!issue) throw refused(refusal('value-not-right', { what, why: refusal('value-impossible') }));
  const [field, why] = [fieldOf(issue), withoutField(issue)];
  throw refused(
    field === '' ? refusal('value-not-right', { what, why }) : refusal('value-field-not-right', { what, field, why }),
  );
}

type Thing = 'setting' | 'map' | 'game' | 'seed' | 'category' | 'contestant' | 'draw' | 'disqualification';
