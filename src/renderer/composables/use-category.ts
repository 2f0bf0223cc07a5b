/** The category that a view is about: the one of its address, or the first. */
import { computed, type ComputedRef } from 'vue';
import { useContestStore } from '../stores/contest.ts';

export function useCategory(address: () => string | undefined): ComputedRef<number | null> {
  const contest = useContestStore();
  return computed(() => {
    const wanted = Number(address());
    const found = contest.categories.find(({ id }) => id === wanted) ?? contest.categories[0];
    return found?.id ?? null;
  });
}
