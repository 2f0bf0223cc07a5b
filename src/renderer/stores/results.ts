/** What the contest has led to so far, for the category that is looked at, and the ratings across all of them. */
import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { CategoryResults } from '../../shared/bridge/results.ts';
import type { Rating } from '../../shared/tournament/ratings.ts';
import { problemOf, useHost, type Problem } from '../bridge/host.ts';
import { once } from './once.ts';

export const useResultsStore = defineStore('results', () => {
  const { bridge } = useHost();
  const category = ref<number | null>(null);
  const results = shallowRef<CategoryResults | null>(null);
  const ratings = shallowRef<readonly Rating[] | null>(null);
  const problem = shallowRef<Problem | null>(null);

  bridge.on('contest.switched', () => {
    category.value = null;
    results.value = null;
    ratings.value = null;
  });
  bridge.on('contest.changed', ({ areas }) => {
    if (areas.some((area) => area === 'games' || area === 'categories' || area === 'contestants')) void readAgain();
  });
  bridge.on('games.finished', () => void readAgain());

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

  return { category, results, ratings, problem, show, read, readRatings };
});
