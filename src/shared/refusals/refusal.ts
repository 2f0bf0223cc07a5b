/**
 * Why something was not done. The host says a code and its values; whoever shows it has the words, in the reader's
 * language. A refusal cannot be made without a code, nor without the values that its sentence names: neither compiles.
 */
import { z } from 'zod';
import type { Language } from '../games/game.ts';
import { fillTemplate } from '../match/wording.ts';
import { formatNumber } from '../numbers.ts';
import { SENTENCES, type RefusalCode, type ValueNamesOf } from './sentences.ts';

/** A text is shown as it is, a number in the digits of the language, and a refusal in its own words. */
export type RefusalValue = string | number | readonly (string | Refusal)[] | Refusal;

/** As it crosses the bridge: the other side may know fewer codes than ours. */
export interface Refusal {
  readonly code: string;
  readonly values: Readonly<Record<string, RefusalValue>>;
}

export const refusalSchema: z.ZodType<Refusal> = z.lazy(() =>
  z.object({
    code: z.string().max(80),
    values: z.record(
      z.string().max(40),
      z.union([z.string(), z.number(), refusalSchema, z.array(z.union([z.string(), refusalSchema]))]),
    ),
  }),
);

type Values<Code extends RefusalCode> = [ValueNamesOf<Code>] extends [never]
  ? []
  : [values: Readonly<Record<ValueNamesOf<Code>, RefusalValue>>];

export function refusal<Code extends RefusalCode>(code: Code, ...[values]: Values<Code>): Refusal {
  return { code, values: values ?? {} };
}

/** The sentence, or null for a code that is not known here. */
export function wordRefusal(language: Language, { code, values }: Refusal): string | null {
  if (!Object.hasOwn(SENTENCES, code)) return null;
  const words = Object.entries(values).map(([name, value]) => [name, wordValue(language, value)]);
  return fillTemplate(SENTENCES[code as RefusalCode][language], Object.fromEntries(words) as Record<string, string>);
}

/** The sentence of the command line, the logs and the details. */
export function inEnglish(refused: Refusal): string {
  return wordRefusal('en', refused) ?? refused.code;
}

function wordValue(language: Language, value: RefusalValue): string {
  if (typeof value === 'number') return formatNumber(language, value);
  if (typeof value === 'string') return language === 'fa' ? isolated(value) : value;
  if ('code' in value) return wordRefusal(language, value) ?? value.code;
  return value.map((part) => wordValue(language, part)).join(language === 'fa' ? '، ' : ', ');
}

/** Names are in any script: their direction must not turn the sentence round. Quotes are those of the language. */
function isolated(text: string): string {
  const quoted = /^“(.*)”$/su.exec(text)?.[1];
  return quoted === undefined ? `\u2068${text}\u2069` : `«\u2068${quoted}\u2069»`;
}
