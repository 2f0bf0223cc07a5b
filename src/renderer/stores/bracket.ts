/** The category that is looked at: its draw, its matches and its tables, read again whenever something of it changed. */
import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { BracketMatch, BracketView } from '../../shared/bridge/categories.ts';
import type { Format } from '../../shared/tournament/tournament.ts';
import { problemOf, useHost, type Problem } from '../bridge/host.ts';
import { keepUnchanged } from '../bracket/unchanged.ts';
import { useContestStore } from './contest.ts';
import { once } from './once.ts';
import { steadily } from './steadily.ts';

export const useBracketStore = defineStore('bracket', () => {
  const { bridge } = useHost();
  const contest = useContestStore();
  const category = ref<number | null>(null);
  const view = shallowRef<BracketView | null>(null);
  const problem = shallowRef<Problem | null>(null);
  const isBusy = ref(false);
  /** As long as nobody looks, nothing is read. */
  let followers = 0;

  const byId = computed<ReadonlyMap<string, BracketMatch>>(
    () => new Map(view.value?.matches.map((match) => [match.id, match])),
  );

  bridge.on('contest.switched', () => {
    category.value = null;
    view.value = null;
    problem.value = null;
  });
  bridge.on('contest.changed', ({ areas, category: changed }) => {
    const isOurs = changed === undefined || changed === category.value;
    if (isOurs && areas.some((area) => area !== 'settings' && area !== 'maps')) readSoon();
  });
  bridge.on('games.finished', (game) => {
    if (game.category === category.value) readSoon();
  });

  const read = once(async () => {
    const wanted = category.value;
    if (wanted === null) return;
    try {
      const read = await bridge.call('categories.bracket', { category: wanted });
      if (category.value === wanted) accept(read);
    } catch (error) {
      if (category.value === wanted) problem.value = problemOf(error);
    }
  });

  const readSteadily = steadily(read);

  function readSoon(): void {
    if (followers > 0) readSteadily();
  }

  function accept(now: BracketView): void {
    const before = view.value?.category.id === now.category.id ? view.value.matches : [];
    view.value = { ...now, matches: keepUnchanged(before, now.matches) };
  }

  /** From now on what has changed is read, until the returned function is called. */
  function follow(): () => void {
    followers += 1;
    return () => void (followers -= 1);
  }

  async function show(wanted: number): Promise<void> {
    if (category.value !== wanted) view.value = null;
    category.value = wanted;
    problem.value = null;
    await read();
  }

  /** Whether it was done; where it was not, `problem` says why. */
  async function ask(question: (category: number) => Promise<BracketView | undefined>): Promise<boolean> {
    const wanted = category.value;
    if (wanted === null) return false;
    problem.value = null;
    isBusy.value = true;
    try {
      const now = await question(wanted);
      if (now && category.value === wanted) accept(now);
      else await read();
      await contest.read();
      return true;
    } catch (error) {
      problem.value = problemOf(error);
      return false;
    } finally {
      isBusy.value = false;
    }
  }

  const draw = (randomSeed?: number) =>
    ask((category) =>
      bridge.call('categories.draw', { category, ...(randomSeed === undefined ? {} : { randomSeed }) }),
    );
  const swap = (a: number, b: number) =>
    ask((category) => bridge.call('categories.swap', { category, places: [a, b] }));
  const takeBack = () => ask((category) => bridge.call('categories.takeBack', { category }));
  const chooseFormat = (format: Format) => ask((category) => bridge.call('categories.edit', { category, format }));

  return { category, view, byId, problem, isBusy, read, show, follow, draw, swap, takeBack, chooseFormat };
});
