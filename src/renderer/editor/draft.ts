/** The drawing that is not saved yet, so that a window that closes or breaks down loses nothing. There is one. */
import { z } from 'zod';
import type { Game } from '../../shared/games/game.ts';
import type { DrawnMap } from './kit.ts';

const KEY = 'meydan-map-draft';
const draftSchema = z.object({ place: z.string(), map: z.unknown() });

/** `place` names where it would be saved. */
export function keepDraft(place: string, map: DrawnMap): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify({ place, map }));
  } catch {
    // Without room for it the drawing is in the window all the same.
  }
}

export function dropDraft(): void {
  window.localStorage.removeItem(KEY);
}

export function recallDraft(place: string, { maps }: Game): DrawnMap | null {
  try {
    const draft = draftSchema.parse(JSON.parse(window.localStorage.getItem(KEY) ?? ''));
    return draft.place === place ? ((maps?.schema.parse(draft.map) as DrawnMap | undefined) ?? null) : null;
  } catch {
    return null;
  }
}
