/** What the contest has led to so far, for the category that is looked at, and the ratings across all of them. */
import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { CategoryResults } from '../../shared/bridge/results.ts';
import type { Rating } from '../../shared/tournament/ratings.ts';
import { problemOf, useHost, type Problem } from '../bridge/host.ts';
import { once } from './once.ts';
import { steadily } from './steadily.ts';

export const useResultsStore = defineStore('results', () => {
  const { bridge } = useHost();
  const category = ref<number | null>(null);
  const results = shallowRef<CategoryResults | null>(null);
  const ratings = shallowRef<readonly Rating[] | null>(null);
  const problem = shallowRef<Problem | null>(null);
  /** As long as nobody looks, nothing is read. */
  let followers = 0;

  bridge.on('contest.switched', () => {
    category.value = null;
    results.value = null;
    ratings.value = null;
    problem.value = null;
  });
  bridge.on('contest.changed', ({ areas }) => {
    if (areas.some((area) => area === 'games' || area === 'categories' || area === 'contestants')) readSoon();
  });
  bridge.on('games.finished', readSoon);

  const read = once(async () => {
    const wanted = category.value;
    if (wanted === null) return;
    try {
      const now = await bridge.call('results.category', { category: wanted });
      if (category.value === wanted) results.value = now;
    } catch (error) {
      if (category.value === wanted) problem.value = problemOf(error);
    }
  });

  const readRatings = once(async () => {
    try {
      ratings.value = await bridge.call('results.ratings');
    } catch (error) {
      problem.value = problemOf(error);
    }
  });

  const readSteadily = steadily(readAgain);

  function readSoon(): void {
    if (followers > 0) readSteadily();
    else ratings.value = null;
  }

  /** From now on what has changed is read, until the returned function is called. */
  function follow(): () => void {
    followers += 1;
    return () => void (followers -= 1);
  }

  async function readAgain(): Promise<void> {
    await read();
    if (ratings.value) await readRatings();
  }

  async function show(wanted: number): Promise<void> {
    if (category.value !== wanted) results.value = null;
    category.value = wanted;
    problem.value = null;
    await read();
  }

  return { category, results, ratings, problem, show, follow, read, readRatings };
});
