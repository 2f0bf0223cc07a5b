/** What a schema says of a value, as a refusal. */
import type { z } from 'zod';
import { refusal, type Refusal } from './refusal.ts';

type Issue = z.core.$ZodIssue;

const OF_TYPE = {
  int: 'value-whole',
  number: 'value-number',
  string: 'value-text',
  boolean: 'value-yes-no',
  array: 'value-list',
  object: 'value-record',
  record: 'value-record',
} as const;

/** With the field where it is one of several. */
export function issueRefusal(issue: Issue | undefined): Refusal {
  if (!issue) return refusal('value-impossible');
  const why = withoutField(issue);
  return issue.path.length === 0 ? why : refusal('value-at', { field: fieldOf(issue), why });
}

export function issueRefusals(error: z.ZodError): readonly Refusal[] {
  return error.issues.slice(0, 5).map(issueRefusal);
}

export function fieldOf({ path }: Issue): string {
  return path.map(String).join('.').slice(0, 80);
}

export function withoutField(issue: Issue): Refusal {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined && /received undefined/.test(issue.message)) return refusal('value-nothing');
      return refusal(
        Object.hasOwn(OF_TYPE, issue.expected) ? OF_TYPE[issue.expected as keyof typeof OF_TYPE] : 'value-impossible',
      );
    }
    case 'too_small':
      if (issue.origin === 'string') {
        return Number(issue.minimum) <= 1
          ? refusal('value-nothing')
          : refusal('value-short', { least: Number(issue.minimum) });
      }
      if (issue.origin === 'array') return refusal('value-few', { least: Number(issue.minimum) });
      return refusal('value-least', { least: Number(issue.minimum) });
    case 'too_big':
      if (issue.origin === 'string') return refusal('value-long', { most: Number(issue.maximum) });
      if (issue.origin === 'array') return refusal('value-many', { most: Number(issue.maximum) });
      return refusal('value-most', { most: Number(issue.maximum) });
    case 'not_multiple_of':
      return refusal('value-step', { step: issue.divisor });
    case 'invalid_value':
      return refusal('value-choice', { choices: issue.values.map((value) => String(value)) });
    case 'unrecognized_keys':
      return refusal('value-unknown-fields', { fields: issue.keys.slice(0, 5).map((key) => `“${key.slice(0, 40)}”`) });
    case 'custom':
      return refusal('value-told', { said: issue.message });
    default:
      return refusal('value-impossible');
  }
}
