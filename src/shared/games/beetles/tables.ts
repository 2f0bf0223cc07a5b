/** A team's strategy (B3): for one and for two antennae a table from what a beetle sees to what it does. */
export const ACTIONS = ['ahead', 'left', 'right'] as const;
export type Action = (typeof ACTIONS)[number];
export const AHEAD = 0;
export const LEFT = 1;
export const RIGHT = 2;

export const SIGHTS = ['empty', 'ally', 'enemy'] as const;
export type Sight = (typeof SIGHTS)[number];
export const FRONT_SIGHTS = ['ally', 'enemy'] as const;
export type FrontSight = (typeof FRONT_SIGHTS)[number];

/** The entries of one table, in the order [left][right][front]. */
export const TABLE_SIZE = SIGHTS.length * SIGHTS.length * FRONT_SIGHTS.length;

/** Both tables of a team behind each other, the one for one antenna first; each entry is an index into `ACTIONS`. */
export type Tables = Uint8Array;

/** One entry that is to be set. */
export interface Entry {
  readonly table: 1 | 2;
  readonly left: Sight;
  readonly right: Sight;
  readonly front: FrontSight;
  readonly action: Action;
}

/** B3: what a team plays that gave no valid tables. */
export function aheadEverywhere(): Tables {
  return new Uint8Array(2 * TABLE_SIZE);
}

/** Sights are indices into `SIGHTS` and `FRONT_SIGHTS`. */
export function entryIndex(antennae: number, left: number, right: number, front: number): number {
  return (antennae - 1) * TABLE_SIZE + left * 6 + right * 2 + front;
}

export function indexOfEntry({ table, left, right, front }: Omit<Entry, 'action'>): number {
  return entryIndex(table, SIGHTS.indexOf(left), SIGHTS.indexOf(right), FRONT_SIGHTS.indexOf(front));
}

export function entryAt(index: number, action: number): Entry {
  const within = index % TABLE_SIZE;
  return {
    table: index < TABLE_SIZE ? 1 : 2,
    left: SIGHTS[Math.floor(within / 6)] ?? 'empty',
    right: SIGHTS[Math.floor(within / 2) % 3] ?? 'empty',
    front: FRONT_SIGHTS[within % 2] ?? 'ally',
    action: ACTIONS[action] ?? 'ahead',
  };
}

const LETTERS = 'ALR';

/** Both tables as two words of 18 letters: A, L or R for each entry. */
export function lettersOf(tables: Tables): [string, string] {
  const letters = Array.from(tables, (action) => LETTERS.charAt(action)).join('');
  return [letters.slice(0, TABLE_SIZE), letters.slice(TABLE_SIZE)];
}

/** Null when the two words are not tables; small letters are as good as capitals. */
export function tablesFromLetters(one: string, two: string): Tables | null {
  const form = /^[ALR]{18}$/i;
  if (!form.test(one) || !form.test(two)) return null;
  return Uint8Array.from(`${one}${two}`.toUpperCase(), (letter) => LETTERS.indexOf(letter));
}

export function letterOf(action: number): string {
  return LETTERS.charAt(action);
}
