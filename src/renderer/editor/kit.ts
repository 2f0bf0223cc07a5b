/**
 * What the editor has to know of a game to draw its maps: the sizes, the tools, and what each tool does to a map. A game
 * has one kit, a table with a few functions; everything else of the editor handles all games alike.
 */
import type { Cell, Size } from './grid.ts';
import type { Motion, Symmetry } from './symmetry.ts';

/** What every map has. */
export interface DrawnMap {
  readonly game: string;
  readonly name: string;
}

export type OptionValue = string | number;

/** Something about a tool that can be chosen, such as where a beetle heads. */
export type Option =
  | { readonly id: string; readonly kind: 'choice'; readonly values: readonly OptionValue[] }
  | { readonly id: string; readonly kind: 'number'; readonly least: number; readonly most: number };

export interface Tool {
  readonly id: string;
  /** `cells`: all that the hand passes; `one`: where it ends; `pair`: from where it begins to where it ends. */
  readonly stroke: 'cells' | 'one' | 'pair';
  readonly options: readonly Option[];
}

export interface Brush {
  readonly tool: string;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** One use of a brush; `motion` is how its cells came from those under the hand. */
export interface Mark {
  readonly brush: Brush;
  readonly cells: readonly Cell[];
  readonly motion: Motion;
}

/** Something about the map as a whole that can be chosen. */
export interface Trait<M> {
  readonly id: string;
  readonly values: readonly string[];
  of(map: M): string;
  with(map: M, value: string): M;
}

export interface Kit<M extends DrawnMap = DrawnMap> {
  readonly sizes: { readonly least: Size; readonly most: Size; readonly usual: Size };
  readonly tools: readonly Tool[];
  readonly traits: readonly Trait<M>[];
  /** The brush that every tool begins with. */
  readonly initial: Readonly<Record<string, OptionValue>>;
  blank(name: string, size: Size): M;
  sizeOf(map: M): Size;
  /** A map from anywhere as a full rectangle of cells; what lies beside it is left out. The same map if nothing does. */
  tidy(map: M): M;
  /** What is beyond the new edges is cut off. */
  resized(map: M, size: Size): M;
  put(map: M, marks: readonly Mark[]): M;
  erase(map: M, cells: readonly Cell[]): M;
  /** What would draw this cell; null for an empty one. */
  pick(map: M, cell: Cell): Brush | null;
  /** Those in which the map can be drawn. */
  symmetries(map: M): readonly Symmetry[];
  counts(map: M): readonly { readonly id: string; readonly count: number }[];
}

const kits: Readonly<Record<string, () => Promise<Kit>>> = {
  beetles: async () => (await import('./beetles-kit.ts')).beetlesKit,
  diamonds: async () => (await import('./diamonds-kit.ts')).diamondsKit,
  worm: async () => (await import('./worm-kit.ts')).wormKit,
};

export async function loadKit(game: string): Promise<Kit | null> {
  return (await kits[game]?.()) ?? null;
}
