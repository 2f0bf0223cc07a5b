/** The maps that a student has drawn for the simulator, kept in this window's own store like the simulator's choices. */
import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import { z } from 'zod';
import { findGame } from '../../shared/games/index.ts';
import type { DrawnMap } from './kit.ts';

const KEY = 'meydan-own-maps';
const keptSchema = z.array(z.object({ id: z.int(), map: z.looseObject({ game: z.string(), name: z.string() }) }));

export interface OwnMap {
  readonly id: number;
  readonly map: DrawnMap;
}

/** What is no map of its game any more is left out. */
function recall(): OwnMap[] {
  try {
    const kept = keptSchema.parse(JSON.parse(window.localStorage.getItem(KEY) ?? ''));
    return kept.filter(({ map }) => findGame(map.game)?.maps?.schema.safeParse(map).success === true);
  } catch {
    return [];
  }
}

export const useOwnMapsStore = defineStore('own-maps', () => {
  const maps = shallowRef<readonly OwnMap[]>(recall());

  /** Throws when there is no room for it. */
  function write(next: readonly OwnMap[]): void {
    window.localStorage.setItem(KEY, JSON.stringify(next));
    maps.value = next;
  }

  function save(map: DrawnMap, replaces: number | null): number {
    const id = replaces ?? 1 + Math.max(0, ...maps.value.map((each) => each.id));
    const isKnown = maps.value.some((each) => each.id === id);
    write(isKnown ? maps.value.map((each) => (each.id === id ? { id, map } : each)) : [...maps.value, { id, map }]);
    return id;
  }

  const remove = (id: number) => write(maps.value.filter((each) => each.id !== id));
  const ofGame = (game: string) => maps.value.filter(({ map }) => map.game === game);
  const find = (id: number) => maps.value.find((each) => each.id === id)?.map ?? null;

  return { maps, save, remove, ofGame, find };
});
