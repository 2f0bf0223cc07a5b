/** The fields of a form, read from a game's settings schema, and what may be wrong with what is typed into them. */
import { z } from 'zod';
import type { Game, LabelledText, Language } from '../../shared/games/game.ts';
import { parseNumber } from '../i18n/numbers.ts';

interface NumberField {
  readonly kind: 'number';
  readonly key: string;
  readonly initial: number;
  readonly whole: boolean;
  readonly min: number | null;
  readonly max: number | null;
  readonly step: number | null;
}

interface SwitchField {
  readonly kind: 'switch';
  readonly key: string;
  readonly initial: boolean;
}

interface ChoiceField {
  readonly kind: 'choice';
  readonly key: string;
  readonly initial: string;
  readonly choices: readonly string[];
}

export type Field = NumberField | SwitchField | ChoiceField;
export type FieldValue = string | boolean;

export interface FieldProblem {
  readonly text: 'whole' | 'number' | 'between' | 'atLeast' | 'atMost' | 'multiple' | 'invalid';
  readonly details: Readonly<Record<string, number>>;
}

const propertySchema = z.object({
  type: z.string().optional(),
  default: z.unknown(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  multipleOf: z.number().optional(),
  enum: z.array(z.string()).optional(),
});

/** Settings of a kind that has no field keep their defaults. */
export function fieldsOf({ settings }: Pick<Game, 'settings'>): Field[] {
  const schema = z.toJSONSchema(settings, { io: 'input', unrepresentable: 'any' });
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const parsed = propertySchema.safeParse(property);
    const field = parsed.success ? fieldOf(key, parsed.data) : null;
    return field ? [field] : [];
  });
}

function fieldOf(key: string, property: z.infer<typeof propertySchema>): Field | null {
  const { type, default: initial } = property;
  if ((type === 'integer' || type === 'number') && typeof initial === 'number') {
    return {
      kind: 'number',
      key,
      initial,
      whole: type === 'integer',
      min: limit(property.minimum),
      max: limit(property.maximum),
      step: property.multipleOf ?? null,
    };
  }
  if (type === 'boolean' && typeof initial === 'boolean') return { kind: 'switch', key, initial };
  if (property.enum && typeof initial === 'string') return { kind: 'choice', key, initial, choices: property.enum };
  return null;
}

/** The bounds that every safe integer has are nobody's limits. */
function limit(bound: number | undefined): number | null {
  return bound === undefined || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? null : bound;
}

export function problemWith(game: Pick<Game, 'settings'>, field: Field, value: FieldValue): FieldProblem | null {
  if (field.kind !== 'number') return accepts(game, field.key, value) ? null : { text: 'invalid', details: {} };
  const { min, max, step } = field;
  const number = typeof value === 'string' ? parseNumber(value) : null;
  if (number === null) return { text: field.whole ? 'whole' : 'number', details: {} };
  if (field.whole && !Number.isInteger(number)) return { text: 'whole', details: {} };
  if ((min !== null && number < min) || (max !== null && number > max)) return outside(min, max);
  if (step !== null && number % step !== 0) return { text: 'multiple', details: { step } };
  return accepts(game, field.key, number) ? null : { text: 'invalid', details: {} };
}

function outside(min: number | null, max: number | null): FieldProblem {
  if (min !== null && max !== null) return { text: 'between', details: { min, max } };
  return min !== null ? { text: 'atLeast', details: { min } } : { text: 'atMost', details: { max: max ?? 0 } };
}

function accepts(game: Pick<Game, 'settings'>, key: string, value: unknown): boolean {
  return game.settings.shape[key]?.safeParse(value).success ?? false;
}

/** The value that the game gets for what is in the field. */
export function valueOf(field: Field, value: FieldValue): unknown {
  return field.kind === 'number' && typeof value === 'string' ? parseNumber(value) : value;
}

/** The choices of a field have names of their own, where they are not what they are called. */
export interface FieldTexts extends LabelledText {
  readonly choices?: Readonly<Record<string, string>>;
}

/** A schema with its words: what a form is generated from. A game is one. */
export interface SettingsForm extends Pick<Game, 'settings'> {
  readonly texts: Readonly<Record<Language, { readonly settings: Readonly<Record<string, FieldTexts>> }>>;
}

export function textsOf({ texts }: SettingsForm, language: Language, key: string): FieldTexts {
  return texts[language].settings[key] ?? { label: key, help: '' };
}
