/** The words of a tournament in the language that is shown now. */
import { computed, type ComputedRef } from 'vue';
import type { BracketSize } from '../../shared/tournament/bracket-size.ts';
import type { MatchTitle } from '../../shared/tournament/match-title.ts';
import * as words from '../../shared/tournament/words.ts';
import type { FormatKind, MatchResult, Origin, PlannedMatch } from '../../shared/tournament/tournament.ts';
import { useLanguage } from './use-language.ts';

export function useTournamentWords() {
  const { language } = useLanguage();
  return {
    formatName: (kind: FormatKind) => words.formatName(kind, language.value),
    columnName: (column: words.Column) => words.columnName(column, language.value),
    columnAbbreviation: (column: words.Column) => words.columnAbbreviation(column, language.value),
    separatedBy: (criterion: words.Separation | null) => words.separatedBy(criterion, language.value),
    gameStateName: (state: words.GameStateName) => words.gameStateName(state, language.value),
    groupName: (group: number) => words.groupName(group, language.value),
    placeName: (placing: { from: number; to: number }) => words.placeName(placing, language.value),
    roundName: (kind: FormatKind, place: PlannedMatch['place'], size: BracketSize) =>
      words.roundName(kind, place, size, language.value),
    matchName: (title: MatchTitle) => words.matchName(title, language.value),
    decidedBy: (result: MatchResult) => words.decidedBy(result, language.value),
    durationName: (ms: number) => words.durationName(ms, language.value),
    originName: (origin: Origin, names: ReadonlyMap<string, string>) => words.originName(origin, names, language.value),
  };
}

/** The names of the matches of a category, by their ids. */
export function useMatchNames(
  category: () => { kind: FormatKind; matches: readonly PlannedMatch[] } | null,
): ComputedRef<ReadonlyMap<string, string>> {
  const { language } = useLanguage();
  return computed(() => {
    const now = category();
    return now ? words.matchNames(now.kind, now.matches, language.value) : new Map<string, string>();
  });
}
