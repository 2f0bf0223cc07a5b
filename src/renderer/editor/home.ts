/** Where a map comes from and where it is kept: a contest, or a student's own maps. */
import type { Game } from '../../shared/games/game.ts';
import type { Refusal } from '../../shared/refusals/refusal.ts';
import type { DrawnMap } from './kit.ts';

export type Saved =
  /** `isBeside`: games were played on the old one, which stays. */
  | { readonly kind: 'saved'; readonly id: number; readonly isBeside: boolean }
  | { readonly kind: 'unsound' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** A map that a new one can begin with. */
export interface Pattern {
  readonly title: string;
  read(): Promise<unknown>;
}

export interface MapHome {
  readonly kind: 'contest' | 'own';
  readonly game: Game;
  /** The map's number here; null for a new one. */
  readonly id: number | null;
  /** Its name among the drafts. */
  readonly place: string;
  settings(): unknown;
  /** The map as it is kept; null for a new one. */
  read(): Promise<unknown>;
  patterns(): Promise<readonly Pattern[]>;
  /** `as` a map of its own, or in place of the one that was opened. */
  save(map: DrawnMap, as: 'same' | 'new'): Promise<Saved>;
}
