/**
 * What a team decides: its tables before the first turn, its orders in every turn (B3, B8, B9), and how such a
 * decision is written in one line. Decisions come from outside, so they are looked at before they are believed.
 */
import { z } from 'zod';
import {
  ACTIONS,
  FRONT_SIGHTS,
  letterOf,
  lettersOf,
  SIGHTS,
  tablesFromLetters,
  type Entry,
  type Tables,
} from './tables.ts';

/** B3: both tables, each as 18 letters A, L or R in the order [left][right][front]. */
export interface TablesDecision {
  readonly kind: 'tables';
  readonly one: string;
  readonly two: string;
}

export interface Orders {
  readonly kind: 'orders';
  /** B8 */
  readonly antennae: { readonly beetle: number; readonly count: 1 | 2 } | null;
  /** B9, in the order in which they are set. */
  readonly entries: readonly Entry[];
}

export type BeetlesDecision = TablesDecision | Orders;

export const NO_ORDERS: Orders = { kind: 'orders', antennae: null, entries: [] };

const oneOrTwo = z.union([z.literal(1), z.literal(2)]);

const ordersSchema: z.ZodType<Orders> = z.object({
  kind: z.literal('orders'),
  antennae: z.object({ beetle: z.int(), count: oneOrTwo }).nullable(),
  entries: z
    .array(
      z.object({
        table: oneOrTwo,
        left: z.enum(SIGHTS),
        right: z.enum(SIGHTS),
        front: z.enum(FRONT_SIGHTS),
        action: z.enum(ACTIONS),
      }),
    )
    .max(1000),
});

/** Null when it is nothing that could have been decided before the first turn. */
export function tablesIn(decision: unknown): Tables | null {
  const read = z.object({ kind: z.literal('tables'), one: z.string(), two: z.string() }).safeParse(decision);
  return read.success ? tablesFromLetters(read.data.one, read.data.two) : null;
}

/** Null when it is nothing that could have been decided in a turn. */
export function ordersIn(decision: unknown): Orders | null {
  const read = ordersSchema.safeParse(decision);
  return read.success ? read.data : null;
}

export function tablesDecision(tables: Tables): TablesDecision {
  const [one, two] = lettersOf(tables);
  return { kind: 'tables', one, two };
}

const NOTHING_ORDERED = '-';
const SIGHT_LETTERS = '.ae';

/**
 * `LLL… RRR…` for tables; for orders `-`, or words such as `12:2` (beetle 12 gets two antennae) and `1.aeL` (table 1,
 * left empty, right ally, front enemy: turn left).
 */
export const notation = {
  write(decision: BeetlesDecision): string {
    if (decision.kind === 'tables') return `${decision.one} ${decision.two}`;
    const antennae = decision.antennae ? [`${decision.antennae.beetle}:${decision.antennae.count}`] : [];
    const words = [...antennae, ...decision.entries.map(entryWord)];
    return words.length > 0 ? words.join(' ') : NOTHING_ORDERED;
  },

  read(text: string): BeetlesDecision | null {
    const words = text.split(' ');
    const [first = '', second = ''] = words;
    if (words.length === 2 && tablesFromLetters(first, second)) return { kind: 'tables', one: first, two: second };
    if (text === NOTHING_ORDERED) return NO_ORDERS;
    const [, beetle, count] = /^(-?\d{1,15}):([12])$/.exec(first) ?? [];
    const antennae = beetle === undefined ? null : { beetle: Number(beetle) + 0, count: onlyOneOrTwo(count) };
    const entries = (antennae ? words.slice(1) : words).map(entryOfWord);
    return entries.every((entry) => entry !== null) ? { kind: 'orders', antennae, entries } : null;
  },
};

function onlyOneOrTwo(digit: string | undefined): 1 | 2 {
  return digit === '1' ? 1 : 2;
}

function entryWord({ table, left, right, front, action }: Entry): string {
  const sights = [left, right, front].map((sight) => SIGHT_LETTERS.charAt(SIGHTS.indexOf(sight))).join('');
  return `${table}${sights}${letterOf(ACTIONS.indexOf(action))}`;
}

function entryOfWord(word: string): Entry | null {
  const [, table, left = '', right = '', front = '', action = ''] =
    /^([12])([.ae])([.ae])([ae])([ALR])$/.exec(word) ?? [];
  const entry = {
    left: SIGHTS[SIGHT_LETTERS.indexOf(left)],
    right: SIGHTS[SIGHT_LETTERS.indexOf(right)],
    front: FRONT_SIGHTS[SIGHT_LETTERS.indexOf(front) - 1],
    action: ACTIONS['ALR'.indexOf(action)],
  };
  if (!table || !entry.left || !entry.right || !entry.front || !entry.action) return null;
  return {
    table: onlyOneOrTwo(table),
    left: entry.left,
    right: entry.right,
    front: entry.front,
    action: entry.action,
  };
}
