/** What a category is called; empty where the contest has only one, whose name would say nothing. */
import { useContestStore } from '../stores/contest.ts';

export function useCategoryName(): (id: number | null) => string {
  const contest = useContestStore();
  return (id) => {
    const { categories } = contest;
    return categories.length > 1 ? (categories.find((category) => category.id === id)?.name ?? '') : '';
  };
}
