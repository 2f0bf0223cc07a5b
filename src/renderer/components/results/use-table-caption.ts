/** What a table of a category is called: by its group, with what the line in it means, or as the whole. */
import type { StandingsTable } from '../../../shared/tournament/plan.ts';
import { useLanguage } from '../../composables/use-language.ts';
import { useTournamentWords } from '../../composables/use-tournament-words.ts';

export function useTableCaption() {
  const { t, number } = useLanguage();
  const { groupName } = useTournamentWords();

  return ({ group, rows }: StandingsTable, advance: number | undefined): string => {
    if (group === 0) return t('results.standings');
    if (advance === undefined || advance >= rows.length) return groupName(group);
    return t('results.groupAdvance', { group: groupName(group), count: number(advance) }, advance);
  };
}
