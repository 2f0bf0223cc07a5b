/** The sentence below a table: why the row that is pointed at stands above the next. */
import { computed, ref, type ComputedRef, type Ref } from 'vue';
import type { MapRanking } from '../../../shared/tournament/map-ranking.ts';
import type { Standing } from '../../../shared/tournament/standings.ts';
import { useLanguage } from '../../composables/use-language.ts';
import { useNames } from '../../composables/use-names.ts';
import { useTournamentWords } from '../../composables/use-tournament-words.ts';

export interface Why {
  /** The index of the row; null while none is pointed at. */
  readonly pointed: Ref<number | null>;
  /** Empty where there is nothing to say. */
  readonly why: ComputedRef<string>;
}

/** `numbersOf` tells the numbers by which two rows differ, where numbers tell. */
export function useWhy<Row extends Standing | MapRanking>(
  rows: () => readonly Row[],
  numbersOf: (row: Row, below: Row) => readonly [number, number] | null,
): Why {
  const { t, number } = useLanguage();
  const { nameOf } = useNames();
  const { separatedBy, placeName } = useTournamentWords();
  const pointed = ref<number | null>(null);
  const why = computed(() => {
    const index = pointed.value;
    if (index === null) return '';
    const row = rows()[index];
    const below = rows()[index + 1];
    if (!row || !below) return '';
    const details = { name: nameOf(row.contestant), next: nameOf(below.contestant) };
    const numbers = numbersOf(row, below);
    if (row.separatedBy === null) {
      const isOpen = [row, below].some((one) => 'isOpen' in one && one.isOpen);
      return isOpen ? t('results.open', details) : t('results.shared', { ...details, places: placeName(row) });
    }
    const reason = separatedBy(row.separatedBy);
    if (!numbers) return t('results.above', { ...details, reason });
    return t('results.aboveBy', { ...details, reason, own: number(numbers[0]), other: number(numbers[1]) });
  });
  return { pointed, why };
}
