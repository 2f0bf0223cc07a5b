/**
 * The list of all games, of which only some pages are fetched: those around what is looked at, and where it moves to. Few
 * are asked for at once and what is not wanted any more is not asked for at all, so whoever types or drags waits only
 * for the last. The newest game is the first: one that is added while somebody reads moves all others, and the pages
 * are fetched anew.
 */
import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { GameFilter, GameRow } from '../../shared/bridge/running.ts';
import { problemOf, useHost, type Problem } from '../bridge/host.ts';

export const PAGE = 100;
/** Pages that were not looked at for the longest time are forgotten beyond this. */
const KEPT_PAGES = 40;
/** The host answers one after the other; a second question is there when the first is answered. */
const AT_ONCE = 2;
/** As many lines before and after what is in sight are fetched, too. */
const NEAR = 60;

export const useGameListStore = defineStore('game-list', () => {
  const { bridge } = useHost();
  const filter = shallowRef<GameFilter>({});
  const total = ref<number | null>(null);
  const pages = shallowRef<ReadonlyMap<number, readonly GameRow[]>>(new Map());
  /** What the list answers: the last filter stays in sight until the host has found what is wanted now. */
  const found = shallowRef<GameFilter>({});
  const problem = shallowRef<Problem | null>(null);
  /** Grows whenever what was fetched may not be right any more. */
  let edition = 0;
  /** The pages that are wanted, the most urgent first; those of this edition that are here, and that are on their way. */
  let wanted: readonly number[] = [];
  const here = new Set<number>();
  const asked = new Set<string>();
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

  /** Resolves when nothing more is to be asked for. */
  async function fetchWanted(): Promise<void> {
    if (!isWatched) return;
    const missing = wanted.filter((page) => !here.has(page) && !asked.has(`${edition} ${page}`));
    await Promise.all(missing.slice(0, AT_ONCE - asked.size).map(fetchPage));
  }

  async function fetchPage(page: number): Promise<void> {
    const key = `${edition} ${page}`;
    const of = edition;
    asked.add(key);
    try {
      const { total: now, rows } = await bridge.call('games.list', {
        filter: filter.value,
        offset: page * PAGE,
        limit: PAGE,
      });
      if (of === edition) accept(page, now, rows);
    } catch (error) {
      if (of === edition) problem.value = problemOf(error);
      // It is asked for again when somebody looks there again.
      wanted = wanted.filter((other) => other !== page);
    } finally {
      asked.delete(key);
    }
    await fetchWanted();
  }

  function accept(page: number, now: number, rows: readonly GameRow[]): void {
    const isNew = found.value !== filter.value;
    const kept = (isNew ? [] : [...pages.value]).filter(([other]) => other !== page);
    for (const [gone] of kept.splice(0, Math.max(0, kept.length - (KEPT_PAGES - 1)))) here.delete(gone);
    here.add(page);
    found.value = filter.value;
    total.value = now;
    pages.value = new Map([...kept, [page, rows]]);
    problem.value = null;
  }

  /** Fetches what is missing of the lines from `first` to before `last`, then what is likely to be looked at next. */
  async function look(first: number, last: number): Promise<void> {
    const step = first - sight.first;
    sight = { first, last };
    wanted = [
      ...new Set([
        ...pagesOf(first, last),
        ...pagesOf(first + step, last + step),
        ...pagesOf(first - NEAR, last + NEAR),
      ]),
    ].filter((page) => page >= 0 && page * PAGE < (total.value ?? 1));
    await fetchWanted();
  }

  async function find(wish: GameFilter): Promise<void> {
    filter.value = wish;
    sight = { first: 0, last: PAGE };
    await startAnew([0]);
  }

  /** What is in sight stays there until the new pages have come. */
  async function refresh(): Promise<void> {
    const inSight = pagesOf(sight.first, sight.last);
    pages.value = new Map([...pages.value].filter(([page]) => inSight.includes(page)));
    await startAnew(inSight.length > 0 ? inSight : [0]);
  }

  async function startAnew(first: readonly number[]): Promise<void> {
    edition++;
    here.clear();
    wanted = first;
    await fetchWanted();
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
