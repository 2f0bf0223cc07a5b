/**
 * The list of all games, of which only some pages are fetched: those around what is looked at. The newest game is the
 * first, so a game that is added while somebody reads moves all others; the pages are then fetched anew.
 */
import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { GameFilter, GameRow } from '../../shared/bridge/running.ts';
import { problemOf, useHost, type Problem } from '../bridge/host.ts';

export const PAGE = 100;
/** Pages that were not looked at for the longest time are forgotten beyond this. */
const KEPT_PAGES = 12;

export const useGameListStore = defineStore('game-list', () => {
  const { bridge } = useHost();
  const filter = shallowRef<GameFilter>({});
  const total = ref<number | null>(null);
  const pages = shallowRef<ReadonlyMap<number, readonly GameRow[]>>(new Map());
  /** What the list answers: the last filter stays in sight until the host has found what is wanted now. */
  const found = shallowRef<GameFilter>({});
  const problem = shallowRef<Problem | null>(null);
  const underway = new Set<string>();
  /** Grows whenever what was fetched may not be right any more. */
  let edition = 0;
  let isWatched = false;
  let sight = { first: 0, last: 0 };
  let news: ReturnType<typeof setTimeout> | null = null;

  bridge.on('contest.switched', () => {
    pages.value = new Map();
    total.value = null;
    void find({});
  });
  bridge.on('games.finished', refreshSoon);
  bridge.on('contest.changed', ({ areas }) => {
    if (areas.includes('games') || areas.includes('contestants')) refreshSoon();
  });

  /** Many games may end within a second; one reading tells of all of them. */
  function refreshSoon(): void {
    if (!isWatched || news !== null) return;
    news = setTimeout(() => {
      news = null;
      void refresh();
    }, 400);
  }

  async function fetchPage(page: number): Promise<void> {
    const key = `${edition} ${page}`;
    if (underway.has(key)) return;
    underway.add(key);
    const asked = edition;
    try {
      const { total: now, rows } = await bridge.call('games.list', {
        filter: filter.value,
        offset: page * PAGE,
        limit: PAGE,
      });
      if (asked !== edition) return;
      total.value = now;
      const isNew = found.value !== filter.value;
      found.value = filter.value;
      const kept = (isNew ? [] : [...pages.value]).filter(([other]) => other !== page).slice(-(KEPT_PAGES - 1));
      pages.value = new Map([...kept, [page, rows]]);
      problem.value = null;
    } catch (error) {
      if (asked === edition) problem.value = problemOf(error);
    } finally {
      underway.delete(key);
    }
  }

  /** Fetches what is missing of the lines from `first` to before `last`. */
  async function look(first: number, last: number): Promise<void> {
    sight = { first, last };
    const wanted = pagesOf(first, last).filter((page) => !pages.value.has(page));
    await Promise.all(wanted.map(fetchPage));
  }

  async function find(wanted: GameFilter): Promise<void> {
    filter.value = wanted;
    edition++;
    sight = { first: 0, last: PAGE };
    if (isWatched) await fetchPage(0);
  }

  /** What is in sight stays there until the new pages have come. */
  async function refresh(): Promise<void> {
    edition++;
    const wanted = pagesOf(sight.first, sight.last);
    pages.value = new Map([...pages.value].filter(([page]) => wanted.includes(page)));
    await Promise.all((wanted.length > 0 ? wanted : [0]).map(fetchPage));
  }

  async function watch(): Promise<void> {
    isWatched = true;
    await refresh();
  }

  function unwatch(): void {
    isWatched = false;
  }

  function rowAt(index: number): GameRow | null {
    return pages.value.get(Math.floor(index / PAGE))?.[index % PAGE] ?? null;
  }

  return { filter, found, total, pages, problem, look, find, refresh, watch, unwatch, rowAt };
});

function pagesOf(first: number, last: number): number[] {
  const from = Math.floor(first / PAGE);
  const to = Math.floor(Math.max(first, last - 1) / PAGE);
  return last <= first ? [] : Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
