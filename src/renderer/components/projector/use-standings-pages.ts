/** The tables of a category in pages that can be read from the last row. */
import { computed, type ComputedRef } from 'vue';
import type { CategoryResults } from '../../../shared/bridge/results.ts';
import { isElimination, type Format, type Placing } from '../../../shared/tournament/tournament.ts';
import type { Separation } from '../../../shared/tournament/words.ts';
import { inEvenParts, inParts } from '../../composables/parts.ts';
import { useLanguage } from '../../composables/use-language.ts';
import { useTournamentWords } from '../../composables/use-tournament-words.ts';
import { setColumn } from '../../i18n/numbers.ts';
import { useTableCaption } from '../results/use-table-caption.ts';

/** So many stand below each other. Where many more come, they stand in two columns, so that all are seen in time. */
const ROWS = 8;
const COLUMNS = 2;

export interface Line {
  readonly contestant: string;
  readonly place: string;
  /** First for good, or among those who go on for good. */
  readonly isFirst: boolean;
  /** The last one who goes on to the knockout. */
  readonly isLast: boolean;
  readonly value: string;
  /** What puts it above the next one where both have the same number. */
  readonly why: string;
}

export interface StandingsPage {
  readonly title: string;
  /** Which page of its table it is, and how far that is. */
  readonly notes: readonly string[];
  readonly value: string;
  readonly columns: readonly (readonly Line[])[];
}

interface Row extends Placing {
  readonly isOpen: boolean;
  readonly number: number;
  readonly separation: Separation | null;
}

interface Table {
  readonly title: string;
  readonly value: string;
  /** Before the first match nobody is ahead. */
  readonly hasBegun: boolean;
  readonly rows: readonly Row[];
}

export function useStandingsPages(
  results: () => CategoryResults,
  format: () => Format,
): ComputedRef<readonly StandingsPage[]> {
  const { t, language, number } = useLanguage();
  const { placeName, columnName, separatedBy } = useTournamentWords();
  const captionOf = useTableCaption();
  const isKnockoutOnly = computed(() => isElimination(format().kind));
  const advance = computed(() => {
    const now = format();
    return now.kind === 'groups-knockout' ? now.advance : undefined;
  });

  const ranking = computed<Table>(() => ({
    title: t('results.ranking'),
    value: columnName('rankSum'),
    hasBegun: results().ranking.some(({ maps }) => maps.some(({ attempts }) => attempts > 0)),
    rows: results().ranking.map((row) => ({
      ...row,
      isOpen: !results().isOver,
      number: row.rankSum,
      separation: row.separatedBy,
    })),
  }));

  const tables = computed<readonly Table[]>(() => [
    ...(ranking.value.rows.length > 0 ? [ranking.value] : []),
    ...results().tables.map((table) => ({
      title: captionOf(table, advance.value),
      value: columnName(isKnockoutOnly.value ? 'won' : 'points'),
      hasBegun: table.rows.some(({ played }) => played > 0),
      rows: table.rows.map((row) => ({
        ...row,
        number: isKnockoutOnly.value ? row.won : row.points,
        separation: isKnockoutOnly.value ? null : row.separatedBy,
      })),
    })),
  ]);

  function notesOf(table: Table): string[] {
    const notes = table === ranking.value ? [t('projector.smallestWins')] : [];
    if (!table.hasBegun) notes.push(t('projector.notBegun'));
    else if (table.rows.some(({ isOpen }) => isOpen)) notes.push(t('projector.notComplete'));
    return notes;
  }

  function placeOf({ hasBegun }: Table, row: Row): string {
    if (!hasBegun) return '–';
    // How far somebody in a knockout can still come is no place; in a table everybody has one at any time.
    return row.isOpen && isKnockoutOnly.value ? t('projector.stillIn') : placeName(row);
  }

  function lineOf(table: Table, row: Row, index: number, valueOf: (value: number) => string): Line {
    const { hasBegun, rows } = table;
    const { contestant, isOpen, separation } = row;
    const isLevel = hasBegun && rows[index + 1]?.number === row.number && separation !== null;
    return {
      contestant,
      place: placeOf(table, row),
      isFirst: !isOpen && row.from <= (advance.value ?? 1),
      isLast: index + 1 === advance.value,
      value: valueOf(row.number),
      why: isLevel ? t('projector.aheadBy', { reason: separatedBy(separation) }) : '',
    };
  }

  function pagesOf(table: Table): StandingsPage[] {
    const valueOf = setColumn(
      language.value,
      table.rows.map((row) => row.number),
    );
    const lines = table.rows.map((row, index) => lineOf(table, row, index, valueOf));
    const columns = lines.length > ROWS * COLUMNS ? COLUMNS : 1;
    const parts = inEvenParts(lines, ROWS * columns);
    return parts.map(({ items }, index) => {
      const which = t('projector.pageOf', { page: number(index + 1), of: number(parts.length) });
      return {
        title: table.title,
        notes: [...(parts.length > 1 ? [which] : []), ...notesOf(table)],
        value: table.value,
        columns: inParts(items, Math.ceil(items.length / columns)).map((column) => column.items),
      };
    });
  }

  return computed(() => tables.value.flatMap(pagesOf));
}
